import { join } from 'node:path';
import pg from 'pg';
import {
  DATABASE,
  databaseUrl,
  POSTGRES_BIN,
  REPLICA_PORT,
  RESTORED_POSTGRES_PORT,
  RESTORED_SHOP_PORT,
  workFolder,
} from './layout.ts';
import { createPostgres, dumpTo, restoreDump, startPostgres } from './one-postgres.ts';
import { run } from './programs.ts';
import { startShopServer } from './shop-servers.ts';

const DUMP = join(workFolder, 'last-night.dump');
const program = (name: string) => join(POSTGRES_BIN, name);

/** What was backed up, to be found again in what is restored. */
export interface Backup {
  readonly orders: number;
}

const countOrders = async (pool: pg.Pool): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::integer as count from customer_order',
  );
  return rows[0]?.count ?? 0;
};

/** A dump of a replica, so that the primary does not feel it. */
export async function backUp(): Promise<Backup> {
  await dumpTo(DUMP, REPLICA_PORT);
  const orders = await run(program('pg_restore'), '--data-only', '--table=customer_order', '--file=-', DUMP);
  const lines = orders.split('\n');
  const first = lines.findIndex((line) => line.startsWith('COPY ')) + 1;
  return { orders: lines.indexOf('\\.') - first };
}

/** A PostgreSQL of its own beside the cluster, with the backup in it. */
async function restore(): Promise<string> {
  const data = await createPostgres('restored');
  await startPostgres('postgres-restored', data, RESTORED_POSTGRES_PORT);
  const admin = databaseUrl(RESTORED_POSTGRES_PORT, 'postgres', 'postgres');
  await run(program('psql'), admin, '-qc', 'create role partsboard login');
  return restoreDump(DUMP, RESTORED_POSTGRES_PORT, DATABASE);
}

/** Starts a shop on the restored backup, with outgoing mail off, and compares. An error says what differs. */
export async function rehearseRestore(build: string, { orders }: Backup): Promise<string> {
  const began = Date.now();
  const url = await restore();
  const server = await startShopServer(build, RESTORED_SHOP_PORT, {
    DATABASE_URL: url,
    DATABASE_REPLICA_URL: undefined,
    OUTGOING_MAIL: 'off',
  });
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const found = await countOrders(pool);
  await pool.end();
  await server.end('SIGTERM');
  if (found !== orders) throw new Error(`The backup has ${orders} orders, what was restored has ${found}.`);
  return `${found} orders of the backup found, a shop ready on it after ${Math.round((Date.now() - began) / 1000)} s`;
}
