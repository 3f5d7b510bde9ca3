import type { Permission } from '@partsboard/contract/backoffice/permissions';
import type { BranchScope } from '../../../db/branch-scope.ts';
import type { AuditContext, StaffCaller } from '../../../http/backoffice/backoffice-handlers.ts';
import { DomainError } from '../../../http/errors/domain-error.ts';

/** Who changes accounts and roles: a member of staff, or a command of the server, which may do everything. */
export interface Actor {
  readonly staffId: number | null;
  readonly permissions: ReadonlySet<Permission>;
  readonly branches: BranchScope;
  readonly audit: AuditContext;
}

export const actorOf = (staff: StaffCaller, audit: AuditContext): Actor => ({
  staffId: staff.staffId,
  permissions: staff.permissions,
  branches: staff.branches,
  audit,
});

/** Nobody raises themselves or others above what they may do themselves, nor touches what is above them. */
export function checkPermissions(actor: Actor, needed: Iterable<Permission>): void {
  for (const permission of needed) {
    if (!actor.permissions.has(permission)) {
      throw new DomainError('forbidden', { title: (t) => t.staff.moreThanOwn });
    }
  }
}
