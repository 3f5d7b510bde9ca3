import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where a callout's number stands in a drawing of 800 × 560. */
export interface Hotspot {
  readonly number: number;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** How many different drawings there are of one composition. */
export const DRAWING_VARIANTS = 3;

const ASSETS = join('packages', 'demo-catalogue', 'assets');

/** The same from the sources and from a bundle, whose files lie at another depth. */
export const assetsFolder = (): string => {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, ASSETS))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`${ASSETS} is missing`);
    folder = parent;
  }
  return join(folder, ASSETS);
};

export const boardDrawingFile = (composition: string, variant: number): string =>
  join('boards', `${composition}-${variant}.svg`);
export const boardHotspotsFile = (composition: string, variant: number): string =>
  join('boards', `${composition}-${variant}.hotspots.json`);
/** `subject` is a composition and one of its roles: `clutch/release-fork`. */
export const partPictureFile = (subject: string): string => join('pictures', `${subject}.svg`);
export const artworkFile = (name: string): string => join('artwork', `${name}.svg`);

export const readAsset = (file: string): string => readFileSync(join(assetsFolder(), file), 'utf8');

const isHotspot = (value: unknown): value is Hotspot =>
  typeof value === 'object' &&
  value !== null &&
  ['number', 'x1', 'y1', 'x2', 'y2'].every((name) => name in value);

export function readHotspots(composition: string, variant: number): readonly Hotspot[] {
  const file = boardHotspotsFile(composition, variant);
  const hotspots: unknown = JSON.parse(readAsset(file));
  if (!Array.isArray(hotspots) || !hotspots.every(isHotspot))
    throw new Error(`${file} is no list of hotspots`);
  return hotspots;
}
