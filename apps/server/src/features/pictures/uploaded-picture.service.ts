import { createHash } from 'node:crypto';
import { Transformer } from '@napi-rs/image';
import { MAX_PICTURE_BYTES } from '@partsboard/contract/backoffice/pictures';
import type { Db } from '../../db/database.ts';
import { fieldError, type DomainError } from '../../http/errors/domain-error.ts';
import { readBase64 } from '../../http/validation/read-base64.ts';
import { insertPictures, insertPictureSizes, type StoredPicture } from './pictures.repository.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The largest size at which each kind of picture is shown, for screens with two dots to a pixel, and the smaller widths
 * that smaller screens can choose.
 */
const uses = {
  logo: { width: 800, height: 200, smaller: [] },
  branch: { width: 960, height: 640, smaller: [] },
  banner: { width: 2560, height: 1280, smaller: [640, 1280] },
} as const satisfies Record<string, Size & { readonly smaller: readonly number[] }>;

export type PictureUse = keyof typeof uses;

const FORMATS = ['jpeg', 'png', 'webp'];
/** A small file can unfold into a picture that fills the memory. */
const MAX_PIXELS = 60_000_000;
const WEBP_QUALITY = 82;

const noPicture = (field: string): DomainError => fieldError(field, (t) => t.content.noPicture);

interface Shrunk extends StoredPicture {
  readonly width: number;
}

const asPicture = (bytes: Buffer, width: number): Shrunk => ({
  sha256: createHash('sha256').update(bytes).digest(),
  contentType: 'image/webp',
  bytes,
  isGzipped: false,
  width,
});

/** From this number on, a camera was held sideways: what the file calls its width is its height. */
const FIRST_SIDEWAYS = 5;

async function uprightSize(picture: Transformer): Promise<Size & { readonly format: string }> {
  const { format, width, height, orientation = 1 } = await picture.metadata(true);
  return orientation < FIRST_SIDEWAYS ? { format, width, height } : { format, width: height, height: width };
}

/** Makes a picture as small as it is shown, upright, and without what a camera wrote into it. */
async function shrink(content: Buffer, box: Size, field: string): Promise<Shrunk> {
  try {
    const picture = new Transformer(content);
    const { format, width, height } = await uprightSize(picture);
    if (!FORMATS.includes(format) || width * height > MAX_PIXELS) throw noPicture(field);
    picture.rotate();
    const scale = Math.min(1, box.width / width, box.height / height);
    const shownWidth = Math.max(1, Math.round(width * scale));
    if (scale < 1) picture.resize(shownWidth);
    return asPicture(await picture.webp(WEBP_QUALITY), shownWidth);
  } catch (error) {
    // The decoder's own words are about bytes.
    throw error instanceof Error && error.name === 'DomainError' ? error : noPicture(field);
  }
}

/** Stores a picture that somebody has sent as Base64, in the sizes at which it is shown. Returns the largest one's id. */
export async function saveUploadedPicture(
  db: Db,
  base64: string,
  use: PictureUse,
  field: string,
): Promise<number> {
  const content = readBase64(field, base64);
  if (content.length > MAX_PICTURE_BYTES)
    throw fieldError(field, (t) => t.content.largePicture(MAX_PICTURE_BYTES / 1_000_000));
  const { smaller, ...largest } = uses[use];
  const picture = await shrink(content, largest, field);
  // One after the other: unfolded, a large picture takes hundreds of megabytes.
  const copies: Shrunk[] = [];
  for (const width of smaller.filter((each) => each < picture.width))
    copies.push(await shrink(content, { width, height: Infinity }, field));
  const ids = await insertPictures(db, [picture, ...copies]);
  const idOf = ({ sha256 }: Shrunk): number => {
    const id = ids.get(sha256.toString('hex'));
    if (id === undefined) throw new Error('The picture was not stored');
    return id;
  };
  const id = idOf(picture);
  if (copies.length > 0)
    await insertPictureSizes(
      db,
      id,
      [...copies, picture].map((size) => ({ width: size.width, sized_picture_id: idOf(size) })),
    );
  return id;
}
