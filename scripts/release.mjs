// `npm run release -- [--platform linux-arm64] [--folder release]`: one archive that runs where there is nothing but
// Node. It holds the built server, shop and back office, the migrations, the demo pictures, npm's packages for one
// platform, a bill of materials and the licences.
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { buildAll } from './build.mjs';
import { needlessPackages, readLock } from './locked-packages.mjs';
import { packArchive } from './pack-archive.mjs';
import { writePapers } from './release-papers.mjs';
import { run } from './run-program.mjs';

const root = resolve(import.meta.dirname, '..');

/** @typedef {import('./locked-packages.mjs').Machine} Machine */

/** The machines for which there is a private PostgreSQL, as npm calls them. @type {Record<string, Machine>} */
const platforms = {
  'linux-x64': { os: 'linux', cpu: 'x64', libc: 'glibc' },
  'linux-arm64': { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  'darwin-x64': { os: 'darwin', cpu: 'x64' },
  'darwin-arm64': { os: 'darwin', cpu: 'arm64' },
  'win32-x64': { os: 'win32', cpu: 'x64' },
};

/** Files keep their places, since the server looks for them where they lie in a checkout. */
const CONTENTS = [
  'README.md',
  'docs',
  'deploy',
  'apps/server/dist',
  'apps/server/migrations',
  'apps/shop/dist',
  'apps/backoffice/dist',
  'packages/demo-catalogue/assets',
];

const COMMANDS = ['catalogue', 'keys', 'mails', 'orders', 'setup', 'staff', 'tasks', 'worker'];

/** @param {string} script */
const startOf = (script) => `const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(\`Node 20.19 or newer is needed; this is \${process.versions.node}.\`);
  process.exit(1);
}
await import('${script}');
`;

/** @param {string} file @returns {Promise<object>} */
async function readObject(file) {
  /** @type {unknown} */
  const value = JSON.parse(await readFile(join(root, file), 'utf8'));
  if (typeof value !== 'object' || value === null) throw new Error(`${file} cannot be read.`);
  return value;
}

/** The folders of our own packages, which npm wants to see before it installs for one of them. */
async function workspaceFolders() {
  const lock = await readObject('package-lock.json');
  const packages = 'packages' in lock && typeof lock.packages === 'object' ? (lock.packages ?? {}) : {};
  return Object.keys(packages).filter((folder) => folder !== '' && !folder.includes('node_modules'));
}

/** Exactly the packages of the lock file that the server needs to run. @param {string} draft @param {string} to @param {Machine} machine */
async function installPackages(draft, to, machine) {
  const folder = join(draft, 'packages');
  const manifests = (await workspaceFolders()).map((each) => join(each, 'package.json'));
  for (const file of ['package.json', 'package-lock.json', '.npmrc', ...manifests]) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(root, file), join(folder, file));
  }
  const target = Object.entries(machine).map(([name, value]) => `--${name}=${value}`);
  const only = ['--omit=dev', '--workspace=apps/server', ...target];
  await run('npm', ['ci', ...only, '--prefer-offline', '--loglevel=error'], folder);
  const installed = await readLock(join(folder, 'node_modules', '.package-lock.json'));
  // npm also installs tools of the server's tests that another program needs to run.
  const needless = needlessPackages(await readLock(), installed, ['apps/server'], machine);
  // The starters of programs, some of which are gone now, and npm's own notes.
  const leftOver = ['node_modules/.bin', 'node_modules/.package-lock.json'];
  for (const each of [...needless, ...leftOver])
    await rm(join(folder, each), { recursive: true, force: true });
  // Our own packages are part of the bundle; npm only links to them.
  await rm(join(folder, 'node_modules', '@partsboard'), { recursive: true });
  await rename(join(folder, 'node_modules'), join(to, 'node_modules'));
  // A package of which others need another version lies beside the server.
  const beside = join('apps', 'server', 'node_modules');
  if (!existsSync(join(folder, beside))) return;
  await mkdir(dirname(join(to, beside)), { recursive: true });
  await rename(join(folder, beside), join(to, beside));
}

/** @param {string} folder @param {string} version */
async function writeStarts(folder, version) {
  const manifest = {
    name: 'partsboard',
    version,
    private: true,
    type: 'module',
    engines: { node: '>=20.19.0' },
    scripts: {
      start: 'node server.js',
      ...Object.fromEntries(COMMANDS.map((name) => [name, `node ${name}.js`])),
    },
  };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await writeFile(join(folder, 'server.js'), startOf('./apps/server/dist/server.js'));
  for (const name of COMMANDS) {
    await writeFile(join(folder, `${name}.js`), startOf(`./apps/server/dist/cli/${name}.js`));
  }
}

/** @param {string} platform @param {string} target @returns {Promise<string>} the archive's path */
async function release(platform, target) {
  const machine = platforms[platform];
  if (machine === undefined) {
    throw new Error(`There is no platform ${platform}; there are ${Object.keys(platforms).join(', ')}.`);
  }
  await buildAll({ onlyStale: true });
  const manifest = await readObject('package.json');
  const version = 'version' in manifest ? String(manifest.version) : '';
  const name = `partsboard-${version}-${platform}`;
  const folder = await mkdtemp(join(tmpdir(), 'partsboard-release-'));
  try {
    for (const path of CONTENTS) {
      const filter = (/** @type {string} */ source) => !source.endsWith('.built-from');
      await cp(join(root, path), join(folder, name, path), { recursive: true, filter });
    }
    await writeStarts(join(folder, name), version);
    await installPackages(folder, join(folder, name), machine);
    await writePapers(join(folder, name), version, machine);
    const archive = join(target, `${name}.tar.gz`);
    await mkdir(target, { recursive: true });
    await packArchive(folder, name, archive);
    return archive;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

try {
  const { values } = parseArgs({
    options: {
      platform: { type: 'string', default: `${process.platform}-${process.arch}` },
      folder: { type: 'string', default: join(root, 'release') },
    },
  });
  const archive = await release(values.platform, resolve(values.folder));
  process.stdout.write(`${archive}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
