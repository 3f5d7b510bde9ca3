// `npm run release -- [--platform linux-arm64] [--folder release]`: one archive that runs where there is nothing but
// Node. It holds the built server, shop and back office, the migrations, the demo pictures, npm's packages for one
// platform, a bill of materials and the licences.
import { spawn } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { cp, lutimes, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';
import { buildAll } from './build.mjs';
import { writePapers } from './release-papers.mjs';

const root = resolve(import.meta.dirname, '..');

/** How npm calls the machines for which there is a private PostgreSQL. @type {Record<string, string[]>} */
const platforms = {
  'linux-x64': ['--os=linux', '--cpu=x64', '--libc=glibc'],
  'linux-arm64': ['--os=linux', '--cpu=arm64', '--libc=glibc'],
  'darwin-x64': ['--os=darwin', '--cpu=x64'],
  'darwin-arm64': ['--os=darwin', '--cpu=arm64'],
  'win32-x64': ['--os=win32', '--cpu=x64'],
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

/** One time for all files: two archives of one commit are then alike. */
const FILE_TIME = new Date('2000-01-01T00:00:00Z');

/** @param {string} script */
const startOf = (script) => `const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(\`Node 20.19 or newer is needed; this is \${process.versions.node}.\`);
  process.exit(1);
}
await import('${script}');
`;

/** @param {string} program @param {string[]} args @param {string} folder @returns {Promise<void>} */
function run(program, args, folder) {
  return new Promise((done, fail) => {
    const child = spawn(program, args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.on('error', fail);
    child.on('exit', (code) =>
      code === 0 ? done() : fail(new Error(`"${[program, ...args].join(' ')}" failed.`)),
    );
  });
}

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

/** Exactly the packages of the lock file that the server needs to run. @param {string} draft @param {string} to @param {string[]} machine */
async function installPackages(draft, to, machine) {
  const folder = join(draft, 'packages');
  const manifests = (await workspaceFolders()).map((each) => join(each, 'package.json'));
  for (const file of ['package.json', 'package-lock.json', '.npmrc', ...manifests]) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(root, file), join(folder, file));
  }
  const only = ['--omit=dev', '--workspace=apps/server', ...machine];
  await run('npm', ['ci', ...only, '--prefer-offline', '--loglevel=error'], folder);
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

/** Everything below a folder, in one order on every machine. @param {string} folder @param {string} path @returns {Promise<string[]>} */
async function pathsIn(folder, path) {
  const entries = await readdir(join(folder, path), { withFileTypes: true });
  const inside = entries.map(async (entry) => {
    const place = `${path}/${entry.name}`;
    return entry.isDirectory() ? pathsIn(folder, place) : [place];
  });
  return (await Promise.all(inside)).flat().sort();
}

/** @param {string} folder @param {string} name @param {string} archive */
async function pack(folder, name, archive) {
  const paths = await pathsIn(folder, name);
  for (const path of paths) await lutimes(join(folder, path), FILE_TIME, FILE_TIME);
  await writeFile(join(folder, 'list'), paths.join('\n'));
  const owner = process.platform === 'linux' ? ['--owner=0', '--group=0', '--numeric-owner'] : [];
  await run('tar', ['-cf', 'archive.tar', ...owner, '-T', 'list'], folder);
  await pipeline(createReadStream(join(folder, 'archive.tar')), createGzip(), createWriteStream(archive));
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
    await writePapers(join(folder, name), version);
    await installPackages(folder, join(folder, name), machine);
    const archive = join(target, `${name}.tar.gz`);
    await mkdir(target, { recursive: true });
    await pack(folder, name, archive);
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
