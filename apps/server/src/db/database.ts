import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { BaseLogger } from 'pino';
import {
  listenForNotifications,
  type NotificationListener,
  type NotificationSubscriber,
} from './notification-listener.ts';
import { preparedPool, type ConnectionSource } from './prepared-pool.ts';
import { replicaReads, type ReplicaState } from './replica-reads.ts';
import type { Tables } from './tables.ts';
import { valueParsers } from './value-parsers.ts';

/** The database or a transaction on it; a Kysely Transaction is one of these too. */
export type Db = Kysely<Tables>;

export type DatabaseLog = Pick<BaseLogger, 'info' | 'warn' | 'error'>;

export interface ConnectOptions {
  /** Called for each new connection, since the private PostgreSQL may come back on another port. */
  readonly url: () => string;
  readonly poolSize: number;
  readonly log?: DatabaseLog;
  /** Milliseconds; 0 means none. */
  readonly statementTimeout?: number;
}

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
  readonly replicaState?: (() => Promise<ReplicaState>) | undefined;
  /** For what Kysely does not do, such as COPY and streaming a large result. */
  readonly pool: pg.Pool;
  /** Receives notifications of the database, whichever process sent them, on one connection for all subscribers. */
  readonly listen: Listen;
  /** Opens a pool of at most so many connections, whose statements may take any time. The caller ends it. */
  readonly openPool: (size: number) => pg.Pool;
  readonly close: () => Promise<void>;
}

/** What our connections set for themselves, on whatever PostgreSQL. */
const OWN_SETTINGS = [
  'TimeZone=UTC',
  // Ours are reads by key: no value of a parameter would change their plan, and planning costs more than they do.
  'plan_cache_mode=force_generic_plan',
  // Compiling a plan costs more than a short statement takes, and the planner only guesses which one is long.
  'jit=off',
];

const DEFAULT_STATEMENT_TIMEOUT = 15_000;
const IDLE_IN_TRANSACTION_TIMEOUT = 30_000;
const CONNECT_TIMEOUT = 5_000;
const IDLE_CONNECTION_TIMEOUT = 60_000;

/** The database itself cancels a statement that takes too long; this much later its connection counts as dead. */
const EXTRA_CLIENT_TIMEOUT = 1_000;

const clientTimeLimit = (statementTimeout: number): number | undefined =>
  statementTimeout > 0 ? statementTimeout + EXTRA_CLIENT_TIMEOUT : undefined;

function clientAt(url: () => string): new (config?: pg.ClientConfig) => pg.Client {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionString: url() });
    }
  };
}

const statementTimeoutOf = ({ statementTimeout = DEFAULT_STATEMENT_TIMEOUT }: ConnectOptions): number =>
  statementTimeout;

/** Connections are made when they are first needed. */
function openPool(options: ConnectOptions): pg.Pool {
  const pool = new pg.Pool({
    Client: clientAt(options.url),
    max: options.poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    idleTimeoutMillis: IDLE_CONNECTION_TIMEOUT,
    statement_timeout: statementTimeoutOf(options),
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT,
    application_name: 'partsboard',
    options: OWN_SETTINGS.map((setting) => `-c ${setting}`).join(' '),
    types: valueParsers,
  });
  // Without listeners a broken connection would end the process. The pool replaces an idle one by itself;
  // one that is held, perhaps between two statements, fails its holder's next statement.
  const onBroken = (error: Error) => options.log?.warn({ err: error }, 'A database connection broke');
  pool.on('error', onBroken);
  pool.on('connect', (client) => client.on('error', onBroken));
  return pool;
}

function kyselyOn(pool: ConnectionSource, options: ConnectOptions): Db {
  const timeLimit = clientTimeLimit(statementTimeoutOf(options));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparedPool(pool, timeLimit) }) });
}

/** Opens a database with a pool of connections. */
export function connect(options: ConnectOptions): Connection {
  const pool = openPool(options);
  const db = kyselyOn(pool, options);
  return { db, pool, close: () => db.destroy() };
}

export interface OpenOptions extends ConnectOptions {
  readonly replicaUrl?: string;
  /** How long the replica's state is cached. */
  readonly replicaCheckMilliseconds?: number;
}

/** Opens the database and, where one is set, its replica. */
export function openPools(options: OpenOptions): Databases {
  const { replicaUrl } = options;
  const { db, pool, close } = connect(options);
  const listen: Listen = (subscribers) => listenForNotifications({ ...options, subscribers });
  const own = {
    db,
    pool,
    listen,
    openPool: (poolSize: number) => openPool({ ...options, poolSize, statementTimeout: 0 }),
  };
  if (replicaUrl === undefined) return { ...own, dbRead: db, close };
  const replica = openPool({ ...options, url: () => replicaUrl });
  const reads = replicaReads({
    primary: pool,
    replica,
    log: options.log,
    checkMilliseconds: options.replicaCheckMilliseconds,
  });
  const dbRead = kyselyOn({ connect: reads.connect, end: () => Promise.resolve() }, options);
  return {
    ...own,
    dbRead,
    replicaState: reads.state,
    async close() {
      await Promise.all([close(), replica.end()]);
    },
  };
}
