import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Db } from '../../db/database.ts';
import { buyerOf, checkoutDeps as parts, refusalOf, requestOf } from '../../../test/checkout-fixture.ts';
import {
  addBranch,
  addCustomer,
  addPart,
  addPriceList,
  addStock,
  readStock,
  type TestCustomer,
} from '../../../test/shop-fixture.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { addParts } from '../cart/cart.service.ts';
import { readOrder } from '../orders/orders.service.ts';
import { databasePriceAndStock as prices } from '../pricing/pricing.service.ts';
import { readTotals } from './checkout.service.ts';
import { placeOrder, type OrderRequest } from './place-order.ts';

let database: TestDatabase;
let db: Db;
let many: ReturnType<typeof connect>;
let warsaw: number;
let krakow: number;
let central: number;
let made = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  many = connect({ url: () => database.url, poolSize: 25 });
  await addPriceList(db);
  warsaw = await addBranch(db, 'WAW');
  krakow = await addBranch(db, 'KRK');
  central = await addBranch(db, 'C', false);
});
afterAll(async () => {
  await many.close();
  await database.drop();
});
afterEach(() => setStore({ transfers_from: 'everywhere', allow_back_orders: true }));

const setStore = (rules: {
  transfers_from?: 'nowhere' | 'central' | 'everywhere';
  allow_back_orders?: boolean;
}) => db.updateTable('store').set(rules).where('id', '=', 1).execute();

/** A part with so many pieces in Warsaw, Krakow and the central warehouse. */
async function newPart(...pieces: readonly number[]): Promise<number> {
  made += 1;
  const partId = await addPart(db, { number: `34 11 ${made}`, net: 5000 });
  for (const [index, warehouse] of [warsaw, krakow, central].entries()) {
    await addStock(db, partId, warehouse, pieces[index] ?? 0);
  }
  return partId;
}

async function customerWith(...items: { partId: number; quantity: number }[]): Promise<TestCustomer> {
  const customer = await addCustomer(db);
  await addParts(db, prices, customer, items);
  return customer;
}

const place = (customer: TestCustomer, more: Partial<OrderRequest> = {}, connection = db) =>
  placeOrder(connection, parts, buyerOf(customer), requestOf(customer, warsaw, more));

const totalsOf = (customer: TestCustomer, more: Partial<OrderRequest> = {}) =>
  readTotals(db, parts, buyerOf(customer), requestOf(customer, warsaw, more));

async function supplyOf(customer: TestCustomer, result: Awaited<ReturnType<typeof place>>) {
  if (!('placed' in result)) throw new Error(JSON.stringify(result.refused));
  const order = await readOrder(db, customer.customerId, result.placed.id, 'en');
  return order.Items.map((item) =>
    item.Supply.map(({ Kind, WarehouseName, Quantity }) => [Kind, WarehouseName, Quantity]),
  );
}

async function figuresOf(partId: number) {
  const rows = (await readStock(db)).filter((row) => row.part_id === partId);
  for (const { reserved, ordered } of rows) expect(reserved).toBe(ordered);
  return rows.map(({ quantity, reserved }) => [quantity, reserved]);
}

