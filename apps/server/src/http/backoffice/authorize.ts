import { timingSafeEqual } from 'node:crypto';
import type { BackofficeRoute } from '@partsboard/contract/backoffice/route';
import { DomainError } from '../errors/domain-error.ts';
import type { StaffCaller } from './backoffice-handlers.ts';

function isSameToken(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Another site can make a browser send the cookie, but neither read the token nor send it. */
function checkCsrfToken(route: BackofficeRoute, staff: StaffCaller, given: string | undefined): void {
  if (route.method === 'GET' || isSameToken(given ?? '', staff.csrfToken)) return;
  throw new DomainError('wrong-csrf-token');
}

function checkStage(route: BackofficeRoute, { stage }: StaffCaller): void {
  const stages = route.access === 'login' ? route.stages : (['complete'] as const);
  if (stages === undefined || stages.includes(stage)) return;
  throw new DomainError(stage === 'complete' ? 'conflict' : 'login-incomplete');
}

/** Lets a member of staff call a route, or says why not. */
export function authorize(route: BackofficeRoute, staff: StaffCaller, csrfToken: string | undefined): void {
  checkCsrfToken(route, staff, csrfToken);
  checkStage(route, staff);
  const needed = [route.permission, route.alsoNeeds].filter((permission) => permission !== undefined);
  if (!needed.every((permission) => staff.permissions.has(permission))) throw new DomainError('forbidden');
  if (route.needsFreshLogin === true && !staff.isFresh) throw new DomainError('fresh-login-required');
}
