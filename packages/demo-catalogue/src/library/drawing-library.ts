import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import type { drawBoard } from '../drawing/draw-board.ts';

/**
 * Every drawing that the demo catalogue shows, made in advance: hiding lines takes a tenth of a second a board, which
 * is nothing for an author and too much for a shop's first start.
 */
export interface DrawingLibrary {
  /** Fingerprint of the drawing code that made it. */
  madeFrom: string;
  /** By composition and variant: `clutch-0`. */
  boards: Readonly<Record<string, ReturnType<typeof drawBoard>>>;
  /** By composition and role: `clutch/release-fork`. */
  pictures: Readonly<Record<string, string>>;
}

/** How many different pictures there are of one composition. */
export const LIBRARY_VARIANTS = 3;

const LIBRARY_FILE = join('packages', 'demo-catalogue', 'library', 'drawings.json.br');

/** The same from the sources and from a bundle, whose files lie at another depth. */
export const libraryPath = (): string => {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, LIBRARY_FILE))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`${LIBRARY_FILE} is missing`);
    folder = parent;
  }
  return join(folder, LIBRARY_FILE);
};

const isLibrary = (value: unknown): value is DrawingLibrary =>
  typeof value === 'object' &&
  value !== null &&
  'madeFrom' in value &&
  'boards' in value &&
  'pictures' in value;

export const readDrawingLibrary = (): DrawingLibrary => {
  const library: unknown = JSON.parse(brotliDecompressSync(readFileSync(libraryPath())).toString('utf8'));
  if (!isLibrary(library)) throw new Error(`${LIBRARY_FILE} is not a drawing library`);
  return library;
};
