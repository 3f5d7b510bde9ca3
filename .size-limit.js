// Budgets for `size-limit`: the page, scripts, styles and texts that a browser fetches to show a screen for the first
// time, compressed as they are sent. Needs a built shop and back office.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const guest = ['src/lib/i18n/pl-rest.ts'];
const customer = [...guest, 'src/app/layouts/default-layout.tsx'];

const staffTexts = ['src/lib/i18n/pl.ts'];
const staff = [...staffTexts, 'src/app/frame/frame-layout.tsx'];

/** @typedef {Record<string, { limit: string, modules: string[] }>} Budgets */

/** By application. Raise one only together with what it buys. @type {Record<string, Budgets>} */
const budgets = {
  shop: {
    // The login page is part of what every visit fetches.
    login: { limit: '182 kB', modules: [] },
    'guest/register': { limit: '209 kB', modules: guest },
    'catalogue/home': { limit: '239 kB', modules: customer },
    'catalogue/catalog': { limit: '236 kB', modules: customer },
    'catalogue/category': { limit: '240 kB', modules: customer },
    'product/product': { limit: '281 kB', modules: customer },
    'cart/cart': { limit: '278 kB', modules: customer },
    'checkout/checkout': { limit: '239 kB', modules: guest },
    'cart/offer': { limit: '203 kB', modules: guest },
    'account/order-history': { limit: '247 kB', modules: customer },
    'account/profile': { limit: '255 kB', modules: customer },
  },
  backoffice: {
    login: { limit: '211 kB', modules: staffTexts },
    home: { limit: '274 kB', modules: staff },
    orders: { limit: '331 kB', modules: staff },
    order: { limit: '294 kB', modules: staff },
    staff: { limit: '303 kB', modules: staff },
    audit: { limit: '320 kB', modules: staff },
  },
};

/** @typedef {{ file: string, imports?: string[], css?: string[] }} Chunk */

/** @param {string} application */
function budgetsOf(application) {
  const dist = join(import.meta.dirname, 'apps', application, 'dist');
  /** Written by Vite. @type {unknown} */
  const json = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
  const manifest = /** @type {Record<string, Chunk>} */ (json);

  /** The files that a module brings with it. @param {string} name @param {Set<string>} files */
  const collect = (name, files) => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no ${name}; is its name here still right?`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const other of chunk.imports ?? []) collect(other, files);
  };

  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const fromPage = [...page.matchAll(/(?:src|href)="\/(?:backoffice\/)?([^"]+\.(?:js|css|woff2))"/g)].map(
    ([, file = '']) => file,
  );

  /** The build writes the compressed file that the server sends beside its source. @param {string} file */
  const asSent = (file) => (existsSync(join(dist, `${file}.br`)) ? `${file}.br` : file);

  return Object.entries(budgets[application] ?? {}).map(([screen, { limit, modules }]) => {
    const files = new Set(['index.html', ...fromPage]);
    const own = screen === 'login' ? [] : [`src/app/routes/${screen}-screen.tsx`];
    for (const name of [...modules, ...own]) collect(name, files);
    return {
      name: `${application} ${screen}`,
      path: [...files].map((file) => join('apps', application, 'dist', asSent(file))),
      limit,
      brotli: false,
    };
  });
}

export default Object.keys(budgets).flatMap(budgetsOf);
