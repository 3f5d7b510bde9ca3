import type { WebhookDelivery, WebhookEndpoint } from '@partsboard/contract/backoffice/webhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ADMINISTRATOR,
  createBackofficeApp,
  type BackofficeApp,
  type StaffHeaders,
} from '../../../test/backoffice-app.ts';
import { queuedTasks, removeAllTasks } from '../../../test/run-due-tasks.ts';

let app: BackofficeApp;
let headers: StaffHeaders;
const wanted = { name: 'ERP', url: 'https://erp.example/hook', events: ['order.placed'], lowStock: 3 };

beforeAll(async () => {
  app = await createBackofficeApp();
  headers = await app.startSession(ADMINISTRATOR);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.pool.query('delete from webhook_endpoint');
  await removeAllTasks(app.database);
});

async function add(input: object = {}): Promise<{ id: number; secret: string }> {
  const answer = await app.ask('addWebhookEndpoint', headers, { body: { ...wanted, ...input } });
  expect(answer.status, answer.text).toBe(200);
  return answer.json as { id: number; secret: string };
}

const list = async () =>
  ((await app.ask('webhookEndpoints', headers)).json as { items: WebhookEndpoint[] }).items;

async function addDelivery(endpointId: number, state: string): Promise<number> {
  const { rows } = await app.database.pool.query<{ id: number }>(
    `insert into webhook_delivery (endpoint_id, message_id, event, subject, body, state, tries, finished_at)
     values ($1, 'msg_1', 'order.placed', 'order 7', '{}', $2, 12, now()) returning id`,
    [endpointId, state],
  );
  return rows[0]?.id ?? 0;
}

const audited = async () =>
  (
    await app.database.pool.query<{ action: string; after: unknown }>(
      `select action, after from audit_entry where record_type = 'webhook' order by id desc limit 1`,
    )
  ).rows[0];

