import { MAX_RETURN_PHOTO_BYTES } from '@partsboard/contract/returns';
import { fieldError } from '../../../http/errors/domain-error.ts';
import { readBase64 } from '../../../http/validation/read-base64.ts';

type PhotoType = 'image/jpeg' | 'image/png' | 'image/webp';

export interface Photo {
  readonly contentType: PhotoType;
  readonly content: Buffer;
}

const startsWith = (content: Buffer, bytes: readonly number[], at = 0): boolean =>
  content.subarray(at, at + bytes.length).equals(Buffer.from(bytes));

/** What a file is by its first bytes: what its sender calls it proves nothing. */
function typeOf(content: Buffer): PhotoType | undefined {
  if (startsWith(content, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(content, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (startsWith(content, [0x52, 0x49, 0x46, 0x46]) && startsWith(content, [0x57, 0x45, 0x42, 0x50], 8))
    return 'image/webp';
  return undefined;
}

/** Reads photos that came as Base64; what is no photo, or too large, is refused. */
export const readPhotos = (texts: readonly string[]): Photo[] =>
  texts.map((text) => {
    const content = readBase64('Photos', text);
    if (content.length > MAX_RETURN_PHOTO_BYTES)
      throw fieldError('Photos', (t) => t.returns.largePhoto(MAX_RETURN_PHOTO_BYTES / 1_000_000));
    const contentType = typeOf(content);
    if (contentType === undefined) throw fieldError('Photos', (t) => t.returns.noPhoto);
    return { contentType, content };
  });
