import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readBase64 } from './read-base64.ts';

const bytes = randomBytes(100_000);
const refusal: unknown = expect.objectContaining({ code: 'invalid-request' });

describe('a file that came as Base64', () => {
  it('is read, with its padding and without', () => {
    for (const length of [99_998, 99_999, 100_000]) {
      const part = bytes.subarray(0, length);
      const text = part.toString('base64');
      expect(readBase64('file', text).equals(part)).toBe(true);
      expect(readBase64('file', text.replaceAll('=', '')).equals(part)).toBe(true);
    }
  });

  it.each(['\n', ' ', 'é', '-', '_', 'A', '===', '<script>'])(
    'is refused with %j in or after it',
    (extra) => {
      const text = bytes.subarray(0, 300).toString('base64');
      for (const wrong of [
        `${text}${extra}`,
        ...(extra === 'A' ? [] : [`${text.slice(0, 8)}${extra}${text.slice(8)}`]),
      ])
        expect(() => readBase64('file', wrong)).toThrow(refusal);
    },
  );
});