describe('an endpoint', () => {
  it('is added with a secret that is shown once and is in no list and no audit entry', async () => {
    const { id, secret } = await add();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const [endpoint] = await list();
    expect(endpoint).toMatchObject({ ...wanted, id, isEnabled: true, waiting: 0, givenUp: 0, version: 1 });
    expect(JSON.stringify([endpoint, await audited()])).not.toContain(secret);
    expect(await audited()).toMatchObject({ action: 'webhook.create', after: { url: wanted.url } });
  });

  it.each([
    ['http://erp.example/hook', 'The address must begin with https://.'],
    ['https://10.0.0.1/', 'This address belongs to a private network. The setting WEBHOOKS can allow that.'],
    ['erp', 'Please enter an address that begins with https:// and contains no user name or password.'],
  ])('cannot be at %s', async (url, message) => {
    const answer = await app.ask('addWebhookEndpoint', headers, { body: { ...wanted, url } });
    expect(answer.json).toMatchObject({ status: 400, errors: { url: [message] } });
  });

  it('is changed by one person at a time', async () => {
    const { id } = await add();
    const change = (version: number) =>
      app.ask('changeWebhookEndpoint', headers, {
        params: { id },
        body: { ...wanted, name: 'Other', isEnabled: false, version },
      });
    expect((await change(1)).status).toBe(200);
    expect(await list()).toMatchObject([{ name: 'Other', isEnabled: false, version: 2 }]);
    expect((await change(1)).status).toBe(409);
    expect((await app.ask('testWebhookEndpoint', headers, { params: { id } })).status).toBe(409);
  });

  it('gets a new secret, and the one before counts for a day more', async () => {
    const { id, secret } = await add();
    const answer = await app.ask('rotateWebhookSecret', headers, { params: { id } });
    expect((answer.json as { secret: string }).secret).not.toBe(secret);
    const [endpoint] = await list();
    const hours = (Date.parse(endpoint?.previousSecretUntil ?? '') - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(24);
    expect(await audited()).toMatchObject({ action: 'webhook.change-secret' });
  });

  it('gets a test message, whatever it wants to be told of', async () => {
    const { id } = await add();
    const { json } = await app.ask('testWebhookEndpoint', headers, { params: { id } });
    const { deliveryId } = json as { deliveryId: number };
    const read = await app.ask('webhookDelivery', headers, { params: { id: deliveryId } });
    expect(read.json).toMatchObject({ event: 'test', state: 'waiting', attempts: [], url: wanted.url });
    expect(await queuedTasks(app.database)).toMatchObject([{ name: 'deliver-webhooks' }]);
  });
});

describe('messages', () => {
  it('are listed by endpoint, state, event and subject', async () => {
    const first = await add();
    const second = await add({ name: 'CRM' });
    await addDelivery(first.id, 'delivered');
    await addDelivery(second.id, 'given-up');
    const namesOf = async (query: Record<string, unknown>) =>
      (
        (await app.ask('webhookDeliveries', headers, { query })).json as { items: WebhookDelivery[] }
      ).items.map(({ endpoint }) => endpoint.name);
    expect(await namesOf({})).toEqual(['CRM', 'ERP']);
    expect(await namesOf({ endpointId: first.id })).toEqual(['ERP']);
    expect(await namesOf({ state: 'given-up' })).toEqual(['CRM']);
    expect(await namesOf({ event: 'stock.low' })).toEqual([]);
    expect(await namesOf({ subject: 'order 7', limit: 1 })).toEqual(['CRM']);
    expect(await namesOf({ subject: ' 7 ', limit: 1 })).toEqual(['CRM']);
    expect(await namesOf({ subject: 'order', limit: 1 })).toEqual([]);
  });

  it('that were given up are sent again one by one or all', async () => {
    const { id } = await add();
    const one = await addDelivery(id, 'given-up');
    await addDelivery(id, 'given-up');
    await addDelivery(id, 'delivered');
    expect((await app.ask('redeliverWebhook', headers, { params: { id: one } })).status).toBe(200);
    expect(await list()).toMatchObject([{ waiting: 1, givenUp: 1 }]);
    expect((await app.ask('redeliverAllWebhooks', headers, { params: { id } })).json).toEqual({ count: 1 });
    expect(await list()).toMatchObject([{ waiting: 2, givenUp: 0 }]);
    expect(await audited()).toMatchObject({ action: 'webhook.redeliver', after: { messages: 1 } });
    expect(await queuedTasks(app.database)).toMatchObject([{ name: 'deliver-webhooks' }]);
    expect((await app.ask('redeliverWebhook', headers, { params: { id: 999_999 } })).status).toBe(404);
  });
});

describe('keys', () => {
  it('are made, listed with their last use, and revoked by staff', async () => {
    const made = await app.ask('addIntegrationKey', headers, {
      body: { name: 'Comarch', scopes: ['orders:read'], days: 30 },
    });
    const { key } = made.json as { key: string };
    const call = () =>
      app.call({ url: '/api/integration/v1/key', headers: { authorization: `Bearer ${key}` } });
    expect((await call()).status).toBe(200);
    const read = async () => {
      const { json } = await app.ask('integrationKeys', headers);
      return (
        json as { items: { id: number; name: string; status: string; lastUsedAt: string | null }[] }
      ).items.find(({ name }) => name === 'Comarch');
    };
    const listed = await read();
    expect(listed).toMatchObject({ status: 'active', scopes: ['orders:read'], beginning: key.slice(0, 10) });
    expect(listed?.lastUsedAt).not.toBeNull();
    expect(JSON.stringify(listed)).not.toContain(key.slice(12));
    await app.ask('revokeIntegrationKey', headers, { params: { id: listed?.id ?? 0 } });
    expect([(await call()).status, (await read())?.status]).toEqual([401, 'revoked']);
    const { rows } = await app.database.pool.query(
      `select action, staff_id from audit_entry where record_type = 'key' order by id`,
    );
    const staff_id = await app.staffId(ADMINISTRATOR);
    expect(rows).toEqual([
      { action: 'key.create', staff_id },
      { action: 'key.revoke', staff_id },
    ]);
  });
});
