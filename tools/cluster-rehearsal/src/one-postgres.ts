import { chownSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { DATABASE, databaseUrl, POSTGRES_BIN, workFolder } from './layout.ts';
import { commandLine, run, start, waitUntil, type Program } from './programs.ts';

const program = (name: string) => join(POSTGRES_BIN, name);

/** Runs a command as the user postgres: PostgreSQL and pgBackRest refuse to be root. */
export async function runAsPostgres(...command: readonly string[]): Promise<string> {
  const [file = '', ...args] = commandLine(command, { user: 'postgres' });
  return run(file, ...args);
}

/** A folder of the rehearsal that belongs to the user postgres. */
export async function postgresFolder(name: string): Promise<string> {
  const folder = join(workFolder, name);
  mkdirSync(folder, { recursive: true });
  const ids = await Promise.all(
    ['-u', '-g'].map(async (option) => Number(await run('id', option, 'postgres'))),
  );
  chownSync(folder, ids[0] ?? 0, ids[1] ?? 0);
  return folder;
}

/** Starts PostgreSQL on a data folder and waits until it takes connections that write. */
export async function startPostgres(
  name: string,
  data: string,
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const own = { listen_addresses: '127.0.0.1', unix_socket_directories: dirname(data), ...settings };
  const options = Object.entries(own).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  const running = start(name, [program('postgres'), '-D', data, '-p', String(port), ...options], {
    user: 'postgres',
  });
  await waitUntil(name, 120, async () => {
    const client = new pg.Client({ connectionString: databaseUrl(port, 'postgres', 'postgres') });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ recovering: boolean }>(
        'select pg_is_in_recovery() as recovering',
      );
      return rows[0]?.recovering === false;
    } finally {
      await client.end().catch(() => undefined);
    }
  });
  return running;
}

/** Makes the data folder of a PostgreSQL. */
export async function createPostgres(name: string): Promise<string> {
  const data = join(await postgresFolder(name), 'data');
  await runAsPostgres(program('initdb'), '--encoding=UTF8', '--locale=C.UTF-8', '--auth=trust', data);
  return data;
}

export async function createShopDatabase(port: number): Promise<void> {
  const admin = databaseUrl(port, 'postgres', 'postgres');
  await run(program('psql'), admin, '-qc', 'create role partsboard login');
  await run(program('psql'), admin, '-qc', `create database ${DATABASE} owner partsboard`);
}

/** Restores a dump into a new database of a running PostgreSQL, as docs/operation.md says: everything is the shop's. */
export async function restoreDump(dump: string, port: number, database: string): Promise<string> {
  await run(
    program('psql'),
    databaseUrl(port, 'postgres', 'postgres'),
    '-qc',
    `create database ${database} owner partsboard`,
  );
  const own = ['--no-owner', '--role=partsboard', '--dbname', databaseUrl(port, 'postgres', database)];
  await run(program('pg_restore'), '--exit-on-error', '--jobs=2', ...own, dump);
  return databaseUrl(port, 'partsboard', database);
}

export async function dumpTo(file: string, port: number): Promise<void> {
  await run(program('pg_dump'), '--format=custom', '--file', file, databaseUrl(port));
}
