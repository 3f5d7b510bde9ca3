import { checkDatabase, checkPool } from './check-database.ts';
import { databaseHosts, singleHost, type DatabaseHosts } from './database-hosts.ts';
import { openPools, type DatabaseLog, type Databases } from './database.ts';
import { migrate } from './migrate.ts';
import { MAX_CONNECTIONS } from '@partsboard/private-postgres/postgres-options';
import { joinPrivatePostgres, type WhenNotRunning } from '@partsboard/private-postgres/private-postgres';

export interface DatabaseOptions {
  /** One for each host of the database. */
  readonly databaseUrls: readonly string[] | undefined;
  /** One for each host among which there is a replica. */
  readonly replicaUrls: readonly string[] | undefined;
  readonly replicaMaxLagSeconds: number;
  readonly databasePoolSize: number;
  readonly statementTimeoutSeconds: number;
  /** Whether statements name their request in a comment. */
  readonly sqlComments?: boolean;
  /** Where the private PostgreSQL lives when there is no `databaseUrls`. */
  readonly dataFolder: string;
  /** How many processes of one server use the database, beside the one that started them. */
  readonly workers: number;
}

/** For background tasks, commands and people with psql. */
const SPARE_CONNECTIONS = 40;

interface FoundDatabase {
  readonly hosts: DatabaseHosts;
  readonly release: () => Promise<void>;
}

async function findDatabase(
  { databaseUrls, dataFolder }: DatabaseOptions,
  log: DatabaseLog,
  whenNotRunning: WhenNotRunning,
): Promise<FoundDatabase> {
  if (databaseUrls === undefined) {
    const joined = await joinPrivatePostgres(dataFolder, log, whenNotRunning);
    return { hosts: singleHost(joined.url), release: () => joined.release() };
  }
  await checkDatabase(databaseUrls);
  return { hosts: databaseHosts(databaseUrls, 'primary'), release: () => Promise.resolve() };
}

/** In addition to its pool each process has one that keeps PostgreSQL running and one for notifications. */
const OTHER_CONNECTIONS = 2;

/** The private PostgreSQL takes no more than so many. */
export function poolSizeOf({ databaseUrls, databasePoolSize, workers }: DatabaseOptions): number {
  if (databaseUrls !== undefined) return databasePoolSize;
  const processes = workers === 1 ? 1 : workers + 1;
  return Math.min(
    databasePoolSize,
    Math.floor((MAX_CONNECTIONS - SPARE_CONNECTIONS) / processes) - OTHER_CONNECTIONS,
  );
}

const replicaOf = ({ replicaUrls, replicaMaxLagSeconds }: DatabaseOptions) =>
  replicaUrls && { hosts: databaseHosts(replicaUrls, 'standby'), maxLagSeconds: replicaMaxLagSeconds };

async function open(
  options: DatabaseOptions,
  log: DatabaseLog,
  whenNotRunning: WhenNotRunning,
  prepare: (url: string) => Promise<void>,
): Promise<Databases> {
  const { hosts, release } = await findDatabase(options, log, whenNotRunning);
  let databases: Databases | undefined;
  const close = async () => {
    await databases?.close();
    await release();
  };
  try {
    await prepare(await hosts.find());
    databases = openPools({
      url: hosts.current,
      hosts,
      poolSize: poolSizeOf(options),
      statementTimeout: options.statementTimeoutSeconds * 1000,
      hasComments: options.sqlComments ?? false,
      log,
      replica: replicaOf(options),
    });
    await checkPool(databases.pool);
    return { ...databases, close };
  } catch (error) {
    await close();
    throw error;
  }
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
