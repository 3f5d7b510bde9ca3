import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, base64, createTestApp, type TestApp } from '../../test/test-app.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp();
  const { rows } = await shop.database.pool.query<{ hash: string }>(
    `select password_hash as hash from customer where email = 'demo@partsboard.example'`,
  );
  hash = rows[0]?.hash ?? '';
});
afterAll(() => shop.close());

let hash = '';
let made = 0;

/** An account of its own for each test, with the demo customers' password. */
async function newAccount(): Promise<string> {
  made += 1;
  const email = `owner-${made}@workshop.example`;
  await shop.database.pool.query(
    `insert into customer (email, password_hash, first_name, last_name) values ($1, $2, 'Ewa', 'Kos')`,
    [email, hash],
  );
  return email;
}

const logIn = (email: string, remoteAddress: string, password = 'partsboard', cookie = '') =>
  shop.call({
    method: 'POST',
    url: '/api/user/login',
    payload: { email, password: base64(password) },
    headers: cookie === '' ? {} : { cookie },
    remoteAddress,
  });

const guess = (email: string, address: string, cookie = '') => logIn(email, address, 'a wrong guess', cookie);

const statusOf = async (answer: ReturnType<typeof logIn>) => (await answer).status;

/** The cookie that a login has given. */
const cookieOf = ({ headers }: Awaited<ReturnType<typeof logIn>>): string =>
  String(headers['set-cookie']).split(';')[0] ?? '';

interface Row {
  readonly subject: string;
  readonly attempts: number;
  readonly wait: number;
}

const lastRow = async (kind: string): Promise<Row | undefined> => {
  const { rows } = await shop.database.pool.query<Row>(
    `select subject, attempts, round(extract(epoch from blocked_until - last_attempt_at))::int as wait
     from attempt_throttle where subject like $1 order by last_attempt_at desc limit 1`,
    [`login:${kind}:%`],
  );
  return rows[0];
};

/** As if there had been so many attempts, and the wait for the last were over. */
const setLast = async (kind: 'account' | 'address' | 'pair' | 'device', attempts: number) =>
  shop.database.pool.query(
    'update attempt_throttle set attempts = $2, blocked_until = now() where subject = $1',
    [(await lastRow(kind))?.subject, attempts],
  );

/** Guesses until the next attempt has to wait for minutes: no test depends on how fast it runs. */
async function exhaust(kind: 'pair' | 'device', email: string, address: string, cookie = ''): Promise<void> {
  await guess(email, address, cookie);
  await setLast(kind, 30);
  expect(await statusOf(guess(email, address, cookie))).toBe(401);
}

describe('the owner of an account', () => {
  it('gets in from a tenth address after nine others have guessed wrong', async () => {
    const email = await newAccount();
    for (let other = 0; other < 9; other += 1) {
      expect(await statusOf(guess(email, addressOf(`nine-${other}`)))).toBe(401);
    }
    expect(await statusOf(logIn(email, addressOf('tenth')))).toBe(200);
  });

  it('gets in from a new browser at a new address while any number of others guess', async () => {
    const email = await newAccount();
    await guess(email, addressOf('crowd'));
    await setLast('account', 1_000_000);
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, (_none, other) => guess(email, addressOf(`crowd-${other}`))),
      logIn(email, addressOf('owner')),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 20 }, () => 401), 200]);
  });

  it('gets in behind an address from which somebody guesses at other accounts', async () => {
    const email = await newAccount();
    const workshop = addressOf('workshop');
    await exhaust('pair', 'victim@workshop.example', workshop);
    expect(await statusOf(guess('victim@workshop.example', workshop))).toBe(429);
    expect(await statusOf(guess('another@workshop.example', workshop))).toBe(401);
    await setLast('address', 1_000_000);
    expect(await statusOf(logIn(email, workshop))).toBe(200);
  });

  it('gets in from a browser that has logged in before, even where somebody guesses at the own account', async () => {
    const email = await newAccount();
    const workshop = addressOf('one roof');
    const cookie = cookieOf(await logIn(email, workshop));
    await exhaust('pair', email, workshop);
    expect(await statusOf(logIn(email, workshop))).toBe(429);
    expect(await statusOf(logIn(email, workshop, 'partsboard', cookie))).toBe(200);
    expect(await statusOf(logIn(email.toUpperCase(), addressOf('on tour'), 'partsboard', cookie))).toBe(200);
  });
});

describe('the owner who has guessed too often', () => {
  it('gets in again after a recovery by mail, in the browser and at the address where it was done', async () => {
    const email = await newAccount();
    const address = addressOf('forgot');
    await exhaust('pair', email, address);
    const token = 'a token from the mail';
    await shop.database.pool.query(
      `insert into password_recovery (customer_id, token_sha256, expires_at)
       select id, sha256(convert_to($2, 'UTF8')), now() + interval '1 hour' from customer where email = $1`,
      [email, token],
    );
    const [NewPassword, ConfirmNewPassword] = [base64('another-1'), base64('another-1')];
    const recovered = await shop.call({
      method: 'POST',
      url: '/api/Customer/PasswordRecoveryConfirm',
      payload: { email, token, NewPassword, ConfirmNewPassword },
      remoteAddress: address,
    });
    expect(recovered.status).toBe(200);
    expect(await statusOf(logIn(email, address, 'another-1'))).toBe(200);
    await exhaust('pair', email, address);
    expect(await statusOf(logIn(email, address, 'another-1', cookieOf(recovered)))).toBe(200);
  });
});

