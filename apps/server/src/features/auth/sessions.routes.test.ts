import type { AccountSession } from '@partsboard/contract/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressOf, base64, createTestApp, type TestApp } from '../../../test/test-app.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

let shop: TestApp;
let hash = '';
let email = '';
let made = 0;

beforeAll(async () => {
  shop = await createTestApp();
  const [row] = await rows<{ hash: string }>(`select password_hash as hash from customer limit 1`);
  hash = row?.hash ?? '';
});
afterAll(() => shop.close());

beforeEach(async () => {
  made += 1;
  email = `many-${made}@workshop.example`;
  await rows(
    `insert into customer (email, password_hash, first_name, last_name, language) values ($1, $2, 'Ewa', 'Kos', 'en')`,
    [email, hash],
  );
});

async function rows<T extends object>(text: string, values: readonly unknown[] = []): Promise<T[]> {
  return (await shop.database.pool.query<T>(text, [...values])).rows;
}

interface LoggedIn {
  readonly headers: { readonly authorization: string };
  readonly cookie: string;
}

async function logIn(userAgent = FIREFOX, password = 'partsboard', cookie = ''): Promise<LoggedIn> {
  const answer = await shop.call({
    method: 'POST',
    url: '/api/user/login',
    headers: { 'user-agent': userAgent, ...(cookie && { cookie }) },
    payload: { email, password: base64(password) },
    remoteAddress: addressOf(email),
  });
  expect(answer.status, answer.text).toBe(200);
  const [device = ''] = String(answer.headers['set-cookie']).split(';');
  return { headers: { authorization: `Bearer ${answer.text}` }, cookie: device };
}

const post = (path: string, { headers }: LoggedIn, payload: object = {}) =>
  shop.call({ method: 'POST', url: `/api/Customer/${path}`, headers, payload });

const list = async ({ headers }: LoggedIn): Promise<AccountSession[]> =>
  (await shop.call({ url: '/api/Customer/Sessions', headers })).json as AccountSession[];

const isAlive = async ({ headers }: LoggedIn): Promise<boolean> =>
  (await shop.call({ url: '/api/Customer/get', headers })).status === 200;

const makeOlder = (minutes: number) =>
  rows(
    `update session set created_at = created_at - make_interval(mins => $2)
     where customer_id = (select id from customer where email = $1)`,
    [email, minutes],
  );

