// Fails when a document names a file, a folder or an npm command that does not exist, or when none names a setting of
// the shop's build.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { execFileSync } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';

const root = resolve(import.meta.dirname, '..');

/** Made at run time or by a build, so not in a fresh checkout. */
const MADE_LATER = /^(?:var|release)(?:\/|$)|(?:^|\/)(?:dist|node_modules)(?:\/|$)/;

/** For example `npm test` or, with a script of one workspace, `npm run build -w apps/shop`. */
const COMMAND = /npm (?:run ([a-z][\w:-]*)|(start|test)\b)(?: (?:-w|--workspace)[ =]([\w/-]+))?/g;

const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));

/** @param {string} workspace @param {string} name */
async function hasScript(workspace, name) {
  const text = await readFile(join(root, workspace, 'package.json'), 'utf8').catch(() => '{}');
  /** @type {unknown} */
  const manifest = JSON.parse(text);
  if (typeof manifest !== 'object' || manifest === null || !('scripts' in manifest)) return false;
  return typeof manifest.scripts === 'object' && manifest.scripts !== null && name in manifest.scripts;
}

/** @param {string} path a path or a pattern like packages/<name>/src @param {string} folder */
function isMissing(path, folder) {
  const plain = path.replace(/[#?].*$/, '').replace(/\/$/, '');
  if (MADE_LATER.test(plain) || /[*<>{}…$]/.test(plain)) return false;
  return !existsSync(join(root, plain)) && !existsSync(join(root, folder, plain));
}

/** @param {string} document @param {string} text */
async function faultsOf(document, text) {
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
  const commands = await Promise.all(
    [...text.matchAll(COMMAND)].map(async ([command, run, short, workspace = '.']) =>
      (await hasScript(workspace, run ?? short ?? '')) ? [] : [`the command ${command}`],
    ),
  );
  return [
    ...[...paths, ...targets].filter((path) => isMissing(path, folder)).map((path) => `the path ${path}`),
    ...commands.flat(),
  ].map((fault) => `${document} names ${fault}, which does not exist.`);
}

/** The server's settings are written into the README; those of the shop's build are declared here only. */
const SHOP_SETTINGS = 'apps/shop/src/vite-env.d.ts';

/** @param {readonly string[]} texts */
async function unnamedSettings(texts) {
  const declared = await readFile(join(root, SHOP_SETTINGS), 'utf8');
  return [...declared.matchAll(/\bVITE_\w+/g)]
    .map(([name]) => name)
    .filter((name) => !texts.some((text) => text.includes(name)))
    .map((name) => `No document names the setting ${name} of ${SHOP_SETTINGS}.`);
}

const texts = await Promise.all(documents.map((document) => readFile(join(root, document), 'utf8')));
const faults = await Promise.all([
  ...documents.map((document, index) => faultsOf(document, texts[index] ?? '')),
  unnamedSettings(texts),
]);
for (const fault of faults.flat()) process.stderr.write(`${fault}\n`);
if (faults.flat().length > 0) process.exitCode = 1;
