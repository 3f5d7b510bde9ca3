import type { CartLine, CsvRowOutcome } from '@partsboard/contract/cart';
import type { Totals } from '@partsboard/contract/checkout';
import { productIdOfBoard } from '@partsboard/contract/product-id';
import type { Board } from '@partsboard/contract/boards';
import type { ShoppingList } from '@partsboard/contract/shopping-lists';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCatalogueApp, type CatalogueApp } from '../../../test/catalogue-app.ts';
import { BOARD, PART, VEHICLE } from '../../../test/small-catalogue/names.ts';

let test: CatalogueApp;
beforeAll(async () => {
  test = await createCatalogueApp();
});
beforeEach(() => test.post('ShoppingCart/ClearCart', {}));
afterAll(() => test.close());

const polish = { 'accept-language': 'pl-PL' };
const second = () => test.logIn('second@partsboard.example');

async function ask<T>(path: string, body: object, headers = {}): Promise<T> {
  const answer = await test.post(path, body, headers);
  expect(answer.status, answer.text).toBe(200);
  return answer.json as T;
}

const add = (ProductId: number, Quantity = 1) => ask<string[]>('Level4/AddItem', { ProductId, Quantity });
const cart = async (headers = {}) => (await test.get('Level4/Cart', headers)).json as CartLine[];
const totals = (headers = {}) => ask<Totals>('ShoppingCart/Totals', {}, headers);
const quantities = async () => (await cart()).map((line) => [line.Product.Id, line.Quantity]);
const importRows = (rows: readonly (readonly [sku: string, quantity: string | number])[], headers = {}) =>
  ask<string[]>(
    'Level4/cartFromCsv',
    rows.map(([sku, quantity]) => ({ sku, quantity })),
    headers,
  );

describe('the cart', () => {
  it('is the same in every browser of a customer and nobody else’s', async () => {
    await add(PART.discA, 2);
    const elsewhere = await test.logIn();
    expect(await cart(elsewhere)).toEqual(await cart());
    expect(await cart(await second())).toEqual([]);
  });

  it('loses none of fifty parts that are added at once', async () => {
    await Promise.all(Array.from({ length: 50 }, () => add(PART.discA)));
    expect(await quantities()).toEqual([[PART.discA, 50]]);
  });

  it('takes a whole cart back in one call and in its order', async () => {
    const items = [PART.sensor, PART.discA, PART.discB].map((ProductId, index) => ({
      ProductId,
      Quantity: index + 1,
    }));
    expect(await ask('ShoppingCart/AddItems', { Items: items })).toEqual([]);
    expect(await quantities()).toEqual(items.map((item) => [item.ProductId, item.Quantity]));
    const short = await test.countStatements(() =>
      ask('ShoppingCart/AddItems', { Items: items.slice(0, 1) }),
    );
    expect(await test.countStatements(() => ask('ShoppingCart/AddItems', { Items: items }))).toBe(short);
  });

  it('puts a removed line back where it stood, whatever was added since', async () => {
    for (const partId of [PART.sensor, PART.discA]) await add(partId);
    const [, removed] = await cart();
    await add(PART.discB);
    await ask('ShoppingCart/DeleteItem', { ProductId: PART.discA, Quantity: 0 });
    const item = { ProductId: PART.discA, Quantity: 1, Place: removed?.Place };
    expect(await ask('ShoppingCart/AddItems', { Items: [item] })).toEqual([]);
    expect((await cart()).map((line) => line.Product.Id)).toEqual([PART.sensor, PART.discA, PART.discB]);
    expect((await cart())[1]).toEqual(removed);
  });

  it('lets no place of the future push what is added later', async () => {
    const item = { ProductId: PART.sensor, Quantity: 1, Place: Number.MAX_SAFE_INTEGER };
    await ask('ShoppingCart/AddItems', { Items: [item] });
    await add(PART.discA);
    expect((await cart()).map((line) => line.Product.Id)).toEqual([PART.sensor, PART.discA]);
  });

  it('has the prices of the customer who asks, read at the time of the call', async () => {
    await add(PART.discA, 3);
    const other = await second();
    await test.post('Level4/AddItem', { ProductId: PART.discA, Quantity: 3 }, other);
    const [own] = await cart();
    const [others] = await cart(other);
    expect(own?.Product.OldPrice).toBe(others?.Product.OldPrice);
    expect((await totals()).OrderTotal).toBe(own?.Total);
    expect((await totals(other)).OrderTotal).toBe(others?.Total);

    const before = (await totals()).OrderTotal;
    await setNet(PART.discA, 20_000);
    expect((await totals()).OrderTotal).toBeGreaterThan(before);
    expect((await totals()).OrderTotal).toBe((await cart())[0]?.Total);
    await setNet(PART.discA, 10_000);
    await test.post('ShoppingCart/ClearCart', {}, other);
  });
});

