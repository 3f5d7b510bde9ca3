import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { migrationsFolder } from '../config/folders.ts';
import { CATALOGUE_LOCK, MIGRATION_CLIENT, MIGRATION_LOCK, takeLock } from './database-locks.ts';
import { MigrationError } from './migration-error.ts';
import { migrateTaskSchema } from './task-schema.ts';

interface Migration {
  readonly version: number;
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

interface AppliedMigration {
  readonly version: number;
  readonly name: string;
  readonly checksum: string;
}

const CREATE_HISTORY = `
  create table if not exists schema_migration (
    version integer primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`;

async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const migrations = await Promise.all(
    files.map(async (name) => {
      const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1];
      if (number === undefined) {
        throw new MigrationError(`The migration "${name}" must be called like 0001_what_it_does.sql.`);
      }
      // A checkout with Windows line ends is the same migration.
      const text = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      const checksum = createHash('sha256').update(text).digest('hex');
      return { version: Number(number), name, text, checksum };
    }),
  );
  const twice = migrations.find((migration, index) => migrations[index + 1]?.version === migration.version);
  if (twice) throw new MigrationError(`Two migrations have the number of "${twice.name}".`);
  return migrations;
}

function pendingOf(migrations: Migration[], applied: AppliedMigration[]): Migration[] {
  const byVersion = new Map(applied.map((row) => [row.version, row]));
  return migrations.filter((migration) => {
    const row = byVersion.get(migration.version);
    if (row && row.checksum !== migration.checksum) {
      throw new MigrationError(
        `The migration "${migration.name}" was changed after this database applied it (as "${row.name}"). ` +
          'Undo the change and put it into a new migration.',
      );
    }
    return row === undefined;
  });
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.text);
    await client.query('insert into schema_migration (version, name, checksum) values ($1, $2, $3)', [
      migration.version,
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(`The migration "${migration.name}" failed and was undone: ${reason}`, {
      cause: error,
    });
  }
}

const WAITS_FOR_SERVER = 'Another server is migrating the database; this one waits until it is done';
const WAITS_FOR_CATALOGUE =
  'The catalogue is being imported or exported; the migration of the database waits until that is done';

/**
 * Applies what this database has not seen yet, in the order of the numbers, and returns the names.
 * Of several servers that start at once, one migrates while the others wait for its lock.
 */
export async function migrate(
  url: string,
  folder = migrationsFolder,
  onWait: (message: string) => void = () => undefined,
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  // A connection of its own: the lock belongs to it, and no statement timeout cuts a long migration.
  const client = new pg.Client({ connectionString: url, application_name: MIGRATION_CLIENT });
  // Breaking between two statements is told by the next one.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await takeLock(client, MIGRATION_LOCK, () => onWait(WAITS_FOR_SERVER));
    // First, since our own migrations may add tasks.
    await migrateTaskSchema(url);
    await client.query(CREATE_HISTORY);
    const applied = await client.query<AppliedMigration>(
      'select version, name, checksum from schema_migration',
    );
    const pending = pendingOf(migrations, applied.rows);
    if (pending.length > 0) await takeLock(client, CATALOGUE_LOCK, () => onWait(WAITS_FOR_CATALOGUE));
    for (const migration of pending) await apply(client, migration);
    return pending.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

/** A database that takes longer to answer this is not ready, frozen perhaps; the connection is then closed. */
const SCHEMA_CHECK_MILLISECONDS = 5_000;

let versionsOfThisBuild: Promise<number[]> | undefined;

async function checkSchema(pool: Pick<pg.Pool, 'query'>, timeLimit: number) {
  versionsOfThisBuild ??= readMigrations(migrationsFolder).then((all) => all.map(({ version }) => version));
  const versions = await versionsOfThisBuild;
  // The driver knows this option of a query, its types do not.
  const limit: object = { query_timeout: timeLimit };
  const { rows } = await pool.query<{ known: number; readOnly: boolean }>({
    text: `select count(*)::int as known, current_setting('transaction_read_only')::boolean as "readOnly"
      from schema_migration where version = any($1)`,
    values: [versions],
    ...limit,
  });
  return { isCurrent: rows[0]?.known === versions.length, isReadOnly: rows[0]?.readOnly !== false };
}

/** Whether the database has every migration that this build knows; more is fine, a newer server made it. */
export const schemaIsCurrent = async (
  pool: Pick<pg.Pool, 'query'>,
  timeLimit = SCHEMA_CHECK_MILLISECONDS,
): Promise<boolean> => (await checkSchema(pool, timeLimit)).isCurrent;

/** Whether a server can work with the database: its schema is current, and it can be written to. */
export async function databaseIsReady(
  pool: Pick<pg.Pool, 'query'>,
  timeLimit = SCHEMA_CHECK_MILLISECONDS,
): Promise<boolean> {
  const { isCurrent, isReadOnly } = await checkSchema(pool, timeLimit);
  return isCurrent && !isReadOnly;
}
