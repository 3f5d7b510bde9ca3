import type { IntegrationRoute, IntegrationRouteTable } from '@partsboard/contract/integration/route';
import type { IntegrationScope } from '@partsboard/contract/integration/scopes';
import type { LanguageCode } from '@partsboard/contract/language';
import type { RouteInput, RouteOutput } from '@partsboard/contract/route';
import type { Static, TSchema } from '@partsboard/contract/schema';
import type { Db } from '../../db/database.ts';
import type { AuditContext } from '../backoffice/backoffice-handlers.ts';
import type { ReadRows } from './read-rows.ts';

/** The system that calls, by its key. */
export interface IntegrationCaller {
  readonly keyId: number;
  /** The name of the key; a system keeps it when its key is replaced. */
  readonly client: string;
  readonly scopes: ReadonlySet<IntegrationScope>;
  readonly expiresAt: Date;
}

/** What a handler knows about its call besides the validated input. */
export interface IntegrationCall {
  readonly caller: IntegrationCaller;
  readonly language: LanguageCode;
  readonly audit: AuditContext;
}

/** A change is made in the transaction that stores its answer too. It is begun again where the database gives it up. */
type TransactionOf<R extends IntegrationRoute> = R extends { readonly method: 'GET' }
  ? unknown
  : { readonly tx: Db };

type RowsOf<R extends IntegrationRoute> = R extends { readonly row: infer S extends TSchema }
  ? { readonly rows: ReadRows<Static<S>> }
  : unknown;

/** A change of which a part is committed ahead of the rest. Begun again after that part, it must end as if it was once. */
export interface SlicedChange<T> {
  /** In transactions of its own; undefined where the change is small enough to be one. */
  readonly ahead?: (db: Db) => Promise<void>;
  /** The rest, in the transaction that stores the answer too. */
  readonly last: (tx: Db) => Promise<T>;
}

export type IntegrationHandler<R extends IntegrationRoute> = R extends { readonly isSliced: true }
  ? (call: RouteInput<R> & IntegrationCall & RowsOf<R>) => SlicedChange<RouteOutput<R>>
  : (call: RouteInput<R> & IntegrationCall & TransactionOf<R> & RowsOf<R>) => Promise<RouteOutput<R>>;

/** One handler for each route of a table; a missing or misspelt one does not compile. */
export type IntegrationHandlers<T extends IntegrationRouteTable> = {
  readonly [K in keyof T]: IntegrationHandler<T[K]>;
};
