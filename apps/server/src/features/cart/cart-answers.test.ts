import type { CartLine } from '@partsboard/contract/cart';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createCatalogueApp, type CatalogueApp } from '../../../test/catalogue-app.ts';
import { createListeningApp } from '../../../test/listening-app.ts';
import { PART } from '../../../test/small-catalogue/names.ts';
import { databasePriceAndStock } from '../pricing/pricing.service.ts';
import { findSupplyRules } from '../stock/stock.service.ts';
import { CartAnswers } from './cart-answers.ts';
import { quoteCart, type QuotedCart } from './cart.service.ts';

let test: CatalogueApp;
/** A server that is notified of changes, and so keeps prices, stock and the answers made of them. */
let server: FastifyInstance;
let headers: Record<string, string>;

const cartOf = async (app: FastifyInstance, more: Record<string, string> = {}) =>
  (await app.inject({ url: '/api/Level4/Cart', headers: { ...headers, ...more } })).json<CartLine[]>();

beforeAll(async () => {
  test = await createCatalogueApp();
  await test.database.pool.query(
    `insert into part_stock (part_id, warehouse_id, quantity) select ${PART.padsLate}, id, 1 from warehouse`,
  );
  server = await createListeningApp(test.database);
  headers = { 'accept-language': 'en', ...(await test.logIn()) };
  for (const ProductId of [PART.discA, PART.padsLate])
    expect((await test.post('Level4/AddItem', { ProductId, Quantity: 2 })).status).toBe(200);
});
afterAll(async () => {
  await server.close();
  await test.close();
});

describe('a cart that is asked for again', () => {
  it('has the same answer, in each language its own', async () => {
    const first = await cartOf(server);
    expect(first).toHaveLength(2);
    expect(await cartOf(server)).toEqual(first);
    expect(await cartOf(server, { 'accept-language': 'pl' })).toEqual(
      await cartOf(test.app, { 'accept-language': 'pl' }),
    );
    expect(await cartOf(server)).toEqual(first);
  });

  it.each([
    ['a price', `update part_price set net = net + 100 where part_id = ${PART.discA}`],
    ['stock', `update part_stock set quantity = quantity + 3 where part_id = ${PART.padsLate}`],
    ['a discount', `update discount set rate = rate + 100`],
    ['the name of a branch', `update warehouse set name_en = name_en || ' 2'`],
    ['a quantity', `update cart_line set quantity = quantity + 1 where part_id = ${PART.discA}`],
    ['a line that is gone', `delete from cart_line where part_id = ${PART.padsLate}`],
  ])('shows what has changed: %s', async (_what, statement) => {
    const before = await cartOf(server);
    await test.database.pool.query(statement);
    await vi.waitFor(async () => expect(await cartOf(server)).not.toEqual(before));
    expect(await cartOf(server)).toEqual(await cartOf(test.app));
  });
});

describe('the answer about a cart', () => {
  const asked = [1, 1, 'en'] as const;
  const answered = (facts: { cart: QuotedCart; rules: Awaited<ReturnType<typeof findSupplyRules>> }) => {
    const answers = new CartAnswers();
    const first = answers.answer(asked, facts, () => []);
    return (later: Partial<typeof facts>, again: Parameters<CartAnswers['answer']>[0] = asked) =>
      answers.answer(again, { ...facts, ...later }, () => []) === first;
  };

  it('is made once for the same lines, quotes and rules, and anew for any others', async () => {
    const { db } = test.database;
    const owner = { customerId: 1, discountTable: 'A' };
    const read = () => quoteCart(db, databasePriceAndStock, owner);
    const [cart, rules] = [await read(), await findSupplyRules(db, 1)];
    const isKept = answered({ cart, rules });
    expect(isKept({})).toBe(true);
    expect(isKept({ cart: { ...cart, quotes: new Map(cart.quotes) } })).toBe(true);
    expect(isKept({ cart: { ...cart, lines: `${cart.lines} ` } })).toBe(false);
    const other = answered({ cart, rules });
    // Equal, but read again: whether they are is not looked at.
    expect(other({ cart: await read() })).toBe(false);
    const another = answered({ cart, rules });
    expect(another({}, [1, 2, 'en'])).toBe(false);
    expect(another({}, [1, 1, 'pl'])).toBe(false);
    expect(another({}, [2, 1, 'en'])).toBe(false);
    expect(another({ rules: { ...rules } })).toBe(false);
  });
});
