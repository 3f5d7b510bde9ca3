import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { migrationsFolder } from '../src/config/folders.ts';
import { migrate } from '../src/db/migrate.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A database as it stood before a migration. */
export interface DatabaseBeforeMigration {
  readonly client: pg.Client;
  /** Runs the migration, and no later one. */
  readonly migrate: () => Promise<void>;
  readonly close: () => Promise<void>;
}

async function administer(statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: inject('postgres').adminUrl });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}

export async function createDatabaseBefore(migration: string): Promise<DatabaseBeforeMigration> {
  const folder = join(await temporaryFolder('migration'), 'files');
  await mkdir(folder);
  const files = (await readdir(migrationsFolder)).filter((file) => file < migration);
  for (const file of files) await copyFile(join(migrationsFolder, file), join(folder, file));
  const name = `partsboard_test_${randomBytes(6).toString('hex')}`;
  await administer(`create database ${name} template template0 encoding 'UTF8'`);
  const url = new URL(inject('postgres').adminUrl);
  url.pathname = name;
  await migrate(url.href, folder);
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  return {
    client,
    migrate: async () => {
      await copyFile(join(migrationsFolder, migration), join(folder, migration));
      await migrate(url.href, folder);
    },
    close: async () => {
      await client.end();
      await administer(`drop database ${name} with (force)`);
    },
  };
}
