import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connect, type Db } from '../src/db/database.ts';

export interface TestDatabase {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly url: string;
  /** Closes `db` and removes the database; call it in afterAll. */
  drop(): Promise<void>;
}

/** Milliseconds. Tests fill tables with a hundred thousand rows, on machines that are busy with other tests. */
const STATEMENT_TIMEOUT = 120_000;

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A migrated database, with ways to deliver and to pay, of the calling test file's own. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { adminUrl, template } = inject('postgres');
  const name = `partsboard_test_${randomBytes(6).toString('hex')}`;
  await run(adminUrl, `create database ${name} template ${template}`);
  const url = new URL(adminUrl);
  url.pathname = name;
  const connection = connect({ url: () => url.href, poolSize: 5, statementTimeout: STATEMENT_TIMEOUT });
  return {
    db: connection.db,
    pool: connection.pool,
    url: url.href,
    async drop() {
      await connection.close();
      await run(adminUrl, `drop database ${name} with (force)`);
    },
  };
}
