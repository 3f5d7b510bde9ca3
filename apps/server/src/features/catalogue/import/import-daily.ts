import { stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type pg from 'pg';
import { CopySession } from './copy-session.ts';
import { FolderReader } from './folder-reader.ts';
import { loadIdentities } from './identities.ts';
import type { ImportOutcome } from './import-catalogue.ts';
import {
  applyPrices,
  applyStock,
  loadPrices,
  loadStock,
  type DailyContext,
} from './load-prices-and-stock.ts';
import { applyBins, loadBins } from './load-bins.ts';
import { Problems } from './problems.ts';
import type { ImportProgress } from './progress.ts';

type Built = ImportOutcome & { readonly publish?: () => Promise<ImportOutcome> };

/** Only parts of the catalogue have prices, stock and bins; a withdrawn one is as good as unknown. */
const PART_KEYS = `select brand_id || ' ' || normalised as key, id from part where not is_withdrawn`;

async function buildDaily(
  client: pg.ClientBase,
  path: string,
  progress: ImportProgress,
  load: (context: DailyContext) => Promise<void>,
  apply: (client: pg.ClientBase) => Promise<void>,
): Promise<Built> {
  const problems = new Problems();
  const folder = new FolderReader(dirname(path), problems, progress, basename(path));
  const brand = await loadIdentities(client, 'brand', 'brand', 'select code as key, id from brand');
  const part = await loadIdentities(client, 'part', 'part', PART_KEYS);
  brand.takeLive();
  part.takeLive();
  progress.started(
    await stat(path).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  await load({ client, folder, copy: new CopySession(client), ids: { brand, part } });
  // An empty export of another system must not take every price, all stock or all bins out of the shop.
  if (problems.total === 0 && folder.results.every(({ rows }) => rows === 0)) {
    problems.add(basename(path), 0, 'the file has no rows');
  }
  const outcome = { files: folder.results, problems: problems.list(), problemCount: problems.total };
  if (problems.total > 0) return outcome;
  return {
    ...outcome,
    publish: async () => {
      progress.step('Changing what differs');
      await apply(client);
      return outcome;
    },
  };
}

export const buildPrices = (client: pg.ClientBase, path: string, progress: ImportProgress): Promise<Built> =>
  buildDaily(client, path, progress, loadPrices, applyPrices);

export const buildStock = (client: pg.ClientBase, path: string, progress: ImportProgress): Promise<Built> =>
  buildDaily(client, path, progress, loadStock, applyStock);

export const buildBins = (client: pg.ClientBase, path: string, progress: ImportProgress): Promise<Built> =>
  buildDaily(client, path, progress, loadBins, applyBins);
