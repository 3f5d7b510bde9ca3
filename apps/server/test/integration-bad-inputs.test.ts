import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Replacement } from '@partsboard/contract/integration/replacements';
import type { IntegrationRoute } from '@partsboard/contract/integration/route';
import { integrationRoutes } from '@partsboard/contract/integration/routes';
import type { RowsResult } from '@partsboard/contract/integration/rows';
import { routerPath } from '@partsboard/contract/route';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectDecentAnswer, hostileTexts, hostileValues } from './hostile-input.ts';
import { addTestKey, type KeyHeaders } from './integration-app.ts';
import { propertiesOf, sampleOf } from './sample-input.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const TIME = 180_000;

let shop: TestApp;
let key: KeyHeaders;

beforeAll(async () => {
  shop = await createTestApp();
  key = await addTestKey(shop);
});
afterAll(() => shop.close());

const urlOf = (route: IntegrationRoute, id = '1', query = ''): string =>
  routerPath(route).replace(/:\w+/g, id) + query;

const send = (
  route: IntegrationRoute,
  url: string,
  payload?: object | string,
  headers: Record<string, string> = {},
) =>
  shop.call({
    method: route.method,
    url,
    headers: { ...key, 'idempotency-key': randomUUID(), ...headers },
    ...(payload !== undefined && { payload }),
  });

/** Where rows are sent; the rows of a whole replacement belong to one that has been begun. */
async function rowsUrlOf(route: IntegrationRoute): Promise<string> {
  if (!route.params) return urlOf(route);
  const begun = await shop.call({
    method: 'POST',
    url: routerPath(route).replace('/:id/rows', ''),
    headers: { ...key, 'idempotency-key': randomUUID() },
  });
  return urlOf(route, String((begun.json as Replacement).id));
}

const table = Object.entries<IntegrationRoute>(integrationRoutes);

const withInput = table.filter(([, route]) => route.body ?? route.query ?? route.params);

describe.each(withInput)('%s', { timeout: TIME }, (name, route) => {
  if (route.body) {
    const sample = sampleOf(route.body) as Record<string, unknown>;
    it('answers every wrong field in words', async () => {
      for (const [field] of propertiesOf(route.body))
        for (const value of hostileValues) {
          const answer = await send(route, urlOf(route), { ...sample, [field]: value });
          expectDecentAnswer(answer, `${name}.${field} = ${JSON.stringify(value)}`);
        }
    });

    it.each([
      ['text/xml', '<a/>'],
      ['text/plain', 'text'],
      ['application/x-www-form-urlencoded', 'a=b'],
      ['application/json', '{"a":'],
      ['application/json', '"text"'],
      ['application/json', '[]'],
      ['application/json', 'null'],
    ])('refuses %s of %s', async (contentType, body) => {
      const answer = await send(route, urlOf(route), body, { 'content-type': contentType });
      expect([400, 415]).toContain(answer.status);
      expectDecentAnswer(answer, `${name} as ${contentType}`);
    });
  }

  if (route.query)
    it('answers every wrong query in words', async () => {
      for (const [field] of propertiesOf(route.query))
        for (const text of [...hostileTexts, `a&${field}=b`])
          expectDecentAnswer(
            await send(route, urlOf(route, '1', `?${field}=${text}`)),
            `${name}?${field}=${text}`,
          );
    });

  if (route.params)
    it('answers every wrong key in words', async () => {
      for (const text of hostileTexts) {
        const answer = await send(route, urlOf(route, text), route.body && (sampleOf(route.body) as object));
        expectDecentAnswer(answer, `${name}/${text}`);
      }
    });
});

describe.each(table.filter(([, route]) => route.row))('rows of %s', { timeout: TIME }, (name, route) => {
  const sample = sampleOf(route.row) as Record<string, unknown>;
  const rows = propertiesOf(route.row).flatMap(([field]) =>
    hostileValues.map((value) => ({ ...sample, [field]: value })),
  );

  it.each([
    ['an array', 'application/json', JSON.stringify([...rows, ...hostileValues])],
    [
      'lines',
      'application/x-ndjson',
      [...rows, ...hostileValues].map((row) => JSON.stringify(row)).join('\n'),
    ],
  ])('with wrong fields are listed, as %s', async (_form, contentType, body) => {
    const answer = await send(route, await rowsUrlOf(route), body, { 'content-type': contentType });
    expect(answer.status, answer.text).toBe(200);
    const result = answer.json as RowsResult;
    expect(result.rows).toBe(rows.length + hostileValues.length);
    expect(result.problems).toHaveLength(result.rejected);
    expectDecentAnswer(answer, name);
  });

  it.each([
    ['cut off', (whole: Buffer) => whole.subarray(0, whole.length - 10)],
    [
      'damaged',
      (whole: Buffer) => Buffer.concat([whole.subarray(0, 20), Buffer.alloc(20), whole.subarray(40)]),
    ],
    ['empty', () => Buffer.alloc(0)],
  ])('in gzip that is %s are refused', async (_what, spoil) => {
    const whole = gzipSync(
      JSON.stringify(Array.from({ length: 100 }, () => ({ ...sample, x: randomUUID() }))),
    );
    const answer = await send(route, await rowsUrlOf(route), spoil(whole), {
      'content-type': 'application/json',
      'content-encoding': 'gzip',
    });
    expect(answer.status).toBe(400);
    expectDecentAnswer(answer, name);
  });

  it('in a bomb inside a bomb are refused', async () => {
    const bomb = gzipSync(gzipSync(Buffer.alloc(64 * 1024 * 1024)));
    const answer = await send(route, await rowsUrlOf(route), bomb, {
      'content-type': 'application/x-ndjson',
      'content-encoding': 'gzip',
    });
    expectDecentAnswer(answer, name);
  });

  // Some 50 kB each. Kept whole, the second took a server four gigabytes and its life.
  it.each([
    ['objects', '{},'],
    ['arrays inside arrays', '['],
  ])('of which one is larger than any row can be are not read to their end: %s', async (_what, piece) => {
    const bomb = gzipSync(`[[${piece.repeat(40_000_000 / piece.length)}`);
    const answer = await send(route, await rowsUrlOf(route), bomb, {
      'content-type': 'application/json',
      'content-encoding': 'gzip',
    });
    expect(answer.status).toBe(400);
    expectDecentAnswer(answer, name);
  });

  it.each([
    ['application/json', `[${'['.repeat(50_000)}`],
    ['application/json', `[{"a":${'{"a":'.repeat(50_000)}`],
    ['application/x-ndjson', '['.repeat(100_000)],
    ['application/json', '[1e999999]'],
    ['application/json', `[${'9'.repeat(100_000)}]`],
    ['application/json', '["\\u0000"]'],
    ['application/json', '[{"__proto__":{"a":1}},{"constructor":1}]'],
    ['application/json', '\ufeff[]'],
  ])('of %s that no program should choke on are answered in words', async (contentType, body) => {
    expectDecentAnswer(
      await send(route, await rowsUrlOf(route), body, { 'content-type': contentType }),
      name,
    );
  });
});
