import { backofficeRoutes } from '@partsboard/contract/backoffice/routes';
import { routeUrl } from '@partsboard/contract/route';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrderShop, desk, ON_CREDIT, type OrderShop } from '../../../../test/order-fixture.ts';
import {
  createServerToKill,
  statusOrLost,
  type ServerToKill,
} from '../../../../test/processes/server-to-kill.ts';
import { deliveredOrder, requesterOf, returnRequest } from '../../../../test/return-fixture.ts';
import { addCustomer } from '../../../../test/shop-fixture.ts';
import { startAdministrator } from '../../../../test/staff-fixture.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { approveReturn, receiveReturn } from './change-return.ts';
import { requestReturn } from './request-return.ts';

const TIME = 120_000;
const RETURNS = 40;
const STOCK = 1_000;
const UNIT_GROSS = 6150;
/** The server is killed when so many returns are through and so many more are half written. */
const DONE_BEFORE = 4;
/** So many calls of one person run at the same time; more would wait for each other. */
const AT_ONCE = 4;
const HALF_WRITTEN = 3;

let database: TestDatabase;
let shop: OrderShop;
let servers: ServerToKill;
let partId: number;
let headers: Record<string, string>;
let returnIds: number[];

/** Even ones are approved and to be received, odd ones are received and to be refunded. */
function finish(url: string, id: number): Promise<number | undefined> {
  const [route, body] =
    id % 2 === 0
      ? [backofficeRoutes.receiveReturn, { version: 2, lines: [{ line: 1, restocked: 2, writtenOff: 0 }] }]
      : [backofficeRoutes.refundReturn, { version: 3 }];
  return statusOrLost(url + routeUrl(route, { id }), headers, body);
}

interface Traces {
  readonly id: number;
  readonly state: string;
  readonly version: number;
  readonly returned: number;
  readonly restocked: number;
  readonly refunded: number;
  readonly owed: number;
  /** Credit in use that its history does not tell of. */
  readonly unexplained: number;
  readonly actions: number;
  readonly audited: number;
  readonly mails: number;
}

const readTraces = async () =>
  (
    await database.pool.query<Traces>(`
      select r.id, r.state, r.version, l.returned, rl.restocked, o.refunded_total::int as refunded,
        (c.credit_used - o.total)::int as owed,
        (c.credit_used - (select sum(amount) from credit_movement where company_id = c.id))::int as unexplained,
        (select count(*)::int from order_activity a where a.order_id = o.id and a.kind = r.last_action) as actions,
        (select count(*)::int from audit_entry where record_id = o.id::text and action = 'order.' || r.last_action)
          as audited,
        (select count(*)::int from order_activity a where a.order_id = o.id and a.kind = 'mail'
          and a.data->>'mail' = r.last_action) as mails
      from (select *, case when id % 2 = 0 then 'receive-return' else 'refund-return' end as last_action
        from order_return) as r
      join order_return_line rl on rl.return_id = r.id
      join customer_order o on o.id = r.order_id join order_line l on l.order_id = o.id
      join customer person on person.id = o.customer_id join company c on c.id = person.company_id
      order by r.id`)
  ).rows;

/** How many returns are done; each is, whole, or as it was. */
async function expectWholeOrUntouched(): Promise<number> {
  const traces = await readTraces();
  let done = 0;
  for (const { id, ...trace } of traces) {
    const isDone = trace.actions > 0;
    if (isDone) done += 1;
    const marks = { actions: isDone ? 1 : 0, audited: isDone ? 1 : 0, mails: isDone ? 1 : 0, unexplained: 0 };
    const expected =
      id % 2 === 0
        ? {
            ...marks,
            state: isDone ? 'received' : 'approved',
            version: isDone ? 3 : 2,
            returned: isDone ? 2 : 0,
            restocked: isDone ? 2 : 0,
            refunded: 0,
            owed: 0,
          }
        : {
            ...marks,
            state: isDone ? 'refunded' : 'received',
            version: isDone ? 4 : 3,
            returned: 2,
            restocked: 2,
            refunded: isDone ? 2 * UNIT_GROSS : 0,
            owed: isDone ? -2 * UNIT_GROSS : 0,
          };
    expect([id, trace]).toEqual([id, expected]);
  }
  const back = traces.reduce((sum, { restocked }) => sum + restocked, 0);
  expect((await shop.figures(partId))[0]).toEqual([STOCK - 2 * RETURNS + back, 0]);
  return done;
}

beforeAll(async () => {
  database = await createTestDatabase();
  servers = await createServerToKill(database, { TASKS: 'off' });
  shop = await createOrderShop(database.db);
  headers = await startAdministrator(database);
  partId = await shop.newPart(STOCK);
  returnIds = [];
  for (let made = 0; made < RETURNS; made += 1) {
    const customer = await addCustomer(database.db, { creditLimit: 100_000_00 });
    const orderId = await deliveredOrder(shop, customer, [{ partId, quantity: 2 }], ON_CREDIT);
    const { id } = await requestReturn(shop.deps, requesterOf(customer), returnRequest(orderId, [[1, 2]]));
    await approveReturn(shop.deps, desk(), { id, version: 1 }, '');
    if (id % 2 === 1) {
      const lines = [{ line: 1, restocked: 2, writtenOff: 0 }];
      await receiveReturn(shop.deps, desk(), { id, version: 2, lines });
    }
    returnIds.push(id);
  }
}, TIME);

afterAll(async () => {
  await servers.remove();
  await database.drop();
});

describe('a server killed while returns are received and refunded', { timeout: TIME }, () => {
  it('leaves each done with stock and credit, or as it was; what was answered is done', async () => {
    const { server, url } = await servers.start();
    const answers = Promise.all(returnIds.map(async (id) => ({ id, status: await finish(url, id) })));
    const finished = `select count(*) from order_return where version = case when id % 2 = 0 then 3 else 4 end`;
    await servers.until(finished, (done) => done >= DONE_BEFORE);
    await servers.killHalfWritten(server, HALF_WRITTEN);
    const answered = (await answers).filter(({ status }) => status === 200).map(({ id }) => id);
    await servers.untilIdle();
    const done = await expectWholeOrUntouched();
    expect(done).toBeGreaterThanOrEqual(DONE_BEFORE);
    expect(done).toBeLessThan(RETURNS);
    const untouched = (await readTraces()).filter(({ actions }) => actions === 0).map(({ id }) => id);
    expect(answered.filter((id) => untouched.includes(id))).toEqual([]);
  });

  it('and when everybody tries again, each is done exactly once', async () => {
    const before = await expectWholeOrUntouched();
    const { url } = await servers.start();
    const statuses: (number | undefined)[] = [];
    for (let first = 0; first < RETURNS; first += AT_ONCE) {
      const some = returnIds.slice(first, first + AT_ONCE);
      statuses.push(...(await Promise.all(some.map((id) => finish(url, id)))));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(RETURNS - before);
    expect(statuses.filter((status) => status === 409)).toHaveLength(before);
    expect(await expectWholeOrUntouched()).toBe(RETURNS);
  });
});
