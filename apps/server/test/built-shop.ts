import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

export const PAGE = '<!doctype html><title>Partsboard</title><div id="root"></div>';
export const SCRIPT = `console.log("${'x'.repeat(2000)}");`;

export interface BuiltShop {
  readonly folder: string;
  remove(): Promise<void>;
}

/** A folder as the build of the shop leaves it: the page, a file of its own name and a hashed script. */
export async function createBuiltShop(): Promise<BuiltShop> {
  const folder = await mkdtemp(join(tmpdir(), 'partsboard-shop-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'cart.csv'), 'sku,quantity\n');
  await writeFile(join(folder, 'assets', 'Index-AbC123.js'), SCRIPT);
  await writeFile(join(folder, 'assets', 'Index-AbC123.js.gz'), gzipSync(SCRIPT));
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
