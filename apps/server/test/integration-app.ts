import { randomUUID } from 'node:crypto';
import type { IntegrationRoute } from '@partsboard/contract/integration/route';
import { integrationRoutes, type IntegrationRouteName } from '@partsboard/contract/integration/routes';
import { integrationScopes } from '@partsboard/contract/integration/scopes';
import { routeUrl } from '@partsboard/contract/route';
import { addKey } from '../src/features/integration/keys.service.ts';
import type { TestAnswer, TestApp } from './test-app.ts';

export type KeyHeaders = Readonly<Record<string, string>>;

interface CallInput {
  readonly params?: Record<string, string | number>;
  readonly query?: Record<string, unknown>;
  readonly body?: object | string | Buffer;
  readonly headers?: Record<string, string>;
}

export const addTestKey = async (
  { database }: Pick<TestApp, 'database'>,
  scopes: readonly string[] = integrationScopes,
  name = 'ERP',
): Promise<KeyHeaders> => {
  const { key } = await addKey(database.db, { name, scopes, days: 30 });
  return { authorization: `Bearer ${key}` };
};

/** Calls a route of the integration with the headers of a key; a change gets an Idempotency-Key unless it has one. */
export function integrationCaller(shop: Pick<TestApp, 'call'>) {
  return (name: IntegrationRouteName, key: KeyHeaders, input: CallInput = {}): Promise<TestAnswer> => {
    const route: IntegrationRoute = integrationRoutes[name];
    return shop.call({
      method: route.method,
      url: routeUrl(route, input.params, input.query),
      headers: {
        ...key,
        ...(route.method !== 'GET' && { 'idempotency-key': randomUUID() }),
        ...input.headers,
      },
      ...(input.body !== undefined && { payload: input.body }),
    });
  };
}
