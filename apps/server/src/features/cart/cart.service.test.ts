import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect, type Db } from '../../db/database.ts';
import {
  addBranch,
  addCustomer,
  addPart,
  addPriceList,
  replacePart,
  type TestCustomer,
} from '../../../test/shop-fixture.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { databasePriceAndStock as prices } from '../pricing/pricing.service.ts';
import {
  saveCartIntoList,
  saveCartAsList,
  addListToCart,
  listShoppingLists,
} from '../shopping-lists/shopping-lists.service.ts';
import { inLanguage } from '../../messages/texts.ts';
import { addParts, changeQuantity, clearCart, readPricedCart, removePart } from './cart.service.ts';

let database: TestDatabase;
let db: Db;
let many: ReturnType<typeof connect>;
let customer: TestCustomer;
let discountGroupId: number;
let pads: number;
let disc: number;

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  many = connect({ url: () => database.url, poolSize: 20 });
  ({ discountGroupId } = await addPriceList(db));
  await addBranch(db, 'WAW');
  pads = await addPart(db, { number: '34 11 6 794 300', net: 20_000, discountGroupId });
  disc = await addPart(db, { number: '34 11 6 860 912', net: 41_250, discountGroupId });
});

beforeEach(async () => {
  customer = await addCustomer(db, { discountTable: 'A' });
});

afterAll(async () => {
  await many.close();
  await database.drop();
});

const add = (partId: number, quantity: number) => addParts(db, prices, customer, [{ partId, quantity }]);
const quantities = async () =>
  (await readPricedCart(db, prices, customer)).map((line) => [line.partId, line.quantity]);

describe('a cart', () => {
  it('shows the customer’s own price beside the catalogue price', async () => {
    await add(pads, 2);
    expect(await readPricedCart(db, prices, customer)).toMatchObject([
      {
        sku: '34 11 6 794 300',
        quantity: 2,
        price: {
          catalogue: { net: 20_000, gross: 24_600 },
          own: { net: 18_000, gross: 22_140 },
          discount: 1000,
        },
      },
    ]);
  });

  it('adds to the quantity of a part that it holds and keeps the order of adding', async () => {
    await add(disc, 1);
    await add(pads, 1);
    await add(disc, 4);
    expect(await quantities()).toEqual([
      [disc, 5],
      [pads, 1],
    ]);
  });

  it('takes the current part in place of a superseded one and says so', async () => {
    const old = await addPart(db, { number: '34 11 1 111 111', net: null });
    const older = await addPart(db, { number: '34 11 1 111 110', net: null });
    await replacePart(db, older, old);
    await replacePart(db, old, pads);
    const messages = await add(older, 1);
    expect(inLanguage(messages, 'en')).toEqual(['Number 34 11 1 111 110 was replaced by 34 11 6 794 300.']);
    expect(await quantities()).toEqual([[pads, 1]]);
  });

  it('does not follow replacements that run in a circle for ever', async () => {
    const one = await addPart(db, { number: '34 11 1 222 221', net: 100 });
    const other = await addPart(db, { number: '34 11 1 222 222', net: 100 });
    await replacePart(db, one, other);
    await replacePart(db, other, one);
    await add(one, 1);
    expect(await quantities()).toHaveLength(1);
  });

  it('says that a part is unknown, withdrawn or has no price', async () => {
    const priceless = await addPart(db, { number: '11 00 0 000 001', net: null });
    const withdrawn = await addPart(db, { number: '11 00 0 000 002', net: null });
    await db.updateTable('part').set({ is_withdrawn: true }).where('id', '=', withdrawn).execute();
    const messages = await addParts(db, prices, customer, [
      { partId: 2_000_000, quantity: 1 },
      { partId: withdrawn, quantity: 1 },
      { partId: priceless, quantity: 1 },
    ]);
    expect(inLanguage(messages, 'en')).toEqual([
      'Part 11 00 0 000 001 is temporarily unavailable and is left out.',
      'There is no such part.',
      'Part 11 00 0 000 002 was withdrawn from the catalog.',
    ]);
    expect(await quantities()).toEqual([]);
    await addParts(db, prices, customer, [{ partId: priceless, quantity: 1 }], { keepsUnavailable: true });
    expect(await quantities()).toEqual([[priceless, 1]]);
  });

  it('refuses quantities beyond the limit and keeps what it has', async () => {
    await add(pads, 99_998);
    const messages = await add(pads, 2);
    expect(messages).toHaveLength(1);
    expect(await quantities()).toEqual([[pads, 99_998]]);
  });

  it('changes, removes and clears', async () => {
    await add(pads, 1);
    await add(disc, 1);
    await changeQuantity(db, customer.customerId, { partId: pads, quantity: 7 });
    await removePart(db, customer.customerId, disc);
    expect(await quantities()).toEqual([[pads, 7]]);
    await expect(
      changeQuantity(db, customer.customerId, { partId: disc, quantity: 1 }),
    ).rejects.toMatchObject({
      code: 'not-found',
    });
    await clearCart(db, customer.customerId);
    expect(await quantities()).toEqual([]);
  });

  it('belongs to its customer alone', async () => {
    await add(pads, 1);
    const other = await addCustomer(db);
    expect(await readPricedCart(db, prices, other)).toEqual([]);
    await clearCart(db, other.customerId);
    expect(await quantities()).toEqual([[pads, 1]]);
  });
});

