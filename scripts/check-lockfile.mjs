// Fails when package-lock.json cannot serve every machine: when a package names an optional dependency, mostly the
// native code for one platform, that the lock file does not have, or when an entry is tied to one registry.
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import process from 'node:process';

/**
 * @typedef {{ link?: boolean, resolved?: string, version?: string, optionalDependencies?: Record<string, string> }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

const MODULES = 'node_modules/';

/** Where Node looks for a package from a folder, the nearest place first. @param {string} folder @param {string} name */
function placesOf(folder, name) {
  const places = [];
  for (let from = folder; from !== ''; from = from.slice(0, Math.max(0, from.lastIndexOf('/')))) {
    if (!from.endsWith('node_modules')) places.push(`${from}/${MODULES}${name}`);
  }
  return [...places, MODULES + name];
}

/** @param {Lock} lock @returns {string[]} */
function missingOptionalPackages({ packages }) {
  return Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !placesOf(folder, name).some((place) => place in packages))
      .map(
        (name) => `${folder || 'The project'} needs ${name} on some platforms, and the lock file lacks it.`,
      ),
  );
}

/** An address in the lock file ties every install to the registry of whoever wrote it. @param {Lock} lock @returns {string[]} */
function packagesOfOneRegistry({ packages }) {
  return Object.entries(packages)
    .filter(([, { link, resolved }]) => link !== true && resolved !== undefined)
    .map(([folder, { resolved }]) => `${folder} is tied to ${resolved ?? ''}.`);
}

/** Everything that is wrong with a lock file, one sentence each. @param {Lock} lock @returns {string[]} */
export const lockfileFaults = (lock) => [...missingOptionalPackages(lock), ...packagesOfOneRegistry(lock)];

/** @param {unknown} value @returns {value is Lock} */
const isLock = (value) =>
  typeof value === 'object' && value !== null && 'packages' in value && typeof value.packages === 'object';

if (process.argv[1] === import.meta.filename) {
  const file = join(resolve(import.meta.dirname, '..'), 'package-lock.json');
  /** @type {unknown} */
  const lock = JSON.parse(await readFile(file, 'utf8'));
  const faults = isLock(lock) ? lockfileFaults(lock) : ['package-lock.json lists no packages.'];
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) {
    process.stderr.write(
      'Delete the entries of these packages in package-lock.json and the folder node_modules, then run npm install.\n',
    );
    process.exitCode = 1;
  }
}
