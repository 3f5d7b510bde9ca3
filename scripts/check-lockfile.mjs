// Fails when package-lock.json cannot serve every machine: when a package names an optional dependency, mostly the
// native code for one platform, that the lock file does not have, or when an entry is tied to one registry.
import process from 'node:process';
import { placesOf, readLock } from './locked-packages.mjs';

/** @typedef {import('./locked-packages.mjs').Lock} Lock */

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

if (process.argv[1] === import.meta.filename) {
  const faults = lockfileFaults(await readLock());
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) {
    process.stderr.write(
      'Delete the entries of these packages in package-lock.json and the folder node_modules, then run npm install.\n',
    );
    process.exitCode = 1;
  }
}
