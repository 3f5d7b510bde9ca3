import type { Customer } from '@partsboard/contract/account';
import type { Address } from '@partsboard/contract/address';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buyerOf, checkoutDeps, placeOrder, requestOf } from '../../../test/checkout-fixture.ts';
import { startSessions, type SessionHeader } from '../../../test/customer-session.ts';
import {
  addBranch,
  addCustomer,
  addPart,
  addPriceList,
  type TestCustomer,
} from '../../../test/shop-fixture.ts';
import { base64, createTestApp, type TestApp } from '../../../test/test-app.ts';

let shop: TestApp;
let customer: TestCustomer;
let headers: SessionHeader;
let poland: number;
let usa: { readonly id: number; readonly state: number };

beforeAll(async () => {
  shop = await createTestApp();
  const country = (code: string) =>
    shop.database.db
      .selectFrom('country')
      .where('iso_code', '=', code)
      .select('id')
      .executeTakeFirstOrThrow();
  poland = (await country('PL')).id;
  const { id } = await country('US');
  const state = await shop.database.db
    .selectFrom('state_province')
    .where('country_id', '=', id)
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  usa = { id, state: state.id };
});
afterAll(() => shop.close());

beforeEach(async () => {
  customer = await addCustomer(shop.database.db);
  const [session] = await startSessions(shop.database.db, [customer.customerId]);
  if (!session) throw new Error('No session');
  headers = session;
});

const post = (path: string, payload: object) =>
  shop.call({ method: 'POST', url: `/api/Customer/${path}`, headers, payload });

const read = async (): Promise<Customer> =>
  (await shop.call({ url: '/api/Customer/get', headers })).json as Customer;

const newAddress = () => ({
  FirstName: 'Ewa',
  LastName: 'Kos',
  Address1: 'ul. Nowa 5',
  City: 'Lublin',
  ZipPostalCode: '20-001',
  CountryId: poland,
  PhoneNumber: '+48 81 000 00 00',
});

describe('an address', () => {
  it('needs no second line, company, VAT number, fax or e-mail, and is answered with all its fields', async () => {
    const added = await post('AddAddress', newAddress());
    expect(added.json).toEqual({
      ...newAddress(),
      Id: (added.json as Address).Id,
      Address2: null,
      Company: null,
      VatNumber: null,
      StateProvinceId: null,
      FaxNumber: null,
      Email: null,
    });
    expect((await read()).Addresses).toContainEqual(added.json);
  });

  it.each(['FirstName', 'LastName', 'Address1', 'City', 'ZipPostalCode', 'CountryId', 'PhoneNumber'])(
    'needs %s',
    async (field) => {
      const without = Object.fromEntries(Object.entries(newAddress()).filter(([name]) => name !== field));
      const answer = await post('AddAddress', without);
      expect(answer.status).toBe(400);
      expect(answer.json).toMatchObject({ errors: { [field]: ['This field is required'] } });
      expect((await read()).Addresses).toHaveLength(1);
    },
  );

  it.each(['nomail', 'a@b', '@b.example'])('does not take %j for an e-mail address', async (Email) => {
    const problem = { status: 400, json: { errors: { Email: ['Please give a valid email address.'] } } };
    expect(await post('AddAddress', { ...newAddress(), Email })).toMatchObject(problem);
    expect(await post('UpdateAddress', { ...newAddress(), Id: customer.addressId, Email })).toMatchObject(
      problem,
    );
  });

  it.each([
    ['', null],
    ['  ', null],
    [null, null],
    [' ewa@kos.example ', 'ewa@kos.example'],
  ])('whose e-mail is given as %j has %j', async (given, kept) => {
    const added = await post('AddAddress', { ...newAddress(), Email: given });
    expect(added).toMatchObject({ status: 200, json: { Email: kept } });
  });

  it('needs a state where its country has any, and one of that country', async () => {
    const inUsa = { ...newAddress(), CountryId: usa.id };
    expect(await post('AddAddress', inUsa)).toMatchObject({
      status: 400,
      json: { errors: { StateProvinceId: ['Please choose a state or province.'] } },
    });
    expect((await post('AddAddress', { ...inUsa, StateProvinceId: usa.state })).status).toBe(200);
    const abroad = await post('AddAddress', { ...newAddress(), StateProvinceId: usa.state });
    expect(abroad.status).toBe(400);
    expect(abroad.json).toHaveProperty('errors.StateProvinceId');
  });

  it('is changed and removed; the call to remove tolerates the e-mail beside it', async () => {
    const changed = await post('UpdateAddress', { ...newAddress(), Id: customer.addressId });
    expect(changed.json).toMatchObject({ Id: customer.addressId, City: 'Lublin' });
    const removed = await post('DeleteAddress', { addressId: customer.addressId, Email: 'a@b.example' });
    expect(removed.status).toBe(200);
    expect((await read()).Addresses).toEqual([]);
    expect(await post('DeleteAddress', { addressId: customer.addressId })).toMatchObject({
      status: 404,
      json: { title: 'There is no such address.' },
    });
  });
});

