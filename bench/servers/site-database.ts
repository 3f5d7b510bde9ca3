import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { joinPrivatePostgres } from '@partsboard/private-postgres/private-postgres';

/** The database that a site works on. */
export interface SiteDatabase {
  readonly url: string;
  /** Whether its processes run on this machine, so that their processor time can be read. */
  readonly isHere: boolean;
  release(): Promise<void>;
}

const log = {
  info: () => undefined,
  warn: () => undefined,
  error: (detail: unknown, message?: string) => void process.stderr.write(`${message ?? String(detail)}\n`),
};

/** The private PostgreSQL of a data folder whose server has started it. */
export async function privateDatabase(dataFolder: string): Promise<SiteDatabase> {
  const postgres = await joinPrivatePostgres(dataFolder, log);
  return { url: postgres.url(), isHere: true, release: () => postgres.release() };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const HERE = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** A fresh database on another PostgreSQL, removed when it is released. The one that the address names is not touched. */
export async function freshDatabase(serverUrl: string): Promise<SiteDatabase> {
  const name = `partsboard_bench_${randomBytes(6).toString('hex')}`;
  await run(serverUrl, `create database ${name} template template0 encoding 'UTF8'`);
  const url = new URL(serverUrl);
  url.pathname = name;
  return {
    url: url.href,
    isHere: HERE.has(url.hostname),
    release: () => run(serverUrl, `drop database ${name} with (force)`),
  };
}
