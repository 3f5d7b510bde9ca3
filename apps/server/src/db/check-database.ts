import type pg from 'pg';
import { placeOf, probeDatabase } from './probe-database.ts';

/** Its message is for the person who starts the server. */
export class DatabaseUnusable extends Error {
  override readonly name = 'DatabaseUnusable';
}

const OLDEST_VERSION = 150_000;
const CONNECT_MILLISECONDS = 10_000;

function reasonOf(error: unknown): string {
  // Trying several addresses of one host fails with a list of errors and no message of its own.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message.replace(/\.$/, '') : String(first);
}

/** Why a server cannot work with the database; undefined where it can. */
async function faultOf(url: string): Promise<string | undefined> {
  try {
    const { version, versionName, isReadOnly } = await probeDatabase(url, CONNECT_MILLISECONDS);
    if (version < OLDEST_VERSION) return `is PostgreSQL ${versionName}, but 15 or newer is needed`;
    return isReadOnly ? 'is read-only: it is a standby, or was set so, and a server has to write' : undefined;
  } catch (error) {
    return `cannot be reached: ${reasonOf(error)}`;
  }
}

/** Makes sure that one of the hosts of DATABASE_URL answers, is new enough and can be written to. */
export async function checkDatabase(urls: readonly string[]): Promise<void> {
  const faults = await Promise.all(urls.map(faultOf));
  if (faults.includes(undefined)) return;
  const [first = '', ...others] = urls.map((url, index) => `${placeOf(url)} (DATABASE_URL) ${faults[index]}`);
  throw new DatabaseUnusable(
    `The database at ${[first, ...others.map((other) => `that at ${other}`)].join('; ')}.`,
  );
}

/** Makes sure that the pool, too, reaches the database: it goes another way than a check, with settings of its own. */
export async function checkPool(pool: pg.Pool): Promise<void> {
  try {
    await pool.query('select');
  } catch (error) {
    throw new DatabaseUnusable(`The database takes no connection of the server: ${reasonOf(error)}.`, {
      cause: error,
    });
  }
}
