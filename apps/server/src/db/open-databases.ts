import { checkDatabase } from './check-database.ts';
import { openPools, type DatabaseLog, type Databases } from './database.ts';
import { migrate } from './migrate.ts';
import { MAX_CONNECTIONS } from '@partsboard/private-postgres/postgres-options';
import {
  joinPrivatePostgres,
  type PrivatePostgres,
  type WhenNotRunning,
} from '@partsboard/private-postgres/private-postgres';

export interface DatabaseOptions {
  readonly databaseUrl: string | undefined;
  readonly databaseReplicaUrl: string | undefined;
  readonly databasePoolSize: number;
  readonly statementTimeoutSeconds: number;
  /** Where the private PostgreSQL lives when there is no `databaseUrl`. */
  readonly dataFolder: string;
  /** How many processes of one server use the database, beside the one that started them. */
  readonly workers: number;
}

/** For background tasks, commands and people with psql. */
const SPARE_CONNECTIONS = 40;

async function findPostgres(
  options: DatabaseOptions,
  log: DatabaseLog,
  whenNotRunning: WhenNotRunning,
): Promise<PrivatePostgres> {
  const { databaseUrl } = options;
  if (databaseUrl === undefined) return joinPrivatePostgres(options.dataFolder, log, whenNotRunning);
  await checkDatabase('DATABASE_URL', databaseUrl);
  return { url: () => databaseUrl, release: () => Promise.resolve() };
}

/** In addition to its pool each process has one that keeps PostgreSQL running and one for notifications. */
const OTHER_CONNECTIONS = 2;

/** The private PostgreSQL takes no more than so many. */
export function poolSizeOf({ databaseUrl, databasePoolSize, workers }: DatabaseOptions): number {
  if (databaseUrl !== undefined) return databasePoolSize;
  const processes = workers === 1 ? 1 : workers + 1;
  return Math.min(
    databasePoolSize,
    Math.floor((MAX_CONNECTIONS - SPARE_CONNECTIONS) / processes) - OTHER_CONNECTIONS,
  );
}

async function open(
  options: DatabaseOptions,
  log: DatabaseLog,
  whenNotRunning: WhenNotRunning,
  prepare: (url: string) => Promise<void>,
): Promise<Databases> {
  const { databaseReplicaUrl: replicaUrl } = options;
  const postgres = await findPostgres(options, log, whenNotRunning);
  try {
    await prepare(postgres.url());
    if (replicaUrl !== undefined) await checkDatabase('DATABASE_REPLICA_URL', replicaUrl);
  } catch (error) {
    await postgres.release();
    throw error;
  }
  const databases = openPools({
    url: postgres.url,
    poolSize: poolSizeOf(options),
    statementTimeout: options.statementTimeoutSeconds * 1000,
    log,
    ...(replicaUrl === undefined ? {} : { replicaUrl }),
  });
  return {
    ...databases,
    async close() {
      await databases.close();
      await postgres.release();
    },
  };
}

/** Opens the database that the settings name, migrated; a server and a command begin with this. */
export const openDatabases = (options: DatabaseOptions, log: DatabaseLog): Promise<Databases> =>
  open(options, log, 'start', async (url) => {
    const migrations = await migrate(url, undefined, (message) => log.warn({}, message));
    if (migrations.length > 0) log.info({ migrations }, 'The database was migrated');
  });

/** Opens what another process of this server has opened and migrated before. */
export const connectDatabases = (options: DatabaseOptions, log: DatabaseLog): Promise<Databases> =>
  open(options, log, 'wait', () => Promise.resolve());
