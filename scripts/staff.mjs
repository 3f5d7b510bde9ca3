// `npm run staff -- …`: the command that adds, disables and resets members of staff, built first if it has changed.
import process from 'node:process';
import { URL } from 'node:url';
import { buildAll } from './build.mjs';

try {
  await buildAll({ onlyStale: true, only: 'server' });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

const command = new URL('../apps/server/dist/cli/staff.js', import.meta.url);
await import(command.href);
