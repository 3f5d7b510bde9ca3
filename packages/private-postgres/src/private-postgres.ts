import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { codeOf } from './error-code.ts';
import { clusterUrl, openCluster, startCluster, stopCluster, type Cluster } from './postgres-cluster.ts';
import { livePostmaster } from './postgres-process.ts';
import { PostgresUnavailable } from './postgres-unavailable.ts';

/** Takes what a pino logger takes. */
export interface PostgresLog {
  info(values: object, message: string): void;
  warn(values: object, message: string): void;
  error(values: object, message: string): void;
}

/** The private PostgreSQL as one of the processes that use it sees it. */
export interface PrivatePostgres {
  /** Where it listens now; after a crash it may come back on another port. */
  readonly url: () => string;
  /** Leaves it; the last one to leave stops it. */
  release(): Promise<void>;
}

/** What a process does where no PostgreSQL runs: of the processes of one server, one starts it and all others wait. */
export type WhenNotRunning = 'start' | 'wait';

interface Attachment {
  /** Holds the lock that says "in use", and breaks when PostgreSQL dies. */
  readonly lockClient: pg.Client;
  readonly url: string;
}

const DATABASE = 'partsboard';
const IN_USE_LOCK = 7_251_002;
const RETRY_MILLISECONDS = 100;
const GIVE_UP_MILLISECONDS = 15_000;
const CONNECT_MILLISECONDS = 5_000;

const STARTING_OR_STOPPING = '57P03';
const DATABASE_EXISTS = new Set<unknown>(['42P04', '23505']);

async function createDatabaseOnce(lockClient: pg.Client): Promise<void> {
  const { rowCount } = await lockClient.query('select from pg_database where datname = $1', [DATABASE]);
  if (rowCount === 1) return;
  await lockClient.query(`create database ${DATABASE}`).catch((error: unknown) => {
    if (!DATABASE_EXISTS.has(codeOf(error))) throw error;
  });
}

async function connectLockClient(cluster: Cluster, port: number): Promise<Attachment> {
  const lockClient = new pg.Client({
    connectionString: await clusterUrl(cluster, port, 'postgres'),
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    application_name: 'partsboard lock',
  });
  // A broken connection also ends; the end is what is listened to.
  lockClient.on('error', () => undefined);
  try {
    await lockClient.connect();
    // Waits while another process stops PostgreSQL, and fails when it is gone.
    await lockClient.query('select pg_advisory_lock_shared($1)', [IN_USE_LOCK]);
    await createDatabaseOnce(lockClient);
  } catch (error) {
    await lockClient.end();
    throw error;
  }
  return { lockClient, url: await clusterUrl(cluster, port, DATABASE) };
}

/**
 * Joins the PostgreSQL that runs in the folder, starting it, or waiting for its start, where none does. Two
 * starters, or one that finds another stopping, are sorted out by PostgreSQL's own lock file: the loser comes
 * round again.
 */
async function attach(
  cluster: Cluster,
  whenNotRunning: WhenNotRunning,
  signal: AbortSignal,
): Promise<Attachment> {
  let giveUpAt = Date.now() + GIVE_UP_MILLISECONDS;
  for (;;) {
    signal.throwIfAborted();
    try {
      const running = await livePostmaster(cluster);
      if (running) return await connectLockClient(cluster, running.port);
      if (whenNotRunning === 'wait') throw new PostgresUnavailable('Nothing runs in its folder.');
      await startCluster(cluster, 'durable');
    } catch (error) {
      // Replaying the log after a crash takes as long as it takes.
      if (codeOf(error) === STARTING_OR_STOPPING) giveUpAt = Date.now() + GIVE_UP_MILLISECONDS;
      if (Date.now() > giveUpAt) {
        throw error instanceof PostgresUnavailable
          ? error
          : new PostgresUnavailable(`${String(error)} (see ${cluster.log}).`);
      }
      await delay(RETRY_MILLISECONDS, undefined, { signal });
    }
  }
}

async function stopIfLast(cluster: Cluster, lockClient: pg.Client): Promise<void> {
  // Letting go first: of two that leave at once, neither may wait for the other's lock and stay.
  await lockClient.query('select pg_advisory_unlock_shared($1)', [IN_USE_LOCK]);
  const { rows } = await lockClient.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [
    IN_USE_LOCK,
  ]);
  if (rows[0]?.last === true) await stopCluster(cluster, 'fast');
}

/** Starts or joins the private PostgreSQL of the data folder and keeps it running until released. */
export async function joinPrivatePostgres(
  dataFolder: string,
  log: PostgresLog,
  whenNotRunning: WhenNotRunning = 'start',
): Promise<PrivatePostgres> {
  await mkdir(dataFolder, { recursive: true }).catch((error: unknown) => {
    throw new PostgresUnavailable(
      `The folder ${dataFolder} (DATA_DIR) cannot be made (${String(codeOf(error))}).`,
    );
  });
  const cluster = await openCluster(join(dataFolder, 'postgres'), 'durable');
  const released = new AbortController();
  const isReleased = () => released.signal.aborted;
  let attachment = await attach(cluster, whenNotRunning, released.signal);
  let recovery = Promise.resolve();

  const recover = async () => {
    while (!isReleased()) {
      log.error(
        {},
        whenNotRunning === 'start'
          ? 'The private PostgreSQL is gone; starting it again'
          : 'The private PostgreSQL is gone',
      );
      try {
        attachment = await attach(cluster, whenNotRunning, released.signal);
        watch();
        log.info({}, 'The private PostgreSQL is back');
        return;
      } catch (error) {
        if (!isReleased()) log.error({ err: error }, 'The private PostgreSQL does not start');
      }
    }
  };
  const watch = () =>
    attachment.lockClient.once('end', () => {
      if (!isReleased()) recovery = recover();
    });
  watch();

  return {
    url: () => attachment.url,
    async release() {
      released.abort();
      await recovery;
      await stopIfLast(cluster, attachment.lockClient).catch((error: unknown) =>
        log.warn({ err: error }, 'The private PostgreSQL could not be stopped'),
      );
      await attachment.lockClient.end().catch(() => undefined);
    },
  };
}
