import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type pg from 'pg';
import type { DatabaseHosts } from './database-hosts.ts';
import {
  listenForNotifications,
  type NotificationListener,
  type NotificationSubscriber,
} from './notification-listener.ts';
import { openPool, statementTimeoutOf, type ConnectOptions } from './pool.ts';
import { preparedPool } from './prepared-pool.ts';
import { watchReplica, type ReplicaStatus } from './replica-monitor.ts';
import { replicaReads } from './replica-reads.ts';
import type { Tables } from './tables.ts';

export type { DatabaseLog } from './pool.ts';

/** The database or a transaction on it; a Kysely Transaction is one of these too. */
export type Db = Kysely<Tables>;

export interface Connection {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
}

export type Listen = (subscribers: readonly NotificationSubscriber[]) => NotificationListener;

export interface Databases {
  readonly db: Db;
  /** For reads that may lag a moment behind: the replica where there is one that keeps up, else the database itself. */
  readonly dbRead: Db;
  /** How the replica keeps up; absent where there is none. */
  readonly replicaStatus?: (() => ReplicaStatus) | undefined;
  /** For what Kysely does not do, such as COPY and streaming a large result. */
  readonly pool: pg.Pool;
  /** Receives notifications of the database, whichever process sent them, on one connection for all subscribers. */
  readonly listen: Listen;
  /** Opens a pool of at most so many connections, whose statements may take any time. The caller ends it. */
  readonly openPool: (size: number) => pg.Pool;
  readonly close: () => Promise<void>;
}

/** The database itself cancels a statement that takes too long; this much later its connection counts as dead. */
const EXTRA_CLIENT_TIMEOUT = 1_000;

const preparedOn = (pool: pg.Pool, options: ConnectOptions): PostgresPool => {
  const statementTimeout = statementTimeoutOf(options);
  return preparedPool(pool, {
    timeLimit: statementTimeout > 0 ? statementTimeout + EXTRA_CLIENT_TIMEOUT : undefined,
    log: options.log,
    hasComments: options.hasComments,
  });
};

const kyselyOn = (pool: PostgresPool): Db => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

/** Kysely ends a pool only where it has used it. */
async function end(db: Db, pool: pg.Pool): Promise<void> {
  await db.destroy();
  if (!pool.ending) await pool.end();
}

/** Opens a database with a pool of connections. */
export function connect(options: ConnectOptions): Connection {
  const pool = openPool(options);
  const db = kyselyOn(preparedOn(pool, options));
  return { db, pool, close: () => end(db, pool) };
}

export interface ReplicaOptions {
  readonly hosts: DatabaseHosts;
  /** A replica that lags further behind is not asked. */
  readonly maxLagSeconds: number;
  readonly checkMilliseconds?: number;
}

export interface OpenOptions extends ConnectOptions {
  readonly replica?: ReplicaOptions | undefined;
}

/** The database itself is asked what the replica did not answer, and a request has one limit for both. */
const REPLICA_STATEMENT_TIMEOUT = 3_000;
const REPLICA_CONNECT_TIMEOUT = 2_000;

function openReplica(
  options: OpenOptions,
  replica: ReplicaOptions,
  primary: pg.Pool,
  prepared: PostgresPool,
) {
  const own: ConnectOptions = {
    ...options,
    url: replica.hosts.current,
    hosts: replica.hosts,
    statementTimeout: Math.min(REPLICA_STATEMENT_TIMEOUT, statementTimeoutOf(options) || Infinity),
    connectTimeout: REPLICA_CONNECT_TIMEOUT,
    mustWrite: false,
  };
  const pool = openPool(own);
  // A connection of its own: it must not wait behind those that a frozen replica holds.
  const checks = openPool({ ...own, poolSize: 1 });
  const monitor = watchReplica({ ...replica, primary, replica: checks, log: options.log });
  return {
    dbRead: kyselyOn(replicaReads({ primary: prepared, replica: preparedOn(pool, own), monitor })),
    replicaStatus: monitor.status,
    async close() {
      await monitor.stop();
      await Promise.all([pool.end(), checks.end()]);
    },
  };
}

/** Opens the database and, where one is set, its replica. */
export function openPools(options: OpenOptions): Databases {
  const pool = openPool(options);
  const prepared = preparedOn(pool, options);
  const db = kyselyOn(prepared);
  const own = {
    db,
    pool,
    listen: ((subscribers) => listenForNotifications({ ...options, subscribers })) satisfies Listen,
    openPool: (poolSize: number) => openPool({ ...options, poolSize, statementTimeout: 0 }),
  };
  if (options.replica === undefined) return { ...own, dbRead: db, close: () => end(db, pool) };
  const replica = openReplica(options, options.replica, pool, prepared);
  return {
    ...own,
    dbRead: replica.dbRead,
    replicaStatus: replica.replicaStatus,
    async close() {
      await Promise.all([end(db, pool), replica.close()]);
    },
  };
}
