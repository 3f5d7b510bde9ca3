import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverFolder } from '../../src/config/folders.ts';
import type { TestDatabase } from '../test-database.ts';
import { bundleProcess, StartedProcess } from './started-process.ts';

interface RunningServer {
  readonly server: StartedProcess;
  readonly url: string;
}

/** Servers on a test's database that are killed while they write. */
export interface ServerToKill {
  readonly start: () => Promise<RunningServer>;
  readonly until: (statement: string, isEnough: (found: number) => boolean) => Promise<void>;
  readonly count: (statement: string) => Promise<number>;
  /** Kills a server while so many transactions are written as far as their mail. */
  readonly killHalfWritten: (server: StartedProcess, atLeast: number) => Promise<void>;
  /** Waits until nothing of a killed server goes on in the database. */
  readonly untilIdle: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

export async function createServerToKill(
  { pool, url: databaseUrl }: TestDatabase,
  environment: Readonly<Record<string, string>>,
): Promise<ServerToKill> {
  const folder = await mkdtemp(join(tmpdir(), 'partsboard-kill-'));
  const script = await bundleProcess(join(serverFolder, 'src', 'server.ts'));
  const servers: StartedProcess[] = [];

  async function count(statement: string): Promise<number> {
    const { rows } = await pool.query<{ count: number }>(statement);
    return Number(rows[0]?.count);
  }

  async function until(statement: string, isEnough: (found: number) => boolean): Promise<void> {
    while (!isEnough(await count(statement)));
  }

  return {
    start: async () => {
      const server = new StartedProcess(script, [], {
        HOST: '127.0.0.1',
        PORT: '0',
        DATABASE_URL: databaseUrl,
        DATA_DIR: folder,
        WORKERS: '1',
        DEMO_DATA: 'off',
        LOG_LEVEL: 'error',
        ...environment,
      });
      servers.push(server);
      return { server, url: (await server.line(/^Partsboard is ready: /)).slice(21) };
    },
    count,
    until,
    killHalfWritten: async (server, atLeast) => {
      // From now on everything is written as far as its mail and waits there.
      const blocker = await pool.connect();
      await blocker.query('begin; lock table mail_outbox in share row exclusive mode');
      await until(
        `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
          and query ilike '%insert into "mail_outbox"%'`,
        (waiting) => waiting >= atLeast,
      );
      await server.end('SIGKILL');
      await blocker.query('rollback');
      blocker.release();
    },
    untilIdle: () =>
      until(
        `select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
          and backend_type = 'client backend' and state <> 'idle'`,
        (busy) => busy === 0,
      ),
    remove: async () => {
      await Promise.all(servers.map((server) => server.end('SIGKILL')));
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

/** The status of the answer to a POST; nothing where the server was killed before it answered. */
export async function statusOrLost(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: object,
): Promise<number | undefined> {
  try {
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    await answer.arrayBuffer();
    return answer.status;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