describe('an order', () => {
  it('of five to be picked up where three lie gets two from the central warehouse, whose figure goes down', async () => {
    const partId = await newPart(3, 10, 286);
    const customer = await customerWith({ partId, quantity: 5 });
    const result = await place(customer, { ShippingAddressId: null, PickUpInStoreId: warsaw });
    expect(await supplyOf(customer, result)).toEqual([
      [
        ['branch', 'Branch WAW', 3],
        ['central', 'Warehouse C', 2],
      ],
    ]);
    expect(await figuresOf(partId)).toEqual([
      [3, 3],
      [10, 0],
      [286, 2],
    ]);
    const [quote] = await prices.quote(db, '', { partIds: [partId] });
    expect([...(quote?.stock.values() ?? [])]).toEqual([0, 10, 284]);
  });

  it.each([
    [
      'nowhere',
      [
        ['branch', 'Branch WAW', 1],
        ['back-order', null, 7],
      ],
    ],
    [
      'central',
      [
        ['branch', 'Branch WAW', 1],
        ['central', 'Warehouse C', 2],
        ['back-order', null, 5],
      ],
    ],
    [
      'everywhere',
      [
        ['branch', 'Branch WAW', 1],
        ['central', 'Warehouse C', 2],
        ['other-branch', 'Branch KRK', 4],
        ['back-order', null, 1],
      ],
    ],
  ] as const)('of eight is supplied as the store allows: from %s', async (transfers, expected) => {
    await setStore({ transfers_from: transfers });
    const partId = await newPart(1, 4, 2);
    const customer = await customerWith({ partId, quantity: 8 });
    const { BackOrders } = await totalsOf(customer);
    expect(BackOrders).toMatchObject([{ ProductId: partId, Quantity: expected.at(-1)?.[2] }]);
    expect(await supplyOf(customer, await place(customer))).toEqual([expected]);
  });

  it('with more than was shown to be missing is refused, names the line and is taken after another look', async () => {
    const partId = await newPart(3);
    const customer = await customerWith({ partId, quantity: 3 });
    const shown = await totalsOf(customer);
    expect(shown.BackOrders).toEqual([]);
    await place(await customerWith({ partId, quantity: 2 }));
    const refused = await place(customer, { Fingerprint: shown.Fingerprint });
    expect(refusalOf(refused)).toEqual([
      'Stock has changed since the totals were shown. Please see what is missing and confirm again.',
      `34 11 ${made}: 2 of 3 on back order.`,
    ]);
    const again = await totalsOf(customer);
    expect(again.BackOrders).toMatchObject([{ Sku: `34 11 ${made}`, Quantity: 2 }]);
    expect(await supplyOf(customer, await place(customer, { Fingerprint: again.Fingerprint }))).toEqual([
      [
        ['branch', 'Branch WAW', 1],
        ['back-order', null, 2],
      ],
    ]);
  });

  it('whose missing pieces have come is shown to the buyer once more, too', async () => {
    const partId = await newPart(0);
    const customer = await customerWith({ partId, quantity: 1 });
    const { Fingerprint } = await totalsOf(customer);
    await db.updateTable('part_stock').set({ quantity: 5 }).where('part_id', '=', partId).execute();
    expect(refusalOf(await place(customer, { Fingerprint }))).toEqual([
      expect.stringContaining('all lines are available now'),
    ]);
  });

  it('is refused where the store takes no back orders, and each missing line is named', async () => {
    await setStore({ allow_back_orders: false });
    const scarce = await newPart(1, 1);
    const gone = await newPart(0);
    const customer = await customerWith({ partId: scarce, quantity: 9999 }, { partId: gone, quantity: 1 });
    expect((await totalsOf(customer)).BackOrdersAllowed).toBe(false);
    const messages = [
      `34 11 ${made - 1}: you want 9999, 2 are available. Please lower the quantity in the cart.`,
      `34 11 ${made}: you want 1, 0 are available. Please lower the quantity in the cart.`,
    ];
    expect(refusalOf(await place(customer))).toEqual(messages);
    expect(await figuresOf(scarce)).toEqual([
      [1, 0],
      [1, 0],
      [0, 0],
    ]);
  });
});

describe('fifty buyers of the last piece at the same time', () => {
  it(
    'were all shown it: one gets it, the others are told and confirm a back order',
    { timeout: 60_000 },
    async () => {
      const partId = await newPart(1);
      const sku = `34 11 ${made}`;
      const buyers = await Promise.all(
        Array.from({ length: 50 }, async () => {
          const customer = await customerWith({ partId, quantity: 1 });
          return { customer, shown: await totalsOf(customer) };
        }),
      );
      const confirm = ({ customer, shown }: (typeof buyers)[number]) =>
        place(customer, { Fingerprint: shown.Fingerprint }, many.db);
      const first = await Promise.all(buyers.map(confirm));
      expect(first.filter((result) => 'placed' in result)).toHaveLength(1);
      const losers = buyers.filter((_buyer, index) => 'refused' in (first[index] ?? {}));
      for (const result of first) {
        if ('refused' in result)
          expect(refusalOf(result).join(' ')).toContain(`${sku}: 1 of 1 on back order.`);
      }
      expect(await figuresOf(partId)).toEqual([
        [1, 1],
        [0, 0],
        [0, 0],
      ]);
      const second = await Promise.all(
        losers.map(async ({ customer }) => confirm({ customer, shown: await totalsOf(customer) })),
      );
      for (const [index, { customer }] of losers.entries()) {
        const result = second[index];
        expect(result && (await supplyOf(customer, result))).toEqual([[['back-order', null, 1]]]);
      }
      expect((await figuresOf(partId))[0]).toEqual([1, 1]);
    },
  );

  it('without having been shown anything: one gets it and the others have a back order', async () => {
    const partId = await newPart(0, 1);
    const customers = await Promise.all(
      Array.from({ length: 50 }, () => customerWith({ partId, quantity: 1 })),
    );
    const results = await Promise.all(customers.map((customer) => place(customer, {}, many.db)));
    expect(results.filter((result) => 'placed' in result)).toHaveLength(50);
    expect(await figuresOf(partId)).toEqual([
      [0, 0],
      [1, 1],
      [0, 0],
    ]);
    const { rows } = await database.pool.query<{ kind: string; count: number }>(
      `select p.kind, count(*)::int from order_supply p join order_line l using (order_id, line)
       where l.part_id = $1 group by p.kind order by p.kind`,
      [partId],
    );
    expect(rows).toEqual([
      { kind: 'back-order', count: 49 },
      { kind: 'other-branch', count: 1 },
    ]);
  });
});
