// `npm run verify`: everything that CI checks, one step after the other; the first failure stops.
// `npm run verify -- types lint` runs only the steps named.
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import process from 'node:process';

const root = resolve(import.meta.dirname, '..');
const bin = join(root, 'node_modules', '.bin');

const workspaces = [
  '.',
  'packages/domain',
  'packages/contract',
  'packages/demo-catalogue',
  'apps/server',
  'apps/shop',
  'e2e',
  'bench',
];

/** A quiet step shows its output only when it fails. @type {{ name: string, commands: string[], quiet: boolean }[]} */
const steps = [
  {
    name: 'generated',
    commands: [
      'node scripts/run.mjs apps/server/scripts/table-types.ts --check',
      'node scripts/run.mjs apps/server/scripts/settings-table.ts --check',
    ],
    quiet: true,
  },
  { name: 'format', commands: ['prettier --check .'], quiet: true },
  { name: 'types', commands: workspaces.map((folder) => `tsc --project ${folder}`), quiet: true },
  { name: 'lint', commands: ['eslint . --max-warnings 0'], quiet: true },
  { name: 'imports', commands: ['depcruise apps packages e2e bench scripts'], quiet: true },
  { name: 'unused', commands: ['knip'], quiet: true },
  { name: 'translations', commands: ['npm run i18n:check --workspace apps/shop'], quiet: true },
  { name: 'docs', commands: ['node scripts/check-docs.mjs'], quiet: true },
  { name: 'tests', commands: ['vitest run'], quiet: false },
  { name: 'build', commands: ['node scripts/build.mjs'], quiet: true },
  { name: 'bundle', commands: ['node scripts/check-bundle.mjs'], quiet: true },
  { name: 'browser', commands: ['node e2e/run.mjs'], quiet: false },
];

/** @param {string} command @param {boolean} quiet @returns {Promise<boolean>} */
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

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no step ${unknown.join(', ')}; there are ${steps.map(({ name }) => name).join(', ')}.\n`,
  );
  process.exit(1);
}

const began = Date.now();
for (const { name, commands, quiet } of steps.filter(
  (step) => asked.length === 0 || asked.includes(step.name),
)) {
  const stepBegan = Date.now();
  process.stdout.write(quiet ? name.padEnd(14) : `${name}\n`);
  for (const command of commands) {
    if (await run(command, quiet)) continue;
    process.stdout.write(`\n${name} failed after ${seconds(stepBegan)}.\n`);
    process.exit(1);
  }
  process.stdout.write(`${quiet ? '' : name.padEnd(14)}ok  ${seconds(stepBegan)}\n`);
}
process.stdout.write(`\nEverything is in order: ${seconds(began)}.\n`);
