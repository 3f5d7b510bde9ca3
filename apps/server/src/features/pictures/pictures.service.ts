import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
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

/** Packed once when stored, not at every request. */
const WORTH_PACKING = 1024;

/** Stores SVG pictures by name and returns their ids by the same names; two of one look share an id. */
export async function savePictures<Name extends string>(
  db: Db,
  svgByName: ReadonlyMap<Name, string>,
): Promise<(name: Name) => number> {
  const hashes = new Map<string, string>();
  const pictures = [...svgByName].map(([name, svg]) => {
    const bytes = Buffer.from(svg, 'utf8');
    const sha256 = createHash('sha256').update(bytes).digest();
    hashes.set(name, sha256.toString('hex'));
    const isGzipped = bytes.length >= WORTH_PACKING;
    return { sha256, contentType: 'image/svg+xml', bytes: isGzipped ? gzipSync(bytes) : bytes, isGzipped };
  });
  const ids = await insertPictures(db, pictures);
  return (name) => {
    const id = ids.get(hashes.get(name) ?? '');
    if (id === undefined) throw new Error(`The picture ${name} was not stored`);
    return id;
  };
}
