import { Logger, runMigrations } from 'graphile-worker';
import { codeOf } from './error-code.ts';
import { MigrationError } from './migration-error.ts';

const INSUFFICIENT_PRIVILEGE = '42501';

const silent = new Logger(() => () => undefined);

/** Makes the schema `graphile_worker` of the background tasks, or brings it up to date. The caller holds the lock. */
export async function migrateTaskSchema(url: string): Promise<void> {
  try {
    await runMigrations({ connectionString: url, maxPoolSize: 1, logger: silent });
  } catch (error) {
    if (codeOf(error) !== INSUFFICIENT_PRIVILEGE) throw error;
    const { username } = new URL(url);
    throw new MigrationError(
      `The role ${decodeURIComponent(username)} may not make or change the schema graphile_worker, which holds the background ` +
        'tasks: grant it CREATE on the database.',
      { cause: error },
    );
  }
}
