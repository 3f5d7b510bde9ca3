import type { SecondFactorSetup, StaffSession } from '@partsboard/contract/backoffice/session';
import { TOTP, URI } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ADMINISTRATOR,
  codeOf,
  createBackofficeApp,
  lengthenWaits,
  type BackofficeApp,
  type StaffHeaders,
} from '../../../../test/backoffice-app.ts';

let shop: BackofficeApp;

beforeAll(async () => {
  shop = await createBackofficeApp();
});
afterAll(() => shop.close());

const query = (text: string, ...values: unknown[]) => shop.database.pool.query(text, values);

beforeEach(async () => {
  await query('delete from staff_session');
  await query('delete from attempt_throttle');
  await query('delete from staff_recovery_code');
  await query('update staff_member set totp_secret = null, totp_pending_secret = null, totp_last_step = 0');
  await query('update staff_role set requires_second_factor = false');
});

/** This half minute's code or the next one's: both are still taken when the half minute ends meanwhile. */
function codeAt(otpauthUri: string, halfMinutes: 0 | 1): string {
  const totp = URI.parse(otpauthUri);
  if (!(totp instanceof TOTP)) throw new Error(`Not a time-based code: ${otpauthUri}`);
  return totp.generate({ timestamp: Date.now() + halfMinutes * 30_000 });
}

async function setUp(headers: StaffHeaders) {
  const { otpauthUri } = (await shop.ask('beginSecondFactor', headers)).json as SecondFactorSetup;
  const answer = await shop.ask('finishSecondFactor', headers, { body: { code: codeAt(otpauthUri, 0) } });
  const { recoveryCodes } = answer.json as { recoveryCodes: string[] };
  return { otpauthUri, recoveryCodes, answer };
}

