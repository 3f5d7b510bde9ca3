import type { AddressInfo } from 'node:net';
import { routeUrl } from '@partsboard/contract/route';
import { backofficeRoutes } from '@partsboard/contract/backoffice/routes';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createBackofficeApp,
  ORDER_DESK,
  type BackofficeApp,
  type StaffHeaders,
} from '../../../../test/backoffice-app.ts';
import { createOrderShop, desk, type OrderShop } from '../../../../test/order-fixture.ts';
import { addBranch, addCustomer } from '../../../../test/shop-fixture.ts';
import { createSecondApp } from '../../../../test/test-app.ts';
import { listenForNotifications } from '../../../db/notification-listener.ts';
import { changeState } from '../actions/simple-actions.ts';

let app: BackofficeApp;
let server: FastifyInstance;
let shop: OrderShop;

beforeAll(async () => {
  app = await createBackofficeApp();
  shop = await createOrderShop(app.database.db);
  let onConnected: () => void = () => undefined;
  const connected = new Promise<void>((resolve) => {
    onConnected = resolve;
  });
  const witness = {
    channels: [],
    onConnected,
    onNotification: () => undefined,
    onDisconnected: () => undefined,
  };
  server = await createSecondApp(app.database, {
    listen: (subscribers) =>
      listenForNotifications({ url: () => app.database.url, subscribers: [...subscribers, witness] }),
  });
  await connected;
  await server.listen({ host: '127.0.0.1', port: 0 });
  await app.database.pool.query(
    `insert into staff_member_branch select id, $2 from staff_member where email = $1`,
    [ORDER_DESK, shop.branch],
  );
});
afterAll(async () => {
  await server.close();
  await app.close();
});

/** Reads the events of a stream one after the other; nothing when it has ended. */
async function openStream(headers: StaffHeaders) {
  const { port } = server.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${routeUrl(backofficeRoutes.orderEvents)}`, {
    headers,
  });
  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<string | undefined> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const event = text.slice(0, end);
        text = text.slice(end + 2);
        if (event.startsWith('event: order')) return event.split('data: ')[1];
        continue;
      }
      const { done = true, value = '' } = (await reader?.read()) ?? {};
      if (done) return undefined;
      text += value;
    }
  };
  return { next };
}

const newOrder = async () =>
  shop.order(await addCustomer(app.database.db), [{ partId: await shop.newPart(1), quantity: 1 }]);

it('tells of new and changed orders of the own branches, and ends when the session does', async () => {
  const headers = await app.startSession(ORDER_DESK);
  const { next } = await openStream(headers);
  const other = await addBranch(app.database.db, 'OTH');
  const id = await newOrder();
  expect(JSON.parse((await next()) ?? '')).toEqual({ id, branchId: shop.branch, isNew: true });
  await app.database.pool.query('update customer_order set warehouse_id = $2, version = 2 where id = $1', [
    id,
    other,
  ]);
  const second = await newOrder();
  expect(JSON.parse((await next()) ?? '')).toEqual({ id: second, branchId: shop.branch, isNew: true });
  await changeState(shop.deps, desk(), { id: second }, 'confirm');
  expect(JSON.parse((await next()) ?? '')).toEqual({ id: second, branchId: shop.branch, isNew: false });
  await app.ask('logOut', headers);
  expect(await next()).toBeUndefined();
});

it('ends when the server stops', async () => {
  const { next } = await openStream(await app.startSession(ORDER_DESK));
  await server.close();
  expect(await next()).toBeUndefined();
});
