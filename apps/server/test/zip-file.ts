import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync } from 'fflate';

/** A ZIP file with these entries. */
export const zipOf = (entries: Readonly<Record<string, Buffer | string>>): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(Object.entries(entries).map(([name, content]) => [name, Buffer.from(content)])),
    ),
  );

/** A folder as people pack it, with its name or without. */
export async function zipOfFolder(folder: string, prefix = ''): Promise<Buffer> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const entries: Record<string, Buffer> = {};
  for (const file of files) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    entries[`${prefix}${path.slice(folder.length + 1)}`] = await readFile(path);
  }
  return zipOf(entries);
}
