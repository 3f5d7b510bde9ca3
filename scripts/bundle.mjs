// Bundles a TypeScript file for the bench. Why not tsx: docs/decisions/041-build-tools.md.
import { basename, join, resolve } from 'node:path';
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
