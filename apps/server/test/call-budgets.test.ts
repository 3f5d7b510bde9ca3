import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { base64, createSecondApp, createTestApp, type TestApp } from './test-app.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

describe('budgets', () => {
  it('are polite when they are spent, and each caller has their own', async () => {
    const strict = await createSecondApp(shop.database, { environment: { RATE_LIMIT_PER_MINUTE: '3' } });
    const from = (remoteAddress: string, headers = {}) =>
      strict.inject({
        url: '/api/Currency',
        remoteAddress,
        headers: { 'accept-language': 'pl', ...headers },
      });
    const statuses = [];
    for (let call = 0; call < 4; call += 1) statuses.push((await from('10.9.9.1')).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const refused = await from('10.9.9.1');
    expect(refused.json()).toMatchObject({ title: 'Zbyt wiele prób. Odczekaj chwilę i spróbuj ponownie.' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('10.9.9.2')).statusCode).toBe(200);
    // A customer is counted by their name, not by the address that they share with a colleague.
    expect((await from('10.9.9.1', await shop.logIn())).statusCode).toBe(200);
    expect((await from('10.9.9.1', { authorization: 'Bearer a.b.c' })).statusCode).toBe(429);
    await strict.close();
  });

  it.each([
    [
      '10.9.9.4',
      'the address that this proxy saw, whatever the caller wrote before it',
      [200, 200, 429, 200],
    ],
    ['10.1.1.1, 10.9.0.0/16', 'the address that a proxy of this network saw', [200, 200, 429, 200]],
    ['10.9.9.4, 10.7.7.7, 10.8.8.8', 'the address that the first of these proxies saw', [200, 200, 200, 200]],
    ['127.0.0.1', 'the address of the connection where that is no proxy of ours', [200, 200, 429, 429]],
    ['off', 'the address of the connection, and no header counts', [200, 200, 429, 429]],
  ])('with TRUST_PROXY %s go by %s', async (TRUST_PROXY, _whose, expected) => {
    const strict = await createSecondApp(shop.database, {
      environment: { RATE_LIMIT_PER_MINUTE: '2', TRUST_PROXY },
    });
    const statuses = [];
    for (const forwarded of ['1.1.1.1, 10.7.7.7', '2.2.2.2, 10.7.7.7', '10.7.7.7', '1.1.1.1, 10.8.8.8']) {
      const answer = await strict.inject({
        url: '/api/Currency',
        remoteAddress: '10.9.9.4',
        headers: { 'x-forwarded-for': forwarded },
      });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual(expected);
    await strict.close();
  });

  it('of registrations and recoveries are one and smaller, and that of logins five times as large', async () => {
    const strict = await createSecondApp(shop.database, {
      environment: { RATE_LIMIT_LOGIN_PER_MINUTE: '2' },
    });
    const post = async (url: string) =>
      (await strict.inject({ method: 'POST', url: `/api/${url}`, payload: {}, remoteAddress: '10.9.9.3' }))
        .statusCode;
    expect(await post('Customer/PasswordRecovery')).toBe(400);
    expect(await post('Customer/register')).toBe(400);
    expect(await post('Customer/PasswordRecovery')).toBe(429);
    for (let call = 0; call < 10; call += 1) expect(await post('user/login')).toBe(400);
    expect(await post('user/login')).toBe(429);
    expect((await strict.inject({ url: '/api/config', remoteAddress: '10.9.9.3' })).statusCode).toBe(200);
    await strict.close();
  });

  it('that somebody else behind the same address has spent keep no browser out that has logged in before', async () => {
    const strict = await createSecondApp(shop.database, {
      environment: { RATE_LIMIT_LOGIN_PER_MINUTE: '1' },
    });
    const logIn = (headers = {}, payload: object = {}) =>
      strict.inject({ method: 'POST', url: '/api/user/login', headers, payload, remoteAddress: '10.9.9.5' });
    const owner = { email: 'demo@partsboard.example', password: base64('partsboard') };
    const first = await logIn({}, owner);
    const cookie = String(first.headers['set-cookie']).split(';')[0];
    for (let call = 0; call < 4; call += 1) expect((await logIn()).statusCode).toBe(400);
    expect((await logIn({}, owner)).statusCode).toBe(429);
    expect((await logIn({ cookie }, owner)).statusCode).toBe(200);
    expect((await logIn({ cookie }, owner)).statusCode).toBe(429);
    await strict.close();
  });
});