const setNet = (partId: number, net: number) =>
  test.database.db.updateTable('part_price').set({ net }).where('part_id', '=', partId).execute();

describe('the cart refuses in words', () => {
  const lineOf = async (partId: number, vehicleId: number) => {
    const id = productIdOfBoard(BOARD.disc);
    const board = await ask<Board>('Level4Product/Board', { id, vehicleId, searchType: 'Simple' });
    const line = board.Products.find((each) => each.Id === partId);
    return { BoardId: id, LineId: line?.LineId, vehicleId };
  };
  const addFrom = async (partId: number, headers = {}) =>
    test.post(
      'Level4/AddItem',
      { ProductId: partId, Quantity: 1, BoardLine: await lineOf(partId, VEHICLE.complete) },
      headers,
    );

  it('a line of a board that does not fit the vehicle, and takes one that does', async () => {
    const refused = await addFrom(PART.discB);
    expect(refused).toMatchObject({
      status: 409,
      json: { title: 'Not applicable to this vehicle. Select or change vehicle.' },
    });
    expect(await addFrom(PART.discB, polish)).toMatchObject({
      json: { title: 'Nie pasuje do tego pojazdu. Wybierz lub zmień pojazd.' },
    });
    expect(await quantities()).toEqual([]);
    expect(await addFrom(PART.discA)).toMatchObject({ status: 200, json: [] });
    expect(await quantities()).toEqual([[PART.discA, 1]]);
  });

  it('an unknown part and a board', async () => {
    expect(await add(999_999)).toEqual(['There is no such part.']);
    const board = await test.post('Level4/AddItem', {
      ProductId: productIdOfBoard(BOARD.disc),
      Quantity: 1,
    });
    expect(board).toMatchObject({
      status: 400,
      json: { title: 'This is a board, not a part. Choose a part on it.' },
    });
    expect(await quantities()).toEqual([]);
  });

  it.each([0, -1, 1.5, 100_000, 1e21, '2', null])('the quantity %j', async (Quantity) => {
    await add(PART.discA, 2);
    for (const path of ['Level4/AddItem', 'ShoppingCart/UpdateItem']) {
      const answer = await test.post(path, { ProductId: PART.discA, Quantity });
      expect(answer.status, path).toBe(400);
      expect((answer.json as { title: string }).title, path).toMatch(/\w{3}/);
    }
    expect(await quantities()).toEqual([[PART.discA, 2]]);
  });

  it('a change of a part that is not in it', async () => {
    expect(await test.post('ShoppingCart/UpdateItem', { ProductId: PART.discA, Quantity: 2 })).toMatchObject({
      status: 404,
      json: { title: 'This part is not in the cart.' },
    });
  });
});

