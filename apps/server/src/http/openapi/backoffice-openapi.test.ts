import { createConfig, lintFromString } from '@redocly/openapi-core';
import type { BackofficeRoute } from '@partsboard/contract/backoffice/route';
import { backofficeRoutes } from '@partsboard/contract/backoffice/routes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

interface Operation {
  readonly operationId: string;
  readonly security: readonly object[];
  readonly parameters: readonly { readonly $ref?: string }[];
  readonly responses: Record<string, unknown>;
}

interface Document {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, unknown> };
}

const read = async (url: string) => (await shop.call({ url })).json as Document;

it('describes exactly the calls of the back office, with session, CSRF token and refusals', async () => {
  const { paths } = await read('/api/backoffice/openapi.json');
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => `${operationId}: ${method} ${path}`),
  );
  const table = Object.entries<BackofficeRoute>(backofficeRoutes);
  expect(described.sort()).toEqual(
    table.map(([name, route]) => `${name}: ${route.method.toLowerCase()} /${route.path}`).sort(),
  );
  for (const [name, route] of table) {
    const operation = paths[`/${route.path}`]?.[route.method.toLowerCase()];
    const isOpen = route.access === 'anyone';
    expect(operation?.security, name).toEqual(isOpen ? [] : [{ session: [] }]);
    expect(Object.keys(operation?.responses ?? {}).includes('403'), name).toBe(!isOpen);
    const hasToken = operation?.parameters.some(({ $ref }) => $ref?.endsWith('/CsrfToken') === true);
    expect(hasToken, name).toBe(!isOpen && route.method !== 'GET');
  }
});

it('and the shop’s document know nothing of each other', async () => {
  const [backoffice, front] = await Promise.all([
    read('/api/backoffice/openapi.json'),
    read('/api/docs/json'),
  ]);
  expect(JSON.stringify(front)).not.toMatch(/backoffice|StaffMember|csrf|fresh-login/i);
  expect(Object.keys(backoffice.paths).every((path) => path.startsWith('/backoffice/'))).toBe(true);
  expect(Object.keys(backoffice.components.schemas)).toContain('StaffMember');
  expect(Object.keys(backoffice.components.schemas)).not.toContain('CartLine');
});

it('passes the linter’s recommended rules', async () => {
  const source = (await shop.call({ url: '/api/backoffice/openapi.json' })).text;
  const config = await createConfig({ extends: ['recommended'] });
  const found = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  expect(found.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});
