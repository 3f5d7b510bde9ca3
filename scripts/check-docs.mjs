// Fails when a document names a file, a folder or an npm command that does not exist.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { execFileSync } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';

const root = resolve(import.meta.dirname, '..');

/** Made at run time or by a build, so not in a fresh checkout. */
const MADE_LATER = /^var(?:\/|$)|(?:^|\/)(?:dist|node_modules)(?:\/|$)/;

const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));

/** @returns {Promise<Record<string, string>>} */
async function readScripts() {
  const manifest = /** @type {unknown} */ (JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  return /** @type {{ scripts: Record<string, string> }} */ (manifest).scripts;
}

const scripts = await readScripts();

/** @param {string} path a path or a pattern like packages/<name>/src @param {string} folder */
function isMissing(path, folder) {
  const plain = path.replace(/[#?].*$/, '').replace(/\/$/, '');
  if (MADE_LATER.test(plain) || /[*<>{}…$]/.test(plain)) return false;
  return !existsSync(join(root, plain)) && !existsSync(join(root, folder, plain));
}

/** @param {string} document @param {string} text */
function faultsOf(document, text) {
  const folder = dirname(document);
  const code = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span ?? '');
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target ?? '');
  // A path is what begins like a folder of ours, or is a file beside the document.
  const paths = code.filter(
    (span) =>
      /^[\w.@-]+(?:\/[\w.@-]+)+\/?$/.test(span) &&
      (existsSync(join(root, span.split('/')[0] ?? '')) ||
        existsSync(join(root, folder, span.split('/')[0] ?? ''))),
  );
  const targets = links.filter((target) => !/^(?:[a-z]+:|#)/.test(target));
  const commands = [...text.matchAll(/npm (?:run (?<name>[\w:-]+)|(?<short>start|test)\b)(?! -w)/g)].map(
    ({ groups }) => groups?.['name'] ?? groups?.['short'] ?? '',
  );
  return [
    ...[...paths, ...targets].filter((path) => isMissing(path, folder)).map((path) => `the path ${path}`),
    ...commands.filter((name) => !(name in scripts)).map((name) => `the command npm run ${name}`),
  ].map((fault) => `${document} names ${fault}, which does not exist.`);
}

const faults = await Promise.all(
  documents.map(async (document) => faultsOf(document, await readFile(join(root, document), 'utf8'))),
);
for (const fault of faults.flat()) process.stderr.write(`${fault}\n`);
if (faults.flat().length > 0) process.exitCode = 1;
