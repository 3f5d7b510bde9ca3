// Fails when a screen needs more than its budget: the page, scripts, styles and texts that a browser fetches to show
// it for the first time, compressed as they are sent. Needs a built shop.
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import process from 'node:process';

const dist = resolve(import.meta.dirname, '..', 'apps', 'shop', 'dist');

const guest = ['src/lib/i18n/pl-rest.ts'];
const customer = [...guest, 'src/app/layouts/default-layout.tsx'];

/** In kilobytes. Raise one only together with what it buys. @type {Record<string, { kilobytes: number, modules: string[] }>} */
const budgets = {
  // The login page is part of what every visit fetches.
  login: { kilobytes: 182, modules: [] },
  'guest/register': { kilobytes: 207, modules: guest },
  'catalogue/home': { kilobytes: 246, modules: customer },
  'catalogue/catalog': { kilobytes: 245, modules: customer },
  'catalogue/category': { kilobytes: 244, modules: customer },
  'product/product': { kilobytes: 269, modules: customer },
  'cart/cart': { kilobytes: 265, modules: customer },
  'checkout/checkout': { kilobytes: 233, modules: guest },
  'cart/offer': { kilobytes: 200, modules: guest },
  'account/order-history': { kilobytes: 249, modules: customer },
  'account/profile': { kilobytes: 259, modules: customer },
};

/** @typedef {{ file: string, imports?: string[], css?: string[] }} Chunk */

/** @param {unknown} value @returns {value is Record<string, Chunk>} */
const isManifest = (value) =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((chunk) => typeof chunk === 'object' && chunk !== null && 'file' in chunk);

async function readManifest() {
  /** @type {unknown} */
  const manifest = JSON.parse(await readFile(join(dist, '.vite', 'manifest.json'), 'utf8'));
  if (!isManifest(manifest)) throw new Error('The manifest of the build cannot be read.');
  return manifest;
}

/** The files that a module brings with it. @param {Record<string, Chunk>} manifest @param {string} name @param {Set<string>} files */
function collect(manifest, name, files) {
  const chunk = manifest[name];
  if (chunk === undefined)
    throw new Error(`The build has no ${name}; is its name in the budgets still right?`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const style of chunk.css ?? []) files.add(style);
  for (const other of chunk.imports ?? []) collect(manifest, other, files);
}

/** @param {string} file */
async function sentBytes(file) {
  const path = join(dist, file);
  return (await stat(existsSync(`${path}.br`) ? `${path}.br` : path)).size;
}

try {
  const manifest = await readManifest();
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  const fromPage = [...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css|woff2))"/g)].map(
    ([, file]) => file ?? '',
  );
  for (const [screen, { kilobytes, modules }] of Object.entries(budgets)) {
    const files = new Set(['index.html', ...fromPage]);
    const own = screen === 'login' ? [] : [`src/app/routes/${screen}-screen.tsx`];
    for (const name of [...modules, ...own]) collect(manifest, name, files);
    const sizes = await Promise.all([...files].map(sentBytes));
    const needed = sizes.reduce((sum, size) => sum + size, 0) / 1000;
    process.stdout.write(`${screen.padEnd(22)} ${needed.toFixed(1).padStart(6)} of ${kilobytes} kB\n`);
    if (needed > kilobytes) process.exitCode = 1;
  }
  if (process.exitCode === 1) process.stderr.write('A screen needs more than its budget.\n');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
