// `npm run keys -- …` and the like: a command of apps/server/src/cli, built first if it has changed.
import process from 'node:process';
import { URL } from 'node:url';
import { buildAll } from './build.mjs';

// The command reads its own arguments where it finds them without this script: after the name of the program.
const [name = ''] = process.argv.splice(2, 1);

try {
  await buildAll({ onlyStale: true, only: 'server' });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

const command = new URL(`../apps/server/dist/cli/${name}.js`, import.meta.url);
await import(command.href);
