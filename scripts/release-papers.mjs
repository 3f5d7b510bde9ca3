// What a release says about the packages in it: a bill of materials for tools, and their licences for people.
import { Buffer } from 'node:buffer';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { nameOf, neededPackages, readLock } from './locked-packages.mjs';

/**
 * @typedef {import('./locked-packages.mjs').Lock} Lock
 * @typedef {import('./locked-packages.mjs').LockedPackage} LockedPackage
 * @typedef {import('./locked-packages.mjs').Machine} Machine
 */

const root = resolve(import.meta.dirname, '..');

const PROGRAMS = ['apps/server', 'apps/shop', 'apps/backoffice'];
/** Packages that name their licence only in its text. @type {Record<string, string>} */
const LICENCES_BY_TEXT = { buildcheck: 'MIT', 'cpu-features': 'MIT', 'png-js': 'MIT', ssh2: 'MIT' };
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)/i;

/** @param {string} folder @param {LockedPackage} locked */
const licenceName = (folder, { license }) => license ?? LICENCES_BY_TEXT[nameOf(folder)];

/** @param {string} name @param {string} version */
const packageUrl = (name, version) => `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;

/** An SPDX expression such as “(MIT OR Apache-2.0)” has its own field. @param {string} license */
const licenceOf = (license) => (/\s/.test(license) ? { expression: license } : { license: { id: license } });

/** `sha512-…` of the lock file as CycloneDX writes it. @param {string} integrity */
const hashOf = (integrity) => ({
  alg: 'SHA-512',
  content: Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex'),
});

/** @param {string} folder @param {LockedPackage} locked */
function component(folder, locked) {
  const { version = '', integrity } = locked;
  const name = nameOf(folder);
  const license = licenceName(folder, locked);
  const url = packageUrl(name, version);
  return {
    type: 'library',
    'bom-ref': url,
    name,
    version,
    purl: url,
    ...(license === undefined ? {} : { licenses: [licenceOf(license)] }),
    ...(integrity?.startsWith('sha512-') === true ? { hashes: [hashOf(integrity)] } : {}),
  };
}

/**
 * A bill of materials in the format of CycloneDX 1.5. It has no time and no serial number: the same release has the
 * same bill.
 *
 * @param {Lock} lock
 * @param {string} version
 * @param {Machine} [machine]
 * @param {readonly string[]} [programs]
 */
export function billOfMaterials(lock, version, machine, programs = PROGRAMS) {
  const components = neededPackages(lock, programs, machine).map((folder) =>
    component(folder, lock.packages[folder] ?? {}),
  );
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name: 'partsboard', version } },
    // One version of a package can lie in several folders.
    components: [...new Map(components.map((each) => [each.purl, each])).values()],
  };
}

/** The texts beside a package's code. @param {string} place */
async function licenceTexts(place) {
  const names = await readdir(place);
  const files = names.filter((name) => LICENCE_FILE.test(name)).sort();
  return Promise.all(files.map((name) => readFile(join(place, name), 'utf8').catch(() => '')));
}

/**
 * A package lies in the release, which may be for another machine than this one; what is part of the pages lies only in
 * the checkout.
 *
 * @param {Lock} lock
 * @param {string} folder
 * @param {string} release
 */
async function licenceSection({ packages }, folder, release) {
  const locked = packages[folder] ?? {};
  const found = [join(release, folder), join(root, folder)].find((each) => existsSync(each));
  if (found === undefined) throw new Error(`${folder} is not installed: run "npm ci".`);
  const texts = (await licenceTexts(found)).map((text) => text.trim()).filter((text) => text !== '');
  const head = `${nameOf(folder)} ${locked.version ?? ''}: ${licenceName(folder, locked) ?? ''}`;
  return [head, ...texts].join('\n\n');
}

/**
 * Writes both into the folder of a release, where its packages already are.
 *
 * @param {string} folder
 * @param {string} version
 * @param {Machine} machine
 */
export async function writePapers(folder, version, machine) {
  const lock = await readLock();
  const bill = billOfMaterials(lock, version, machine);
  await writeFile(join(folder, 'bill-of-materials.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
  const needed = neededPackages(lock, PROGRAMS, machine);
  const sections = await Promise.all(needed.map((each) => licenceSection(lock, each, folder)));
  await writeFile(
    join(folder, 'THIRD-PARTY-LICENSES.txt'),
    `${sections.join(`\n\n${'='.repeat(78)}\n\n`)}\n`,
  );
}
