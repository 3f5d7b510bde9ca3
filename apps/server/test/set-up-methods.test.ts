import type {
  PaymentSettings,
  ShippingSettings,
  StaffCountries,
  StaffPaymentMethod,
  StaffShippingMethod,
} from '@partsboard/contract/backoffice/methods';
import type { Country } from '@partsboard/contract/reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADMINISTRATOR,
  codeOf,
  createBackofficeApp,
  type BackofficeApp,
  type StaffHeaders,
} from './backoffice-app.ts';
import { without } from './without.ts';
import { createDatabaseBefore } from './database-before-migration.ts';
import { findPaymentMethods, findShippingMethods } from '../src/features/checkout/methods.repository.ts';

let shop: BackofficeApp;
let administrator: StaffHeaders;

beforeAll(async () => {
  shop = await createBackofficeApp();
  administrator = await shop.startSession(ADMINISTRATOR);
});
afterAll(() => shop.close());

const night: ShippingSettings = {
  namePl: 'Kurier nocny',
  nameEn: 'Night courier',
  descriptionPl: '',
  descriptionEn: '',
  position: 9,
  isActive: true,
  preselected: false,
  fee: 49.9,
  vatRate: 23,
  countries: ['PL'],
  freeFrom: 2500,
  postcodePrefixes: ['00-9', ' 05 '],
  branchIds: null,
  orderUntil: '18:00',
};

const cash: PaymentSettings = {
  namePl: 'Gotówka',
  nameEn: 'Cash',
  descriptionPl: '',
  descriptionEn: '',
  position: 9,
  isActive: true,
  preselected: false,
  fee: 0,
  vatRate: 23,
  countries: [],
  kind: 'counter',
  shippingMethods: [],
  counterBranchIds: [1],
};

const errorsOf = ({ json }: { readonly json: unknown }) => (json as { errors?: object }).errors;

describe('a way of delivery', () => {
  it('that is added is offered by the checkout with its rules, and not when it is switched off', async () => {
    const { db } = shop.database;
    const created = await shop.ask('createShippingMethod', administrator, { body: night });
    expect(created.status, created.text).toBe(200);
    const method = created.json as StaffShippingMethod;
    expect(method).toMatchObject({ systemName: 'Shipping.NightCourier', postcodePrefixes: ['009', '05'] });
    const offered = (await findShippingMethods(db)).find((row) => row.id === method.id);
    expect(offered).toMatchObject({
      fee_net: 4990,
      vat_rate: 2300,
      free_from: 250_000,
      order_until: '18:00:00',
    });
    const { id } = method;
    const settings = without(method, 'id', 'systemName', 'name');
    const body = { ...settings, isActive: false };
    const changed = await shop.ask('changeShippingMethod', administrator, { params: { id }, body });
    expect(changed.json).toMatchObject({ isActive: false, version: 2 });
    expect((await findShippingMethods(db)).some((row) => row.id === id)).toBe(false);
    const late = await shop.ask('changeShippingMethod', administrator, { params: { id }, body });
    expect([late.status, codeOf(late)]).toEqual([409, 'conflict']);
    const second = await shop.ask('createShippingMethod', administrator, { body: night });
    expect(second.json).toMatchObject({ systemName: 'Shipping.NightCourier2' });
  });

  it.each([
    [{ countries: ['XX'] }, 'countries'],
    [{ postcodePrefixes: ['0*'] }, 'postcodePrefixes'],
    [{ branchIds: [9999] }, 'branchIds'],
    [{ branchIds: [] }, 'branchIds'],
    [{ fee: -1 }, 'fee'],
  ])('is refused with %o', async (changes, field) => {
    const answer = await shop.ask('createShippingMethod', administrator, { body: { ...night, ...changes } });
    expect(answer.status).toBe(400);
    expect(Object.keys(errorsOf(answer) ?? {})).toEqual([field]);
  });
});

