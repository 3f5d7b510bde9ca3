// Builds the server, the shop and the back office: node scripts/build.mjs [--stale]
// With --stale only what has changed since it was last built; `npm start` asks for that.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import process from 'node:process';

const root = resolve(import.meta.dirname, '..');

/** @typedef {{ name: string, folder: string, sources: string[], command: string[] }} Part */

/** @type {Part[]} */
const parts = [
  {
    name: 'server',
    folder: 'apps/server',
    sources: ['apps/server/src', 'apps/server/rolldown.config.ts', 'packages', 'package-lock.json'],
    command: ['rolldown', '--config', 'rolldown.config.ts', '--log-level', 'warn'],
  },
  {
    name: 'shop',
    folder: 'apps/shop',
    sources: ['apps/shop', 'packages', 'package-lock.json'],
    command: ['vite', 'build', '--logLevel', 'warn'],
  },
  {
    name: 'back office',
    folder: 'apps/backoffice',
    sources: ['apps/backoffice', 'packages', 'package-lock.json'],
    command: ['vite', 'build', '--logLevel', 'warn'],
  },
];

const NOT_SOURCES = new Set(['node_modules', 'dist', '.cache']);
/** Read when the demo is loaded, and part of nothing that is built: to compare its files took half a second. */
const DEMO_ASSETS = join(root, 'packages/demo-catalogue/assets');

/** @param {string} path @returns {Promise<string[]>} */
async function filesIn(path) {
  if (path === DEMO_ASSETS) return [];
  const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined);
  if (entries === undefined) return [path];
  const sources = entries.filter((entry) => !NOT_SOURCES.has(entry.name));
  return (await Promise.all(sources.map((entry) => filesIn(join(path, entry.name))))).flat();
}

/** What the part was made of; times say nothing after a checkout. @param {Part} part */
async function fingerprint({ sources }) {
  const files = (await Promise.all(sources.map((source) => filesIn(join(root, source))))).flat().sort();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash('sha256');
  for (const [index, file] of files.entries()) {
    hash.update(`\n${relative(root, file)}\n`).update(contents[index] ?? '');
  }
  return hash.digest('hex');
}

/** @param {Part} part @returns {Promise<void>} */
function run({ name, folder, command: [program = '', ...args] }) {
  return new Promise((done, fail) => {
    const bin = join(root, 'node_modules', '.bin', program);
    const child = spawn(bin, args, {
      cwd: join(root, folder),
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.on('error', fail);
    child.on('exit', (code) => (code === 0 ? done() : fail(new Error(`The ${name} could not be built.`))));
  });
}

/** Said to whoever starts a checkout that has the packages of production only. @param {Part} part @param {boolean} wasBuilt */
function needTools({ name, command: [program = ''] }, wasBuilt) {
  if (existsSync(join(root, 'node_modules', program, 'package.json'))) return;
  throw new Error(
    `The ${name} ${wasBuilt ? 'has changed since it was built' : 'is not built'}, and the tools that build it are not ` +
      'installed: run "npm ci && npm run build".',
  );
}

/** @param {Part} part @param {boolean} onlyStale */
async function build(part, onlyStale) {
  const stamp = join(root, part.folder, 'dist', '.built-from');
  const now = await fingerprint(part);
  const built = await readFile(stamp, 'utf8').catch(() => '');
  if (onlyStale && built === now) return;
  needTools(part, built !== '');
  const began = Date.now();
  process.stdout.write(`Building the ${part.name} …\n`);
  await run(part);
  await writeFile(stamp, now);
  process.stdout.write(`Built the ${part.name} in ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
}

/** @param {{ onlyStale: boolean, only?: string }} options */
export async function buildAll({ onlyStale, only }) {
  for (const part of parts) {
    if (only !== undefined && part.name !== only) continue;
    if (existsSync(join(root, part.folder))) await build(part, onlyStale);
  }
}

if (process.argv[1] === import.meta.filename) {
  try {
    await buildAll({ onlyStale: process.argv.includes('--stale') });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