describe('an import', () => {
  it('reads numbers in any spelling, follows replacements and says what it did not take', async () => {
    const said = await importRows([
      ['34116860911', 2],
      ['34.11-6 860 911', '1'],
      ['34 35 6 780 001', '4'],
      ['no such number', 1],
      ['A100200300', 1],
      ['34 11 6 860 912', 'many'],
      ['34 11 6 860 912', 0],
      ['34 11 6 888 456', 1],
    ]);
    expect(said).toEqual([
      'Row 3: Number 34 35 6 780 001 was replaced by 34 35 6 789 445.',
      'Row 4: No part with the number “no such number” was found.',
      expect.stringMatching(/^Row 5: Several brands \(.+\) have a part “A100200300”\./),
      'Row 6: “many” is not a valid quantity.',
      'Row 7: “0” is not a valid quantity.',
      'Row 8: Part 34 11 6 888 456 is temporarily unavailable and is left out.',
    ]);
    expect(await quantities()).toEqual([
      [PART.discA, 3],
      [PART.sensor, 4],
    ]);
  });

  it('names the rows of the file, also when only one is left of it', async () => {
    const rows = [{ sku: 'x', quantity: '1', row: 17 }];
    expect(await ask('Level4/cartFromCsv', rows)).toEqual(['Row 17: No part with the number “x” was found.']);
    expect(await ask('Level4/checkCsv', rows)).toMatchObject([{ Row: 17 }]);
  });

  it('refuses a quantity that can be read in two ways', async () => {
    expect(
      await importRows([
        ['34116860911', '1.000'],
        ['34116860912', '1,000'],
        ['34356789445', '1 000'],
      ]),
    ).toEqual([
      'Row 1: “1.000” can mean two quantities. Write it without a point or a comma.',
      'Row 2: “1,000” can mean two quantities. Write it without a point or a comma.',
    ]);
    expect(await quantities()).toEqual([[PART.sensor, 1000]]);
  });

  it('takes the other rows of a file with a cell that holds anything', async () => {
    const long = 'x'.repeat(5000);
    expect(
      await importRows([
        [long, 1],
        ['34116860911', long],
        ['a\u0008b', '1'],
        ['34116860911\u0007', '\u001b1'],
        // Cut off it would be a part and a quantity.
        [`34116860911${' '.repeat(300)}x`, 1],
        ['34116860911', `2${' '.repeat(300)}x`],
        ['34116860911', '2'],
      ]),
    ).toEqual([
      `Row 1: No part with the number “${'x'.repeat(60)}…” was found.`,
      `Row 2: “${'x'.repeat(60)}…” is not a valid quantity.`,
      'Row 3: No part with the number “a b” was found.',
      'Row 4: “1” is not a valid quantity.',
      expect.stringContaining('Row 5: No part'),
      expect.stringContaining('Row 6: “2'),
    ]);
    expect(await quantities()).toEqual([[PART.discA, 2]]);
  });

  it('recognises numbers that a spreadsheet has damaged, and offers the only part that is meant', async () => {
    const outcomes = await ask<CsvRowOutcome[]>('Level4/checkCsv', [
      { sku: '5.17673E+10', quantity: 1 },
      { sku: '3,41168609E+10', quantity: 1 },
      { sku: '3.41153E+11', quantity: 1 },
      { sku: '7119905401', quantity: 1 },
      { sku: '7119905409', quantity: 1 },
    ]);
    expect(
      outcomes.map(({ Status, Message, Suggestion }) => [Status, Message, Suggestion?.Id ?? null]),
    ).toEqual([
      [
        'damaged',
        'A spreadsheet has shortened this number to “5.17673E+10”, and its last digits are lost. Only 51 76 7 300 777 can be meant.',
        PART.doorSeal,
      ],
      [
        'damaged',
        'A spreadsheet has shortened this number to “3,41168609E+10”, and its last digits are lost. Format the column as text and enter the number again.',
        null,
      ],
      [
        'damaged',
        'A spreadsheet has shortened this number to “3.41153E+11”, and its last digits are lost. Format the column as text and enter the number again.',
        null,
      ],
      [
        'damaged',
        'There is no number “7119905401”: a spreadsheet has removed the zero at its beginning. Only 07 11 9 905 401 can be meant.',
        PART.bolt,
      ],
      ['unknown', 'No part with the number “7119905409” was found.', null],
    ]);
    expect(await importRows([['5.17673E+10', 1]], polish)).toEqual([
      'Arkusz skrócił ten numer do „5.17673E+10” i jego końcowe cyfry przepadły. Może to być tylko 51 76 7 300 777.',
    ]);
    expect(await quantities()).toEqual([]);
  });

  it('speaks the language of the request, and of a single row without its number', async () => {
    expect(await importRows([['x', 1]], polish)).toEqual(['Nie znaleziono części o numerze „x”.']);
    expect(await importRows([['x', 1]])).toEqual(['No part with the number “x” was found.']);
  });

  it('takes 100 rows and not 101, keeps their order and adds up repeated parts', async () => {
    const rows = Array.from({ length: 100 }, (_unused, index) =>
      index % 2 === 0 ? (['34356789445', 1] as const) : (['34116860911', 2] as const),
    );
    expect(await importRows(rows)).toEqual([]);
    expect(await quantities()).toEqual([
      [PART.sensor, 50],
      [PART.discA, 100],
    ]);
    const tooMany = await test.post(
      'Level4/cartFromCsv',
      Array.from({ length: 101 }, () => ({ sku: '34116860911', quantity: 1 })),
    );
    expect(tooMany.status).toBe(400);
    expect(tooMany.json).toMatchObject({ title: 'Max 100 items.', errors: { body: ['Max 100 items.'] } });
    expect(await quantities()).toHaveLength(2);
  });

  it('foresees that a line would grow beyond the largest quantity', async () => {
    await add(PART.discA, 99_998);
    const rows = [{ sku: '34116860911', quantity: 2 }];
    expect(await ask('Level4/checkCsv', rows)).toMatchObject([
      { Status: 'bad-quantity', Message: 'The quantity must not exceed 99999.' },
    ]);
    expect(await ask('Level4/cartFromCsv', rows)).toEqual(['The quantity must not exceed 99999.']);
    expect(await quantities()).toEqual([[PART.discA, 99_998]]);
  });

  it('shows beforehand what it would do and changes nothing', async () => {
    const outcomes = await ask<CsvRowOutcome[]>('Level4/checkCsv', [
      { sku: '34116860911', quantity: '2' },
      { sku: '34356780001', quantity: '1' },
      { sku: 'x', quantity: '1' },
      { sku: '34116860911', quantity: '-1' },
    ]);
    expect(outcomes.map(({ Row, Status, Quantity }) => [Row, Status, Quantity])).toEqual([
      [1, 'added', 2],
      [2, 'replaced', 1],
      [3, 'unknown', 1],
      [4, 'bad-quantity', null],
    ]);
    expect(await quantities()).toEqual([]);
  });
});

