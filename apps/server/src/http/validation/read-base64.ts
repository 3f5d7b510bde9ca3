import { fieldError } from '../errors/domain-error.ts';

const withoutPadding = (base64: string): string => base64.replace(/={1,2}$/, '');

/** The bytes of a field that came as Base64. A pattern in the contract would go through megabytes of text. */
export function readBase64(field: string, text: string): Buffer {
  const bytes = Buffer.from(text, 'base64');
  // What is no Base64 is left out when it is read.
  if (withoutPadding(bytes.toString('base64')) !== withoutPadding(text))
    throw fieldError(field, (t) => t.validation.wrongValue);
  return bytes;
}
