import type { Address, Customer } from '@partsboard/contract/customer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSessions, type SessionHeader } from '../../../test/customer-session.ts';
import { addCustomer, type TestCustomer } from '../../../test/shop-fixture.ts';
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

describe('a customer', () => {
  it('changes the own data by sending the customer back, and keeps e-mail and addresses', async () => {
    const before = await read();
    const answer = await post('Update', {
      ...before,
      FirstName: 'Ewa',
      Phone: '+48 1',
      VatNumber: 'PL1',
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
      VatNumber: 'PL1',
      Newsletter: true,
      BillingAddress: customer.addressId,
    });
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
