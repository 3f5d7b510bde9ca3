import { checkDatabase } from './check-database.ts';
import { openDatabases, type DatabaseLog, type Databases } from './database.ts';
import { migrate } from './migrate.ts';
import { joinPrivatePostgres, type PrivatePostgres } from './private-postgres.ts';

export interface StoreOptions {
  readonly databaseUrl: string | undefined;
  readonly databaseReplicaUrl: string | undefined;
  readonly databasePoolSize: number;
  readonly statementTimeoutSeconds: number;
  /** Where the private PostgreSQL lives when there is no `databaseUrl`. */
  readonly dataFolder: string;
}

async function findPostgres(options: StoreOptions, log: DatabaseLog): Promise<PrivatePostgres> {
  const { databaseUrl } = options;
  if (databaseUrl === undefined) return joinPrivatePostgres(options.dataFolder, log);
  await checkDatabase('DATABASE_URL', databaseUrl);
  return { url: () => databaseUrl, release: () => Promise.resolve() };
}

/** Opens the database that the settings name, migrated; a server and a command begin with this. */
export async function openStore(options: StoreOptions, log: DatabaseLog): Promise<Databases> {
  const { databaseReplicaUrl: replicaUrl } = options;
  const postgres = await findPostgres(options, log);
  try {
    const migrations = await migrate(postgres.url());
    if (migrations.length > 0) log.info({ migrations }, 'The database was migrated');
    if (replicaUrl !== undefined) await checkDatabase('DATABASE_REPLICA_URL', replicaUrl);
  } catch (error) {
    await postgres.release();
    throw error;
  }
  const databases = openDatabases({
    url: postgres.url,
    poolSize: options.databasePoolSize,
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
