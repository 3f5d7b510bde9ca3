import type { StaffSession } from '@partsboard/contract/backoffice/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADMINISTRATOR,
  codeOf,
  createBackofficeApp,
  lengthenWaits,
  ORDER_DESK,
  type BackofficeApp,
  type StaffHeaders,
} from '../../../../test/backoffice-app.ts';
import { addressOf, createSecondApp } from '../../../../test/test-app.ts';

let shop: BackofficeApp;

beforeAll(async () => {
  shop = await createBackofficeApp();
});
afterAll(() => shop.close());

const query = (text: string, ...values: unknown[]) => shop.database.pool.query(text, values);
const isOpen = async (headers: StaffHeaders) => (await shop.ask('branches', headers)).status === 200;

describe('the login', () => {
  it('answers who is there, what they may do, and in which branches', async () => {
    const { session } = await shop.logInStaff(ORDER_DESK);
    expect(session).toMatchObject({
      stage: 'complete',
      staff: {
        name: 'Piotr Nowak',
        email: ORDER_DESK,
        language: 'pl',
        roles: [{ name: 'Order desk' }],
        branches: [{ code: 'WAW', name: 'Warsaw branch' }, { code: 'GDN' }],
        hasSecondFactor: false,
      },
    });
    expect(session.staff?.permissions).toContain('orders.read');
    expect(session.staff?.permissions).not.toContain('staff.read');
  });

  it('gives a cookie that no script reads, no other site sends and the shop does not get', async () => {
    const { answer, headers } = await shop.logInStaff(ADMINISTRATOR);
    const [cookie = ''] = [answer.headers['set-cookie'] ?? []].flat().map(String);
    expect(cookie.split('; ').slice(1)).toEqual(['Path=/api/backoffice', 'HttpOnly', 'SameSite=Strict']);
    const { rows } = await query('select token_sha256::text as token, csrf_token from staff_session');
    expect(JSON.stringify(rows)).not.toContain(/=([\w-]{22})/.exec(cookie)?.[1]);
    expect(await isOpen(headers)).toBe(true);
  });

  it('marks the cookie as secure where the shop is reached by HTTPS', async () => {
    const secure = await createSecondApp(shop.database, {
      environment: { PUBLIC_URL: 'https://shop.example' },
    });
    const answer = await secure.inject({
      method: 'POST',
      url: '/api/backoffice/session',
      payload: { email: ADMINISTRATOR, password: 'partsboard' },
    });
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/; Secure$/),
      expect.stringMatching(/; Secure$/),
    ]);
    await secure.close();
  });

  it('refuses a wrong password, an unknown address and a disabled account alike', async () => {
    await query(`update staff_member set is_active = false where email = 'editor@partsboard.example'`);
    const answers = await Promise.all([
      shop.logInStaff(ADMINISTRATOR, 'not this one'),
      shop.logInStaff('ghost@partsboard.example'),
      shop.logInStaff('editor@partsboard.example'),
      shop.logInStaff('demo@partsboard.example'),
    ]);
    for (const { answer } of answers) {
      expect([answer.status, codeOf(answer)]).toEqual([401, 'wrong-credentials']);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  it('becomes slow for whoever guesses, and not for others', async () => {
    const guess = (address: string, password: string) =>
      shop.call({
        method: 'POST',
        url: '/api/backoffice/session',
        remoteAddress: addressOf(address),
        payload: { email: 'accountant@partsboard.example', password },
      });
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      expect((await guess('guesser', 'wrong')).status).toBe(401);
    }
    await lengthenWaits(shop.database.pool);
    const blocked = await guess('guesser', 'partsboard');
    expect([blocked.status, codeOf(blocked)]).toEqual([429, 'too-many-requests']);
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0);
    expect((await guess('owner', 'partsboard')).status).toBe(200);
  });

  it('and all calls have budgets: by session where there is one, else by address', async () => {
    const limited = await createSecondApp(shop.database, { environment: { RATE_LIMIT_PER_MINUTE: '3' } });
    const [first, second] = [await shop.startSession(ADMINISTRATOR), await shop.startSession(ADMINISTRATOR)];
    const statusOf = async (headers: StaffHeaders) =>
      (await limited.inject({ url: '/api/backoffice/branches', headers: { ...headers } })).statusCode;
    const statuses: number[] = [];
    for (const headers of [first, first, first, first, second]) statuses.push(await statusOf(headers));
    expect(statuses).toEqual([200, 200, 200, 429, 200]);
    const invented = (sign: string) => ({ cookie: `partsboard-staff=${sign.repeat(22)}.${sign.repeat(43)}` });
    for (const sign of ['a', 'b', 'c']) expect(await statusOf(invented(sign))).toBe(401);
    expect(await statusOf(invented('d'))).toBe(429);
    await limited.close();
  });

  it('is in the audit trail with its address', async () => {
    await shop.logInStaff('manager@partsboard.example');
    const { rows } = await query(
      `select action, address, request_id is not null as has_request from audit_entry
       where staff_name = 'Katarzyna Lewandowska' order by id desc limit 1`,
    );
    expect(rows).toEqual([
      { action: 'staff.log-in', address: addressOf('manager@partsboard.example'), has_request: true },
    ]);
  });
});

