import {
  MAX_ITEMS_OF_ALL_LISTS,
  MAX_SHOPPING_LIST_ITEMS,
  MAX_SHOPPING_LISTS,
} from '@partsboard/contract/shopping-lists';
import { afterAll, assert, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCustomer, addPart, addPriceList, type TestCustomer } from '../../../test/shop-fixture.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { clearCart } from '../cart/cart.service.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import { inAllLanguages } from '../../messages/texts.ts';
import { listShoppingLists, saveCartAsList, saveCartIntoList } from './shopping-lists.service.ts';

let database: TestDatabase;
let customer: TestCustomer;
const PARTS = 2_500;

beforeAll(async () => {
  database = await createTestDatabase();
  const { discountGroupId } = await addPriceList(database.db);
  const partId = await addPart(database.db, { number: '1000000', net: 100, discountGroupId });
  await database.pool.query(
    `with made as (
       insert into part (brand_id, number, normalised, name_pl, unit, pack_quantity, discount_group_id)
       select brand_id, n, n, 'Część', unit, pack_quantity, discount_group_id
       from part, (select (2000000 + i)::text as n from generate_series(1, $2) as i) as numbers
       where id = $1
       returning id)
     insert into part_price (part_id, net, vat_rate) select made.id, net, vat_rate from made, part_price where part_id = $1`,
    [partId, PARTS],
  );
});
afterAll(() => database.drop());
beforeEach(async () => {
  customer = await addCustomer(database.db, { discountTable: 'A' });
});

/** Puts so many parts into the cart, leaving out the first ones. */
async function fillCart(count: number, skipped = 0): Promise<void> {
  await clearCart(database.db, customer.customerId);
  await database.pool.query(
    `insert into cart_line (customer_id, part_id, quantity)
     select $1, id, 1 from part where number like '2______' order by id limit $2 offset $3`,
    [customer.customerId, count, skipped],
  );
}

const saveAs = (name: string) => saveCartAsList(database.db, customer.customerId, name, 'en');
const saveInto = (id: number) => saveCartIntoList(database.db, customer.customerId, id, 'en');

describe('a shopping list', () => {
  it('holds as much as the cart and no more, and says so in both languages', async () => {
    await fillCart(1_900);
    const { Id } = await saveAs('Serwis');
    await fillCart(100, 1_900);
    expect((await saveInto(Id)).Items).toHaveLength(MAX_SHOPPING_LIST_ITEMS);
    await fillCart(1, 2_000);
    const refusal = await saveInto(Id).catch((error: unknown) => error);
    assert(refusal instanceof DomainError && refusal.options.title);
    expect(refusal.code).toBe('conflict');
    expect(inAllLanguages(refusal.options.title)).toEqual({
      pl: 'Lista zakupów mieści najwyżej 2000 pozycji, a z koszykiem miałaby 2001. Zapisz koszyk jako nową listę.',
      en: 'A shopping list holds at most 2000 items, and with the cart it would have 2001. Save the cart as a new list.',
    });
    // What is in it already can still be raised.
    await fillCart(1);
    expect((await saveInto(Id)).Items[0]).toMatchObject({ Quantity: 2 });
  });

  it('holds no more under calls at once', async () => {
    await fillCart(1_900);
    const { Id } = await saveAs('Serwis');
    await fillCart(400, 1_900);
    const answers = await Promise.allSettled([saveInto(Id), saveInto(Id), saveInto(Id)]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    const [list] = await listShoppingLists(database.db, customer.customerId, 'en');
    expect(list?.Items).toHaveLength(1_900);
  });
});

describe('all lists of a customer', () => {
  it('hold a bounded number of items together, under calls at once too', async () => {
    await fillCart(MAX_SHOPPING_LIST_ITEMS);
    const names = Array.from(
      { length: MAX_ITEMS_OF_ALL_LISTS / MAX_SHOPPING_LIST_ITEMS + 3 },
      (_, index) => `L${index}`,
    );
    const answers = await Promise.allSettled(names.map(saveAs));
    expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(3);
    const lists = await listShoppingLists(database.db, customer.customerId, 'en');
    expect(lists.flatMap(({ Items }) => Items)).toHaveLength(MAX_ITEMS_OF_ALL_LISTS);
  }, 60_000);

  it('are bounded in number, under calls at once too', async () => {
    await fillCart(1);
    await database.pool.query(
      `insert into shopping_list (customer_id, name) select $1, 'L' || i from generate_series(2, $2) as i`,
      [customer.customerId, MAX_SHOPPING_LISTS],
    );
    const answers = await Promise.allSettled(['a', 'b', 'c'].map(saveAs));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await listShoppingLists(database.db, customer.customerId, 'en')).toHaveLength(MAX_SHOPPING_LISTS);
  });
});
