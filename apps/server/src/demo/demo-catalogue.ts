import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateCatalogue } from '@partsboard/demo-catalogue/generate-catalogue';
import type pg from 'pg';
import { importCatalogue } from '../features/catalogue/catalogue.service.ts';

/**
 * Makes the demo catalogue in a folder of its own and imports it as a dealer would import another. A catalogue that
 * was imported before the first start stays.
 */
export async function loadDemoCatalogue(
  { pool }: { readonly pool: pg.Pool },
  signal?: AbortSignal,
): Promise<void> {
  const { rowCount } = await pool.query('select from catalogue_version limit 1');
  if (rowCount !== 0) return;
  const folder = await mkdtemp(join(tmpdir(), 'partsboard-demo-'));
  try {
    generateCatalogue({ folder });
    const { problemCount } = await importCatalogue(pool, folder, undefined, { ...(signal && { signal }) });
    if (problemCount > 0) throw new Error(`The demo catalogue has ${problemCount} problems`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
