import { PASSWORD_MIN_LENGTH as passwordMinLength } from '@partsboard/contract/auth';
import {
  auditActions as actions,
  auditRecordTypes as recordTypes,
} from '@partsboard/contract/backoffice/audit';
import {
  MAX_CANCEL_REASON_LENGTH as maxReason,
  MAX_STAFF_NOTE_LENGTH as maxNote,
} from '@partsboard/contract/backoffice/order-actions';
import {
  MAX_PRINTED_ORDERS as maxPrinted,
  orderDocumentKinds,
  type OrderDocumentKind,
} from '@partsboard/contract/backoffice/order-documents';
import { orderSorts as sorts } from '@partsboard/contract/backoffice/orders';
import { CSRF_HEADER as csrfHeader, type BackofficeRouteTable } from '@partsboard/contract/backoffice/route';
import { backofficeRoutes } from '@partsboard/contract/backoffice/routes';
import { referenceRoutes } from '@partsboard/contract/reference';
import { routeUrl, type RouteShape } from '@partsboard/contract/route';

/**
 * What the browser needs of the contract at run time. The build evaluates this module and ships the result
 * (see packages/ui/vite/evaluated-modules.ts): everything exported here must be plain JSON, and no other file of the
 * back office imports the contract for more than its types.
 */
const wire = <T extends BackofficeRouteTable>(table: T) =>
  Object.fromEntries(
    Object.entries(table).map(([name, { method, path, answers }]) => [
      name,
      { method, path, ...(answers === 'csv' ? { answers: 'text' } : {}) },
    ]),
    // fromEntries forgets the names that it was given.
  ) as { readonly [N in keyof T]: Pick<RouteShape, 'method' | 'path'> & { readonly answers?: 'text' } };

export const wireRoutes = wire(backofficeRoutes);

/** Of the shop's calls the one that names the store; anyone may make it. */
export const storeRoute = { method: referenceRoutes.store.method, path: referenceRoutes.store.path };

export const CSRF_HEADER = csrfHeader;

export const PASSWORD_MIN_LENGTH = passwordMinLength;

export const MAX_CANCEL_REASON_LENGTH = maxReason;

export const MAX_STAFF_NOTE_LENGTH = maxNote;

export const ORDER_EVENTS_URL = routeUrl(backofficeRoutes.orderEvents);

export const MAX_PRINTED_ORDERS = maxPrinted;

export const orderDocumentUrls = Object.fromEntries(
  orderDocumentKinds.map((kind) => [kind, routeUrl(backofficeRoutes.orderDocument, { kind })]),
  // fromEntries forgets the names that it was given.
) as Readonly<Record<OrderDocumentKind, string>>;

export const orderSorts = sorts;

export const auditActions = actions;

export const auditRecordTypes = recordTypes;
