// `npm run verify`: everything that CI checks; the first failure stops. Steps that only read run side by side, the
// others one after the other. `npm run verify -- types lint` runs only the steps named.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';

const root = resolve(import.meta.dirname, '..');
const bin = join(root, 'node_modules', '.bin');

const workspaces = [
  '.',
  'packages/domain',
  'packages/contract',
  'packages/demo-catalogue',
  'packages/private-postgres',
  'packages/test-processes',
  'packages/ui',
  'tools/cluster-rehearsal',
  'tools/demo-drawings',
  'tools/erp-simulator',
  'examples/erp-link',
  'apps/server',
  'apps/shop',
  'apps/backoffice',
  'e2e',
  'bench',
];

/** @typedef {{ name: string, commands: string[] }} Step */

/** They look at the source and change nothing. The longest comes first, so that the others fit beside it. @type {Step[]} */
const looks = [
  {
    name: 'lint',
    // The types of all workspaces at once do not fit into the memory that Node.js takes by itself.
    commands: [
      'eslint apps/server --max-warnings 0',
      'eslint apps/shop apps/backoffice packages/ui --max-warnings 0',
      'eslint . --ignore-pattern apps --ignore-pattern packages/ui --max-warnings 0',
    ],
  },
  { name: 'types', commands: workspaces.map((folder) => `tsc --project ${folder}`) },
  { name: 'format', commands: ['prettier --check .'] },
  {
    name: 'generated',
    commands: [
      'tsx apps/server/scripts/table-types.ts --check',
      'tsx apps/server/scripts/settings-table.ts --check',
    ],
  },
  { name: 'imports', commands: ['depcruise apps packages tools examples e2e bench scripts'] },
  { name: 'unused', commands: ['knip'] },
  {
    name: 'translations',
    commands: ['shop', 'backoffice'].map((app) => `npm run i18n:check --workspace apps/${app}`),
  },
  { name: 'docs', commands: ['node scripts/check-docs.mjs'] },
  { name: 'lockfile', commands: ['node scripts/check-lockfile.mjs'] },
];

/** They run what was built, or build it, and have the machine to themselves. @type {(Step & { quiet: boolean })[]} */
const runs = [
  { name: 'tests', commands: ['vitest run'], quiet: false },
  { name: 'build', commands: ['node scripts/build.mjs'], quiet: true },
  { name: 'bundle', commands: ['size-limit'], quiet: true },
  { name: 'browser', commands: ['node e2e/run.mjs'], quiet: false },
];

/** A quiet step shows its output only when it fails. @param {string} command @param {boolean} quiet @returns {Promise<boolean>} */
function run(command, quiet) {
  return new Promise((done) => {
    const child = spawn(command, {
      cwd: root,
      shell: true,
      env: {
        ...process.env,
        PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env['PATH'] ?? ''}`,
      },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    /** @type {Buffer[]} */
    const output = [];
    child.stdout?.on('data', (/** @type {Buffer} */ chunk) => output.push(chunk));
    child.stderr?.on('data', (/** @type {Buffer} */ chunk) => output.push(chunk));
    child.on('close', (code) => {
      if (code !== 0) process.stdout.write(`\n$ ${command}\n${output.join('')}`);
      done(code === 0);
    });
  });
}

/** @param {number} since */
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Ends the whole with the first failure. @param {Step} step @param {boolean} quiet */
async function take({ name, commands }, quiet) {
  const began = Date.now();
  if (!quiet) process.stdout.write(`${name}\n`);
  for (const command of commands) {
    if (await run(command, quiet)) continue;
    process.stdout.write(`\n${name} failed after ${seconds(began)}.\n`);
    process.exit(1);
  }
  process.stdout.write(`${name.padEnd(14)}ok  ${seconds(began)}\n`);
}

const asked = process.argv.slice(2);
const names = [...looks, ...runs].map(({ name }) => name);
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`There is no step ${unknown.join(', ')}; there are ${names.join(', ')}.\n`);
  process.exit(1);
}
/** @param {Step} step */
const isAsked = ({ name }) => asked.length === 0 || asked.includes(name);

const began = Date.now();
const waiting = looks.filter(isAsked);
const lane = async () => {
  for (let step = waiting.shift(); step; step = waiting.shift()) await take(step, true);
};
await Promise.all(Array.from({ length: availableParallelism() }, lane));
for (const step of runs.filter(isAsked)) await take(step, step.quiet);
process.stdout.write(`\nEverything is in order: ${seconds(began)}.\n`);