describe('a VAT number', () => {
  const NIP_FAULT = 'This is not a valid Polish VAT number (NIP). Please check its 10 digits.';
  const FORM_FAULT = 'This VAT number does not have the form used in its country.';

  it('of an address is checked in its country, or in the one that it names', async () => {
    const add = async (VatNumber: string, CountryId = poland) =>
      (
        await post('AddAddress', {
          ...newAddress(),
          CountryId,
          VatNumber,
          ...(CountryId === usa.id && { StateProvinceId: usa.state }),
        })
      ).json;
    for (const right of ['123-456-32-18', 'PL1234563218', 'DE123456789', '', '  ']) {
      expect(await add(right), right).not.toHaveProperty('errors');
    }
    expect(await add('1234563219')).toMatchObject({ errors: { VatNumber: [NIP_FAULT] } });
    expect(await add('DE12345678')).toMatchObject({ errors: { VatNumber: [FORM_FAULT] } });
    expect(await add('12-3456789', usa.id)).not.toHaveProperty('errors');
    expect(await add('PL1234563219', usa.id)).toMatchObject({ errors: { VatNumber: [NIP_FAULT] } });
  });

  it('of a customer is checked in the country where the invoices go', async () => {
    const name = { FirstName: 'Ewa', LastName: 'Kos' };
    expect(await post('Update', { ...name, VatNumber: '1234563219' })).toMatchObject({
      status: 400,
      json: { errors: { VatNumber: [NIP_FAULT] } },
    });
    const { Id } = (
      await post('AddAddress', { ...newAddress(), CountryId: usa.id, StateProvinceId: usa.state })
    ).json as Address;
    await post('Update', { ...name, BillingAddress: Id });
    expect((await post('Update', { ...name, VatNumber: '1234563219' })).status).toBe(200);
  });

  it('that was kept before the rule stays as long as it is not changed', async () => {
    await shop.database.pool.query(`update customer set vat_number = 'old' where id = $1`, [
      customer.customerId,
    ]);
    await shop.database.pool.query(`update address set vat_number = 'old' where id = $1`, [
      customer.addressId,
    ]);
    const name = { FirstName: 'Ewa', LastName: 'Kos' };
    expect((await post('Update', { ...name, VatNumber: 'old' })).status).toBe(200);
    const change = { ...newAddress(), Id: customer.addressId };
    expect((await post('UpdateAddress', { ...change, VatNumber: 'old' })).status).toBe(200);
    expect((await post('UpdateAddress', { ...change, VatNumber: 'older' })).status).toBe(400);
    expect((await post('Update', { ...name, VatNumber: 'older' })).status).toBe(400);
  });
});

