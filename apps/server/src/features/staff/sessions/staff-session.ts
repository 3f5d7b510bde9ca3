import { permissions, type Permission } from '@partsboard/contract/backoffice/permissions';
import type { SessionStage } from '@partsboard/contract/backoffice/session-stage';
import type { BranchScope } from '../../../db/branch-scope.ts';
import type { StaffCaller } from '../../../http/backoffice/backoffice-handlers.ts';
import type { SessionRow } from './staff-session.repository.ts';

type StageInput = Pick<
  SessionRow,
  'hasTotp' | 'hasSecondFactor' | 'mustChangePassword' | 'requiresSecondFactor'
>;

/** What a login still lacks, in the order in which it is asked for. */
export function stageOf(session: StageInput): SessionStage {
  if (session.hasTotp && !session.hasSecondFactor) return 'second-factor';
  if (session.mustChangePassword) return 'new-password';
  return session.requiresSecondFactor && !session.hasTotp ? 'second-factor-setup' : 'complete';
}

const known: ReadonlySet<string> = new Set(permissions);

const isPermission = (name: string): name is Permission => known.has(name);

/** What roles with these rows allow. */
export const permissionsOf = (holdsEverything: boolean, names: readonly string[]): ReadonlySet<Permission> =>
  new Set(holdsEverything ? permissions : names.filter(isPermission));

export const branchesOf = (allowed: ReadonlySet<Permission>, branchIds: readonly number[]): BranchScope =>
  allowed.has('branches.all') ? 'all' : branchIds;

export function toCaller(row: SessionRow): StaffCaller {
  const allowed = permissionsOf(row.holdsEverything, row.permissions);
  return {
    sessionId: row.sessionId,
    staffId: row.staffId,
    name: row.name,
    stage: stageOf(row),
    csrfToken: row.csrfToken,
    isFresh: row.freshUntil.getTime() > row.now.getTime(),
    permissions: allowed,
    branches: branchesOf(allowed, row.branchIds),
  };
}
