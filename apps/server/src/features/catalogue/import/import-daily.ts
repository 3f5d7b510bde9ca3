import { stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type pg from 'pg';
import { CopySession } from './copy-session.ts';
import { FolderReader } from './folder-reader.ts';
import { loadIdentities } from './identities.ts';
import type { BuiltImport } from './import-catalogue.ts';
import {
  applyPrices,
  applyStock,
  loadPrices,
  loadStock,
  type DailyContext,
} from './load-prices-and-stock.ts';
import { applyBins, loadBins } from './load-bins.ts';
import { applyCoreDeposits, loadCoreDeposits } from './load-core-deposits.ts';
import { Problems } from './problems.ts';
import type { ImportProgress } from './progress.ts';

/** Only parts of the catalogue have prices, stock and bins; a withdrawn one is as good as unknown. */
const PART_KEYS = `select brand_id || ' ' || normalised as key, id from part where not is_withdrawn`;

async function buildDaily(
  client: pg.ClientBase,
  path: string,
  progress: ImportProgress,
  load: (context: DailyContext) => Promise<void>,
  apply: (client: pg.ClientBase) => Promise<void>,
): Promise<BuiltImport> {
  const problems = new Problems();
  const folder = new FolderReader(dirname(path), problems, progress, basename(path));
  const brand = await loadIdentities(client, 'brand', 'unknown-brand', 'select code as key, id from brand');
  const part = await loadIdentities(client, 'part', 'unknown-part', PART_KEYS);
  brand.takeLive();
  part.takeLive();
  progress.started(
    await stat(path).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  await load({ client, folder, copy: new CopySession(client), problems, ids: { brand, part } });
  // An empty export of another system must not take every price, all stock or all bins out of the shop.
  if (problems.total === 0 && folder.results.every(({ rows }) => rows === 0)) {
    problems.add(basename(path), 0, { code: 'file-empty' });
  }
  const outcome = { files: folder.results, ...problems.result() };
  if (problems.total > 0) return outcome;
  return {
    ...outcome,
    publish: async () => {
      progress.step('changes');
      await apply(client);
      return outcome;
    },
  };
}

export const buildPrices = (
  client: pg.ClientBase,
  path: string,
  progress: ImportProgress,
): Promise<BuiltImport> => buildDaily(client, path, progress, loadPrices, applyPrices);

export const buildStock = (
  client: pg.ClientBase,
  path: string,
  progress: ImportProgress,
): Promise<BuiltImport> => buildDaily(client, path, progress, loadStock, applyStock);

export const buildBins = (
  client: pg.ClientBase,
  path: string,
  progress: ImportProgress,
): Promise<BuiltImport> => buildDaily(client, path, progress, loadBins, applyBins);

export const buildCoreDeposits = (
  client: pg.ClientBase,
  path: string,
  progress: ImportProgress,
): Promise<BuiltImport> => buildDaily(client, path, progress, loadCoreDeposits, applyCoreDeposits);
