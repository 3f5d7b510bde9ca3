import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADMINISTRATOR,
  createBackofficeApp,
  type BackofficeApp,
  type StaffHeaders,
} from '../../../../test/backoffice-app.ts';

let shop: BackofficeApp;
let admin: StaffHeaders;
let added = 0;

beforeAll(async () => {
  shop = await createBackofficeApp();
  admin = await shop.startSession(ADMINISTRATOR);
});
afterAll(() => shop.close());

/** A new editor, logged in. */
async function editor() {
  added += 1;
  const email = `editor-${added}@partsboard.example`;
  const { rows } = await shop.database.pool.query<{ id: number }>(
    `with member as (
       insert into staff_member (email, name, language, password_hash) values ($1, 'Ewa', 'en', '') returning id
     ), role as (
       insert into staff_member_role select member.id, staff_role.id from member, staff_role where key = 'editor'
     )
     select id from member`,
    [email],
  );
  return { id: rows[0]?.id ?? 0, email, headers: await shop.startSession(email) };
}

const mailsTo = async (email: string) => {
  const { rows } = await shop.database.pool.query<{ plain_text: string }>(
    'select plain_text from mail_outbox where recipient = $1 order by id',
    [email],
  );
  return rows.map(({ plain_text: text }) => text);
};

describe('a reset', () => {
  it('of the password ends all sessions and asks for another at the login', async () => {
    const { id, email, headers } = await editor();
    const answer = await shop.ask('resetStaffPassword', admin, { params: { id } });
    const { oneTimePassword } = answer.json as { oneTimePassword: string };
    expect((await shop.ask('branches', headers)).status).toBe(401);
    expect((await shop.logInStaff(email, oneTimePassword)).session.stage).toBe('new-password');
    expect(await mailsTo(email)).toEqual([
      expect.stringContaining('Somebody who manages the staff has given you a new one-time password.'),
    ]);
  });

  it('of the password is good for seven days', async () => {
    const { id, email } = await editor();
    const answer = await shop.ask('resetStaffPassword', admin, { params: { id } });
    const { oneTimePassword } = answer.json as { oneTimePassword: string };
    const setBefore = (time: string) =>
      shop.database.pool.query(
        `update staff_member set password_set_at = now() - $2::interval where id = $1`,
        [id, time],
      );
    await setBefore('7 days 1 minute');
    expect((await shop.logInStaff(email, oneTimePassword)).answer.json).toMatchObject({
      status: 401,
      title: 'This one-time password has expired. Ask somebody who manages the staff for a new one.',
    });
    await setBefore('6 days 23 hours');
    expect((await shop.logInStaff(email, oneTimePassword)).session.stage).toBe('new-password');
  });

  it('of the second factor removes it with its recovery codes', async () => {
    const { id, email, headers } = await editor();
    const { pool } = shop.database;
    await pool.query(`update staff_member set totp_secret = '\\x00' where id = $1`, [id]);
    await pool.query(`insert into staff_recovery_code values ($1, '\\x00')`, [id]);
    const answer = await shop.ask('resetStaffSecondFactor', admin, { params: { id } });
    expect(answer.json).toMatchObject({ hasSecondFactor: false });
    expect(await mailsTo(email)).toEqual([
      expect.stringContaining('The second factor of your account has just been removed.'),
    ]);
    expect((await shop.ask('branches', headers)).status).toBe(401);
    const { rows } = await pool.query('select 1 from staff_recovery_code where staff_id = $1', [id]);
    expect(rows).toEqual([]);
    const { rows: audited } = await pool.query('select action from audit_entry order by id desc limit 1');
    expect(audited).toEqual([{ action: 'staff.reset-second-factor' }]);
  });
});
