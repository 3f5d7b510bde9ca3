import type { LanguageCode } from '@partsboard/contract/language';
import { permissions } from '@partsboard/contract/backoffice/permissions';
import { NewStaffMember } from '@partsboard/contract/backoffice/staff';
import { Compile } from 'typebox/compile';
import type { Db } from '../../db/database.ts';
import type { CallOrigin } from '../../http/backoffice/backoffice-handlers.ts';
import { DomainError, fieldError } from '../../http/errors/domain-error.ts';
import { hashPassword } from '../../security/password.ts';
import type { Actor } from './members/actor.ts';
import { findBranchIds } from './branches.repository.ts';
import { readNewPassword } from './sessions/check-credentials.ts';
import { newOneTimePassword, resetPassword, resetSecondFactor } from './members/reset-member.ts';
import { findRolesByKeys, lockRoles } from './roles.repository.ts';
import { findIdByEmail, hasStaff } from './staff-account.repository.ts';
import { changeStaffStatus, insertStaffMember, listStaff } from './members/staff-members.service.ts';

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

const ADMINISTRATOR = 'administrator';

const { email, name } = NewStaffMember.properties;

/** What the back office's schema checks, a command has to check itself. */
function checkTexts(staff: Pick<NewStaff, 'email' | 'name'>): void {
  if (!Compile(email).Check(staff.email)) throw fieldError('email', (t) => t.validation.emailFormat);
  if (!Compile(name).Check(staff.name)) throw fieldError('name', (t) => t.validation.wrongFormat);
}

async function roleIdsOf(db: Db, keys: readonly string[]): Promise<number[]> {
  const roles = keys.length === 0 ? [] : await findRolesByKeys(db, keys);
  if (roles.length < new Set(keys).size) throw fieldError('roles', (t) => t.staff.unknownRole);
  return roles.map(({ id }) => id);
}

async function branchIdsOf(db: Db, codes: readonly string[]): Promise<number[]> {
  const ids = await findBranchIds(db, codes);
  if (ids.length < new Set(codes).size) throw fieldError('branches', (t) => t.staff.unknownBranch);
  return ids;
}

/** Inside the caller's transaction. */
export async function addStaffMember(
  transaction: Db,
  staff: NewStaff,
  password: Password,
  actor: Actor = SERVER,
): Promise<void> {
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
    actor,
  );
}

/** Adds somebody with the given password, or with one that is returned and must be changed at the first login. */
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

/** Whether anybody can log in to the back office. */
export const isStaffed = (db: Db): Promise<boolean> => hasStaff(db);

/**
 * The person who sets the shop up in the browser, with a password of their own; refused where there is anybody already.
 * The audit trail says from where.
 */
export async function addFirstAdministrator(
  db: Db,
  person: Pick<NewStaff, 'email' | 'name' | 'language'>,
  given: string,
  origin: CallOrigin,
): Promise<void> {
  checkTexts(person);
  const password = readNewPassword('password', given);
  const hashed = { hash: await hashPassword(password), mustChange: false };
  await db.transaction().execute(async (transaction) => {
    // Two who try at once come one after the other.
    await lockRoles(transaction);
    if (await hasStaff(transaction))
      throw new DomainError('conflict', { title: (t) => t.setUp.hasAdministrator });
    const staff = { ...person, roles: [ADMINISTRATOR], branches: [] };
    const audit = { ...origin, staffId: null, staffName: person.name };
    await addStaffMember(transaction, staff, hashed, { ...SERVER, audit });
  });
}

async function idOf(db: Db, email: string): Promise<number> {
  const member = await findIdByEmail(db, email);
  if (!member) throw new DomainError('not-found');
  return member.id;
}

export const setStaffStatus = async (db: Db, email: string, status: 'active' | 'disabled') =>
  changeStaffStatus(db, await idOf(db, email), status, SERVER);

/** Somebody has lost password and telephone: returns a password for the next login. */
export async function resetStaff(db: Db, email: string): Promise<string> {
  const id = await idOf(db, email);
  await resetSecondFactor(db, id, SERVER);
  return resetPassword(db, id, SERVER);
}

const MAX_LISTED = 1_000;

export const listAllStaff = async (db: Db) => (await listStaff(db, { limit: MAX_LISTED }, 'en')).items;
