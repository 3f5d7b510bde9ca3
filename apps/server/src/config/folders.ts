import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The same from the sources and from the bundle, whose files lie at another depth. */
function findServerFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'migrations'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The folder "migrations" is missing beside the server.');
    folder = parent;
  }
  return folder;
}

export const serverFolder = findServerFolder();
export const repositoryFolder = dirname(dirname(serverFolder));
export const migrationsFolder = join(serverFolder, 'migrations');
export const shopFolder = join(repositoryFolder, 'apps', 'shop', 'dist');
export const backofficeFolder = join(repositoryFolder, 'apps', 'backoffice', 'dist');
