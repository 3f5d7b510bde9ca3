import { Type } from '../schema.ts';

/** The largest picture that is taken, in bytes; what is stored of it is smaller. */
export const MAX_PICTURE_BYTES = 8_000_000;

/** A JPEG, PNG or WebP file. */
export const PictureUpload = Type.String({
  minLength: 1,
  maxLength: Math.ceil(MAX_PICTURE_BYTES / 3) * 4,
  description: 'The file, Base64-encoded',
});
