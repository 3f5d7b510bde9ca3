import type pg from 'pg';
import { CATALOGUE_LOCK, isHeldByMigration } from '../../db/database-locks.ts';
import { CatalogueBusy } from './catalogue-failures.ts';
import { exportFolder, type ExportedFile } from './export/export-catalogue.ts';
import { findDifference } from './import/catalogue-difference.ts';
import { buildCatalogue, type BuiltImport, type ImportOutcome } from './import/import-catalogue.ts';
import { buildBins, buildCoreDeposits, buildPrices, buildStock } from './import/import-daily.ts';
import { recordImport, type ImportKind } from './import/import-results.ts';
import { inTransaction } from './import/import-transaction.ts';
import { OLD } from './import/next-schema.ts';
import { dropCatalogue, vacuumCatalogue } from './import/tidy-up.ts';
import { noProgress, type ImportProgress } from './import/progress.ts';
import { dropOldVersions, VERSIONS_KEPT } from './versions/kept-versions.ts';
import { switchToVersion } from './versions/return-to-version.ts';

export {
  CatalogueBusy,
  DiskFull,
  ImportCancelled,
  VersionUnusable,
  WrongFolder,
} from './catalogue-failures.ts';
export { catalogueHeaders } from './format/catalogue-files.ts';
export { findVersionBefore } from './versions/kept-versions.ts';
export { ExportRefused, type ExportedFile } from './export/export-catalogue.ts';
export { SchemaChanged } from './import/next-schema.ts';
export type { ImportOutcome } from './import/import-catalogue.ts';
export type { Problem } from './import/problems.ts';
export {
  readChangedPrices,
  readChangedStock,
  type ChangedRow,
  type ReadChanges,
} from './import/read-changes.ts';
export type { ImportProgress, ImportStep } from './import/progress.ts';

const BUSY = 'Another import or export of the catalogue is running on this database. Nothing was changed.';

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
    progress.step('migration');
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

/** What a caller may want of an import besides its outcome. */
interface ImportOptions {
  /** Ends the import, which then has changed nothing, unless it is live already. */
  readonly signal?: AbortSignal;
  /** Who loads it, for the list of versions. */
  readonly loadedBy?: string;
  /** How many catalogues besides the live one stay, to be put back. */
  readonly keep?: number;
  /** Runs in the transaction that makes the catalogue live. */
  readonly onLoaded?: (client: pg.ClientBase, version: number) => Promise<void>;
}

/** Replaces the catalogue by that of a folder, or reports every problem and changes nothing. */
export function importCatalogue(
  pool: pg.Pool,
  folder: string,
  progress: ImportProgress = noProgress,
  { signal, loadedBy, keep = VERSIONS_KEPT, onLoaded }: ImportOptions = {},
): Promise<ImportOutcome> {
  const load = withCatalogueLock(pool, 'exclusive', progress, async (client) => {
    await dropCatalogue(client, OLD);
    const outcome = await inTransaction(client, { pool, signal }, async () => {
      const { publish, ...checked } = await buildCatalogue(client, folder, progress, loadedBy);
      const published = await publish?.();
      if (published?.version === undefined) return { commits: false, result: checked };
      await onLoaded?.(client, published.version);
      return { commits: true, result: published };
    });
    if (outcome.version !== undefined) {
      progress.step('tidy-up');
      await dropOldVersions(client, keep);
      await vacuumCatalogue(client);
    }
    return outcome;
  });
  return recordImport(pool, 'catalogue', load);
}

/** Reports every problem of a folder, and what loading it would change. */
export function checkCatalogue(
  pool: pg.Pool,
  folder: string,
  progress: ImportProgress = noProgress,
  { signal }: Pick<ImportOptions, 'signal'> = {},
): Promise<ImportOutcome> {
  return withCatalogueLock(pool, 'exclusive', progress, (client) =>
    inTransaction(client, { pool, signal }, async () => {
      const { publish, ...checked } = await buildCatalogue(client, folder, progress);
      if (publish === undefined) return { commits: false, result: checked };
      progress.step('difference');
      return { commits: false, result: { ...checked, difference: await findDifference(client) } };
    }),
  );
}

/** Puts a catalogue back that was live before; a switch, not an import. */
export function returnToVersion(
  pool: pg.Pool,
  version: number,
  progress: ImportProgress = noProgress,
  { signal, loadedBy, keep = VERSIONS_KEPT, onLoaded }: ImportOptions = {},
): Promise<{ readonly version: number; readonly name: string }> {
  return withCatalogueLock(pool, 'exclusive', progress, async (client) => {
    const loaded = await inTransaction(client, { pool, signal }, async () => {
      const result = await switchToVersion(client, version, loadedBy ?? null, progress);
      await onLoaded?.(client, result.version);
      return { commits: true, result };
    });
    progress.step('tidy-up');
    await dropOldVersions(client, keep);
    return loaded;
  });
}

/** One of the files that change daily: all of what it holds replaces all that the shop has. */
const dailyImport =
  (
    kind: ImportKind,
    build: (client: pg.ClientBase, file: string, progress: ImportProgress) => Promise<BuiltImport>,
  ) =>
  (pool: pg.Pool, file: string, progress: ImportProgress = noProgress): Promise<ImportOutcome> => {
    const load = withCatalogueLock(pool, 'exclusive', progress, (client) =>
      inTransaction(client, { pool }, async () => {
        const { publish, ...checked } = await build(client, file, progress);
        const published = await publish?.();
        return { commits: published !== undefined, result: published ?? checked };
      }),
    );
    return recordImport(pool, kind, load);
  };

/** Replaces all prices by those of a file in the form of prices.csv. */
export const importPrices = dailyImport('prices', buildPrices);
/** Replaces all stock by that of a file in the form of stock.csv. */
export const importStock = dailyImport('stock', buildStock);
/** Replaces all bins by those of a file in the form of bins.csv. */
export const importBins = dailyImport('bins', buildBins);
/** Replaces all deposits of exchange parts by those of a file in the form of core-deposits.csv. */
export const importCoreDeposits = dailyImport('core-deposits', buildCoreDeposits);

/** Writes the live catalogue into a folder that does not exist yet or is empty. */
export function exportCatalogue(
  pool: pg.Pool,
  folder: string,
  progress: ImportProgress = noProgress,
): Promise<ExportedFile[]> {
  return withCatalogueLock(pool, 'shared', progress, (client) => exportFolder(client, folder, progress));
}