describe('the sessions of an account', () => {
  it('are listed with the device in plain words and their last use, the own one first', async () => {
    const phone = await logIn(IPHONE);
    const desk = await logIn();
    await logIn('curl/8.0');
    const own = (await list(phone))[0];
    expect(own).toMatchObject({ Browser: 'Safari', System: 'iPhone', IsCurrent: true });
    const seen = await list(desk);
    expect(seen).toHaveLength(3);
    expect(seen[0]).toMatchObject({ Browser: 'Firefox', System: 'Linux', IsCurrent: true });
    expect(seen.slice(1).map(({ IsCurrent }) => IsCurrent)).toEqual([false, false]);
    expect(seen).toContainEqual(expect.objectContaining({ Browser: null, System: null }));
    expect(Date.parse(seen[0]?.LastUsedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('are ended one by one', async () => {
    const desk = await logIn();
    const phone = await logIn(IPHONE);
    const otherSession = (await list(desk)).find(({ IsCurrent }) => !IsCurrent);
    expect((await post('EndSession', desk, { Id: otherSession?.Id })).status).toBe(200);
    expect([await isAlive(phone), await isAlive(desk)]).toEqual([false, true]);
    expect(await post('EndSession', desk, { Id: otherSession?.Id })).toMatchObject({
      status: 404,
      json: { title: 'This login has already ended.' },
    });
    expect((await post('EndSession', desk, { Id: 'nonsense' })).status).toBe(400);
  });

  it('are ended all at once, but for the own one', async () => {
    const desk = await logIn();
    const others = [await logIn(), await logIn(IPHONE)];
    expect((await post('EndOtherSessions', desk)).status).toBe(200);
    expect(await Promise.all([desk, ...others].map(isAlive))).toEqual([true, false, false]);
    expect(await list(desk)).toHaveLength(1);
  });

  it('have their last use written down only once in some minutes', async () => {
    const desk = await logIn();
    const lastUse = async () =>
      (
        await rows<{ at: Date }>(
          `select last_used_at as at from session s
      join customer c on c.id = s.customer_id where c.email = $1`,
          [email],
        )
      )[0]?.at.getTime() ?? 0;
    const setBack = (minutes: number) =>
      rows(
        `update session set last_used_at = now() - make_interval(mins => $2)
        where customer_id = (select id from customer where email = $1)`,
        [email, minutes],
      );
    await setBack(4);
    const recent = await lastUse();
    expect(await isAlive(desk)).toBe(true);
    expect(await lastUse()).toBe(recent);
    await setBack(6);
    const old = await lastUse();
    expect(await isAlive(desk)).toBe(true);
    expect(await lastUse()).toBeGreaterThan(old + 5 * 60_000);
  });
});

describe('changing the password', () => {
  const change = (session: LoggedIn, password: string, currentPassword?: string) =>
    post('SetPassword', session, {
      password: base64(password),
      ...(currentPassword !== undefined && { currentPassword: base64(currentPassword) }),
    });

  it('is taken with the current one, however long ago the login was', async () => {
    const desk = await logIn();
    await makeOlder(60 * 24);
    expect((await change(desk, 'another-1', 'partsboard')).status).toBe(200);
    expect(await isAlive(desk)).toBe(true);
    await logIn(FIREFOX, 'another-1');
  });

  it('is refused at the field where the current one is wrong', async () => {
    const desk = await logIn();
    expect(await change(desk, 'another-1', 'guessed')).toMatchObject({
      status: 400,
      json: { errors: { currentPassword: ['The current password is not right.'] } },
    });
    await logIn();
  });

  it('needs the current one a quarter of an hour after the login', async () => {
    const desk = await logIn();
    await makeOlder(16);
    expect(await change(desk, 'another-1')).toMatchObject({
      status: 400,
      json: { errors: { currentPassword: ['Please give your current password.'] } },
    });
    await makeOlder(-2);
    expect((await change(desk, 'another-1')).status).toBe(200);
  });

  it('lets nobody guess the current one from a found browser', async () => {
    const desk = await logIn();
    await change(desk, 'another-1', 'guessed');
    await rows(`update attempt_throttle set attempts = 30 where subject like 'password:customer:%'`);
    await change(desk, 'another-1', 'guessed');
    expect((await change(desk, 'another-1', 'partsboard')).status).toBe(429);
    await rows(`delete from attempt_throttle where subject like 'password:customer:%'`);
  });

  it('tells the owner by mail, in the language of the account', async () => {
    const desk = await logIn();
    await rows(`update customer set language = 'pl' where email = $1`, [email]);
    await change(desk, 'another-1', 'partsboard');
    const mails = await rows<{ subject: string; kind: string; plain_text: string }>(
      `select kind, subject, plain_text from mail_outbox where recipient = $1`,
      [email],
    );
    expect(mails).toEqual([
      {
        kind: 'password-changed',
        subject: 'Hasło do konta Partsboard zostało zmienione',
        plain_text: expect.stringContaining('http://shop.example/forgot-password') as string,
      },
    ]);
  });

  it('ends the other sessions, and only the browser that did it is still known', async () => {
    const desk = await logIn();
    const phone = await logIn(IPHONE);
    const devices = () =>
      rows(
        `select d.device_sha256 from known_device d join customer c on c.id = d.customer_id where c.email = $1`,
        [email],
      );
    expect(await devices()).toHaveLength(2);
    await change(desk, 'another-1', 'partsboard');
    expect([await isAlive(phone), await isAlive(desk)]).toEqual([false, true]);
    expect(await devices()).toHaveLength(1);
    await logIn(FIREFOX, 'another-1', desk.cookie);
    expect(await devices()).toHaveLength(1);
  });
});
