// Reads package-lock.json: which packages there are, and which of them a program needs.
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/**
 * @typedef {{
 *   link?: boolean,
 *   name?: string,
 *   resolved?: string,
 *   version?: string,
 *   license?: string,
 *   integrity?: string,
 *   os?: string[],
 *   cpu?: string[],
 *   libc?: string[],
 *   dependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>,
 * }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 * @typedef {{ os: string, cpu: string, libc?: string }} Machine
 */

const MODULES = 'node_modules/';

/** @param {unknown} value @returns {value is Lock} */
const isLock = (value) =>
  typeof value === 'object' && value !== null && 'packages' in value && typeof value.packages === 'object';

const ownLock = join(resolve(import.meta.dirname, '..'), 'package-lock.json');

/** The lock file of this project, or another one. @param {string} [file] @returns {Promise<Lock>} */
export async function readLock(file = ownLock) {
  /** @type {unknown} */
  const lock = JSON.parse(await readFile(file, 'utf8'));
  if (!isLock(lock)) throw new Error(`${file} lists no packages.`);
  return lock;
}

/** Where Node looks for a package from a folder, the nearest place first. @param {string} folder @param {string} name */
export function placesOf(folder, name) {
  const places = [];
  for (let from = folder; from !== ''; from = from.slice(0, Math.max(0, from.lastIndexOf('/')))) {
    if (!from.endsWith('node_modules')) places.push(`${from}/${MODULES}${name}`);
  }
  return [...places, MODULES + name];
}

/** The name of the package that lies in a folder of the lock file. @param {string} folder */
export const nameOf = (folder) => folder.slice(folder.lastIndexOf(MODULES) + MODULES.length);

/** Whether one of the names is meant, `!` before a name meaning all others. @param {string[] | undefined} names @param {string | undefined} name */
const includes = (names, name) =>
  names === undefined ||
  name === undefined ||
  names.includes(name) ||
  (names.every((each) => each.startsWith('!')) && !names.includes(`!${name}`));

/** Whether npm installs a package on a machine. @param {LockedPackage} locked @param {Machine} machine */
const isFor = ({ os, cpu, libc }, machine) =>
  includes(os, machine.os) && includes(cpu, machine.cpu) && includes(libc, machine.libc);

/**
 * The folders of all packages of others that the programs need to run on a machine; without one, on any machine.
 *
 * @param {Lock} lock
 * @param {readonly string[]} programs
 * @param {Machine} [machine]
 * @returns {string[]}
 */
export function neededPackages({ packages }, programs, machine) {
  /** @type {Set<string>} */
  const needed = new Set(programs);
  for (const folder of needed) {
    const { link, resolved, dependencies, optionalDependencies, peerDependencies } = packages[folder] ?? {};
    if (link === true && resolved !== undefined) needed.add(resolved);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      // An optional peer may be missing.
      const place = placesOf(folder, name).find((each) => each in packages);
      const locked = place === undefined ? undefined : packages[place];
      if (place === undefined || locked === undefined) continue;
      if (machine === undefined || isFor(locked, machine)) needed.add(place);
    }
  }
  return [...needed].filter((folder) => folder.includes(MODULES) && packages[folder]?.link !== true).sort();
}

/**
 * The folders of packages that were installed although the programs do not need them: tools, mostly, which do not belong
 * into a release and are not in its papers.
 *
 * @param {Lock} lock
 * @param {Lock} installed what npm has noted in `node_modules/.package-lock.json`
 * @param {readonly string[]} programs
 * @param {Machine} machine
 */
export function needlessPackages(lock, installed, programs, machine) {
  const needed = new Set(neededPackages(lock, programs, machine));
  return Object.entries(installed.packages)
    .filter(([folder, { link }]) => folder.includes(MODULES) && link !== true && !needed.has(folder))
    .map(([folder]) => folder);
}
