import { join } from 'node:path';
import pg from 'pg';
import { joinPrivatePostgres, type PrivatePostgres } from '../../apps/server/src/db/private-postgres.ts';
import { repositoryFolder } from '../../apps/server/src/folders.ts';
import type { LoadRequest } from '../load/load-job.ts';
import { startServer, type ChildServer } from './child-server.ts';
import { parentOf } from './processor-time.ts';

const SERVER = join(repositoryFolder, 'apps', 'server', 'dist', 'server.js');

/** One running shop with its own PostgreSQL, and a baseline server beside it on the same PostgreSQL. */
export interface Site {
  readonly name: 'demo' | 'scale 1.0';
  readonly shop: ChildServer;
  readonly baseline: ChildServer;
  readonly pool: pg.Pool;
  /** The process whose children serve the connections; 0 where it cannot be known. */
  readonly postgresPid: number;
  stop(): Promise<void>;
}

/** Budgets that no load passes. */
const UNLIMITED = { RATE_LIMIT_PER_MINUTE: '1000000', RATE_LIMIT_LOGIN_PER_MINUTE: '1000000' };

const log = {
  info: () => undefined,
  warn: () => undefined,
  error: (detail: unknown, message?: string) => void process.stderr.write(`${message ?? String(detail)}\n`),
};

export interface SiteOptions {
  readonly name: Site['name'];
  readonly dataFolder: string;
  /** The shop's port; the baseline has the next. */
  readonly port: number;
  /** Where a processor profile of the shop's server goes. */
  readonly profile?: string | undefined;
}

export const startShop = ({ dataFolder, port, profile }: Omit<SiteOptions, 'name'>): Promise<ChildServer> =>
  startServer(
    SERVER,
    port,
    '/health/ready',
    // One process, as the baseline is one.
    { ...UNLIMITED, WORKERS: process.env['WORKERS'] ?? '1', DATA_DIR: dataFolder },
    profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`],
  );

async function addBaseline(
  { name, port }: SiteOptions,
  shop: ChildServer,
  postgres: PrivatePostgres,
): Promise<Site> {
  const baseline = await startServer(process.env['BENCH_BASELINE'] ?? '', port + 1, '/ready', {
    DATABASE_URL: postgres.url(),
  });
  const pool = new pg.Pool({ connectionString: postgres.url(), max: 4 });
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  return {
    name,
    shop,
    baseline,
    pool,
    postgresPid: parentOf(rows[0]?.pid ?? 0),
    async stop() {
      await pool.end();
      await baseline.stop();
      await shop.stop();
      await postgres.release();
    },
  };
}

/** Starts all that is measured in a data folder; the first start in an empty one loads the demo data. */
export async function openSite(options: SiteOptions): Promise<Site> {
  const shop = await startShop(options);
  const postgres = await joinPrivatePostgres(options.dataFolder, log).catch(async (error: unknown) => {
    await shop.stop();
    throw error;
  });
  try {
    return await addBaseline(options, shop, postgres);
  } catch (error) {
    await shop.stop();
    await postgres.release();
    throw error;
  }
}

export interface Caller {
  readonly token?: string;
}

/** A call of the API as the shop makes it. */
export const apiRequest = (
  method: 'GET' | 'POST',
  path: string,
  { token }: Caller,
  body?: unknown,
): LoadRequest => ({
  method,
  path: `/api/${path}`,
  headers: {
    'accept-language': 'pl',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
});

/** Sends one request and answers its JSON, for what a measurement has to know beforehand. */
export async function ask(site: Site, request: LoadRequest): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${site.shop.port}${request.path}`, {
    method: request.method,
    headers: {
      ...request.headers,
      ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(request.body === undefined ? {} : { body: request.body }),
  });
  if (!answer.ok) throw new Error(`${request.method} ${request.path}: ${await answer.text()}`);
  const text = await answer.text();
  return answer.headers.get('content-type')?.includes('json') === true ? JSON.parse(text) : text;
}
