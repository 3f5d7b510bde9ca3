import { randomUUID } from 'node:crypto';
import { fillCarts } from '../data/carts.ts';
import { checkoutChoice } from '../data/checkout-choice.ts';
import { apiRequest } from '../servers/site.ts';
import { SHOPPERS, type Call, type Scene } from './call.ts';

/** Each can place one order a round, so these many are placed. */
const BUYERS = 400;

const partIds = ({ samples }: Scene): number[] => samples.parts.map(({ id }) => id);

async function firstBranch({ site }: Scene): Promise<number> {
  const { rows } = await site.pool.query<{ id: number }>(
    'select id from warehouse where is_branch_office order by position, id limit 1',
  );
  return rows[0]?.id ?? 0;
}

const totals = (lines: number): Call => ({
  name: `totals of ${lines} lines`,
  prepare: async (scene) =>
    fillCarts(scene.site, await scene.customers(`totals-${lines}`, SHOPPERS), partIds(scene), lines),
  requests: async (scene) => {
    const branch = await firstBranch(scene);
    return (await scene.customers(`totals-${lines}`, SHOPPERS)).map((buyer) =>
      apiRequest('POST', 'ShoppingCart/Totals', buyer, checkoutChoice(buyer, branch)),
    );
  },
});

const confirm = (lines: number): Call => ({
  name: `confirm checkout with ${lines} lines`,
  once: true,
  prepare: async (scene) =>
    fillCarts(scene.site, await scene.customers('buyer', BUYERS), partIds(scene), lines),
  requests: async (scene) => {
    const branch = await firstBranch(scene);
    return (await scene.customers('buyer', BUYERS)).map((buyer) => ({
      ...apiRequest('POST', 'ShoppingCart/ConfirmCheckout', buyer, {
        ...checkoutChoice(buyer, branch),
        RequestKey: randomUUID(),
      }),
      expected: '"Success":true',
    }));
  },
});

export const checkoutCalls: readonly Call[] = [totals(40), confirm(5), confirm(40)];
