// `npm start`: builds what is not built or has changed, then becomes the server.
import process from 'node:process';
import { setInterval } from 'node:timers';
import { URL } from 'node:url';
import { buildAll } from './build.mjs';

try {
  await buildAll({ onlyStale: true });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

// npm runs scripts in a shell, which does not pass on the signal that npm hands it but dies of it.
if (process.env['npm_lifecycle_event'] !== undefined) {
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}

// In this same process, so that a signal reaches the server once and directly.
const server = new URL('../apps/server/dist/server.js', import.meta.url);
await import(server.href);
