// Runs the browser journeys against the built server: npm run e2e -- [arguments for Playwright]
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { buildAll } from '../scripts/build.mjs';
import { findBrowser } from './find-browser.mjs';

const root = resolve(import.meta.dirname, '..');
const MAX_PAGE_LENGTH = 12_000;

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** @param {string} browser @param {string} dataFolder @returns {Promise<number>} */
async function playwright(browser, dataFolder) {
  const port = process.env['E2E_PORT'] ?? String(await freePort());
  const child = spawn(join(root, 'node_modules', '.bin', 'playwright'), ['test', ...process.argv.slice(2)], {
    cwd: join(root, 'e2e'),
    env: { ...process.env, CHROMIUM_PATH: browser, E2E_PORT: port, E2E_DATA_DIR: dataFolder },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return new Promise((done) => child.on('exit', (code) => done(code ?? 1)));
}

/** What the pages showed where a journey failed: in CI nobody can open the pictures. */
async function printFailedPages() {
  const results = join(root, 'e2e', 'test-results');
  for (const folder of await readdir(results).catch(() => [])) {
    const page = await readFile(join(results, folder, 'error-context.md'), 'utf8').catch(() => null);
    if (page !== null) process.stdout.write(`\n${folder}\n${page.slice(0, MAX_PAGE_LENGTH)}\n`);
  }
}

const dataFolder = await mkdtemp(join(tmpdir(), 'partsboard-e2e-'));
try {
  const browser = findBrowser();
  await buildAll({ onlyStale: true });
  process.exitCode = await playwright(browser, dataFolder);
  await printFailedPages();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await rm(dataFolder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
