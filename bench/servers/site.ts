import { join } from 'node:path';
import pg from 'pg';
import { repositoryFolder } from '../../apps/server/src/config/folders.ts';
import type { LoadRequest } from '../load/load-job.ts';
import { startServer, type ChildServer } from './child-server.ts';
import { parentOf } from './processor-time.ts';
import { freshDatabase, privateDatabase, type SiteDatabase } from './site-database.ts';

const SERVER = join(repositoryFolder, 'apps', 'server', 'dist', 'server.js');

/** One running shop on a database of its own, and a baseline server beside it on the same one. */
export interface Site {
  readonly name: 'demo' | 'scale 1.0' | 'named PostgreSQL';
  readonly shop: ChildServer;
  readonly baseline: ChildServer;
  readonly pool: pg.Pool;
  /** The process whose children serve the connections; 0 where it cannot be known. */
  readonly postgresPid: number;
  stop(): Promise<void>;
}

/** Budgets that no load passes. */
const UNLIMITED = { RATE_LIMIT_PER_MINUTE: '1000000', RATE_LIMIT_LOGIN_PER_MINUTE: '1000000' };

export interface SiteOptions {
  readonly name: Site['name'];
  readonly dataFolder: string;
  /** The shop's port; the baseline has the next. */
  readonly port: number;
  /** Where a processor profile of the shop's server goes. */
  readonly profile?: string | undefined;
  /** Another PostgreSQL than the private one. */
  readonly databaseUrl?: string | undefined;
}

export const startShop = ({
  dataFolder,
  port,
  profile,
  databaseUrl,
}: Omit<SiteOptions, 'name'>): Promise<ChildServer> =>
  startServer(
    SERVER,
    port,
    '/health/ready',
    {
      ...UNLIMITED,
      // One process, as the baseline is one.
      WORKERS: process.env['WORKERS'] ?? '1',
      DATA_DIR: dataFolder,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    },
    profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`],
  );

async function addBaseline(
  { name, port }: SiteOptions,
  shop: ChildServer,
  database: SiteDatabase,
): Promise<Site> {
  const baseline = await startServer(process.env['BENCH_BASELINE'] ?? '', port + 1, '/ready', {
    DATABASE_URL: database.url,
  });
  const pool = new pg.Pool({ connectionString: database.url, max: 4 });
  // What a first start has loaded is as tidy as it would be after a night.
  await pool.query('vacuum analyze');
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  return {
    name,
    shop,
    baseline,
    pool,
    postgresPid: database.isHere ? parentOf(rows[0]?.pid ?? 0) : 0,
    async stop() {
      await pool.end();
      await baseline.stop();
      await shop.stop();
      await database.release();
    },
  };
}

/** The shop comes first where it has to start its own PostgreSQL, else the database. */
async function startOnDatabase(
  options: SiteOptions,
): Promise<{ readonly shop: ChildServer; readonly database: SiteDatabase }> {
  if (options.databaseUrl === undefined) {
    const shop = await startShop(options);
    const database = await privateDatabase(options.dataFolder).catch(async (error: unknown) => {
      await shop.stop();
      throw error;
    });
    return { shop, database };
  }
  const database = await freshDatabase(options.databaseUrl);
  const shop = await startShop({ ...options, databaseUrl: database.url }).catch(async (error: unknown) => {
    await database.release();
    throw error;
  });
  return { shop, database };
}

/** Starts all that is measured; the first start on an empty database loads the demo data. */
export async function openSite(options: SiteOptions): Promise<Site> {
  const { shop, database } = await startOnDatabase(options);
  try {
    return await addBaseline(options, shop, database);
  } catch (error) {
    await shop.stop();
    await database.release();
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
