import { PASSWORD_MIN_LENGTH as passwordMinLength } from '@partsboard/contract/auth';
import {
  auditActions as actions,
  auditRecordTypes as recordTypes,
} from '@partsboard/contract/backoffice/audit';
import { CSRF_HEADER as csrfHeader } from '@partsboard/contract/backoffice/route';
import { backofficeRoutes } from '@partsboard/contract/backoffice/routes';
import type { RouteShape } from '@partsboard/contract/route';

/**
 * What the browser needs of the contract at run time. The build evaluates this module and ships the result
 * (see packages/ui/vite/evaluated-modules.ts): everything exported here must be plain JSON, and no other file of the
 * back office imports the contract for more than its types.
 */
const wire = <T extends Readonly<Record<string, RouteShape>>>(table: T) =>
  Object.fromEntries(
    Object.entries(table).map(([name, { method, path }]) => [name, { method, path }]),
    // fromEntries forgets the names that it was given.
  ) as { readonly [N in keyof T]: Pick<RouteShape, 'method' | 'path'> };

export const wireRoutes = wire(backofficeRoutes);

export const CSRF_HEADER = csrfHeader;

export const PASSWORD_MIN_LENGTH = passwordMinLength;

export const auditActions = actions;

export const auditRecordTypes = recordTypes;
