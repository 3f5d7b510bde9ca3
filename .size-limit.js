// Budgets for `size-limit`: the page, scripts, styles and texts that a browser fetches to show a screen for the first
// time, compressed as they are sent. Needs a built shop and back office.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const guest = ['src/lib/i18n/pl-rest.ts', 'notices'];
/** Bundles of the build have names instead of paths. */
const customer = [...guest, 'customer', 'customer-data'];

const staffTexts = ['src/lib/i18n/pl.ts'];
const staff = [...staffTexts, 'src/app/frame/frame-layout.tsx'];

/** @typedef {Record<string, { limit: string, modules: string[] }>} Budgets */

/** By application. Raise one only together with what it buys. @type {Record<string, Budgets>} */
const budgets = {
  shop: {
    // The login page is part of what every visit fetches. The page names the first files of a person who comes back.
    login: { limit: '180.5 kB', modules: ['notices'] },
    // It and the offer fetch the icons of the header with what screens share: a file less for each customer who comes back.
    'guest/register': { limit: '212 kB', modules: guest },
    'catalogue/home': { limit: '219 kB', modules: customer },
    'catalogue/catalog': { limit: '221 kB', modules: customer },
    'catalogue/category': { limit: '229 kB', modules: customer },
    'product/product': { limit: '277 kB', modules: customer },
    'cart/cart': { limit: '283 kB', modules: customer },
    // Its review says of each line whether it fits its cars.
    'checkout/checkout': { limit: '250 kB', modules: guest },
    'cart/offer': { limit: '212 kB', modules: guest },
    'account/order-history': { limit: '251 kB', modules: customer },
    'account/profile': { limit: '257 kB', modules: customer },
  },
  backoffice: {
    login: { limit: '237 kB', modules: staffTexts },
    home: { limit: '321 kB', modules: staff },
    orders: { limit: '381 kB', modules: staff },
    order: { limit: '345 kB', modules: staff },
    customers: { limit: '357 kB', modules: staff },
    customer: { limit: '341 kB', modules: staff },
    staff: { limit: '347 kB', modules: staff },
    audit: { limit: '368 kB', modules: staff },
  },
};

/** @typedef {{ file: string, name?: string, imports?: string[], css?: string[] }} Chunk */

/** @param {string} application */
function budgetsOf(application) {
  const dist = join(import.meta.dirname, 'apps', application, 'dist');
  /** Written by Vite. @type {unknown} */
  const json = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
  const manifest = /** @type {Record<string, Chunk>} */ (json);

  /** The files that a module brings with it. @param {string} name @param {Set<string>} files */
  const collect = (name, files) => {
    const bundle = basename(name, '-screen.tsx');
    const chunk = manifest[name] ?? Object.values(manifest).find((each) => each.name === bundle);
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
