import { resolve } from 'node:path';
import type pg from 'pg';
import type { Db } from '../db/database.ts';
import {
  checkCatalogue,
  exportCatalogue,
  findVersionBefore,
  importBins,
  importCatalogue,
  importCoreDeposits,
  importPrices,
  importStock,
  returnToVersion,
  type ImportOutcome,
  type ImportProgress,
} from '../features/catalogue/catalogue.service.ts';
import { findVersions } from '../features/catalogue-imports/catalogue-imports.repository.ts';
import { toVersions } from '../features/catalogue-imports/catalogue-imports.mapper.ts';
import { changePricesByFile, changeStockByFile } from './catalogue-changes.ts';
import {
  reportChanges,
  reportExport,
  reportImport,
  reportReturn,
  reportVersions,
} from './catalogue-report.ts';

interface CommandCall {
  readonly pool: pg.Pool;
  readonly db: Db;
  /** How many catalogues besides the live one stay. */
  readonly keep: number;
  readonly progress: ImportProgress;
}

export interface CatalogueCommand {
  readonly takes: 'path' | 'nothing' | 'version';
  /** Runs it; what it returns prints the result and says whether it is what was asked for. */
  readonly work: (call: CommandCall, argument: string) => Promise<() => boolean>;
}

const BY_COMMAND = 'npm run catalogue';

const importOf = (
  load: (pool: pg.Pool, file: string, progress: ImportProgress) => Promise<ImportOutcome>,
  success: string,
): CatalogueCommand => ({
  takes: 'path',
  work: async ({ pool, progress }, path) => {
    const outcome = await load(pool, resolve(path), progress);
    return () => reportImport(outcome, success);
  },
});

/** The commands that need the database, by their names. */
export const catalogueCommands: Readonly<Record<string, CatalogueCommand>> = {
  import: {
    takes: 'path',
    work: async ({ pool, progress, keep }, path) => {
      const outcome = await importCatalogue(pool, resolve(path), progress, { loadedBy: BY_COMMAND, keep });
      return () => reportImport(outcome, 'The catalogue is live');
    },
  },
  check: {
    takes: 'path',
    work: async ({ pool, progress }, path) => {
      const outcome = await checkCatalogue(pool, resolve(path), progress);
      return () => reportImport(outcome, 'The folder is in order', Infinity);
    },
  },
  versions: {
    takes: 'nothing',
    work: async ({ db }) => {
      const versions = toVersions(await findVersions(db));
      return () => reportVersions(versions);
    },
  },
  back: {
    takes: 'version',
    work: async ({ pool, progress, keep }, argument) => {
      const version = argument === '' ? await findVersionBefore(pool) : Number(argument);
      const loaded = await returnToVersion(pool, version, progress, { loadedBy: BY_COMMAND, keep });
      return () => reportReturn(loaded);
    },
  },
  export: {
    takes: 'path',
    work: async ({ pool, progress }, path) => {
      const files = await exportCatalogue(pool, resolve(path), progress);
      return () => reportExport(files, resolve(path));
    },
  },
  'import-prices': importOf(importPrices, 'The prices are live'),
  'import-stock': importOf(importStock, 'The stock is live'),
  'import-bins': importOf(importBins, 'The bins are known'),
  'import-core-deposits': importOf(importCoreDeposits, 'The deposits are live'),
  'change-prices': {
    takes: 'path',
    work: async ({ db, progress }, path) => {
      const changes = await changePricesByFile(db, resolve(path), progress);
      return () => reportChanges(changes, 'price');
    },
  },
  'change-stock': {
    takes: 'path',
    work: async ({ db, progress }, path) => {
      const changes = await changeStockByFile(db, resolve(path), progress);
      return () => reportChanges(changes, 'figure of stock');
    },
  },
};
