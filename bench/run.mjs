// `npm run bench -- [options]`: builds what has changed, then measures. `npm run bench -- --help` lists the options,
// `npm run bench -- load --help` those of the simulated workshops, `npm run bench -- lists --help` those of the back
// office's lists, `npm run bench -- figures --help` those of prices and stock that an ERP sends, `npm run bench -- bare
// --help` those of the comparison with a bare shop.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { findBrowser } from '../e2e/find-browser.mjs';
import { buildAll } from '../scripts/build.mjs';
import { bundle } from '../scripts/bundle.mjs';

try {
  await buildAll({ onlyStale: true });
  const [first, ...others] = process.argv.slice(2);
  const isCommand = ['bare', 'load', 'lists', 'figures'].includes(first ?? '');
  const main = await bundle(join(import.meta.dirname, isCommand ? `${first}-main.ts` : 'main.ts'));
  const args = isCommand ? others : process.argv.slice(2);
  const child = spawn(process.execPath, ['--enable-source-maps', main, ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      BENCH_LOAD: await bundle(join(import.meta.dirname, 'load', 'load-process.ts')),
      BENCH_WORKSHOPS: await bundle(join(import.meta.dirname, 'workshops', 'workshops-process.ts')),
      BENCH_BASELINE: await bundle(join(import.meta.dirname, 'servers', 'baseline-process.ts')),
      CHROMIUM_PATH: findBrowser(),
    },
  });
  // Ctrl+C reaches the child by itself; waiting lets it stop the servers.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code) => (process.exitCode = code ?? 1));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