describe('a way to pay', () => {
  it('is of one kind, and goes with the ways of delivery that it names', async () => {
    const created = await shop.ask('createPaymentMethod', administrator, { body: cash });
    const method = created.json as StaffPaymentMethod;
    const { id } = method;
    const settings = without(method, 'id', 'systemName', 'name');
    expect(settings).toMatchObject({ kind: 'counter', counterBranchIds: [1] });
    const body = { ...settings, kind: 'credit', shippingMethods: ['Shipping.Courier'] };
    await shop.ask('changePaymentMethod', administrator, { params: { id }, body });
    const row = (await findPaymentMethods(shop.database.db)).find((each) => each.id === id);
    expect(row).toMatchObject({
      uses_credit: true,
      counter_branch_ids: null,
      available_shipments: ['Shipping.Courier'],
    });
    const unknown = { ...body, version: 2, shippingMethods: ['Shipping.Nothing'] };
    const refused = await shop.ask('changePaymentMethod', administrator, { params: { id }, body: unknown });
    expect(errorsOf(refused)).toMatchObject({ shippingMethods: [expect.any(String)] });
  });

  it('at a counter needs a branch: without one nobody would be offered it', async () => {
    const body = { ...cash, counterBranchIds: [] };
    const refused = await shop.ask('createPaymentMethod', administrator, { body });
    expect([refused.status, errorsOf(refused)]).toEqual([
      400,
      { counterBranchIds: [expect.stringContaining('at least one branch')] },
    ]);
    const elsewhere = await shop.ask('createPaymentMethod', administrator, {
      body: { ...body, kind: 'other' },
    });
    expect(elsewhere.status, elsewhere.text).toBe(200);
  });
});

describe('the countries', () => {
  it('in which addresses are taken are those that were chosen; none means all', async () => {
    const change = async (body: object) => {
      const seen = without((await shop.ask('countrySettings', administrator)).json as StaffCountries, 'all');
      return shop.ask('changeCountrySettings', administrator, { body: { ...body, seen } });
    };
    const countries = async () =>
      ((await shop.call({ url: '/api/country' })).json as Country[]).map((each) => each.TwoLetterIsoCode);
    expect((await change({ home: 'DE', offered: ['PL', 'DE'] })).status).toBe(200);
    expect(await countries()).toEqual(['DE', 'PL']);
    const refused = await change({ home: 'FR', offered: ['PL'] });
    expect(errorsOf(refused)).toMatchObject({ offered: [expect.any(String)] });
    const all = (await change({ home: 'PL', offered: [] })).json as StaffCountries;
    expect(all).toMatchObject({ home: 'PL', offered: [] });
    expect(await countries()).toHaveLength(all.all.length);
  });

  it('that two people change at once are those of the faster one, and the other is told', async () => {
    const seen = { home: 'PL', offered: [] };
    const answers = await Promise.all(
      ['DE', 'CZ'].map((country) =>
        shop.ask('changeCountrySettings', administrator, {
          body: { home: 'PL', offered: ['PL', country], seen },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200)?.json as StaffCountries;
    const now = (await shop.ask('countrySettings', administrator)).json as StaffCountries;
    expect(now.offered).toEqual(won.offered);
    const restored = { ...seen, seen: { home: 'PL', offered: now.offered.toReversed() } };
    expect((await shop.ask('changeCountrySettings', administrator, { body: restored })).status).toBe(200);
  });
});

describe('an empty shop', () => {
  it('offers nothing that nobody has set up', async () => {
    const { client, migrate, close } = await createDatabaseBefore('0281_branches_and_methods.sql');
    await migrate();
    for (const table of ['shipping_method', 'payment_method'])
      expect((await client.query(`select from ${table}`)).rowCount).toBe(0);
    const { rows } = await client.query('select name, company_name, default_branch_url from store');
    expect(rows).toEqual([{ name: 'Sklep', company_name: '', default_branch_url: '' }]);
    await close();
  });
});
