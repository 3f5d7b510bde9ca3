import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, base64, createSecondApp, createTestApp, type TestApp } from '../../../test/test-app.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const logIn = (email: string, password: string, remoteAddress = addressOf(email)) =>
  shop.call({
    method: 'POST',
    url: '/api/user/login',
    payload: { email, password: base64(password) },
    remoteAddress,
  });

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

describe('failed logins', () => {
  const guess = (email: string, address: string) => logIn(email, 'a wrong guess', address);

  /** What the database holds against a caller; the newest row is that of the last attempt's address. */
  const setThrottle = (kind: 'account' | 'address', attempts: number) =>
    shop.database.pool.query(
      `update attempt_throttle set attempts = $2, blocked_until = now()
       where subject = (select subject from attempt_throttle where subject like $1 order by last_attempt_at desc limit 1)`,
      [`login:${kind}:%`, attempts],
    );

  const lastWait = async (kind: 'account' | 'address'): Promise<number> => {
    const { rows } = await shop.database.pool.query<{ wait: number }>(
      `select round(extract(epoch from blocked_until - last_attempt_at))::int as wait
       from attempt_throttle where subject like $1 order by last_attempt_at desc limit 1`,
      [`login:${kind}:%`],
    );
    return rows[0]?.wait ?? 0;
  };

  it('of one account make it wait longer and longer, up to a quarter of an hour', async () => {
    const email = 'slow@partsboard.example';
    await guess(email, addressOf('slow'));
    const waits: number[] = [];
    for (const before of [1, 3, 4, 5, 6, 7, 10, 40]) {
      await setThrottle('account', before);
      expect((await guess(email, addressOf(`slow-${before}`))).status).toBe(401);
      waits.push(await lastWait('account'));
    }
    expect(waits).toEqual([0, 0, 1, 2, 4, 8, 64, 900]);
  });

  it('are answered politely while the wait lasts, from any address and in any case of the e-mail', async () => {
    await guess('blocked@partsboard.example', addressOf('blocked'));
    await setThrottle('account', 20);
    await guess('blocked@partsboard.example', addressOf('blocked'));
    const blocked = await guess('BLOCKED@partsboard.example', addressOf('elsewhere'));
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(600);
    expect(blocked.json).toMatchObject({
      code: 'too-many-requests',
      title: expect.stringMatching(/^Too many attempts\. Please try again in \d+ s\.$/) as string,
    });
    expect((await guess('other@partsboard.example', addressOf('other'))).status).toBe(401);
  });

  it('of one network over many accounts make that network wait', async () => {
    await guess('victim-1@partsboard.example', '2001:db8:1:2:3:4:5:6');
    await setThrottle('address', 45);
    await guess('victim-2@partsboard.example', '2001:db8:1:2:3:4:5:6');
    // Another machine in the same IPv6 network is the same caller.
    expect((await guess('victim-3@partsboard.example', '2001:db8:1:2::1')).status).toBe(429);
    expect((await guess('victim-4@partsboard.example', '2001:db8:1:3::1')).status).toBe(401);
  });

  it('sent in parallel do not slip through', async () => {
    await guess('parallel@partsboard.example', addressOf('parallel'));
    await setThrottle('account', 20);
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) => guess('parallel@partsboard.example', addressOf(`p-${index}`))),
    );
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(24);
  });

  it('are forgotten once the right password was given', async () => {
    const email = 'second@partsboard.example';
    for (let attempt = 0; attempt < 4; attempt += 1) await guess(email, addressOf('forgetful'));
    expect((await logIn(email, 'partsboard', addressOf('forgetful'))).status).toBe(200);
    for (let attempt = 0; attempt < 4; attempt += 1) {
      expect((await guess(email, addressOf('forgetful'))).status).toBe(401);
    }
    expect((await logIn(email, 'partsboard', addressOf('forgetful'))).status).toBe(200);
  });

  it('leave no e-mail or network address in the database', async () => {
    await guess('secret-person@partsboard.example', '203.0.113.77');
    const { rows } = await shop.database.pool.query<{ subject: string }>(
      'select subject from attempt_throttle',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ subject }) => /secret|203\.0|@/.test(subject))).toEqual([]);
  });
});
