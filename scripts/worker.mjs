// `npm run worker`: a process that runs background tasks only, built first if it has changed.
import process from 'node:process';
import { URL } from 'node:url';
import { buildAll } from './build.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

try {
  await buildAll({ onlyStale: true, only: 'server' });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

stopWithNpm();

// In this same process, so that a signal reaches the worker once and directly.
const worker = new URL('../apps/server/dist/cli/worker.js', import.meta.url);
await import(worker.href);
