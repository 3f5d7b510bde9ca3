// `npm start`: builds what is not built or has changed, then becomes the server.
import process from 'node:process';
import { URL } from 'node:url';
import { buildAll } from './build.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

try {
  await buildAll({ onlyStale: true });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

stopWithNpm();

// In this same process, so that a signal reaches the server once and directly.
const server = new URL('../apps/server/dist/server.js', import.meta.url);
await import(server.href);
