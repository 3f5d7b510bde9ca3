import type { LanguageCode } from '@partsboard/contract/language';
import { permissions as allPermissions } from '@partsboard/contract/backoffice/permissions';
import {
  defaultRoles,
  type NewStaffRole,
  type StaffRole,
  type StaffRoleChange,
} from '@partsboard/contract/backoffice/roles';
import type { Db } from '../../../db/database.ts';
import { DomainError, fieldError } from '../../../http/errors/domain-error.ts';
import { writeAudit } from '../../audit/audit.service.ts';
import { checkPermissions, type Actor } from './actor.ts';
import {
  deleteRoleRow,
  findRole,
  findRoles,
  insertRole,
  isRoleNameTaken,
  lockRoles,
  namesWithRole,
  replacePermissions,
  updateRole,
  type RoleRow,
} from '../roles.repository.ts';
import { permissionsOf } from '../sessions/staff-session.ts';

const allowedBy = (row: RoleRow) => permissionsOf(row.holds_everything, row.permissions);

const toRole = (row: RoleRow, language: LanguageCode): StaffRole => ({
  id: row.id,
  key: defaultRoles.find((key) => key === row.key) ?? null,
  name: language === 'pl' ? row.name_pl : row.name_en,
  namePl: row.name_pl,
  nameEn: row.name_en,
  permissions: [...allowedBy(row)],
  holdsEverything: row.holds_everything,
  requiresSecondFactor: row.requires_second_factor,
  staffCount: row.staff_count,
  version: row.version,
});

const audited = (row: RoleRow) => ({
  namePl: row.name_pl,
  nameEn: row.name_en,
  permissions: row.permissions,
  requiresSecondFactor: row.requires_second_factor,
});

async function readRole(db: Db, id: number): Promise<RoleRow> {
  const row = await findRole(db, id);
  if (row === undefined) throw new DomainError('not-found', { title: (t) => t.staff.unknownRole });
  return row;
}

async function checkNames(db: Db, input: NewStaffRole, exceptId?: number): Promise<void> {
  const fields = { namePl: 'name_pl', nameEn: 'name_en' } as const;
  for (const [field, column] of Object.entries(fields)) {
    const name = field === 'namePl' ? input.namePl : input.nameEn;
    if (await isRoleNameTaken(db, column, name, exceptId)) {
      throw fieldError(field, (t) => t.staff.roleNameTaken);
    }
  }
}

export const listRoles = async (db: Db, language: LanguageCode): Promise<StaffRole[]> =>
  (await findRoles(db)).map((row) => toRole(row, language));

export function createRole(
  db: Db,
  input: NewStaffRole,
  actor: Actor,
  language: LanguageCode,
): Promise<StaffRole> {
  checkPermissions(actor, input.permissions);
  return db.transaction().execute(async (transaction) => {
    await lockRoles(transaction);
    await checkNames(transaction, input);
    const id = await insertRole(transaction, input);
    await replacePermissions(transaction, id, input.permissions);
    const row = await readRole(transaction, id);
    await writeAudit(transaction, actor.audit, {
      action: 'role.create',
      record: { type: 'role', id, name: row.name_pl },
      after: audited(row),
    });
    return toRole(row, language);
  });
}

/** Whoever has the role is allowed more or less with the next call that they make. */
export function changeRole(
  db: Db,
  id: number,
  input: StaffRoleChange,
  actor: Actor,
  language: LanguageCode,
): Promise<StaffRole> {
  return db.transaction().execute(async (transaction) => {
    await lockRoles(transaction);
    const before = await readRole(transaction, id);
    if (before.version !== input.version) throw new DomainError('conflict');
    checkPermissions(actor, [...allowedBy(before), ...input.permissions]);
    if (before.holds_everything && input.permissions.length < allPermissions.length) {
      throw fieldError('permissions', (t) => t.staff.administratorHoldsEverything);
    }
    await checkNames(transaction, input, id);
    await updateRole(transaction, id, input);
    if (!before.holds_everything) await replacePermissions(transaction, id, input.permissions);
    const after = await readRole(transaction, id);
    await writeAudit(transaction, actor.audit, {
      action: 'role.change',
      record: { type: 'role', id, name: after.name_pl },
      before: audited(before),
      after: audited(after),
    });
    return toRole(after, language);
  });
}

/** The roles that every installation begins with stay: commands and later versions name them. */
export const deleteRole = (db: Db, id: number, actor: Actor): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await lockRoles(transaction);
    const role = await readRole(transaction, id);
    checkPermissions(actor, allowedBy(role));
    if (role.key !== null) throw new DomainError('conflict', { title: (t) => t.staff.roleStays });
    const names = await namesWithRole(transaction, id);
    if (names.length > 0) {
      throw new DomainError('conflict', { title: (t) => t.staff.roleInUse(names.join(', ')) });
    }
    await deleteRoleRow(transaction, id);
    await writeAudit(transaction, actor.audit, {
      action: 'role.delete',
      record: { type: 'role', id, name: role.name_pl },
      before: audited(role),
    });
  });
