import type { LanguageCode } from '@partsboard/contract/language';
import { permissions } from '@partsboard/contract/backoffice/permissions';
import { NewStaffMember } from '@partsboard/contract/backoffice/staff';
import { Compile } from 'typebox/compile';
import type { Db } from '../../db/database.ts';
import { DomainError, fieldError } from '../../http/errors/domain-error.ts';
import { hashPassword } from '../../security/password.ts';
import type { Actor } from './actor.ts';
import { readNewPassword } from './check-credentials.ts';
import { newOneTimePassword, resetPassword, resetSecondFactor } from './reset-member.ts';
import { findRolesByKeys } from './roles.repository.ts';
import { findIdByEmail } from './staff-account.repository.ts';
import { changeStaffStatus, insertStaffMember, listStaff } from './staff-members.service.ts';

/** A person at the server's terminal, who may do everything. */
const SERVER: Actor = {
  staffId: null,
  permissions: new Set(permissions),
  branches: 'all',
  audit: { staffId: null, staffName: 'npm run staff', address: null, requestId: null },
};

export interface NewStaff {
  readonly email: string;
  readonly name: string;
  readonly language: LanguageCode;
  /** Keys of default roles. */
  readonly roles: readonly string[];
  /** Codes of branches. */
  readonly branches: readonly string[];
}

interface Password {
  readonly hash: string;
  readonly mustChange: boolean;
}

const { email, name } = NewStaffMember.properties;

/** What the back office's schema checks, a command has to check itself. */
function checkTexts(staff: NewStaff): void {
  if (!Compile(email).Check(staff.email)) throw fieldError('email', (t) => t.validation.emailFormat);
  if (!Compile(name).Check(staff.name)) throw fieldError('name', (t) => t.validation.wrongFormat);
}

async function roleIdsOf(db: Db, keys: readonly string[]): Promise<number[]> {
  const roles = keys.length === 0 ? [] : await findRolesByKeys(db, keys);
  if (roles.length < new Set(keys).size) throw fieldError('roles', (t) => t.staff.unknownRole);
  return roles.map(({ id }) => id);
}

async function branchIdsOf(db: Db, codes: readonly string[]): Promise<number[]> {
  const branches =
    codes.length === 0
      ? []
      : await db
          .selectFrom('warehouse')
          .select('id')
          .where('code', 'in', [...codes])
          .execute();
  if (branches.length < new Set(codes).size) throw fieldError('branches', (t) => t.staff.unknownBranch);
  return branches.map(({ id }) => id);
}

/** Inside the caller's transaction. */
export async function addStaffMember(transaction: Db, staff: NewStaff, password: Password): Promise<void> {
  await insertStaffMember(
    transaction,
    {
      email: staff.email,
      name: staff.name,
      language: staff.language,
      roleIds: await roleIdsOf(transaction, staff.roles),
      branchIds: await branchIdsOf(transaction, staff.branches),
    },
    password,
    SERVER,
  );
}

/** Adds somebody with the given password, or with one that is answered and must be changed at the first login. */
export async function addStaff(
  db: Db,
  staff: NewStaff,
  given: string | undefined,
): Promise<string | undefined> {
  checkTexts(staff);
  const password = given === undefined ? newOneTimePassword() : readNewPassword('password', given);
  const hashed = { hash: await hashPassword(password), mustChange: given === undefined };
  await db.transaction().execute((transaction) => addStaffMember(transaction, staff, hashed));
  return given === undefined ? password : undefined;
}

async function idOf(db: Db, email: string): Promise<number> {
  const member = await findIdByEmail(db, email);
  if (!member) throw new DomainError('not-found');
  return member.id;
}

export const setStaffStatus = async (db: Db, email: string, status: 'active' | 'disabled') =>
  changeStaffStatus(db, await idOf(db, email), status, SERVER);

/** Somebody has lost password and telephone: answers a password for the next login. */
export async function resetStaff(db: Db, email: string): Promise<string> {
  const id = await idOf(db, email);
  await resetSecondFactor(db, id, SERVER);
  return resetPassword(db, id, SERVER);
}

const MAX_LISTED = 1_000;

export const listAllStaff = async (db: Db) => (await listStaff(db, { limit: MAX_LISTED }, 'en')).items;
