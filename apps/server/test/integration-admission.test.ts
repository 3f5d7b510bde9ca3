import { backofficeRoutes } from '@partsboard/contract/backoffice/routes';
import type { BackofficeRoute } from '@partsboard/contract/backoffice/route';
import type { IntegrationRoute } from '@partsboard/contract/integration/route';
import { integrationRoutes, type IntegrationRouteName } from '@partsboard/contract/integration/routes';
import { integrationScopes } from '@partsboard/contract/integration/scopes';
import { routeUrl, type RouteContract } from '@partsboard/contract/route';
import { routes } from '@partsboard/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMINISTRATOR, codeOf, createBackofficeApp, type BackofficeApp } from './backoffice-app.ts';
import { addTestKey, integrationCaller, type KeyHeaders } from './integration-app.ts';
import { sampleOf } from './sample-input.ts';
import { createSecondApp } from './test-app.ts';

let shop: BackofficeApp;
let call: ReturnType<typeof integrationCaller>;
let key: KeyHeaders;

beforeAll(async () => {
  shop = await createBackofficeApp();
  call = integrationCaller(shop);
  key = await addTestKey(shop);
});
afterAll(() => shop.close());

const table = Object.entries<IntegrationRoute>(integrationRoutes) as [
  IntegrationRouteName,
  IntegrationRoute,
][];

const PARAMS = {
  id: 1,
  number: '1',
  externalId: 'X-1',
  kind: 'confirmation',
  position: 1,
  mailId: 1,
  shipmentId: 1,
  list: 'orders',
  name: 'welcome',
  language: 'en',
  version: 1,
  warehouseId: 1,
};

const inputOf = (route: IntegrationRoute) => ({
  ...(route.params && { params: PARAMS }),
  ...(route.body && { body: sampleOf(route.body) as object }),
  ...(route.row && { body: [sampleOf(route.row)] }),
});

const endedKey = async (change: string): Promise<KeyHeaders> => {
  const ended = await addTestKey(shop, integrationScopes, 'Ended');
  await shop.database.pool.query(`update integration_key set ${change} where name = 'Ended'`);
  return ended;
};

describe.each(table)('%s', (name, route) => {
  it('is closed to nobody, to customers, to staff, and to keys that are made up, expired or revoked', async () => {
    const strangers = [
      {},
      await shop.logIn(),
      await shop.startSession(ADMINISTRATOR),
      { authorization: `Bearer pbk_${'a'.repeat(43)}` },
      await endedKey('expires_at = now()'),
      await endedKey('revoked_at = now()'),
    ];
    for (const headers of strangers) {
      const answer = await call(name, headers, inputOf(route));
      expect([answer.status, codeOf(answer)]).toEqual([401, 'unauthenticated']);
    }
  });

  it('opens for a key with its scope and for no other', async () => {
    const { scope } = route;
    const open = await call(name, await addTestKey(shop, scope ? [scope] : []), inputOf(route));
    expect(['unauthenticated', 'forbidden', 'internal']).not.toContain(codeOf(open));
    if (scope === undefined) return;
    const others = await addTestKey(
      shop,
      integrationScopes.filter((each) => each !== scope),
    );
    const closed = await call(name, others, inputOf(route));
    expect([closed.status, codeOf(closed)]).toEqual([403, 'forbidden']);
    expect(closed.json).toHaveProperty('title', `This key does not have the scope ${scope}.`);
  });
});

describe('a key', () => {
  it('opens nothing of the shop and of the back office', async () => {
    const closed: (RouteContract | BackofficeRoute)[] = [
      ...Object.values<RouteContract>(routes).filter(({ access }) => access === 'customer'),
      ...Object.values<BackofficeRoute>(backofficeRoutes).filter(({ access }) => access !== 'anyone'),
    ];
    for (const route of closed) {
      const answer = await shop.call({
        method: route.method,
        url: routeUrl(route, route.params && PARAMS),
        headers: key,
      });
      expect([route.path, answer.status]).toEqual([route.path, 401]);
    }
  });

  it('has a budget of calls of its own', async () => {
    const app = await createSecondApp(shop.database, { environment: { RATE_LIMIT_PER_MINUTE: '3' } });
    const ask = async (headers: KeyHeaders) =>
      (await app.inject({ url: '/api/integration/v1/key', headers: { ...headers } })).statusCode;
    const other = await addTestKey(shop, [], 'Other');
    // The first call of a key that this server has not seen counts for the address.
    expect(await ask(key)).toBe(200);
    expect(await ask(other)).toBe(200);
    expect([await ask(key), await ask(key), await ask(key), await ask(key)]).toEqual([200, 200, 200, 429]);
    expect(await ask(other)).toBe(200);
    expect([await ask({}), await ask({})]).toEqual([401, 429]);
    await app.close();
  });
});
