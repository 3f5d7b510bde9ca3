import { afterAll, beforeAll, expect, it } from 'vitest';
import { buyerOf, checkoutDeps, placeOrder, requestOf } from '../../../test/checkout-fixture.ts';
import { startSessions, type SessionHeader } from '../../../test/customer-session.ts';
import { addBranch, addCustomer, addPart, addPriceList } from '../../../test/shop-fixture.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let shop: TestApp;
let headers: SessionHeader;

beforeAll(async () => {
  shop = await createTestApp();
  const { db } = shop.database;
  const customer = await addCustomer(db);
  const { discountGroupId } = await addPriceList(db);
  const partId = await addPart(db, { number: '34 11 000001', net: 10_000, discountGroupId });
  await db
    .insertInto('cart_line')
    .values({ customer_id: customer.customerId, part_id: partId, quantity: 1 })
    .execute();
  const request = requestOf(customer, await addBranch(db, 'WAR'), { CustomerReference: '=1+1' });
  expect(await placeOrder(db, checkoutDeps, buyerOf(customer), request)).toHaveProperty('placed');
  const [session] = await startSessions(db, [customer.customerId]);
  if (!session) throw new Error('No session');
  headers = session;
});
afterAll(() => shop.close());

it('an export opens in a Polish spreadsheet and lets no cell become a formula', async () => {
  const { text } = await shop.call({
    url: '/api/Order/Export',
    headers: { ...headers, 'accept-language': 'pl' },
  });
  const [head, row] = text.split('\r\n');
  expect(head).toBe(
    '\uFEFFNumer;Twój numer;Złożone;Status;Płatność;Dostawa;Oddział;Sposób dostawy;Razem brutto',
  );
  expect(row).toMatch(
    /^PB\d+;"'=1\+1";[\d., :]+;Oczekuje;Oczekuje;Jeszcze niewysłane;Oddział WAR;Kurier;\d+,\d\d$/,
  );
});

it('a day that the calendar does not have is refused', async () => {
  for (const path of ['Order/List', 'Order/Export']) {
    const answer = await shop.call({ url: `/api/${path}?from=2026-02-31`, headers });
    expect(answer.status).toBe(400);
  }
});
