import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../db/database.ts';
import { createOrderingShop, type OrderingCustomer, type OrderingShop } from '../../../test/ordering-shop.ts';
import { replacePart } from '../../../test/shop-fixture.ts';

let ordering: OrderingShop;
let db: Db;
let customer: OrderingCustomer;

beforeAll(async () => {
  ordering = await createOrderingShop();
  ({ db } = ordering.shop.database);
});
afterAll(() => ordering.shop.close());

beforeEach(async () => {
  customer = await ordering.newCustomer();
});

describe('ordering again', () => {
  it('adds what still exists and says what was withdrawn, replaced or has no price', async () => {
    const [kept, withdrawn, replaced, unpriced, successor] = [
      await ordering.newPart(),
      await ordering.newPart(),
      await ordering.newPart(),
      await ordering.newPart(),
      await ordering.newPart(),
    ];
    const id = await customer.order([kept, withdrawn, replaced, unpriced]);
    await db.updateTable('part').set({ is_withdrawn: true }).where('id', '=', withdrawn).execute();
    await replacePart(db, replaced, successor);
    await db.deleteFrom('part_price').where('part_id', '=', unpriced).execute();
    const { json } = await customer.post('Order/Again', { id });
    expect(json).toHaveLength(3);
    expect(json).toEqual(
      expect.arrayContaining([
        expect.stringContaining('was withdrawn from the catalog.'),
        expect.stringContaining('replaced by'),
        expect.stringContaining('temporarily unavailable and is left out.'),
      ]),
    );
    const lines = await db
      .selectFrom('cart_line')
      .where('customer_id', '=', customer.customerId)
      .select(['part_id', 'quantity'])
      .orderBy('part_id')
      .execute();
    expect(lines).toEqual([
      { part_id: kept, quantity: 2 },
      { part_id: successor, quantity: 2 },
    ]);
  });

  it('leaves out what the buyer does not want and remembers the vehicle of the rest', async () => {
    const [wanted, unwanted] = [await ordering.newPart(), await ordering.newPart()];
    const id = await customer.order([wanted, unwanted]);
    const vehicle = { Id: null, Name: 'VELORA L31' };
    await customer.post('Order/Again', { id, Vehicle: vehicle, ExceptProductIds: [unwanted] });
    const lines = await db
      .selectFrom('cart_line')
      .where('customer_id', '=', customer.customerId)
      .select(['part_id', 'vehicle_name'])
      .execute();
    expect(lines).toEqual([{ part_id: wanted, vehicle_name: 'VELORA L31' }]);
  });

  it('of an order whose parts are all sold says nothing', async () => {
    const id = await customer.order([await ordering.newPart()]);
    expect(await customer.post('Order/Again', { id })).toMatchObject({ status: 200, json: [] });
  });
});
