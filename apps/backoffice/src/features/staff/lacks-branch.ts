import type { StaffRole } from '@partsboard/contract/backoffice/roles';

type Allowed = Pick<StaffRole, 'permissions' | 'holdsEverything'>;

/** Whether people with these roles work on orders, but only on those of their own branches, and have none. */
export function lacksBranch(roles: readonly Allowed[], branchIds: readonly unknown[]): boolean {
  if (branchIds.length > 0 || roles.some(({ holdsEverything }) => holdsEverything)) return false;
  const allowed = new Set(roles.flatMap(({ permissions }) => permissions));
  return allowed.has('orders.read') && !allowed.has('branches.all');
}
