// `npm run dev`: the server on PORT (3000), rebuilt and restarted on every change, the shop with hot reload on
// SHOP_PORT (5173) and the back office on BACKOFFICE_PORT (5174), both of which pass API calls on to the server.
// With ERP_SIMULATOR=on a simulated ERP answers for prices and stock on port 3900.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { buildAll } from './build.mjs';

const root = resolve(import.meta.dirname, '..');
const bin = (/** @type {string} */ name) => join(root, 'node_modules', '.bin', name);
const port = process.env['PORT'] ?? '3000';

/** @type {import('node:child_process').ChildProcess[]} */
const children = [];

/** @param {string} program @param {string[]} args @param {string} folder @param {Record<string, string>} [env] */
function start(program, args, folder, env = {}) {
  const child = spawn(program, args, {
    cwd: join(root, folder),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  child.on('exit', (code) => {
    if (code !== 0 && code !== null) stop(code);
  });
  children.push(child);
}

/** @param {number} code */
function stop(code) {
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
}

/** @type {Record<string, string>} */
const erp = {};
if (process.env['ERP_SIMULATOR'] === 'on') {
  start(bin('tsx'), ['tools/erp-simulator/src/main.ts', '--port', '3900', '--demo'], '.');
  erp['ERP_URL'] = 'http://127.0.0.1:3900';
}
await buildAll({ onlyStale: true, only: 'server' });
start(bin('rolldown'), ['--config', 'rolldown.config.ts', '--watch', '--log-level', 'warn'], 'apps/server', {
  KEEP_DIST: '1',
});
start(
  process.execPath,
  ['--watch', '--watch-preserve-output', '--enable-source-maps', 'dist/server.js'],
  'apps/server',
  // One is easier to follow.
  { WORKERS: process.env['WORKERS'] ?? '1', ...erp },
);
for (const app of ['apps/shop', 'apps/backoffice']) {
  if (!existsSync(join(root, app, 'index.html'))) continue;
  start(bin('vite'), [], app, { API_URL: process.env['API_URL'] ?? `http://localhost:${port}` });
}
// Children of this terminal get Ctrl+C by themselves; a plain kill of this process is passed on.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => stop(0));
