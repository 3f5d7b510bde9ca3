import { API_PREFIX, type RouteContract } from '@partsboard/contract/route';
import { routes } from '@partsboard/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

interface Operation {
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security?: readonly object[];
  readonly parameters?: readonly { name: string; in: string; required?: boolean; schema: object }[];
  readonly requestBody?: { content: Record<string, { schema: object }> };
  readonly responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
}

interface Document {
  readonly openapi: string;
  readonly info: { title: string; version: string };
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { securitySchemes: object; schemas?: object };
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
    const expected = Object.values<RouteContract>(routes).map(
      (route) => `${route.method} ${API_PREFIX}/${route.path}`,
    );
    expect(described.sort()).toEqual(expected.sort());
  });

  it('gives every call its parameters, body, answers and lock', async () => {
    const document = await readDocument();
    for (const route of Object.values<RouteContract>(routes)) {
      const path = `${API_PREFIX}/${route.path}`;
      const operation = document.paths[path]?.[route.method.toLowerCase()];
      expect(operation?.summary).toBe(route.summary);
      expect(operation?.tags).toEqual([route.tag]);
      const inPath = operation?.parameters?.filter((parameter) => parameter.in === 'path') ?? [];
      expect(inPath.map((parameter) => parameter.name)).toEqual(
        [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]),
      );
      expect(inPath.every((parameter) => parameter.required)).toBe(true);
      expect(operation?.requestBody !== undefined).toBe(route.body !== undefined);
      expect(operation?.security !== undefined).toBe(route.access === 'customer');
      expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(['200', 'default']));
      expect(operation?.responses['default']?.content).toHaveProperty(['application/problem+json']);
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

  it('has a page for people that needs no script', async () => {
    const page = await shop.call({ url: '/api/docs' });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.text).not.toMatch(/<script|https?:\/\/|\son\w+=/i);
    for (const route of Object.values<RouteContract>(routes)) {
      expect(page.text).toContain(`${API_PREFIX}/${route.path}`);
    }
  });
});