describe('a session', () => {
  it('ends after half an hour without use, and after twelve hours in any case', async () => {
    for (const change of [
      `last_used_at = now() - interval '30 minutes'`,
      `last_used_at = now(), expires_at = now()`,
    ]) {
      const headers = await shop.startSession(ADMINISTRATOR);
      await query(`update staff_session set last_used_at = now() - interval '29 minutes'`);
      expect(await isOpen(headers)).toBe(true);
      await query(`update staff_session set ${change}`);
      expect(await isOpen(headers)).toBe(false);
    }
    const { session } = await shop.logInStaff(ADMINISTRATOR);
    expect(new Date(session.expiresAt).getTime() - Date.now()).toBeLessThanOrEqual(30 * 60_000);
    const { rows } = await query(`select max(expires_at - created_at)::text as longest from staff_session`);
    expect(rows).toEqual([{ longest: '12:00:00' }]);
  });

  it('is renewed by use', async () => {
    const headers = await shop.startSession(ADMINISTRATOR);
    await query(`update staff_session set last_used_at = now() - interval '20 minutes'`);
    await shop.ask('branches', headers);
    const session = (await shop.ask('currentSession', headers)).json as StaffSession;
    expect(new Date(session.expiresAt).getTime() - Date.now()).toBeGreaterThan(25 * 60_000);
  });

  it('ends with the logout, which removes the cookie', async () => {
    const headers = await shop.startSession(ADMINISTRATOR);
    const answer = await shop.ask('logOut', headers);
    expect(answer.headers['set-cookie']).toContain('partsboard-staff=; Path=/api/backoffice; Max-Age=0');
    expect(await isOpen(headers)).toBe(false);
  });

  it('ends on every server when its owner is disabled', async () => {
    const other = await createSecondApp(shop.database);
    const victim = await shop.startSession(ORDER_DESK);
    const openElsewhere = async () =>
      (await other.inject({ url: '/api/backoffice/branches', headers: { ...victim } })).statusCode;
    expect(await openElsewhere()).toBe(200);
    const params = { id: await shop.staffId(ORDER_DESK) };
    const admin = await shop.startSession(ADMINISTRATOR);
    await shop.ask('changeStaffStatus', admin, { params, body: { status: 'disabled' } });
    expect(await openElsewhere()).toBe(401);
    await shop.ask('changeStaffStatus', admin, { params, body: { status: 'active' } });
    expect(await openElsewhere()).toBe(401);
    await other.close();
  });

  it('becomes fresh again by the password, and stays as it is by a wrong one', async () => {
    const headers = await shop.startSession(ADMINISTRATOR);
    await query('update staff_session set fresh_until = now()');
    const wrong = await shop.ask('confirmSession', headers, { body: { password: 'wrong' } });
    expect(wrong.json).toMatchObject({ errors: { password: ['The password is not right.'] } });
    expect((await shop.ask('currentSession', headers)).json).toMatchObject({ freshUntil: null });
    const right = await shop.ask('confirmSession', headers, { body: { password: 'partsboard' } });
    const until = new Date((right.json as StaffSession).freshUntil ?? 0).getTime();
    expect(Math.round((until - Date.now()) / 60_000)).toBe(10);
  });

  it('is listed for its owner, who can end the others', async () => {
    await query('delete from staff_session');
    const [own, other] = [await shop.startSession(ADMINISTRATOR), await shop.startSession(ADMINISTRATOR)];
    const foreign = await shop.startSession(ORDER_DESK);
    const { items } = (await shop.ask('ownSessions', own)).json as {
      items: { id: string; isCurrent: boolean }[];
    };
    expect(items.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    const id = items[1]?.id ?? '';
    expect((await shop.ask('endOwnSession', foreign, { params: { id } })).status).toBe(404);
    expect((await shop.ask('endOwnSession', own, { params: { id } })).status).toBe(200);
    expect(await isOpen(other)).toBe(false);
    const third = await shop.startSession(ADMINISTRATOR);
    await shop.ask('endOtherOwnSessions', own);
    expect([await isOpen(own), await isOpen(third), await isOpen(foreign)]).toEqual([true, false, true]);
  });
});

describe('the own password', () => {
  const body = { currentPassword: 'partsboard', password: 'a better one' };

  it('is changed with the current one, and all other sessions end', async () => {
    const email = 'catalogue@partsboard.example';
    const [own, other] = [await shop.startSession(email), await shop.startSession(email)];
    const wrong = await shop.ask('changeOwnPassword', own, { body: { ...body, currentPassword: 'x' } });
    expect(wrong.json).toMatchObject({ errors: { currentPassword: ['The password is not right.'] } });
    const same = await shop.ask('changeOwnPassword', own, { body: { ...body, password: 'partsboard' } });
    expect(same.status).toBe(400);
    const short = await shop.ask('changeOwnPassword', own, { body: { ...body, password: '12345' } });
    expect(short.json).toMatchObject({ errors: { password: ['The password needs at least 6 characters.'] } });
    expect((await shop.ask('changeOwnPassword', own, { body })).status).toBe(200);
    expect([await isOpen(own), await isOpen(other)]).toEqual([true, false]);
    expect((await shop.logInStaff(email, 'a better one')).session.stage).toBe('complete');
    const { rows } = await query('select kind from mail_outbox where recipient = $1', email);
    expect(rows).toEqual([{ kind: 'staff-account' }]);
  });

  it('must be changed at the first login where somebody else has set it', async () => {
    await query(`update staff_member set must_change_password = true where email = $1`, ORDER_DESK);
    const { session, headers } = await shop.logInStaff(ORDER_DESK);
    expect(session).toMatchObject({ stage: 'new-password', staff: null });
    expect(codeOf(await shop.ask('branches', headers))).toBe('login-incomplete');
    const changed = await shop.ask('changeOwnPassword', headers, { body });
    expect(changed.json).toMatchObject({ stage: 'complete', staff: { email: ORDER_DESK } });
  });
});
