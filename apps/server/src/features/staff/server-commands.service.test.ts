import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf, createBackofficeApp, type BackofficeApp } from '../../../test/backoffice-app.ts';
import { addStaff, listAllStaff, resetStaff, setStaffStatus } from './server-commands.service.ts';

let shop: BackofficeApp;

beforeAll(async () => {
  shop = await createBackofficeApp();
});
afterAll(() => shop.close());

const EMAIL = 'first@partsboard.example';
const first = {
  email: EMAIL,
  name: 'Ewa First',
  language: 'pl',
  roles: ['administrator'],
  branches: ['WAW'],
} as const;

it('a new member of staff gets a password for the first login', async () => {
  const password = await addStaff(shop.database.db, first, undefined);
  expect((await shop.logInStaff(EMAIL, password)).session.stage).toBe('new-password');
  const listed = (await listAllStaff(shop.database.db)).find(({ email }) => email === EMAIL);
  expect(listed).toMatchObject({ roles: [{ name: 'Administrator' }], branches: [{ code: 'WAW' }] });
  const { rows } = await shop.database.pool.query(
    `select staff_id, staff_name, address from audit_entry where record_name = 'Ewa First' and action = 'staff.create'`,
  );
  expect(rows).toEqual([{ staff_id: null, staff_name: 'npm run staff', address: null }]);
});

it('a given password stays, and a bad one is refused', async () => {
  const other = { ...first, email: 'other@partsboard.example' };
  await expect(addStaff(shop.database.db, other, '12345')).rejects.toMatchObject({ code: 'invalid-request' });
  expect(await addStaff(shop.database.db, other, 'long enough')).toBeUndefined();
  expect((await shop.logInStaff(other.email, 'long enough')).session.stage).toBe('complete');
});

it.each([
  { ...first, email: 'n@partsboard.example', roles: ['boss'] },
  { ...first, email: 'n@partsboard.example', branches: ['XXX'] },
  { ...first, email: 'nobody' },
  { ...first, name: ' ' },
])('an unknown role or branch, and what is no address or name, is refused', async (staff) => {
  await expect(addStaff(shop.database.db, staff, undefined)).rejects.toMatchObject({
    code: 'invalid-request',
  });
});

it('a disabled member of staff cannot log in until enabled again', async () => {
  const { db } = shop.database;
  const email = 'other@partsboard.example';
  await setStaffStatus(db, email, 'disabled');
  expect(codeOf((await shop.logInStaff(email, 'long enough')).answer)).toBe('wrong-credentials');
  await setStaffStatus(db, email, 'active');
  expect((await shop.logInStaff(email, 'long enough')).session.stage).toBe('complete');
  await expect(setStaffStatus(db, 'ghost@partsboard.example', 'disabled')).rejects.toMatchObject({
    code: 'not-found',
  });
});

it('a reset takes password, second factor and sessions', async () => {
  const { db, pool } = shop.database;
  await pool.query(`update staff_member set totp_secret = '\\x00' where email = $1`, [EMAIL]);
  const headers = await shop.startSession(EMAIL);
  const password = await resetStaff(db, EMAIL);
  expect((await shop.ask('currentSession', headers)).status).toBe(401);
  expect((await shop.logInStaff(EMAIL, password)).session.stage).toBe('new-password');
});
