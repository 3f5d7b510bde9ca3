import type { CartLine } from '@partsboard/contract/cart';
import type { OrderDetail } from '@partsboard/contract/orders';
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

  it('names the part that is sold today where that cannot be bought', async () => {
    const [replaced, successor] = [await ordering.newPart(), await ordering.newPart()];
    const id = await customer.order([replaced]);
    await replacePart(db, replaced, successor);
    await db.deleteFrom('part_price').where('part_id', '=', successor).execute();
    const { number } = await db
      .selectFrom('part')
      .select('number')
      .where('id', '=', successor)
      .executeTakeFirstOrThrow();
    const { json } = await customer.post('Order/Again', { id });
    expect(json).toContainEqual(`Part ${number} is temporarily unavailable and is left out.`);
  });

  it('leaves out what the buyer does not want and remembers the vehicle of the rest', async () => {
    const [wanted, unwanted] = [await ordering.newPart(), await ordering.newPart()];
    const id = await customer.order([wanted, unwanted]);
    const vehicle = { Id: null, Name: 'VELORA L31' };
    await customer.post('Order/Again', { id, Vehicle: vehicle, ExceptProductIds: [unwanted] });
    const lines = await db
      .selectFrom('cart_line')
      .where('customer_id', '=', customer.customerId)
      .select(['part_id', 'vehicles'])
      .execute();
    expect(lines).toEqual([{ part_id: wanted, vehicles: [{ ...vehicle, Quantity: 2 }] }]);
  });

  it('keeps the vehicles for which lines were ordered, whatever is chosen now', async () => {
    const [own, other] = [await ordering.newPart(), await ordering.newPart()];
    const vehicles = [{ Id: 7, Vin: 'WVLZZZ00000123456', Name: 'VELORA L31', Quantity: 1 }];
    await customer.post('ShoppingCart/AddItems', {
      Items: [{ ProductId: own, Quantity: 2, Vehicles: vehicles }],
    });
    const id = await customer.order([other]);
    const chosen = { Id: 8, Name: 'RUNA' };
    await customer.post('Order/Again', { id, Vehicle: chosen });
    const lines = await customer.get<CartLine[]>('Level4/Cart');
    expect(lines.map(({ Product, Quantity, Vehicles }) => [Product.Id, Quantity, Vehicles])).toEqual([
      [own, 2, vehicles],
      [other, 2, [{ ...chosen, Quantity: 2 }]],
    ]);
    const { Items } = await customer.get<OrderDetail>(`Order/get?id=${id}`);
    expect(Items.map(({ Vehicles }) => Vehicles)).toEqual([vehicles, []]);
  });

  it('of an order whose parts are all sold says nothing', async () => {
    const id = await customer.order([await ordering.newPart()]);
    expect(await customer.post('Order/Again', { id })).toMatchObject({ status: 200, json: [] });
  });
});
