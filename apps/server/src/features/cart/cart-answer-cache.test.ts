import type { CartLine } from '@partsboard/contract/cart';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createCatalogueApp, type CatalogueApp } from '../../../test/catalogue-app.ts';
import { createListeningApp } from '../../../test/listening-app.ts';
import { PART } from '../../../test/small-catalogue/names.ts';
import { databasePriceAndStock } from '../pricing/pricing.service.ts';
import { findSupplyRules } from '../stock/stock.service.ts';
import { CartAnswerCache } from './cart-answer-cache.ts';
import { quoteCart } from './cart.service.ts';

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

  async function readFacts() {
    const { db } = test.database;
    const { customer_id: customerId } = await db
      .selectFrom('cart_line')
      .select('customer_id')
      .executeTakeFirstOrThrow();
    const read = () => quoteCart(db, databasePriceAndStock, { customerId, discountTable: 'A' });
    return { read, cart: await read(), rules: await findSupplyRules(db, 1) };
  }

  it('is kept for the same lines, quotes and rules, and for no others', async () => {
    const { read, cart, rules } = await readFacts();
    const answers = new CartAnswerCache();
    const answer = answers.set(asked, { cart, rules }, []);
    expect(answers.get(asked, { cart, rules })).toBe(answer);
    expect(answers.get(asked, { cart: { ...cart, quotes: new Map(cart.quotes) }, rules })).toBe(answer);
    expect(answers.get(asked, { cart: { ...cart, lines: `${cart.lines} ` }, rules })).toBeUndefined();
    // Equal, but read again: whether they are is not looked at.
    expect(answers.get(asked, { cart: await read(), rules })).toBeUndefined();
    expect(answers.get(asked, { cart, rules: { ...rules, store: { ...rules.store } } })).toBeUndefined();
    expect(answers.get(asked, { cart, rules: { ...rules, places: [...rules.places] } })).toBeUndefined();
    for (const other of [[2, 1, 'en'] as const, [1, 2, 'en'] as const, [1, 1, 'pl'] as const])
      expect(answers.get(other, { cart, rules })).toBeUndefined();
  });

  it('is not kept where it is large, such as for lines with very many vehicles', async () => {
    const { cart, rules } = await readFacts();
    const answers = new CartAnswerCache(100_000);
    const large = { ...cart, lines: cart.lines.padEnd(10_000) };
    answers.set(asked, { cart: large, rules }, []);
    expect(answers.get(asked, { cart: large, rules })).toBeUndefined();
    answers.set(asked, { cart, rules }, []);
    expect(answers.get(asked, { cart, rules })).toEqual([]);
  });
});
