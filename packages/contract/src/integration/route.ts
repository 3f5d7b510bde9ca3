import type { TSchema } from 'typebox';
import { API_PREFIX, type RouteShape } from '../route.ts';
import type { IntegrationScope } from './scopes.ts';

/**
 * One call of the API for other systems. Calls other than GET carry an {@link IDEMPOTENCY_HEADER}: the same key with
 * the same request gets the same answer, and changes something once.
 */
export type IntegrationRoute = RouteShape & {
  /** What the key must be allowed to do; every key may call a route without a scope. */
  readonly scope?: IntegrationScope;
  /** Of a body that is read row by row: a JSON array of these, or one of these in each line. */
  readonly row?: TSchema;
  /** Of many rows some are committed before the others, so that nobody who orders waits for all of them. */
  readonly isSliced?: true;
};

export type IntegrationRouteTable = Readonly<Record<string, IntegrationRoute>>;

export const INTEGRATION_URL = `${API_PREFIX}/integration/v1`;

export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** One JSON value in each line. */
export const NDJSON_MEDIA_TYPE = 'application/x-ndjson';

/** Keeps the literal types of a route table while checking its shape. */
export const defineIntegrationRoutes = <const T extends IntegrationRouteTable>(table: T): T => table;