describe('a browser that has logged in before', () => {
  it('has a budget of its own, and none for other accounts', async () => {
    const email = await newAccount();
    const other = await newAccount();
    const cookie = cookieOf(await logIn(email, addressOf('stolen')));
    await exhaust('device', email, addressOf('stolen'), cookie);
    expect(await statusOf(logIn(email, addressOf('elsewhere'), 'partsboard', cookie))).toBe(429);
    await exhaust('pair', other, addressOf('thief'), cookie);
    expect(await statusOf(guess(other, addressOf('thief'), cookie))).toBe(429);
  });

  it('is not made by writing a cookie', async () => {
    const email = await newAccount();
    const cookie = cookieOf(await logIn(email, addressOf('forged')));
    await exhaust('pair', email, addressOf('forger'));
    const [id = ''] = cookie.replace('partsboard-device=', '').split('.');
    for (const forged of [`partsboard-device=${id}.${'A'.repeat(43)}`, `partsboard-device=${id}`, 'x=y']) {
      expect(await statusOf(guess(email, addressOf('forger'), forged)), forged).toBe(429);
    }
  });

  it('is named by a cookie that scripts do not see and that only the login gets', async () => {
    const answer = await logIn(await newAccount(), addressOf('cookie'));
    expect(answer.headers['set-cookie']).toMatch(
      /^partsboard-device=[\w-]{22}\.[\w-]{43}; Path=\/api\/user\/login; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    );
    const again = await logIn('demo@partsboard.example', addressOf('cookie'), 'partsboard', cookieOf(answer));
    expect(cookieOf(again)).toBe(cookieOf(answer));
  });
});

describe('whoever guesses', () => {
  it('waits longer and longer, up to a quarter of an hour', async () => {
    const email = await newAccount();
    const waits: number[] = [];
    await guess(email, addressOf('slow'));
    for (const before of [1, 8, 9, 10, 11, 12, 15, 19, 40]) {
      await setLast('pair', before);
      expect(await statusOf(guess(email, addressOf('slow')))).toBe(401);
      waits.push((await lastRow('pair'))?.wait ?? -1);
    }
    expect(waits).toEqual([0, 0, 1, 2, 4, 8, 64, 900, 900]);
  });

  it('waits half a minute after each attempt, and up to four hours, once an account is under attack', async () => {
    const email = await newAccount();
    await guess(email, addressOf('attack'));
    await setLast('account', 50);
    const waits: number[] = [];
    for (const [before, address] of [
      [0, 'fresh'],
      [1, 'fresh'],
      [5, 'fresh'],
      [30, 'fresh'],
    ] as const) {
      if (before > 0) await setLast('pair', before);
      expect(await statusOf(guess(email, addressOf(address)))).toBe(401);
      waits.push((await lastRow('pair'))?.wait ?? -1);
    }
    expect(waits).toEqual([30, 60, 960, 14_400]);
  });

  it('waits as long at one account once the own network has guessed at a hundred', async () => {
    await guess(await newAccount(), addressOf('spray'));
    await setLast('address', 100);
    const email = await newAccount();
    expect(await statusOf(guess(email, addressOf('spray')))).toBe(401);
    const refused = await guess(email, addressOf('spray'));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(20);
    expect(refused.json).toMatchObject({
      code: 'too-many-requests',
      title: expect.stringMatching(/^Too many attempts\. Please try again in \d+ s\.$/) as string,
    });
  });

  it('does not learn while waiting whether a guess is right', async () => {
    const email = await newAccount();
    await exhaust('pair', email, addressOf('oracle'));
    const right = await logIn(email, addressOf('oracle'));
    const wrong = await guess(email.toUpperCase(), addressOf('oracle'));
    expect([right.status, wrong.status]).toEqual([429, 429]);
  });

  it('does not slip through by sending in parallel', async () => {
    const email = await newAccount();
    await guess(email, addressOf('parallel'));
    await setLast('pair', 20);
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => statusOf(guess(email, addressOf('parallel')))),
    );
    expect(answers.filter((status) => status === 401)).toHaveLength(1);
    expect(answers.filter((status) => status === 429)).toHaveLength(24);
  });

  it('is the same in a whole IPv6 network', async () => {
    const email = await newAccount();
    await exhaust('pair', email, '2001:db8:1:2:3:4:5:6');
    expect(await statusOf(guess(email, '2001:db8:1:2::1'))).toBe(429);
    expect(await statusOf(guess(email, '2001:db8:1:3::1'))).toBe(401);
  });

  it('is forgiven with the right password, and hides no guesses at other accounts by it', async () => {
    const email = await newAccount();
    const address = addressOf('forgetful');
    await guess('elsewhere@workshop.example', address);
    for (let attempt = 0; attempt < 5; attempt += 1) await guess(email, address);
    expect((await lastRow('address'))?.attempts).toBe(6);
    expect(await statusOf(logIn(email, address))).toBe(200);
    expect(await statusOf(guess(email, address))).toBe(401);
    expect((await lastRow('pair'))?.attempts).toBe(1);
    expect((await lastRow('address'))?.attempts).toBe(7);
  });

  it('leaves no e-mail or network address in the database', async () => {
    await guess('secret-person@partsboard.example', '203.0.113.77');
    const { rows } = await shop.database.pool.query<{ subject: string }>(
      'select subject from attempt_throttle',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ subject }) => /secret|203\.0|@/.test(subject))).toEqual([]);
  });
});
