import pg from 'pg';
import type { BaseLogger } from 'pino';
import { singleHost, type DatabaseHosts } from './database-hosts.ts';
import { sessionClient } from './session-client.ts';
import { valueParsers } from './value-parsers.ts';

export type DatabaseLog = Pick<BaseLogger, 'info' | 'warn' | 'error'>;

export interface ConnectOptions {
  /** Called for each new connection, since the private PostgreSQL may come back on another port. */
  readonly url: () => string;
  /** Where the address has several hosts, the one to connect to. */
  readonly hosts?: DatabaseHosts | undefined;
  readonly poolSize: number;
  readonly log?: DatabaseLog | undefined;
  /** Milliseconds; 0 means none. */
  readonly statementTimeout?: number;
  /** Whether statements name their request in a comment. */
  readonly hasComments?: boolean;
  /** Milliseconds to wait for a connection. */
  readonly connectTimeout?: number;
  /** Whether a database that only reads is refused; so it is unless told otherwise. */
  readonly mustWrite?: boolean;
}

/** What our connections set for themselves, on whatever PostgreSQL. */
const OWN_SETTINGS = {
  TimeZone: 'UTC',
  // Ours are reads by key: no value of a parameter would change their plan, and planning costs more than they do.
  plan_cache_mode: 'force_generic_plan',
  // Compiling a plan costs more than a short statement takes, and the planner only guesses which one is long.
  jit: 'off',
  idle_in_transaction_session_timeout: '30s',
};

const DEFAULT_STATEMENT_TIMEOUT = 15_000;
const CONNECT_TIMEOUT = 5_000;
const IDLE_CONNECTION_TIMEOUT = 60_000;
/** A machine that was switched off is noticed so long after its last sign, and ten seconds. */
const KEEP_ALIVE_DELAY = 10_000;

export const hostsOf = ({ hosts, url }: Pick<ConnectOptions, 'hosts' | 'url'>): DatabaseHosts =>
  hosts ?? singleHost(url);

export const statementTimeoutOf = ({
  statementTimeout = DEFAULT_STATEMENT_TIMEOUT,
}: ConnectOptions): number => statementTimeout;

/** Connections are made when they are first needed. */
export function openPool(options: ConnectOptions): pg.Pool {
  const { log, connectTimeout = CONNECT_TIMEOUT } = options;
  const pool = new pg.Pool({
    Client: sessionClient({
      hosts: hostsOf(options),
      settings: { ...OWN_SETTINGS, statement_timeout: String(statementTimeoutOf(options)) },
      mustWrite: options.mustWrite ?? true,
      timeLimit: connectTimeout,
    }),
    max: options.poolSize,
    connectionTimeoutMillis: connectTimeout,
    idleTimeoutMillis: IDLE_CONNECTION_TIMEOUT,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY,
    application_name: 'partsboard',
    types: valueParsers,
  });
  // Without listeners a broken connection would end the process. The pool replaces an idle one by itself;
  // one that is held, perhaps between two statements, fails its holder's next statement.
  const onBroken = (error: Error) => log?.warn({ err: error }, 'A database connection broke');
  pool.on('error', onBroken);
  pool.on('connect', (client) => client.on('error', onBroken));
  return pool;
}
