import type { StaffShippingMethod } from '@partsboard/contract/backoffice/methods';
import type { ShippingMethod } from '@partsboard/contract/checkout';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  ADMINISTRATOR,
  createBackofficeApp,
  type BackofficeApp,
  type StaffHeaders,
} from './backoffice-app.ts';
import { startSessions } from './customer-session.ts';
import { createListeningApp } from './listening-app.ts';
import { addCustomer } from './shop-fixture.ts';
import { without } from './without.ts';

/** A person in the shop does not wait longer for what staff have changed. */
const SOON = { timeout: 1_000 };

let shop: BackofficeApp;
let servers: FastifyInstance[];
let administrator: StaffHeaders;
let headers: Record<string, string>;
let addressId: number;

const askAll = <T>(path: string, more: Record<string, string> = {}): Promise<T[]> =>
  Promise.all(
    servers.map(async (server) => {
      const answer = await server.inject({ url: `/api/${path}`, headers: { ...headers, ...more } });
      return answer.json<T>();
    }),
  );

/** The fee of the courier, as each server tells it. */
const fees = async () =>
  (await askAll<ShippingMethod[]>(`ShoppingCart/ShippingMethods?addressId=${addressId}`)).map(
    (methods) =>
      methods.find((each) => each.ShippingRateComputationMethodSystemName === 'Shipping.Courier')?.Fee,
  );

beforeAll(async () => {
  shop = await createBackofficeApp();
  const customer = await addCustomer(shop.database.db);
  ({ addressId } = customer);
  headers = { 'accept-language': 'en', ...(await startSessions(shop.database.db, [customer.customerId]))[0] };
  administrator = await shop.startSession(ADMINISTRATOR);
  servers = [await createListeningApp(shop.database), await createListeningApp(shop.database)];
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await shop.close();
});

describe('what staff change', () => {
  it('in a way of delivery is seen by the checkout of every server within a second', async () => {
    const [before] = await fees();
    expect(await fees()).toEqual([before, before]);
    const { json } = await shop.ask('staffShippingMethods', administrator);
    const courier = (json as { items: StaffShippingMethod[] }).items.find(
      (each) => each.systemName === 'Shipping.Courier',
    );
    if (!courier) throw new Error('No courier');
    const body = { ...without(courier, 'id', 'systemName', 'name'), fee: 100 };
    const changed = await shop.ask('changeShippingMethod', administrator, {
      params: { id: courier.id },
      body,
    });
    expect(changed.status, changed.text).toBe(200);
    await vi.waitFor(async () => expect(await fees()).toEqual([123, 123]), SOON);
  });

  it.each([
    [
      'a way of delivery',
      `update shipping_method set fee_net = 20000 where system_name = 'Shipping.Courier'`,
    ],
    ['a way of delivery, taken back', `update shipping_method set fee_net = 10000`],
  ])('by SQL is seen as soon: %s', async (_what, statement) => {
    const [before = 0] = await fees();
    await shop.database.pool.query(statement);
    await vi.waitFor(async () => expect((await fees()).some((fee) => fee === before)).toBe(false), SOON);
  });

  it('of a store, by SQL: its number is known at once, and not after it is gone', async () => {
    const named = async () =>
      (await askAll<{ Id?: number; code?: string }>('Store/get', { storeId: '77' })).map(
        (answer) => answer.Id ?? answer.code,
      );
    expect(await named()).toEqual(['unknown-store', 'unknown-store']);
    await shop.database.pool.query(
      `insert into store select (jsonb_populate_record(store, '{"id": 77, "is_default": false, "host_names": [], "terms_page": null}')).*
       from store where id = 1`,
    );
    await vi.waitFor(async () => expect(await named()).toEqual([77, 77]), SOON);
    await shop.database.pool.query('delete from store where id = 77');
    await vi.waitFor(async () => expect(await named()).toEqual(['unknown-store', 'unknown-store']), SOON);
  });

  it('in a branch and in a country is seen by the checkout', async () => {
    const pickup = async () =>
      (await askAll<{ PickupPoints: { Name: string }[] }>('ShoppingCart/ShippingAddress')).map(
        ({ PickupPoints: [first] }) => first?.Name,
      );
    const [name = ''] = await pickup();
    await shop.database.pool.query('update warehouse set name_en = $1 where name_en = $2', ['Moved', name]);
    await vi.waitFor(async () => expect(await pickup()).toEqual(['Moved', 'Moved']), SOON);

    const payments = async () =>
      (await askAll<unknown>('ShoppingCart/PaymentMethods?countryId=7777')).map(Array.isArray);
    expect(await payments()).toEqual([false, false]);
    await shop.database.pool.query(
      `insert into country select (jsonb_populate_record(country, '{"id": 7777, "iso_code": "ZZ", "is_home": false}')).*
       from country limit 1`,
    );
    await vi.waitFor(async () => expect(await payments()).toEqual([true, true]), SOON);
  });
});
