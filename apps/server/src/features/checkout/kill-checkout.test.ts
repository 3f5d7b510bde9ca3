import type { ConfirmCheckoutResponse } from '@partsboard/contract/checkout';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSessions, type SessionHeader } from '../../../test/customer-session.ts';
import { createServerToKill, type ServerToKill } from '../../../test/processes/server-to-kill.ts';
import {
  addBranch,
  addCustomer,
  addPart,
  addPriceList,
  type TestCustomer,
} from '../../../test/shop-fixture.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';

const TIME = 60_000;
const CUSTOMERS = 200;
const STOCK = 10_000;
/** The server is killed when so many orders are through and so many more are half written. */
const PLACED_BEFORE = 40;
const HALF_WRITTEN = 4;
const AT_ONCE = 20;

interface Shopper extends TestCustomer {
  readonly index: number;
  readonly session: SessionHeader;
}

let database: TestDatabase;
let servers: ServerToKill;
let branch: number;
let partIds: number[];
let shoppers: Shopper[];

const cartOf = (index: number) =>
  partIds.slice(0, 1 + (index % 3)).map((partId) => ({ partId, quantity: 1 + (index % 4) }));

/** The order's number, or nothing when the answer was lost. */
async function confirm(url: string, shopper: Shopper): Promise<string | undefined> {
  try {
    const answer = await fetch(`${url}/api/ShoppingCart/ConfirmCheckout`, {
      method: 'POST',
      headers: { ...shopper.session, 'content-type': 'application/json' },
      body: JSON.stringify({
        BillingAddressId: shopper.addressId,
        ShippingAddressId: shopper.addressId,
        ShippingRateComputationMethodSystemName: 'Shipping.Courier',
        PaymentMethodSystemName: 'Payments.TradeCredit',
        OrderPointId: branch,
        TermsOfServiceOnOrderConfirmPage: true,
        RequestKey: `order-of-${shopper.customerId}`,
      }),
    });
    // Two hundred at once are more than the pool takes: some are asked to come back later.
    if (answer.status === 503) return undefined;
    const { PlacedOrder, Errors } = (await answer.json()) as ConfirmCheckoutResponse;
    expect(Errors).toEqual([]);
    return PlacedOrder?.OrderNumber;
  } catch (error) {
    // What fetch throws when the connection breaks, before the answer or within it.
    if (error instanceof TypeError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** What the database holds of each customer's checkout. */
async function readTraces() {
  const { rows } = await database.pool.query<{
    id: number;
    cart: object[];
    orders: { number: string; total: number; lines: object[]; sum: number; taxes: number; events: number }[];
    mails: string[];
    keys: number;
    credit: number;
  }>(`
    select c.id, c.credit_used as credit,
      (select coalesce(jsonb_agg(jsonb_build_object('partId', part_id, 'quantity', quantity) order by part_id), '[]')
        from cart_line where customer_id = c.id) as cart,
      (select coalesce(jsonb_agg(jsonb_build_object('number', o.number, 'total', o.total,
          'lines', (select jsonb_agg(jsonb_build_object('partId', part_id, 'quantity', quantity) order by part_id)
            from order_line where order_id = o.id),
          'sum', (select sum(unit_gross * quantity) from order_line where order_id = o.id) + o.shipping + o.payment_fee,
          'taxes', (select count(*) from order_tax where order_id = o.id),
          'events', (select count(*) from order_event where order_id = o.id))), '[]')
        from customer_order o where o.customer_id = c.id) as orders,
      (select coalesce(jsonb_agg(subject), '[]') from mail_outbox where recipient = c.email) as mails,
      (select count(*)::int from checkout_request where customer_id = c.id) as keys
    from customer c order by c.id`);
  return new Map(rows.map((row) => [row.id, row]));
}

async function expectWholeOrUntouched(): Promise<number> {
  const traces = await readTraces();
  let placed = 0;
  for (const { customerId, index } of shoppers) {
    const trace = traces.get(customerId);
    const [order] = trace?.orders ?? [];
    if (order === undefined) {
      expect(trace).toEqual({
        id: customerId,
        cart: cartOf(index),
        orders: [],
        mails: [],
        keys: 0,
        credit: 0,
      });
    } else {
      placed += 1;
      expect(trace).toMatchObject({ cart: [], keys: 1, credit: order.total, orders: [{ total: order.sum }] });
      expect(trace?.mails).toEqual([`Potwierdzenie zamówienia ${order.number}`]);
      expect(order).toMatchObject({ lines: cartOf(index), taxes: 1, events: 2 });
      expect(trace?.orders).toHaveLength(1);
    }
  }
  const ordered = await servers.count('select coalesce(sum(quantity), 0)::int as count from order_line');
  const reserved = 'select coalesce(sum(reserved), 0)::int as count from';
  expect(await servers.count(`${reserved} part_stock`)).toBe(ordered);
  expect(await servers.count(`${reserved} order_supply`)).toBe(ordered);
  expect(await servers.count('select sum(quantity)::int as count from part_stock')).toBe(
    STOCK * partIds.length,
  );
  return placed;
}

beforeAll(async () => {
  database = await createTestDatabase();
  servers = await createServerToKill(database, { DATABASE_POOL_SIZE: '20' });
  await addPriceList(database.db);
  branch = await addBranch(database.db, 'WAW');
  const stock = { warehouseId: branch, quantity: STOCK };
  partIds = await Promise.all(
    [1000, 2000, 3000].map((net) => addPart(database.db, { number: `34 11 ${net}`, net, stock })),
  );
  partIds.sort((one, other) => one - other);
  const customers = await Promise.all(
    Array.from({ length: CUSTOMERS }, () => addCustomer(database.db, { creditLimit: 100_000_00 })),
  );
  const sessions = await startSessions(
    database.db,
    customers.map((customer) => customer.customerId),
  );
  shoppers = customers.map((customer, index) => ({
    ...customer,
    index,
    session: sessions[index] ?? { authorization: '' },
  }));
  await database.db
    .insertInto('cart_line')
    .values(
      shoppers.flatMap(({ customerId, index }) =>
        cartOf(index).map(({ partId, quantity }) => ({ customer_id: customerId, part_id: partId, quantity })),
      ),
    )
    .execute();
}, TIME);

afterAll(async () => {
  await servers.remove();
  await database.drop();
});

describe('a server killed in the middle of 200 confirmations', { timeout: TIME }, () => {
  it('leaves of each a whole order with its mail, or the cart as it was; what was answered is there', async () => {
    const { server, url } = await servers.start();
    const answers = Promise.all(shoppers.map((shopper) => confirm(url, shopper)));
    await servers.until('select count(*) from customer_order', (orders) => orders >= PLACED_BEFORE);
    await servers.killHalfWritten(server, HALF_WRITTEN);
    const numbers = (await answers).filter((number) => number !== undefined);
    await servers.untilIdle();

    const placed = await expectWholeOrUntouched();
    expect(placed).toBeGreaterThanOrEqual(PLACED_BEFORE);
    expect(placed).toBeLessThan(CUSTOMERS);
    const { rows } = await database.pool.query<{ number: string }>('select number from customer_order');
    expect(rows.map(({ number }) => number)).toEqual(expect.arrayContaining(numbers));
  });

  it('and when everybody tries again with the same key, each has exactly one order', async () => {
    const before = await expectWholeOrUntouched();
    expect(before).toBeLessThan(CUSTOMERS);
    const { url } = await servers.start();
    for (let first = 0; first < CUSTOMERS; first += AT_ONCE) {
      const some = shoppers.slice(first, first + AT_ONCE);
      const numbers = await Promise.all(some.map((shopper) => confirm(url, shopper)));
      expect(numbers).not.toContain(undefined);
      expect(new Set(numbers).size).toBe(some.length);
    }
    expect(await expectWholeOrUntouched()).toBe(CUSTOMERS);
  });
});
