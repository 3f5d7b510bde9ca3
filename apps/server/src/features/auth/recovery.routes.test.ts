import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '../../../test/account-calls.ts';
import { base64, createTestApp, type TestApp } from '../../../test/test-app.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const { post, rows, register, logIn, mailsTo } = accountCalls(() => shop);

describe('password recovery', () => {
  const ask = (email: string, headers: Record<string, string> = {}) =>
    post('Customer/PasswordRecovery', { email }, headers);

  const confirm = (email: string, token: string, password = 'a new password', again = password) =>
    post('Customer/PasswordRecoveryConfirm', {
      email,
      token,
      NewPassword: base64(password),
      ConfirmNewPassword: base64(again),
    });

  const lastToken = async (email: string): Promise<string> => {
    const mails = await mailsTo(email);
    const link = /http:\/\/shop\.example\/forgot-password\/confirm\?\S+/.exec(
      String(mails.at(-1)?.['plain_text']),
    );
    const url = new URL(link?.[0] ?? '');
    expect(url.searchParams.get('email')).toBe(email);
    return url.searchParams.get('token') ?? '';
  };

  const newAccount = async (email: string) => {
    expect((await register(email)).status).toBe(200);
  };

  it('answers alike for known and unknown addresses and mails only the known', async () => {
    await newAccount('known@partsboard.example');
    const known = await ask(' KNOWN@partsboard.example ');
    const unknown = await ask('unknown@partsboard.example');
    expect([known.status, known.text]).toEqual([200, '{}']);
    expect([unknown.status, unknown.text]).toEqual([200, '{}']);
    expect((await mailsTo('known@partsboard.example')).at(-1)).toMatchObject({
      kind: 'password-recovery',
      language: 'en',
      subject: 'A new password for Partsboard',
    });
    expect(await mailsTo('unknown@partsboard.example')).toEqual([]);
  });

  it('sets the new password once, ends all sessions and keeps only a hash of the token', async () => {
    const email = 'once@partsboard.example';
    await newAccount(email);
    const session = await logIn(email, 'zażółć1');
    await ask(email);
    const token = await lastToken(email);
    expect(
      await rows('select 1 from password_recovery where encode(token_sha256, $1) = $2', ['base64', token]),
    ).toEqual([]);
    expect((await confirm(email.toUpperCase(), token)).status).toBe(200);
    expect((await confirm(email, token)).json).toMatchObject({ code: 'invalid-recovery-token' });
    const headers = { authorization: `Bearer ${session.text}` };
    expect((await post('user/logout', {}, headers)).status).toBe(401);
    expect((await logIn(email, 'zażółć1')).status).toBe(401);
    expect((await logIn(email, 'a new password')).status).toBe(200);
  });

  it('uses a token up once, however many try at the same moment', async () => {
    const email = 'race@partsboard.example';
    await newAccount(email);
    await ask(email);
    const token = await lastToken(email);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => confirm(email, token, `password ${index}`)),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(7);
  });

  it('takes only the newest token, and none that is an hour old or another customer’s', async () => {
    const email = 'newest@partsboard.example';
    await newAccount(email);
    await ask(email);
    const older = await lastToken(email);
    await ask(email);
    const newer = await lastToken(email);
    expect((await confirm(email, older)).status).toBe(400);
    expect((await confirm('demo@partsboard.example', newer)).status).toBe(400);
    expect((await confirm(email, `${newer}x`)).status).toBe(400);
    await rows(`update password_recovery set expires_at = now() - interval '1 second'`);
    const late = await confirm(email, newer);
    expect(late.status).toBe(400);
    expect(late.json).toMatchObject({
      title: 'The password link is not valid or has expired. Please ask for a new one.',
    });
  });

  it('wants the same password twice, of the right length', async () => {
    const differing = await confirm('demo@partsboard.example', 'x', 'one password', 'other password');
    expect(differing.json).toMatchObject({ errors: { ConfirmNewPassword: ['Password not match'] } });
    const short = await confirm('demo@partsboard.example', 'x', '12345');
    expect(short.json).toMatchObject({
      errors: { NewPassword: ['The password needs at least 6 characters.'] },
    });
  });

  it('slows down alike for known and unknown addresses', async () => {
    for (const email of ['demo@partsboard.example', 'ghost@partsboard.example']) {
      await ask(email);
      await rows(`update attempt_throttle set attempts = 20 where subject like 'recovery:%'`);
      await ask(email);
      const blocked = await ask(email);
      expect(blocked.status).toBe(429);
      expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(600);
    }
  });
});
