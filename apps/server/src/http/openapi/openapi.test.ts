import { API_PREFIX, type RouteContract } from '@partsboard/contract/route';
import { routes } from '@partsboard/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security?: readonly object[];
  readonly parameters?: readonly { name?: string; in?: string; required?: boolean; schema?: object }[];
  readonly requestBody?: { content: Record<string, { schema: object }> };
  readonly responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

interface Document {
  readonly openapi: string;
  readonly info: { title: string; version: string };
  readonly paths: Record<string, Record<string, Operation>>;
  readonly servers: readonly { url: string; description: string }[];
  readonly components: { responses: object; schemas: Record<string, object> };
}

const readDocument = async () => (await shop.call({ url: '/api/docs/json' })).json as Document;

/** Everything below a node that refers elsewhere in the document. */
function referencesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    key === '$ref' && typeof value === 'string' ? [value] : referencesIn(value),
  );
}

describe('the OpenAPI document', () => {
  it('is version 3.1 and describes exactly the calls of the contract', async () => {
    const document = await readDocument();
    expect(document.openapi).toBe('3.1.0');
    expect(document.info).toMatchObject({ title: 'Partsboard', version: '1.6.0' });
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const expected = Object.values<RouteContract>(routes).map((route) => `${route.method} /${route.path}`);
    expect(described.sort()).toEqual(expected.sort());
  });

  it('gives every call its parameters, body, answers and lock', async () => {
    const document = await readDocument();
    expect(document.servers).toEqual([{ url: API_PREFIX, description: expect.any(String) as string }]);
    for (const [name, route] of Object.entries<RouteContract>(routes)) {
      const operation = document.paths[`/${route.path}`]?.[route.method.toLowerCase()];
      expect(operation?.operationId).toBe(name);
      expect(operation?.summary).toBe(route.summary);
      expect(operation?.tags).toEqual([route.tag]);
      const inPath = operation?.parameters?.filter((parameter) => parameter.in === 'path') ?? [];
      expect(inPath.map((parameter) => parameter.name)).toEqual(
        [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]),
      );
      expect(inPath.every((parameter) => parameter.required)).toBe(true);
      expect(operation?.requestBody !== undefined).toBe(route.body !== undefined);
      expect(operation?.security).toEqual(route.access === 'customer' ? [{ session: [] }] : []);
      const answers = Object.keys(operation?.responses ?? {});
      expect(answers).toEqual(expect.arrayContaining(['200', '400', '429', 'default']));
      expect(answers.includes('413')).toBe(route.body !== undefined);
      if (route.access === 'customer') expect(answers).toContain('401');
    }
  });

  it('has no dangling reference and nothing that 3.1 does not know', async () => {
    const document = await readDocument();
    const dangling = referencesIn(document).filter((reference) => {
      const target = reference
        .replace('#/', '')
        .split('/')
        .reduce<unknown>(
          (node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined),
          document,
        );
      return target === undefined;
    });
    expect(dangling).toEqual([]);
    expect(JSON.stringify(document)).not.toContain('"nullable"');
  });

  it('names the schemas of the contract, and every object that a call takes or answers', async () => {
    const document = await readDocument();
    const { schemas, responses } = document.components;
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining(['Address', 'AddItem', 'CartLine', 'OrderDetail', 'Problem', 'VehicleKind']),
    );
    expect(schemas['CartLine']).toHaveProperty('properties.Product.properties.Sku');
    expect(document.paths['/Level4/Cart']?.['get']?.responses['200']?.content).toEqual({
      'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/CartLine' } } },
    });
    expect(responses).toHaveProperty('Unauthorized.content', {
      'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
    });
    const bodies = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ requestBody, responses: answers }) => [
        requestBody?.content['application/json']?.schema,
        answers['200']?.content?.['application/json']?.schema,
      ]),
    );
    expect(bodies.filter((schema) => schema && 'properties' in schema)).toEqual([]);
  });

  it('has a page for people, whose files all come from this server', async () => {
    const page = await shop.call({ url: '/api/docs' });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    // No script or handler inside the page, which the policy would refuse, and no other host.
    expect(page.text).not.toMatch(/<script(?! src="\/api\/docs\/static\/)|https?:\/\/|\son\w+=/i);
    const files = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url = '']) => url);
    expect(files).toContain('/api/docs/static/swagger-ui-bundle.js');
    for (const url of files) expect((await shop.call({ url })).status, url).toBe(200);
  });
});
