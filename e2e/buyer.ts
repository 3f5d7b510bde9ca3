import type { CsvRowOutcome } from '@partsboard/contract/cart';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { base64, freshEmail, requestToken, setLanguage } from './visitor.ts';

const PASSWORD = 'a-good-password';

/** Parts of the demo catalogue. */
export const pads = '34 11 5 318 642';
export const unpriced = '34 11 5 318 655';
export const superseded = '34 11 5 206 917';

/** A new customer with one address and an empty cart, logged in and speaking English unless told otherwise. */
export async function becomeBuyer(
  page: Page,
  request: APIRequestContext,
  language: 'pl' | 'en' = 'en',
): Promise<string> {
  const email = freshEmail('buyer');
  const countries = (await (await request.get('/api/country')).json()) as { Id: number }[];
  const registered = await request.post('/api/Customer/register', {
    data: {
      Email: email,
      Password: base64(PASSWORD),
      FirstName: 'Jan',
      LastName: 'Lis',
      Company: 'Warsztat Lis',
      StreetAddress: 'ul. Prosta 1',
      StreetAddress2: 'hala B',
      ZipPostalCode: '00-001',
      City: 'Warszawa',
      CountryId: countries[0]?.Id,
      Phone: '+48 600 000 000',
    },
  });
  expect(registered.ok()).toBe(true);
  const token = await requestToken(request, { email, password: PASSWORD });
  await setLanguage(page, language);
  await page.addInitScript((value) => {
    if (localStorage.getItem('user-token') === null) localStorage.setItem('user-token', value);
  }, token);
  return email;
}

/** Puts rows into the cart of the page's customer without the screen, as another browser would. */
export async function fillCart(
  page: Page,
  rows: readonly { readonly sku: string; readonly quantity: number }[],
): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('user-token'));
  for (let from = 0; from < rows.length; from += 100) {
    const answer = await page.request.post('/api/Level4/cartFromCsv', {
      headers: { Authorization: `Bearer ${token ?? ''}` },
      data: rows.slice(from, from + 100),
    });
    expect(answer.ok()).toBe(true);
  }
}

/** Puts one part into the cart by its id, as its own page does; it may be one that can't be bought now. */
export async function putPart(page: Page, sku: string): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('user-token'));
  const headers = { Authorization: `Bearer ${token ?? ''}` };
  const checked = await page.request.post('/api/Level4/checkCsv', { headers, data: [{ sku, quantity: 1 }] });
  const [outcome] = (await checked.json()) as CsvRowOutcome[];
  const answer = await page.request.post('/api/Level4/AddItem', {
    headers,
    data: { ProductId: outcome?.Product?.Id, Quantity: 1 },
  });
  expect(answer.ok()).toBe(true);
}
