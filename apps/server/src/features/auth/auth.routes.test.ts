import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '../../../test/account-calls.ts';
import { addressOf, createSecondApp, createTestApp, type TestApp } from '../../../test/test-app.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const { logIn } = accountCalls(() => shop);

const logOut = (authorization: string) =>
  shop.call({ method: 'POST', url: '/api/user/logout', headers: { authorization } });

describe('login', () => {
  it('answers the token as plain text, whatever the case of the address and the blanks around it', async () => {
    const answer = await logIn('  Demo@PARTSBOARD.example ', 'partsboard');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.text).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  });

  it('says the same about a wrong password and an unknown address', async () => {
    const wrong = await logIn('demo@partsboard.example', 'not this one', addressOf('wrong'));
    const unknown = await logIn('nobody@partsboard.example', 'not this one', addressOf('unknown'));
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect({ ...(wrong.json as object), requestId: '' }).toEqual({
      ...(unknown.json as object),
      requestId: '',
    });
    expect(wrong.json).toMatchObject({
      code: 'wrong-credentials',
      title: 'Wrong email address or password.',
    });
  });

  it('with a stored hash that is none is a failed login, and not a failure of ours', async () => {
    for (const hash of ['none', '', '$argon2id$v=19$m=19456,t=2,p=1$broken']) {
      const email = `hash-${hash.length}@partsboard.example`;
      await shop.database.pool.query(
        `insert into customer (email, password_hash, first_name, last_name) values ($1, $2, 'Ewa', 'Kos')`,
        [email, hash],
      );
      expect((await logIn(email, 'partsboard')).status, hash).toBe(401);
    }
  });

  it.each(['not base64!', 'YWJj=', 'YQ', '/////w==', '%%%%'])(
    'refuses the password field "%s" by name, since it is no Base64 of UTF-8',
    async (password) => {
      const answer = await shop.call({
        method: 'POST',
        url: '/api/user/login',
        payload: { email: 'demo@partsboard.example', password },
      });
      expect(answer.status).toBe(400);
      expect(answer.json).toMatchObject({ errors: { password: ['The password is not Base64-encoded.'] } });
    },
  );
});

describe('a session', () => {
  it('ends at the server with logout', async () => {
    const { authorization } = await shop.logIn();
    expect((await logOut(authorization)).status).toBe(200);
    const second = await logOut(authorization);
    expect(second.status).toBe(401);
    expect(second.headers['www-authenticate']).toBe('Bearer');
    expect(second.json).toMatchObject({ code: 'unauthenticated' });
  });

  it('is one of many: ending one leaves the others', async () => {
    const one = await shop.logIn();
    const other = await shop.logIn();
    expect((await logOut(one.authorization)).status).toBe(200);
    expect((await logOut(other.authorization)).status).toBe(200);
  });

  it('ends when its time is over', async () => {
    const { authorization } = await shop.logIn('second@partsboard.example');
    await shop.database.pool.query(
      `update session set expires_at = now() - interval '1 second'
       where customer_id = (select id from customer where email = 'second@partsboard.example')`,
    );
    expect((await logOut(authorization)).status).toBe(401);
  });

  it.each([
    ['an empty token', 'Bearer'],
    ['nonsense', 'Bearer x.y.z'],
    ['another scheme', 'Basic ZGVtbzpkZW1v'],
    ['an unsigned token', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
    ['an endless token', `Bearer ${'a'.repeat(5000)}.b.c`],
  ])('is not made by %s', async (_what, authorization) => {
    expect((await logOut(authorization)).status).toBe(401);
  });

  it('cannot be made by changing the token', async () => {
    const { authorization } = await shop.logIn();
    const [head = '', , signature = ''] = authorization.split('.');
    const payload = Buffer.from(JSON.stringify({ sub: '2', iss: 'partsboard' })).toString('base64url');
    expect((await logOut(`${head}.${payload}.${signature}`)).status).toBe(401);
  });

  it('is known to a second server on the same database', async () => {
    const { authorization } = await shop.logIn();
    const second = await createSecondApp(shop.database);
    const answer = await second.inject({
      method: 'POST',
      url: '/api/user/logout',
      headers: { authorization },
    });
    await second.close();
    expect(answer.statusCode).toBe(200);
  });
});