describe('at the same time', () => {
  it('fifty adds of one part lose none', async () => {
    await Promise.all(
      Array.from({ length: 50 }, () => addParts(many.db, prices, customer, [{ partId: pads, quantity: 1 }])),
    );
    expect(await quantities()).toEqual([[pads, 50]]);
  });

  it('bulk adds in opposite orders neither deadlock nor lose', async () => {
    const items = [
      { partId: pads, quantity: 1 },
      { partId: disc, quantity: 2 },
    ];
    await Promise.all(
      Array.from({ length: 30 }, (_unused, index) =>
        addParts(many.db, prices, customer, index % 2 === 0 ? items : items.toReversed()),
      ),
    );
    expect(new Map((await quantities()).map(([id, quantity]) => [id, quantity]))).toEqual(
      new Map([
        [pads, 30],
        [disc, 60],
      ]),
    );
  });

  it('saving the cart into one list many times adds up exactly', async () => {
    await add(pads, 1);
    const list = await saveCartAsList(db, customer.customerId, 'Serwis', 'pl');
    await Promise.all(
      Array.from({ length: 20 }, () => saveCartIntoList(many.db, customer.customerId, list.Id, 'pl')),
    );
    expect(await listShoppingLists(db, customer.customerId, 'en')).toMatchObject([
      { Name: 'Serwis', Items: [{ Sku: '34 11 6 794 300', Quantity: 21 }] },
    ]);
  });

  it('updates, clears and adds end in a state that some order of them explains', async () => {
    await add(pads, 5);
    await Promise.all([
      changeQuantity(many.db, customer.customerId, { partId: pads, quantity: 9 }).catch(() => undefined),
      clearCart(many.db, customer.customerId),
      addParts(many.db, prices, customer, [{ partId: pads, quantity: 1 }]),
    ]);
    const after = await quantities();
    const quantity = after[0]?.[1] ?? 0;
    expect([0, 1, 9, 10]).toContain(quantity);
  });
});

