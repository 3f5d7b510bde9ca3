import { backofficeRoutes } from '@partsboard/contract/backoffice/routes';
import { routeUrl } from '@partsboard/contract/route';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrderShop, desk, ON_CREDIT, type OrderShop } from '../../../../test/order-fixture.ts';
import {
  createServerToKill,
  statusOrLost,
  type ServerToKill,
} from '../../../../test/processes/server-to-kill.ts';
import { addCustomer } from '../../../../test/shop-fixture.ts';
import { startAdministrator } from '../../../../test/staff-fixture.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { changeState } from './simple-actions.ts';

const TIME = 120_000;
const ORDERS = 60;
const STOCK = 1_000;
/** The server is killed when so many orders are through and so many more are half written. */
const DONE_BEFORE = 4;
/** So many calls of one person run at the same time; more would wait for each other. */
const AT_ONCE = 4;
const HALF_WRITTEN = 3;

let database: TestDatabase;
let shop: OrderShop;
let servers: ServerToKill;
let partId: number;
let headers: Record<string, string>;
let orderIds: number[];

/** Ships every second order and cancels the others. The status of the answer; nothing where it was lost. */
function finish(url: string, id: number): Promise<number | undefined> {
  const [route, body] =
    id % 2 === 0
      ? [backofficeRoutes.shipOrder, { version: 2, carrier: 'dpd', trackingNumber: '', parcels: 1 }]
      : [backofficeRoutes.cancelOrder, { version: 2 }];
  return statusOrLost(url + routeUrl(route, { id }), headers, body);
}

interface Traces {
  readonly id: number;
  readonly state: string;
  readonly version: number;
  readonly shipped: number;
  readonly cancelled: number;
  readonly reserved: number;
  readonly sent: number;
  readonly actions: number;
  readonly audited: number;
  readonly mails: number;
  readonly owes: boolean;
  /** Credit in use that its history does not tell of. */
  readonly unexplained: number;
}

const readTraces = async () =>
  (
    await database.pool.query<Traces>(`
      select o.id, o.state, o.version, l.shipped, l.cancelled,
        (select sum(reserved)::int from order_supply where order_id = o.id) as reserved,
        (select coalesce(sum(sl.quantity), 0)::int from shipment s join shipment_line sl on sl.shipment_id = s.id
         where s.order_id = o.id) as sent,
        (select count(*)::int from order_activity where order_id = o.id and kind in ('ship', 'cancel')) as actions,
        (select count(*)::int from audit_entry where record_id = o.id::text and action in ('order.ship', 'order.cancel'))
          as audited,
        (select count(*)::int from mail_outbox where subject in
          ('Zamówienie ' || o.number || ' wysłane', 'Zamówienie ' || o.number || ' anulowane')) as mails,
        c.credit_used = o.total as owes,
        (c.credit_used - (select sum(amount) from credit_movement where company_id = c.company_id))::int as unexplained
      from customer_order o join order_line l on l.order_id = o.id join customer c on c.id = o.customer_id
      order by o.id`)
  ).rows;

/** How many orders are shipped or cancelled; each is, whole, or as it was. */
async function expectWholeOrUntouched(): Promise<number> {
  const traces = await readTraces();
  for (const { id, ...trace } of traces) {
    const untouched = {
      shipped: 0,
      cancelled: 0,
      reserved: 2,
      sent: 0,
      actions: 0,
      audited: 0,
      mails: 0,
      owes: true,
      unexplained: 0,
    };
    const done = { ...untouched, reserved: 0, actions: 1, audited: 1, mails: 1 };
    const expected = {
      confirmed: { ...untouched, version: 2, state: 'confirmed' },
      shipped: { ...done, shipped: 2, sent: 2, version: 3, state: 'shipped' },
      cancelled: { ...done, cancelled: 2, owes: false, version: 3, state: 'cancelled' },
    };
    expect([id, trace]).toEqual([id, Reflect.get(expected, trace.state)]);
  }
  const sent = traces.reduce((sum, { shipped }) => sum + shipped, 0);
  const open = traces.filter(({ state }) => state === 'confirmed').length;
  expect((await shop.figures(partId))[0]).toEqual([STOCK - sent, open * 2]);
  return traces.length - open;
}

beforeAll(async () => {
  database = await createTestDatabase();
  servers = await createServerToKill(database, { TASKS: 'off' });
  shop = await createOrderShop(database.db);
  headers = await startAdministrator(database);
  partId = await shop.newPart(STOCK);
  orderIds = [];
  for (let made = 0; made < ORDERS; made += 1) {
    const customer = await addCustomer(database.db, { creditLimit: 100_000_00 });
    const id = await shop.order(customer, [{ partId, quantity: 2 }], ON_CREDIT);
    await changeState(shop.deps, desk(), { id }, 'confirm');
    orderIds.push(id);
  }
}, TIME);

afterAll(async () => {
  await servers.remove();
  await database.drop();
});

describe('a server killed while orders are shipped and cancelled', { timeout: TIME }, () => {
  it('leaves each done with all that belongs to it, or as it was; what was answered is done', async () => {
    const { server, url } = await servers.start();
    const answers = Promise.all(orderIds.map(async (id) => ({ id, status: await finish(url, id) })));
    const finished = `select count(*) from customer_order where state <> 'confirmed'`;
    await servers.until(finished, (done) => done >= DONE_BEFORE);
    await servers.killHalfWritten(server, HALF_WRITTEN);
    const answered = (await answers).filter(({ status }) => status === 200).map(({ id }) => id);
    await servers.untilIdle();
    const done = await expectWholeOrUntouched();
    expect(done).toBeGreaterThanOrEqual(DONE_BEFORE);
    expect(done).toBeLessThan(ORDERS);
    const confirmed = (await readTraces()).filter(({ state }) => state === 'confirmed').map(({ id }) => id);
    expect(answered.filter((id) => confirmed.includes(id))).toEqual([]);
  });

  it('and when everybody tries again, each is done exactly once', async () => {
    const before = await expectWholeOrUntouched();
    const { url } = await servers.start();
    const statuses: (number | undefined)[] = [];
    for (let first = 0; first < ORDERS; first += AT_ONCE) {
      const some = orderIds.slice(first, first + AT_ONCE);
      statuses.push(...(await Promise.all(some.map((id) => finish(url, id)))));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(ORDERS - before);
    expect(statuses.filter((status) => status === 409)).toHaveLength(before);
    expect(await expectWholeOrUntouched()).toBe(ORDERS);
  });
});
