import type { LanguageCode } from '@partsboard/contract/language';
import { PAGE_SIZE } from '@partsboard/contract/backoffice/paging';
import type {
  NewStaffMember,
  StaffFilter,
  StaffMember,
  StaffMemberChange,
} from '@partsboard/contract/backoffice/staff';
import type { Db } from '../../../db/database.ts';
import { readCursor, toPage } from '../../../http/backoffice/cursor.ts';
import { DomainError } from '../../../http/errors/domain-error.ts';
import { writeAudit } from '../../audit/audit.service.ts';
import type { Actor } from './actor.ts';
import { changeMember, checkBranches, checkRoles } from './change-member.ts';
import { lockRoles } from '../roles.repository.ts';
import { toAudited, toStaffMember } from './staff-members.mapper.ts';
import {
  findMember,
  findMembers,
  insertMember,
  replaceBranches,
  replaceRoles,
  updateMember,
} from './staff-members.repository.ts';
import { deleteSessionsOf } from '../sessions/staff-session.repository.ts';

/** Members of staff by name, a page at a time. */
export async function listStaff(
  db: Db,
  { cursor, limit = PAGE_SIZE, search = '', roleId, branchId, status }: StaffFilter,
  language: LanguageCode,
): Promise<{ items: StaffMember[]; nextCursor: string | null }> {
  const rows = await findMembers(db, {
    search: search.trim(),
    roleId,
    branchId,
    isActive: status === undefined ? undefined : status === 'active',
    after: readCursor(cursor, ['text', 'number']),
    limit: limit + 1,
  });
  return toPage(rows, limit, {
    item: (row) => toStaffMember(row, language),
    position: (row) => [row.name, row.id],
  });
}

export async function readStaffMember(db: Db, id: number, language: LanguageCode): Promise<StaffMember> {
  const row = await findMember(db, id);
  if (row === undefined) throw new DomainError('not-found');
  return toStaffMember(row, language);
}

interface Password {
  readonly hash: string;
  readonly mustChange: boolean;
}

/** Inside the caller's transaction. */
export async function insertStaffMember(
  transaction: Db,
  input: NewStaffMember,
  password: Password,
  actor: Actor,
): Promise<number> {
  await lockRoles(transaction);
  await checkRoles(transaction, actor, input.roleIds);
  await checkBranches(transaction, actor, input.branchIds);
  const id = await insertMember(transaction, {
    email: input.email.trim(),
    name: input.name.trim(),
    language: input.language,
    passwordHash: password.hash,
    mustChangePassword: password.mustChange,
  });
  if (id === undefined) {
    throw new DomainError('email-taken', { errors: { email: [(t) => t.auth.emailTaken] } });
  }
  await replaceRoles(transaction, id, [...new Set(input.roleIds)]);
  await replaceBranches(transaction, id, [...new Set(input.branchIds)]);
  const row = await findMember(transaction, id);
  if (row === undefined) throw new Error('The new member of staff is not there');
  await writeAudit(transaction, actor.audit, {
    action: 'staff.create',
    record: { type: 'staff', id, name: row.name },
    after: toAudited(row),
  });
  return id;
}

export const createStaffMember = (
  db: Db,
  input: NewStaffMember,
  password: Password,
  actor: Actor,
): Promise<number> =>
  db.transaction().execute((transaction) => insertStaffMember(transaction, input, password, actor));

/** Roles and branches count with the next call that the person makes. */
export const changeStaffMember = (
  db: Db,
  id: number,
  input: StaffMemberChange,
  actor: Actor,
): Promise<void> =>
  changeMember(db, id, actor, async (transaction, before) => {
    if (before.version !== input.version) throw new DomainError('conflict');
    await checkRoles(transaction, actor, input.roleIds);
    const kept = before.branches.map((branch) => branch.id);
    await checkBranches(
      transaction,
      actor,
      input.branchIds.filter((branchId) => !kept.includes(branchId)),
    );
    await updateMember(transaction, id, { name: input.name.trim(), language: input.language });
    await replaceRoles(transaction, id, [...new Set(input.roleIds)]);
    await replaceBranches(transaction, id, [...new Set(input.branchIds)]);
    return 'staff.change';
  });

/** A disabled account has no sessions, and none begins. */
export const changeStaffStatus = (
  db: Db,
  id: number,
  status: StaffMember['status'],
  actor: Actor,
): Promise<void> =>
  changeMember(db, id, actor, async (transaction) => {
    const isActive = status === 'active';
    if (!isActive && id === actor.staffId) {
      throw new DomainError('conflict', { title: (t) => t.staff.notYourself });
    }
    await updateMember(transaction, id, { is_active: isActive });
    if (!isActive) await deleteSessionsOf(transaction, id);
    return isActive ? 'staff.enable' : 'staff.disable';
  });