describe('a shopping list', () => {
  const put = (id: number, headers: Record<string, string>) =>
    test.call({ method: 'PUT', url: `/api/ShoppingList/${id}`, headers });

  it('of another customer can be neither read, filled, moved nor removed', async () => {
    await add(PART.discA, 2);
    const list = await ask<ShoppingList>('ShoppingList', { Name: 'Serwis' });
    const other = await second();
    await test.post('Level4/AddItem', { ProductId: PART.discA, Quantity: 1 }, other);
    expect((await test.get('ShoppingList', other)).json).toEqual([]);
    const removed = await test.call({
      method: 'DELETE',
      url: `/api/ShoppingList/${list.Id}`,
      headers: other,
    });
    const moved = await test.post(`ShoppingList/CreateCart/${list.Id}`, { Sku: [] }, other);
    for (const answer of [removed, moved, await put(list.Id, other)]) {
      expect(answer).toMatchObject({ status: 404, json: { title: 'There is no such shopping list.' } });
    }
    const own = await test.logIn();
    expect(await put(list.Id, own)).toMatchObject({ status: 200, json: { Items: [{ Quantity: 4 }] } });
    await test.call({ method: 'DELETE', url: `/api/ShoppingList/${list.Id}`, headers: own });
    await test.post('ShoppingCart/ClearCart', {}, other);
  });
});

describe('a cart of a thousand lines', () => {
  const fill = () =>
    sql`insert into cart_line (customer_id, part_id, quantity)
      select c.id, p.id, 1 from customer as c, part as p where c.email = 'demo@partsboard.example' and p.id >= 200000`.execute(
      test.database.db,
    );

  beforeAll(async () => {
    await sql`insert into part (id, brand_id, number, normalised, name_pl, unit, pack_quantity, discount_group_id)
      overriding system value
      select 200000 + n, 2, 'T ' || n, 'T' || n, 'Część ' || n, 'pc', 1, 1
      from generate_series(1, 1000) as n`.execute(test.database.db);
    await sql`insert into part_price (part_id, net, vat_rate)
      select id, 1000 + id % 777, 2300 from part where id >= 200000`.execute(test.database.db);
  });

  it.each<[name: string, call: () => Promise<unknown>]>([
    ['is read', () => test.get('Level4/Cart')],
    ['is summed up', () => totals()],
    ['takes one more part', () => add(PART.discA)],
    ['takes a row of a file', () => importRows([['34116860911', 1]])],
    ['changes a quantity', () => ask('ShoppingCart/UpdateItem', { ProductId: PART.discA, Quantity: 7 })],
    ['loses a line', () => ask('ShoppingCart/DeleteItem', { ProductId: PART.discB, Quantity: 0 })],
    ['is saved as a list', () => ask('ShoppingList', { Name: 'Serwis' })],
    ['is cleared', () => ask('ShoppingCart/ClearCart', {})],
  ])('%s in as many statements as a cart of two', async (_name, call) => {
    await add(PART.discA);
    await add(PART.discB);
    const few = await test.countStatements(call);
    await add(PART.discA);
    await add(PART.discB);
    await fill();
    expect(await cart()).toHaveLength(1002);
    expect(await test.countStatements(call)).toBe(few);
    expect(few).toBeLessThanOrEqual(12);
  });

  it('comes back from a list in as many statements as one line', async () => {
    await add(PART.discA);
    const small = await ask<ShoppingList>('ShoppingList', { Name: 'Mała' });
    await fill();
    const large = await ask<ShoppingList>('ShoppingList', { Name: 'Duża' });
    const move = (list: ShoppingList) => () => ask(`ShoppingList/CreateCart/${list.Id}`, { Sku: [] });
    const few = await test.countStatements(move(small));
    expect(await test.countStatements(move(large))).toBe(few);
    expect((await cart()).find((line) => line.Product.Sku === 'T 500')?.Quantity).toBe(2);
  });
});
