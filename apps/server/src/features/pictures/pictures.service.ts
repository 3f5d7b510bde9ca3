import { createHash } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { insertPictures } from './pictures.repository.ts';

const extensions: Readonly<Record<string, string>> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
};

/** Where browsers fetch pictures: the name is made of the content, so that it can be cached for ever. */
const PICTURES_PATH = '/backoffice/pictures';

const HASH_START_BYTES = 16;

export const pictureUrl = (sha256: Buffer, contentType: string): string =>
  `${PICTURES_PATH}/${sha256.toString('hex', 0, HASH_START_BYTES)}.${extensions[contentType] ?? 'bin'}`;

/** The address of a picture that a left join may not have found. */
export const optionalPictureUrl = (sha256: Buffer | null, contentType: string | null): string | null =>
  sha256 && contentType ? pictureUrl(sha256, contentType) : null;

/** Stores SVG pictures by name and answers their ids by the same names; two of one look share an id. */
export async function savePictures<Name extends string>(
  db: Db,
  svgByName: Readonly<Record<Name, string>>,
): Promise<(name: Name) => number> {
  const hashes = new Map<string, string>();
  const pictures = Object.entries<string>(svgByName).map(([name, svg]) => {
    const bytes = Buffer.from(svg, 'utf8');
    const sha256 = createHash('sha256').update(bytes).digest();
    hashes.set(name, sha256.toString('hex'));
    return { sha256, contentType: 'image/svg+xml', bytes, isGzipped: false };
  });
  const ids = await insertPictures(db, pictures);
  return (name) => {
    const id = ids.get(hashes.get(name) ?? '');
    if (id === undefined) throw new Error(`The picture ${name} was not stored`);
    return id;
  };
}
