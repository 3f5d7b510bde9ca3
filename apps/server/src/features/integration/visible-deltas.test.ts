import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addTestKey, integrationCaller } from '../../../test/integration-app.ts';
import { createOrderShop } from '../../../test/order-fixture.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { listenForNotifications } from '../../db/notification-listener.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

it('stock and prices of a few parts are announced to all servers by their parts, those of many as one', async () => {
  const { database } = shop;
  const orders = await createOrderShop(database.db);
  const partId = await orders.newPart(1);
  const key = await addTestKey(shop);
  const call = integrationCaller(shop);
  const received: string[] = [];
  let isConnected = false;
  const listener = listenForNotifications({
    url: () => database.url,
    subscribers: [
      {
        channels: ['part_changed'],
        onConnected: () => (isConnected = true),
        onDisconnected: () => undefined,
        onNotification: (_channel, payload) => received.push(payload),
      },
    ],
  });
  await vi.waitFor(() => expect(isConnected).toBe(true));
  const part = { brand: 'VELORA', number: '51 16 1' };
  await call('changeStock', key, { body: [{ ...part, warehouse: 'ORD', quantity: 9 }] });
  await call('changePrices', key, { body: [{ ...part, net: 5, vat: 23 }] });
  await call('changePrices', key, { body: [{ ...part, net: null, vat: 23 }] });
  await vi.waitFor(() => expect(received).toEqual(Array.from({ length: 3 }, () => String(partId))));

  received.length = 0;
  await database.pool.query(
    `insert into part (brand_id, number, normalised, name_pl, unit, pack_quantity)
     select 3, 'M' || n, 'M' || n, 'M', 'pc', 1 from generate_series(1, 600) as n`,
  );
  const rows = Array.from({ length: 600 }, (_none, index) => ({
    warehouse: 'ORD',
    brand: 'BRANT',
    number: `M${index + 1}`,
    quantity: 3,
  }));
  await call('changeStock', key, { body: rows });
  // One for the parts that this test has added, one for their stock.
  await vi.waitFor(() => expect(received).toEqual(['*', '*']));
  await listener.stop();
});
