// Budgets for `size-limit`: the page, scripts, styles and texts that a browser fetches to show a screen for the first
// time, compressed as they travel. Needs a built shop.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const dist = join(import.meta.dirname, 'apps', 'shop', 'dist');

const login = ['src/lib/i18n/pl-login.ts'];
const guest = [...login, 'src/lib/i18n/pl-rest.ts'];
const member = [...guest, 'src/app/layouts/default-layout.tsx', 'src/app/catalogue/header-search.tsx'];

/** Raise one only together with what it buys. @type {Record<string, { limit: string, modules: string[] }>} */
const budgets = {
  login: { limit: '185 kB', modules: login },
  register: { limit: '210 kB', modules: guest },
  home: { limit: '254 kB', modules: member },
  catalog: { limit: '253 kB', modules: member },
  category: { limit: '250 kB', modules: member },
  product: { limit: '276 kB', modules: member },
  cart: { limit: '270 kB', modules: member },
  checkout: { limit: '236 kB', modules: guest },
  offer: { limit: '202 kB', modules: guest },
  'order-history': { limit: '256 kB', modules: member },
  profile: { limit: '264 kB', modules: member },
};

/** @typedef {{ file: string, imports?: string[], css?: string[] }} Chunk */

/** Written by Vite. @type {unknown} */
const json = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
const manifest = /** @type {Record<string, Chunk>} */ (json);

/** The files that a module brings with it. @param {string} name @param {Set<string>} files */
function collect(name, files) {
  const chunk = manifest[name];
  if (chunk === undefined) throw new Error(`The build has no ${name}; is its name here still right?`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const style of chunk.css ?? []) files.add(style);
  for (const other of chunk.imports ?? []) collect(other, files);
}

const page = readFileSync(join(dist, 'index.html'), 'utf8');
const fromPage = [...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css|woff2))"/g)].map(([, file = '']) => file);

/** The build writes the compressed file that the server sends beside its source. @param {string} file */
const asSent = (file) => (existsSync(join(dist, `${file}.br`)) ? `${file}.br` : file);

export default Object.entries(budgets).map(([screen, { limit, modules }]) => {
  const files = new Set(['index.html', ...fromPage]);
  for (const name of [...modules, `src/app/routes/${screen}-screen.tsx`]) collect(name, files);
  return {
    name: screen,
    path: [...files].map((file) => join('apps', 'shop', 'dist', asSent(file))),
    limit,
    brotli: false,
  };
});
