import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Country, Slide, StateProvince, StoreConfig, Warehouse } from '@partsboard/contract/reference';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const get = async <T>(url: string, headers: Record<string, string> = {}): Promise<T> => {
  const answer = await shop.call({ url: `/api/${url}`, headers });
  expect(answer.status, answer.text).toBe(200);
  return answer.json as T;
};

describe('store configuration', () => {
  it('answers in the language that was asked for', async () => {
    const english = await get<StoreConfig>('config');
    const polish = await get<StoreConfig>('config', { 'accept-language': 'pl-PL' });
    expect(english.seo.defaultTitle).toBe('Partsboard: car parts for workshops');
    expect(polish.seo.defaultTitle).toBe('Partsboard: części samochodowe dla warsztatów');
    expect(english.general).toMatchObject({ showPriceNetto: true, showAccountingOrders: true });
  });

  it('is that of the store that the storeId header names', async () => {
    const fleet = await get<StoreConfig>('config', { storeId: '2' });
    expect(fleet.general).toMatchObject({ showPriceNetto: false, showAccountingOrders: false });
    expect(await get('Store/get', { storeid: '2' })).toMatchObject({ Id: 2, Name: 'Partsboard Flota' });
    expect(await get('Store/get')).toMatchObject({ Id: 1, Name: 'Partsboard' });
    expect(await get('Store/list')).toMatchObject([{ Id: 1 }, { Id: 2 }]);
  });

  it('shows accounting documents and net prices as the store’s row says', async () => {
    const { db } = shop.database;
    const change = (shown: boolean) =>
      db
        .updateTable('store')
        .set({ show_accounting_orders: shown, show_price_netto: shown })
        .where('id', '=', 1)
        .execute();
    await change(false);
    expect((await get<StoreConfig>('config')).general).toMatchObject({
      showAccountingOrders: false,
      showPriceNetto: false,
    });
    await change(true);
    expect((await get<StoreConfig>('config')).general).toMatchObject({
      showAccountingOrders: true,
      showPriceNetto: true,
    });
  });

  it.each(['0', '99', '-1', 'abc', '1; drop', '1,2', '9999999999999', '1.0'])(
    'refuses the unknown store %s in words',
    async (storeId) => {
      const answer = await shop.call({ url: '/api/config', headers: { storeId } });
      expect(answer.status).toBe(400);
      expect(answer.json).toMatchObject({ code: 'unknown-store', title: 'There is no such store.' });
    },
  );

  it('names pictures that a browser can fetch without a token and keep for ever', async () => {
    const { general } = await get<StoreConfig>('config');
    for (const url of [general.logo, general.logoDark, general.introImage]) {
      const picture = await shop.call({ url });
      expect(picture.status).toBe(200);
      expect(picture.headers).toMatchObject({
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(picture.headers['content-security-policy']).toContain("default-src 'none'");
      const again = await shop.call({ url, headers: { 'if-none-match': String(picture.headers['etag']) } });
      expect(again.status).toBe(304);
      expect(again.text).toBe('');
    }
  });
});

describe('languages and currencies', () => {
  it('list Polish and the zloty first', async () => {
    expect(await get('Language/list')).toEqual([
      { Id: 1, Name: 'Polski', LanguageCulture: 'pl-PL' },
      { Id: 2, Name: 'English', LanguageCulture: 'en-EN' },
    ]);
    expect(await get('Currency')).toMatchObject([
      { CurrencyCode: 'PLN', Name: 'Polish zloty', Primary: true },
      { CurrencyCode: 'EUR', Primary: false },
    ]);
  });
});

describe('countries', () => {
  it('are all of ISO 3166, Poland first and the rest by the alphabet of the language', async () => {
    const english = await get<Country[]>('country');
    const polish = await get<Country[]>('country', { 'accept-language': 'pl' });
    expect(english).toHaveLength(249);
    expect(english[0]).toMatchObject({ Name: 'Poland', TwoLetterIsoCode: 'PL', HasStates: false });
    expect(polish[0]).toMatchObject({ Name: 'Polska', Id: english[0]?.Id });
    const rest = polish.slice(1).map((country) => country.Name);
    expect(rest).toEqual([...rest].sort(new Intl.Collator('pl').compare));
  });

  it('say which of them need a state or province', async () => {
    const countries = await get<Country[]>('country');
    const states = await get<StateProvince[]>('StateProvince/list');
    const withStates = new Set(states.map((state) => state.CountryId));
    expect(
      countries
        .filter((country) => country.HasStates)
        .map((country) => country.Id)
        .sort(),
    ).toEqual([...withStates].sort());
    const usa = countries.find((country) => country.TwoLetterIsoCode === 'US');
    expect(states.filter((state) => state.CountryId === usa?.Id)).toHaveLength(51);
  });
});

describe('branch offices', () => {
  it('are six, with a central warehouse beside them', async () => {
    const warehouses = await get<Warehouse[]>('Warehouse/list');
    expect(warehouses.filter((one) => one.IsBranchOffice)).toHaveLength(6);
    expect(warehouses.filter((one) => !one.IsBranchOffice)).toMatchObject([{ Name: 'Central warehouse' }]);
    expect(warehouses[0]).toMatchObject({
      Code: 'WAW',
      Name: 'Warsaw branch',
      Address: { Email: 'warszawa@partsboard.example', City: 'Warszawa' },
    });
  });

  it('show every fallback: no address of their own, no picture, a link into the back office', async () => {
    const branches = (await get<Warehouse[]>('Warehouse/list')).filter((one) => one.IsBranchOffice);
    expect(branches.some((one) => one.Url === null)).toBe(true);
    expect(branches.some((one) => one.ImageUrl === null)).toBe(true);
    expect(branches.some((one) => one.Url?.includes('backoffice'))).toBe(true);
  });
});

describe('banners', () => {
  it.each([0, 1, 2, 3])(
    'exist for place %i, in both languages, each with a picture that loads',
    async (place) => {
      const english = await get<Slide[]>(`slider?sliderType=${place}`);
      const polish = await get<Slide[]>(`slider?sliderType=${place}`, { 'accept-language': 'pl' });
      expect(english.length).toBeGreaterThanOrEqual(2);
      expect(polish.map((slide) => slide.Id)).toEqual(english.map((slide) => slide.Id));
      for (const [index, slide] of english.entries()) {
        expect(slide.Description).not.toBe(polish[index]?.Description);
        expect((await shop.call({ url: slide.PictureUrl })).status).toBe(200);
      }
    },
  );

  it.each(['4', '-1', '1.5', 'x', '', '0&sliderType=1'])('refuse the place "%s"', async (place) => {
    const answer = await shop.call({ url: `/api/slider?sliderType=${place}` });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({
      code: 'invalid-request',
      errors: { sliderType: [expect.any(String)] },
    });
  });
});

describe('pictures by number', () => {
  it('answer in the OData form, in any case', async () => {
    for (const url of ["/api/picture('1')", "/API/Picture('1')", '/api/picture(%271%27)']) {
      const picture = await shop.call({ url });
      expect(picture.status).toBe(200);
      expect(picture.headers['content-type']).toBe('image/svg+xml');
    }
  });

  it('are not found where there is none', async () => {
    expect((await shop.call({ url: "/api/picture('9999')" })).status).toBe(404);
    expect(
      (await shop.call({ url: '/backoffice/pictures/00000000000000000000000000000000.svg' })).status,
    ).toBe(404);
    expect((await shop.call({ url: '/backoffice/pictures/..%2f..%2fetc' })).status).toBe(404);
  });
});

describe('public lists', () => {
  it('are not sent again to whoever has them', async () => {
    const first = await shop.call({ url: '/api/country' });
    const again = await shop.call({
      url: '/api/country',
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
  });
});

// These change what the tests above read.
describe('a shop that is not complete', () => {
  it('leaves out links to content pages that are gone, and keeps all others', async () => {
    const { db } = shop.database;
    const links = async () => ({
      config: (await get<StoreConfig>('config')).general.defaultBranchUrl,
      branch: (await get<Warehouse[]>('Warehouse/list'))[0]?.Url,
      banner: (await get<Slide[]>('slider?sliderType=0'))[0]?.Link,
    });
    const link = async (url: string) => {
      await db.updateTable('store').set({ default_branch_url: url }).execute();
      await db.updateTable('warehouse').set({ url }).execute();
      await db.updateTable('slide').set({ link: url }).execute();
    };
    for (const url of ['/p/contact', '/p/contact?from=here#top', '/level4', 'https://dealer.example/p/x']) {
      await link(url);
      expect(await links()).toEqual({ config: url, branch: url, banner: url });
    }
    await link('/p/deleted-page');
    expect(await links()).toEqual({ config: '', branch: null, banner: null });
    await link('');
    expect((await links()).config).toBe('');
  });

  it('says that there is nothing to look for until a catalogue is loaded', async () => {
    expect((await get<StoreConfig>('config')).general.hasCatalogue).toBe(false);
    await shop.database.pool.query(
      `insert into catalogue_version (name, issued, checksum) values ('Autumn', '2026-11-01', '\\x00')`,
    );
    expect((await get<StoreConfig>('config')).general.hasCatalogue).toBe(true);
  });
});
