import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { libraryPath } from './drawing-library.ts';

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? sourcesIn(path) : [path];
    })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));

/** Fingerprint of the code that draws: a library made from other code is out of date. */
export const drawingFingerprint = (): string => {
  const folder = join(dirname(dirname(libraryPath())), 'src', 'drawing');
  const hash = createHash('sha256');
  for (const path of sourcesIn(folder).sort())
    hash.update(path.slice(folder.length).replaceAll('\\', '/')).update(readFileSync(path, 'utf8'));
  return hash.digest('hex');
};
