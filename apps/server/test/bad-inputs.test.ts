import type { Problem } from '@partsboard/contract/problem';
import { routerPath, type RouteContract } from '@partsboard/contract/route';
import { routes } from '@partsboard/contract/routes';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenSigner } from '../src/features/auth/session-token.ts';
import { expectDecentAnswer, hostileTexts, hostileValues } from './hostile-input.ts';
import { propertiesOf, sampleOf } from './sample-input.ts';
import { addressOf, createTestApp, type TestApp } from './test-app.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

const rawBodies: readonly (readonly [string, string | Buffer, string])[] = [
  ['nothing at all', '', 'application/json'],
  ['no JSON', '{', 'application/json'],
  ['a trailing comma', '{"a":1,}', 'application/json'],
  ['a list', '[]', 'application/json'],
  ['a text', '"text"', 'application/json'],
  ['null', 'null', 'application/json'],
  ['a number', '5', 'application/json'],
  ['deep nesting', deep(50_000), 'application/json'],
  ['a deeply nested field', `{"email":${deep(20_000)}}`, 'application/json'],
  ['a poisoned prototype', '{"__proto__":{"isAdmin":true}}', 'application/json'],
  ['a poisoned constructor', '{"constructor":{"prototype":{"isAdmin":true}}}', 'application/json'],
  ['bad UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22]), 'application/json'],
  ['UTF-16', Buffer.from('{"email":"a"}', 'utf16le'), 'application/json'],
  ['a form', 'email=a&password=b', 'application/x-www-form-urlencoded'],
  ['XML', '<a/>', 'application/xml'],
  ['plain text', 'hello', 'text/plain'],
  ['an unknown media type', '{}', 'x/y; charset=¿'.replace('¿', 'zz')],
  ['a broken media type', '{}', ';;;'],
  ['three megabytes', `{"email":"${'x'.repeat(3_000_000)}"}`, 'application/json'],
];

const urlOf = (route: RouteContract, params: Record<string, string> = {}, query = ''): string =>
  routerPath(route).replace(/:(\w+)/g, (_match, name: string) => params[name] ?? '1') + query;

let callers = 0;

/** Started without a password, since each of these calls needs a session and none may mind the last one's end. */
async function startSession(): Promise<Record<'authorization', string>> {
  const { rows } = await shop.database.pool.query<{ id: string; customer_id: number; expires_at: Date }>(
    `insert into session (customer_id, expires_at) select min(id), now() + interval '1 hour' from customer
     returning id, customer_id, expires_at`,
  );
  const [session] = rows;
  if (!session) throw new Error('There is no customer');
  const claims = { sessionId: session.id, customerId: session.customer_id };
  return { authorization: `Bearer ${await tokenSigner(shop.database.db).sign(claims, session.expires_at)}` };
}

describe.each(Object.entries<RouteContract>(routes))('%s', { timeout: 180_000 }, (name, route) => {
  const call = async (options: InjectOptions) => {
    callers += 1;
    const session = route.access === 'customer' ? await startSession() : {};
    return shop.call({
      method: route.method,
      remoteAddress: addressOf(`caller-${callers}`),
      ...options,
      headers: { ...session, ...options.headers },
    });
  };
  const isList = Array.isArray(sampleOf(route.body));
  const sampleQuery = () =>
    propertiesOf(route.query).map(
      ([key, schema]) => `${key}=${encodeURIComponent(String(sampleOf(schema)))}`,
    );
  const goodQuery = () => (route.query ? `?${sampleQuery().join('&')}` : '');

  if (isList)
    it('answers every wrong item in words', async () => {
      const lists = [...hostileValues.map((value) => [value]), Array.from({ length: 5000 }, () => ({}))];
      for (const payload of lists) {
        const answer = await call({ url: urlOf(route, {}, goodQuery()), payload });
        expectDecentAnswer(answer, `${name} with ${JSON.stringify(payload).slice(0, 100)}`);
      }
    });

  if (route.body && !isList)
    it('answers every wrong field in words', async () => {
      const sample = sampleOf(route.body) as Record<string, unknown>;
      for (const [field] of propertiesOf(route.body)) {
        const rest = Object.fromEntries(Object.entries(sample).filter(([key]) => key !== field));
        const bodies = [rest, ...hostileValues.map((value) => ({ ...sample, [field]: value }))];
        for (const payload of bodies) {
          const answer = await call({ url: urlOf(route, {}, goodQuery()), payload });
          expectDecentAnswer(answer, `${name}.${field} in ${JSON.stringify(payload).slice(0, 300)}`);
        }
      }
      const unknown = await call({ url: urlOf(route, {}, goodQuery()), payload: { ...sample, Surprise: 1 } });
      expectDecentAnswer(unknown, `${name} with an unknown field`);
    });

  if (route.body && !isList)
    it('refuses NUL in any text as an error of the field', async () => {
      const sample = sampleOf(route.body) as Record<string, unknown>;
      for (const [field] of Object.entries(sample).filter(([, value]) => typeof value === 'string')) {
        const answer = await call({
          url: urlOf(route, {}, goodQuery()),
          payload: { ...sample, [field]: `${String(sample[field])}\u0000` },
        });
        expect(answer.status, `${name}.${field}`).toBe(400);
        expect((answer.json as Problem).errors).toHaveProperty([field]);
      }
    });

  if (route.method !== 'GET')
    it.each(rawBodies)('takes %s as a body without falling over', async (what, payload, type) => {
      const answer = await call({
        url: urlOf(route, {}, goodQuery()),
        payload,
        headers: { 'content-type': type },
      });
      expectDecentAnswer(answer, `${name} with ${what}`);
      if (route.body && !isList) expect(answer.status).toBeGreaterThanOrEqual(400);
    });

  if (route.query)
    it('answers every wrong query in words', async () => {
      for (const [field] of propertiesOf(route.query)) {
        for (const text of [...hostileTexts, 'a&' + field + '=b', 'a&' + field + '[x]=b']) {
          const others = sampleQuery().filter((pair) => !pair.startsWith(`${field}=`));
          const answer = await call({
            url: urlOf(route, {}, `?${[...others, `${field}=${text}`].join('&')}`),
          });
          expectDecentAnswer(answer, `${name}?${field}=${text.slice(0, 60)}`);
        }
      }
      expectDecentAnswer(await call({ url: urlOf(route) }), `${name} without its query`);
      expectDecentAnswer(
        await call({ url: urlOf(route, {}, '?%zz=%zz&&&=') }),
        `${name} with a broken query`,
      );
    });

  if (route.params)
    it('answers every wrong key in words', async () => {
      for (const [field] of propertiesOf(route.params)) {
        for (const text of hostileTexts) {
          const answer = await call({ url: urlOf(route, { [field]: text }, goodQuery()) });
          expectDecentAnswer(answer, `${name}/${text.slice(0, 60)}`);
          expect(answer.status, `${name}/${text.slice(0, 60)}`).toBeGreaterThanOrEqual(400);
        }
      }
    });

  it('is found in any case of its path and refuses other methods by name', async () => {
    const upper = await call({ url: urlOf(route).toUpperCase() });
    expect(upper.status).toBe((await call({ url: urlOf(route) })).status);
    const patched = await call({
      url: urlOf(route),
      method: 'PATCH',
      payload: '{',
      headers: { 'content-type': 'x' },
    });
    expect(patched.status).toBe(405);
    expect(patched.headers['allow']).toContain(route.method);
    expectDecentAnswer(patched, `PATCH ${name}`);
  });

  if (route.access === 'customer')
    it('lets nobody in without a session, before it reads the body', async () => {
      const answer = await shop.call({
        method: route.method,
        url: urlOf(route, {}, goodQuery()),
        payload: '{',
      });
      expect(answer.status).toBe(401);
      expectDecentAnswer(answer, name);
    });
});
