import type { AuditAction } from '@partsboard/contract/backoffice/audit';
import type { Db } from '../../../db/database.ts';
import { DomainError, fieldError } from '../../../http/errors/domain-error.ts';
import { writeAudit } from '../../audit/audit.service.ts';
import { checkPermissions, type Actor } from './actor.ts';
import { listBranches } from '../branches.repository.ts';
import { countAdministrators, findRolesByIds, lockRoles } from '../roles.repository.ts';
import { toAudited } from './staff-members.mapper.ts';
import { findMember, type MemberRow } from './staff-members.repository.ts';
import { permissionsOf } from '../sessions/staff-session.ts';

/** Whether the actor may give these roles to somebody, or change somebody who has them. */
export async function checkRoles(db: Db, actor: Actor, roleIds: readonly number[]): Promise<void> {
  const ids = [...new Set(roleIds)];
  const roles = await findRolesByIds(db, ids);
  if (roles.length < ids.length) throw fieldError('roleIds', (t) => t.staff.unknownRole);
  for (const role of roles) checkPermissions(actor, permissionsOf(role.holds_everything, role.permissions));
}

/** Nobody can send others to branches that they do not see themselves. */
export async function checkBranches(db: Db, actor: Actor, branchIds: readonly number[]): Promise<void> {
  if (branchIds.length === 0) return;
  const known = new Set((await listBranches(db, actor.branches, 'pl')).map(({ id }) => id));
  if (branchIds.some((id) => !known.has(id))) throw fieldError('branchIds', (t) => t.staff.unknownBranch);
}

async function readMember(db: Db, id: number): Promise<MemberRow> {
  const row = await findMember(db, id);
  if (row === undefined) throw new DomainError('not-found');
  return row;
}

const auditedWithStatus = (row: MemberRow) => ({
  ...toAudited(row),
  status: row.is_active ? 'active' : 'disabled',
  hasSecondFactor: row.has_second_factor,
});

/** Changes somebody's account, one change at a time, and writes down what differs. */
export function changeMember(
  db: Db,
  id: number,
  actor: Actor,
  change: (transaction: Db, before: MemberRow) => Promise<AuditAction>,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await lockRoles(transaction);
    const before = await readMember(transaction, id);
    await checkRoles(
      transaction,
      actor,
      before.roles.map((role) => role.id),
    );
    const administrators = await countAdministrators(transaction);
    const action = await change(transaction, before);
    // Somebody must be able to give roles back.
    if (administrators > 0 && (await countAdministrators(transaction)) === 0) {
      throw new DomainError('conflict', { title: (t) => t.staff.lastAdministrator });
    }
    const after = await readMember(transaction, id);
    await writeAudit(transaction, actor.audit, {
      action,
      record: { type: 'staff', id, name: after.name },
      before: auditedWithStatus(before),
      after: auditedWithStatus(after),
    });
  });
}
