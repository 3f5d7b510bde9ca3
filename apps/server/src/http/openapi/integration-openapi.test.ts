import { createConfig, lintFromString } from '@redocly/openapi-core';
import type { IntegrationRoute } from '@partsboard/contract/integration/route';
import { integrationRoutes } from '@partsboard/contract/integration/routes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const URL = '/api/integration/v1/openapi.json';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly $ref?: string }[];
  readonly responses: Record<string, unknown>;
}

interface Document {
  readonly paths: Record<string, Record<string, Operation>>;
}

const read = async (url: string) => (await shop.call({ url })).json as Document;

it('describes exactly the calls of other systems, with their refusals', async () => {
  const { paths } = await read(URL);
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => `${operationId}: ${method} ${path}`),
  );
  const table = Object.entries<IntegrationRoute>(integrationRoutes);
  expect(described.sort()).toEqual(
    table.map(([name, route]) => `${name}: ${route.method.toLowerCase()} /${route.path}`).sort(),
  );
  for (const [name, route] of table) {
    const operation = paths[`/${route.path}`]?.[route.method.toLowerCase()];
    expect(Object.keys(operation?.responses ?? {}), name).toEqual(
      expect.arrayContaining(['200', '401', '403', '429']),
    );
  }
});

it('is unknown to the other documents', async () => {
  const others = [await read('/api/docs/json'), await read('/api/backoffice/openapi.json')];
  expect(JSON.stringify(others)).not.toContain('/integration/');
});

it('passes the linter’s recommended rules', async () => {
  const source = (await shop.call({ url: URL })).text;
  const config = await createConfig({ extends: ['recommended'] });
  const found = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  expect(found.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});
