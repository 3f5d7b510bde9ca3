import type pg from 'pg';
import { isWorthRepeating } from '../../db/repeat-transaction.ts';
import { CATALOGUE_LOCK, isHeldByMigration } from '../../db/database-locks.ts';
import { exportFolder, type ExportedFile } from './export/export-catalogue.ts';
import { buildCatalogue, type ImportOutcome } from './import/import-catalogue.ts';
import { buildBins, buildPrices, buildStock } from './import/import-daily.ts';
import { dropOldSchema } from './import/next-schema.ts';
import { removeUnusedPictures, vacuumCatalogue } from './import/tidy-up.ts';
import { noProgress, type ImportProgress } from './import/progress.ts';

export { ExportRefused, type ExportedFile } from './export/export-catalogue.ts';
export { SchemaChanged } from './import/next-schema.ts';
export type { ImportOutcome } from './import/import-catalogue.ts';
export type { ImportProgress } from './import/progress.ts';

/** Printed at the terminal without a stack trace. */
export class CatalogueBusy extends Error {
  override readonly name = 'CatalogueBusy';
}

const BUSY = 'Another import or export of the catalogue is running on this database. Nothing was changed.';
const GIVEN_UP =
  'The database gave the import up because something else was changing the same rows. Nothing was changed; please run the command again.';

/** An import takes longer than any request may, and waits for files in the middle of its transaction. */
const SETTINGS = `
  set statement_timeout = 0;
  set idle_in_transaction_session_timeout = 0;
  set maintenance_work_mem = '256MB';
  set work_mem = '64MB';
  set plan_cache_mode = auto;
  set synchronous_commit = on`;

/** Ends a statement whose client was killed; not every system lets PostgreSQL notice that. */
const NOTICE_A_KILLED_CLIENT = `set client_connection_check_interval = '2s'`;

type LockMode = 'exclusive' | 'shared';

/** Waits for a migration, which soon ends; is refused while another import or export runs. */
async function takeCatalogueLock(
  client: pg.PoolClient,
  mode: LockMode,
  progress: ImportProgress,
): Promise<void> {
  const suffix = mode === 'shared' ? '_shared' : '';
  for (;;) {
    const { rows } = await client.query<{ got: boolean }>(`select pg_try_advisory_lock${suffix}($1) as got`, [
      CATALOGUE_LOCK,
    ]);
    if (rows[0]?.got === true) return;
    const isMigrating = await isHeldByMigration(client, CATALOGUE_LOCK);
    if (isMigrating === false) throw new CatalogueBusy(BUSY);
    if (isMigrating === undefined) continue;
    progress.step('Waiting until the database is migrated');
    await client.query(`select pg_advisory_lock${suffix}($1)`, [CATALOGUE_LOCK]);
    return;
  }
}

/** The connection is not given back: its settings and its lock end with it. */
async function withCatalogueLock<T>(
  pool: pg.Pool,
  mode: LockMode,
  progress: ImportProgress,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(SETTINGS);
    await client.query(NOTICE_A_KILLED_CLIENT).catch(() => undefined);
    await takeCatalogueLock(client, mode, progress);
    return await work(client);
  } finally {
    // PostgreSQL notices a closed connection a moment later: the next import would find the lock still held. On a
    // broken one there is nothing left to let go of.
    await client.query('select pg_advisory_unlock_all()').catch(() => undefined);
    client.release(true);
  }
}

type Built = ImportOutcome & { readonly publish?: () => Promise<ImportOutcome> };

/** One transaction: what is built becomes live with its commit, and anything short of that changes nothing. */
async function buildAndPublish(
  client: pg.PoolClient,
  publishes: boolean,
  build: () => Promise<Built>,
): Promise<ImportOutcome> {
  await client.query('begin');
  try {
    const { publish, ...outcome } = await build();
    if (publish === undefined || !publishes) {
      await client.query('rollback');
      return outcome;
    }
    const published = await publish();
    await client.query('commit');
    return published;
  } catch (error) {
    // A broken connection has rolled back by itself, and the first error is the one to tell.
    await client.query('rollback').catch(() => undefined);
    if (isWorthRepeating(error)) throw new CatalogueBusy(GIVEN_UP, { cause: error });
    throw error;
  }
}

/** Replaces the catalogue by that of a folder, or reports every problem and changes nothing. */
export function importCatalogue(
  pool: pg.Pool,
  folder: string,
  progress: ImportProgress = noProgress,
): Promise<ImportOutcome> {
  return withCatalogueLock(pool, 'exclusive', progress, async (client) => {
    await dropOldSchema(client);
    const outcome = await buildAndPublish(client, true, () => buildCatalogue(client, folder, progress));
    if (outcome.version !== undefined) {
      progress.step('Tidying up');
      if (await dropOldSchema(client)) await removeUnusedPictures(client);
      await vacuumCatalogue(client);
    }
    return outcome;
  });
}

/** Reports every problem of a folder. */
export function checkCatalogue(
  pool: pg.Pool,
  folder: string,
  progress: ImportProgress = noProgress,
): Promise<ImportOutcome> {
  return withCatalogueLock(pool, 'exclusive', progress, (client) =>
    buildAndPublish(client, false, () => buildCatalogue(client, folder, progress)),
  );
}

/** Replaces all prices by those of a file in the form of prices.csv. */
export function importPrices(
  pool: pg.Pool,
  file: string,
  progress: ImportProgress = noProgress,
): Promise<ImportOutcome> {
  return withCatalogueLock(pool, 'exclusive', progress, (client) =>
    buildAndPublish(client, true, () => buildPrices(client, file, progress)),
  );
}

/** Replaces all stock by that of a file in the form of stock.csv. */
export function importStock(
  pool: pg.Pool,
  file: string,
  progress: ImportProgress = noProgress,
): Promise<ImportOutcome> {
  return withCatalogueLock(pool, 'exclusive', progress, (client) =>
    buildAndPublish(client, true, () => buildStock(client, file, progress)),
  );
}

/** Replaces all bins by those of a file in the form of bins.csv. */
export function importBins(
  pool: pg.Pool,
  file: string,
  progress: ImportProgress = noProgress,
): Promise<ImportOutcome> {
  return withCatalogueLock(pool, 'exclusive', progress, (client) =>
    buildAndPublish(client, true, () => buildBins(client, file, progress)),
  );
}

/** Writes the live catalogue into a folder that does not exist yet or is empty. */
export function exportCatalogue(
  pool: pg.Pool,
  folder: string,
  progress: ImportProgress = noProgress,
): Promise<ExportedFile[]> {
  return withCatalogueLock(pool, 'shared', progress, (client) => exportFolder(client, folder, progress));
}
