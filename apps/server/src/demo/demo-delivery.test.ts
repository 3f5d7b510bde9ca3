import type { ShippingMethod } from '@partsboard/contract/checkout';
import type { Topic } from '@partsboard/contract/content';
import type { Slide } from '@partsboard/contract/reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSessions, type SessionHeader } from '../../test/customer-session.ts';
import { addCustomer } from '../../test/shop-fixture.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';

let shop: TestApp;
let addressId: number;
let session: SessionHeader;

beforeAll(async () => {
  shop = await createTestApp();
  const customer = await addCustomer(shop.database.db);
  ({ addressId } = customer);
  const [started] = await startSessions(shop.database.db, [customer.customerId]);
  if (!started) throw new Error('No session');
  session = started;
});
afterAll(() => shop.close());

const get = async <T>(path: string, language: string): Promise<T> =>
  (await shop.call({ url: `/api/${path}`, headers: { ...session, 'accept-language': language } })).json as T;

const methods = (language: string) =>
  get<ShippingMethod[]>(`ShoppingCart/ShippingMethods?addressId=${addressId}`, language);

describe.each([
  { language: 'pl', locale: 'pl-PL', van: 'do 12:00' },
  { language: 'en', locale: 'en-GB', van: 'by noon' },
])('the demo shop in $language', ({ language, locale, van }) => {
  const money = (amount: number) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'PLN' }).format(amount);

  const figure = (amount: number) => amount.toLocaleString(locale, { minimumFractionDigits: 2 });

  it('says on its page about delivery what the checkout says and charges', async () => {
    const { Body } = await get<Topic>('Topic/get?seName=delivery', language);
    const offered = await methods(language);
    expect(offered).toHaveLength(3);
    for (const { Name, Description, Fee } of offered) {
      const row = Body.split('<tr>').find((each) => each.startsWith(`<td>${Name}</td>`));
      expect(row).toContain(`<td>${figure(Fee)}</td>`);
      expect(Body).toContain(`<li><strong>${Name}.</strong> ${Description}`);
    }
    for (const freeFrom of [300, 1000]) expect(Body).toContain(money(freeFrom));
  });

  it('says on its banner until when the van is waited for', async () => {
    const slides = await get<Slide[]>('slider?sliderType=0', language);
    expect(slides.map((slide) => slide.Description).join()).toContain(van);
  });

  it('promises nobody abroad a delivery on the next day', async () => {
    const { db } = shop.database;
    const moveTo = (country: string) =>
      db
        .updateTable('address')
        .set((eb) => ({
          country_id: eb.selectFrom('country').select('id').where('iso_code', '=', country),
        }))
        .where('id', '=', addressId)
        .execute();
    for (const country of ['DE', 'JP']) {
      await moveTo(country);
      const offered = await methods(language);
      expect(offered).toMatchObject([
        { ShippingRateComputationMethodSystemName: 'Shipping.Abroad', Selected: true },
      ]);
      expect(offered[0]?.Description).not.toMatch(/następnego dnia|next working day/);
    }
    await moveTo('PL');
  });
});