describe('the set-up of a second factor', () => {
  it('gives a secret as text and for a QR code, which counts from the first right code on', async () => {
    const headers = await shop.startSession(ADMINISTRATOR);
    const setup = (await shop.ask('beginSecondFactor', headers)).json as SecondFactorSetup;
    expect(setup.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(setup.otpauthUri).toContain(`secret=${setup.secret}`);
    expect(setup.otpauthUri).toMatch(/^otpauth:\/\/totp\/Partsboard:staff%40partsboard\.example\?/);
    const wrong = await shop.ask('finishSecondFactor', headers, { body: { code: '000 000' } });
    expect(wrong.status).toBe(400);
    expect((await shop.logInStaff(ADMINISTRATOR)).session.stage).toBe('complete');
    const other = await shop.startSession(ADMINISTRATOR);
    const done = await shop.ask('finishSecondFactor', headers, {
      body: { code: codeAt(setup.otpauthUri, 0) },
    });
    expect(done.json).toMatchObject({ session: { stage: 'complete', staff: { recoveryCodesLeft: 10 } } });
    expect((await shop.ask('branches', other)).status).toBe(401);
    expect((await shop.logInStaff(ADMINISTRATOR)).session).toMatchObject({
      stage: 'second-factor',
      staff: null,
    });
  });

  it('is asked for where a role requires it, and leads into the back office', async () => {
    await query(`update staff_role set requires_second_factor = true where key = 'administrator'`);
    const { session, headers } = await shop.logInStaff(ADMINISTRATOR);
    expect(session.stage).toBe('second-factor-setup');
    expect(codeOf(await shop.ask('branches', headers))).toBe('login-incomplete');
    const { answer } = await setUp(headers);
    expect(answer.json).toMatchObject({ session: { stage: 'complete' } });
    expect((await shop.ask('removeSecondFactor', headers)).json).toMatchObject({
      title: 'Your role requires the second factor.',
    });
  });

  it('stops a running session as soon as the role requires it', async () => {
    const headers = await shop.startSession(ADMINISTRATOR);
    await query(`update staff_role set requires_second_factor = true where key = 'administrator'`);
    expect(codeOf(await shop.ask('branches', headers))).toBe('login-incomplete');
  });

  it('needs a fresh login, so that an open screen is not enough', async () => {
    const headers = await shop.startSession(ADMINISTRATOR);
    await query('update staff_session set fresh_until = now()');
    expect(codeOf(await shop.ask('beginSecondFactor', headers))).toBe('fresh-login-required');
    await query(`update staff_role set requires_second_factor = true where key = 'administrator'`);
    expect(codeOf(await shop.ask('beginSecondFactor', headers))).toBe('fresh-login-required');
    const confirmed = await shop.ask('confirmSession', headers, { body: { password: 'partsboard' } });
    expect(confirmed.json).toMatchObject({ stage: 'second-factor-setup' });
    expect((await shop.ask('beginSecondFactor', headers)).status).toBe(200);
  });

  it('cannot be used to get past the second factor that is there', async () => {
    await setUp(await shop.startSession(ADMINISTRATOR));
    const { headers } = await shop.logInStaff(ADMINISTRATOR);
    expect(codeOf(await shop.ask('beginSecondFactor', headers))).toBe('login-incomplete');
    const body = { currentPassword: 'partsboard', password: 'another one' };
    expect(codeOf(await shop.ask('changeOwnPassword', headers, { body }))).toBe('login-incomplete');
  });

  it('can be taken back', async () => {
    const headers = await shop.startSession(ADMINISTRATOR);
    await setUp(headers);
    expect((await shop.ask('removeSecondFactor', headers)).json).toMatchObject({
      staff: { hasSecondFactor: false, recoveryCodesLeft: 0 },
    });
    expect((await shop.logInStaff(ADMINISTRATOR)).session.stage).toBe('complete');
  });
});

describe('a code', () => {
  it('opens once, and an earlier one does not open after it', async () => {
    const { otpauthUri } = await setUp(await shop.startSession(ADMINISTRATOR));
    const first = await shop.logInStaff(ADMINISTRATOR);
    const body = { code: codeAt(otpauthUri, 1) };
    expect((await shop.ask('giveSecondFactor', first.headers, { body })).json).toMatchObject({
      stage: 'complete',
    });
    const second = await shop.logInStaff(ADMINISTRATOR);
    for (const code of [body.code, codeAt(otpauthUri, 0)]) {
      const answer = await shop.ask('giveSecondFactor', second.headers, { body: { code } });
      expect(answer.json).toMatchObject({
        status: 400,
        errors: { code: ['The code is not right or has been used already.'] },
      });
    }
  });

  it('opens for one of many who send it at the same time', async () => {
    const { otpauthUri } = await setUp(await shop.startSession(ADMINISTRATOR));
    const { headers } = await shop.logInStaff(ADMINISTRATOR);
    const body = { code: codeAt(otpauthUri, 1) };
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => shop.ask('giveSecondFactor', headers, { body })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('becomes slow to guess', async () => {
    await setUp(await shop.startSession(ADMINISTRATOR));
    const { headers } = await shop.logInStaff(ADMINISTRATOR);
    const guess = async () =>
      (await shop.ask('giveSecondFactor', headers, { body: { code: '123456' } })).status;
    for (let attempt = 1; attempt <= 5; attempt += 1) expect(await guess()).toBe(400);
    await lengthenWaits(shop.database.pool);
    expect(await guess()).toBe(429);
  });

  it('is asked for again where dangerous acts need a fresh login', async () => {
    const headers = await shop.startSession(ADMINISTRATOR);
    const { otpauthUri } = await setUp(headers);
    await query('update staff_session set fresh_until = now()');
    const password = 'partsboard';
    const without = await shop.ask('confirmSession', headers, { body: { password } });
    expect(without.json).toMatchObject({
      errors: { code: ['Please give the code of your authenticator app.'] },
    });
    const body = { password, code: codeAt(otpauthUri, 1) };
    const answer = await shop.ask('confirmSession', headers, { body });
    expect((answer.json as StaffSession).freshUntil).not.toBeNull();
  });
});

describe('a recovery code', () => {
  it('stands in for the second factor once, however it is typed', async () => {
    const { recoveryCodes } = await setUp(await shop.startSession(ADMINISTRATOR));
    expect(new Set(recoveryCodes).size).toBe(10);
    const recoveryCode = ` ${recoveryCodes[3]?.toUpperCase().replaceAll('-', ' ') ?? ''}`;
    const first = await shop.logInStaff(ADMINISTRATOR);
    const opened = await shop.ask('giveRecoveryCode', first.headers, { body: { recoveryCode } });
    expect(opened.json).toMatchObject({ stage: 'complete', staff: { recoveryCodesLeft: 9 } });
    const second = await shop.logInStaff(ADMINISTRATOR);
    const again = await shop.ask('giveRecoveryCode', second.headers, { body: { recoveryCode } });
    expect([again.status, codeOf(again)]).toEqual([400, 'invalid-request']);
  });

  it('is nowhere in the database', async () => {
    const { recoveryCodes } = await setUp(await shop.startSession(ADMINISTRATOR));
    const { rows } = await query('select code_sha256::text from staff_recovery_code');
    const { rows: entries } = await query('select * from audit_entry');
    for (const code of recoveryCodes) expect(JSON.stringify([rows, entries])).not.toContain(code);
  });

  it('opens nothing any more once there are new ones', async () => {
    const headers = await shop.startSession(ADMINISTRATOR);
    const { recoveryCodes } = await setUp(headers);
    const renewed = (await shop.ask('renewRecoveryCodes', headers)).json as { recoveryCodes: string[] };
    const login = await shop.logInStaff(ADMINISTRATOR);
    const give = async (recoveryCode = '') =>
      (await shop.ask('giveRecoveryCode', login.headers, { body: { recoveryCode } })).status;
    expect(await give(recoveryCodes[0])).toBe(400);
    expect(await give(renewed.recoveryCodes[0])).toBe(200);
  });
});
