import { productIdOfBoard } from '@partsboard/contract/product-id';
import { routeUrl } from '@partsboard/contract/route';
import { routes } from '@partsboard/contract/routes';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  findVersionBefore,
  importCatalogue,
  returnToVersion,
} from '../src/features/catalogue/catalogue.service.ts';
import { column, insertCatalogueWarehouses } from './catalogue-database.ts';
import { tinyCatalogue, writeTinyCatalogue } from './catalogue-folder.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const TIME = 120_000;
const CALLERS = 4;

let shop: TestApp;

beforeAll(async () => {
  // As a real server does: answers are cached by the version of the catalogue, and prepared statements stay.
  shop = await createTestApp({ answerCacheBytes: 1_000_000, catalogueVersionCacheMilliseconds: 0 });
  await insertCatalogueWarehouses(shop.database.pool);
  await shop.database.pool.query('update company set discount_table = null');
});
afterAll(() => shop.close());

const other = {
  'parts.csv': tinyCatalogue['parts.csv'].replace('Brake disc', 'Other disc'),
  'boards.csv': tinyCatalogue['boards.csv'].replace('Brake disc', 'Other disc'),
};

/** What a workshop asks for while it looks for a part. */
async function callsOf(): Promise<(InjectOptions & { readonly url: string })[]> {
  const headers = await shop.logIn();
  const [board] = await column(
    shop.database.pool,
    `select id from catalogue.board where code = '34-11-0001'`,
  );
  const [vehicleId] = await column(shop.database.pool, 'select min(id) from catalogue.vehicle');
  const [partId] = await column(shop.database.pool, `select id from part where normalised = '34116860911'`);
  const id = productIdOfBoard(Number(board));
  return [
    { method: 'GET', url: routeUrl(routes.vehicleByVin, undefined, { vin: 'WVLAA31070K123456' }), headers },
    { method: 'POST', url: routeUrl(routes.categories), headers, payload: { vehicleId } },
    { method: 'POST', url: routeUrl(routes.board), headers, payload: { id, vehicleId } },
    { method: 'POST', url: routeUrl(routes.suggestNames), headers, payload: { term: 'tarcza' } },
    { method: 'GET', url: routeUrl(routes.product, { id: Number(partId) }), headers },
    { method: 'POST', url: routeUrl(routes.productStockList), headers, payload: { ProductIds: [partId] } },
  ];
}

it(
  'a new catalogue and the way back to the one before are seen by no caller as an error',
  { timeout: TIME },
  async () => {
    const { pool } = shop.database;
    const first = await importCatalogue(pool, await writeTinyCatalogue());
    expect(first.problems).toEqual([]);
    const calls = await callsOf();
    for (const call of calls) expect((await shop.call(call)).status, call.url).toBe(200);

    const state = { isOver: false, answered: 0 };
    const names = new Set<string>();
    const failed: string[] = [];
    const keepAsking = async () => {
      while (!state.isOver) {
        for (const call of calls) {
          const { status, text } = await shop.call(call);
          state.answered += 1;
          if (status !== 200) failed.push(`${call.url}: ${status} ${text}`);
          for (const name of ['Brake disc', 'Other disc']) if (text.includes(name)) names.add(name);
        }
      }
    };
    const callers = Array.from({ length: CALLERS }, keepAsking);
    try {
      for (const changes of [other, {}, other]) {
        const { version } = await importCatalogue(pool, await writeTinyCatalogue(changes));
        await returnToVersion(pool, await findVersionBefore(pool));
        await returnToVersion(pool, version ?? 0);
      }
    } finally {
      state.isOver = true;
      await Promise.all(callers);
    }
    expect(failed).toEqual([]);
    expect(names).toEqual(new Set(['Brake disc', 'Other disc']));
    expect(state.answered).toBeGreaterThan(calls.length * CALLERS);
  },
);
