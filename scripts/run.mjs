// Runs a TypeScript file of this workspace: node scripts/run.mjs <file.ts> [arguments]
// Node 20 cannot read TypeScript, so the file is bundled first; that takes a tenth of a second.
import { spawn } from 'node:child_process';
import { basename, join, resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { build } from 'rolldown';

const root = resolve(import.meta.dirname, '..');

/** The bundle lies elsewhere than its sources, some of which look for files beside themselves. */
const keepOwnUrl = {
  name: 'keep-own-url',
  /** @param {string} code @param {string} id */
  transform: (code, id) => ({
    code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
    map: null,
  }),
};

/**
 * @param {string} file
 * @returns {Promise<string>} the bundle's path, inside the workspace so that it finds the npm packages
 */
export async function bundle(file) {
  const output = join(root, 'node_modules', '.cache', 'partsboard', `${basename(file, '.ts')}.mjs`);
  await build({
    input: resolve(file),
    platform: 'node',
    external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@partsboard/'),
    plugins: [keepOwnUrl],
    output: { file: output, sourcemap: 'inline' },
    logLevel: 'warn',
  });
  return output;
}

const [file, ...args] = process.argv.slice(2);
if (import.meta.filename === process.argv[1] && file !== undefined) {
  const child = spawn(process.execPath, ['--enable-source-maps', await bundle(file), ...args], {
    stdio: 'inherit',
  });
  child.on('exit', (code, signal) => (process.exitCode = signal === null ? (code ?? 1) : 1));
}