describe('a shopping list', () => {
  it('is saved from the cart and goes back into it, whole or in part, and stays as it is', async () => {
    await add(pads, 2);
    await add(disc, 1);
    const list = await saveCartAsList(db, customer.customerId, '  Hamulce ', 'pl');
    expect(list).toMatchObject({ Name: 'Hamulce', Items: [{ Quantity: 2 }, { Quantity: 1 }] });
    await clearCart(db, customer.customerId);
    await addListToCart(db, prices, customer, list.Id, { itemIds: [], skus: ['34116794300'] });
    expect(await quantities()).toEqual([[pads, 2]]);
    await addListToCart(db, prices, customer, list.Id, { itemIds: [], skus: [] });
    expect(await quantities()).toEqual([
      [pads, 4],
      [disc, 1],
    ]);
    expect(await listShoppingLists(db, customer.customerId, 'pl')).toEqual([list]);
  });

  it('says which number is not in the list', async () => {
    await add(pads, 2);
    const list = await saveCartAsList(db, customer.customerId, 'A', 'pl');
    const messages = await addListToCart(db, prices, customer, list.Id, { itemIds: [], skus: ['99'] });
    expect(inLanguage(messages, 'en')).toEqual(['Part 99 is not in the list.']);
  });

  it('gives only the chosen one of two brands that have the same number', async () => {
    const [ours, theirs] = [
      await addPart(db, { number: '07 11 9 104 287', net: 100, discountGroupId }),
      await addPart(db, { number: '07 11 9 104 287', net: 200, discountGroupId, brandId: 3 }),
    ];
    await add(ours, 1);
    await add(theirs, 2);
    const list = await saveCartAsList(db, customer.customerId, 'A', 'pl');
    const second = list.Items.find((item) => item.Quantity === 2);
    await clearCart(db, customer.customerId);
    const chosen = { itemIds: [second?.Id ?? 0], skus: ['07 11 9 104 287'] };
    expect(await addListToCart(db, prices, customer, list.Id, chosen)).toEqual([]);
    expect(await quantities()).toEqual([[theirs, 2]]);
    const gone = await addListToCart(db, prices, customer, list.Id, { itemIds: [2_000_000], skus: [] });
    expect(inLanguage(gone, 'en')).toEqual(['Some of the chosen items are no longer in the list.']);
    expect(await quantities()).toEqual([[theirs, 2]]);
  });

  it('leaves out what cannot be bought and names all of it in its first message', async () => {
    const [one, other] = [
      await addPart(db, { number: '11 00 0 000 011', net: 100, discountGroupId }),
      await addPart(db, { number: '11 00 0 000 012', net: 100, discountGroupId }),
    ];
    for (const partId of [one, pads, other]) await add(partId, 1);
    const list = await saveCartAsList(db, customer.customerId, 'A', 'pl');
    await clearCart(db, customer.customerId);
    await db.deleteFrom('part_price').where('part_id', 'in', [one, other]).execute();
    const messages = await addListToCart(db, prices, customer, list.Id, { itemIds: [], skus: [] });
    expect(inLanguage(messages, 'pl')).toEqual([
      'Części 11 00 0 000 011, 11 00 0 000 012 są chwilowo niedostępne i zostają pominięte.',
    ]);
    expect(inLanguage(messages, 'en')).toEqual([
      'Parts 11 00 0 000 011, 11 00 0 000 012 are temporarily unavailable and are left out.',
    ]);
    expect(await quantities()).toEqual([[pads, 1]]);
  });

  it('needs a name and a cart that is not empty', async () => {
    await expect(saveCartAsList(db, customer.customerId, 'A', 'pl')).rejects.toMatchObject({
      code: 'conflict',
    });
    await add(pads, 1);
    await expect(saveCartAsList(db, customer.customerId, '  ', 'pl')).rejects.toMatchObject({
      code: 'invalid-request',
    });
    expect(await listShoppingLists(db, customer.customerId, 'pl')).toEqual([]);
  });

  it('of another customer does not exist', async () => {
    await add(pads, 1);
    const list = await saveCartAsList(db, customer.customerId, 'A', 'pl');
    const other = await addCustomer(db);
    await expect(saveCartIntoList(db, other.customerId, list.Id, 'pl')).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(addListToCart(db, prices, other, list.Id, { itemIds: [], skus: [] })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