describe('a field of one line', () => {
  const LINE = 'This field takes one line. Please remove the line break or tab.';
  const INVISIBLE = 'Please remove the invisible control characters.';

  it.each([
    ['FirstName', 'Ewa\nKos', LINE],
    ['City', 'Lub\u2028lin', LINE],
    ['Address1', 'ul.\tNowa', LINE],
    ['LastName', '\u202eKos', INVISIBLE],
    ['Company', 'Kos \u2066i', INVISIBLE],
    ['PhoneNumber', '+48\u200f 81', INVISIBLE],
    ['ZipPostalCode', '20\u0085001', INVISIBLE],
    ['LastName', '\ufff9Kos', INVISIBLE],
    ['LastName', 'Kos\ud800', INVISIBLE],
    ['FirstName', '\u200b\u200d', 'This field is required'],
    ['FirstName', '\ufe0f', 'This field is required'],
    ['FirstName', '\u206a\u206b', 'This field is required'],
    ['FirstName', '\u{e0041}\u{e0042}', 'This field is required'],
    ['FirstName', '\u2800', 'This field is required'],
    ['Company', '\u200b \ufeff', 'Please enter text that can be seen, or leave this field empty.'],
  ])('%s is not %j', async (field, value, message) => {
    expect(await post('AddAddress', { ...newAddress(), [field]: value })).toMatchObject({
      status: 400,
      json: { errors: { [field]: [message] } },
    });
  });

  it('takes letters of any script, signs that belong together, and blanks around it', async () => {
    for (const City of ['Łódź', '東京', 'دبي', ' Köln ', 'Wieś 👩\u200d🔧']) {
      expect((await post('AddAddress', { ...newAddress(), City })).json, City).toMatchObject({
        City: City.trim(),
      });
    }
  });
});

describe('a customer', () => {
  it('changes the own data by sending the customer back, and keeps e-mail and addresses', async () => {
    const before = await read();
    const answer = await post('Update', {
      ...before,
      FirstName: 'Ewa',
      Phone: '+48 1',
      VatNumber: 'PL 526-025-02-74',
      Newsletter: true,
      BillingAddress: customer.addressId,
      Email: 'somebody@else.example',
      Addresses: [],
    });
    expect(answer.status).toBe(200);
    expect(await read()).toEqual({
      ...before,
      FirstName: 'Ewa',
      Phone: '+48 1',
      VatNumber: 'PL 526-025-02-74',
      Newsletter: true,
      BillingAddress: customer.addressId,
    });
  });

  it('has the branch of the last order as home branch, and none before the first order', async () => {
    const { db } = shop.database;
    const { discountGroupId } = await addPriceList(db);
    const partId = await addPart(db, { number: '34 11 000001', net: 10_000, discountGroupId });
    expect((await read()).HomeBranchId).toBeNull();
    for (const code of ['HOME-1', 'HOME-2']) {
      const branch = await addBranch(db, code);
      await db
        .insertInto('cart_line')
        .values({ customer_id: customer.customerId, part_id: partId, quantity: 1 })
        .execute();
      const result = await placeOrder(db, checkoutDeps, buyerOf(customer), requestOf(customer, branch));
      expect(result).toHaveProperty('placed');
      expect((await read()).HomeBranchId).toBe(branch);
    }
  });

  it('whose default address is removed has none', async () => {
    const { FirstName, LastName } = await read();
    await post('Update', { FirstName, LastName, ShippingAddress: customer.addressId });
    await post('DeleteAddress', { addressId: customer.addressId });
    expect(await read()).toMatchObject({ ShippingAddress: null, Addresses: [] });
  });
});

describe('a new password', () => {
  it('has at least six characters, counted after decoding', async () => {
    const short = await post('SetPassword', { password: base64('abcde') });
    expect(short.status).toBe(400);
    expect(short.json).toHaveProperty('errors.password');
    expect((await post('SetPassword', { password: base64('abcdef') })).status).toBe(200);
  });

  it('opens the account from then on', async () => {
    const { Email } = await read();
    await post('SetPassword', { password: base64('zażółć-1') });
    const login = await shop.call({
      method: 'POST',
      url: '/api/user/login',
      payload: { email: Email, password: base64('zażółć-1') },
    });
    expect(login.status).toBe(200);
    expect((await shop.call({ url: '/api/Customer/get', headers })).status).toBe(200);
  });
});
