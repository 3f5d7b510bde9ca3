import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './return-path.ts';

describe('the page after login', () => {
  it.each(['/cart', '/level4/category/12?name=Oil%20pan', '/p/info'])(
    'is the one that was asked for: %s',
    (path) => {
      expect(safeReturnPath(path)).toBe(path);
    },
  );

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'cart', '', undefined, 7])(
    'never lies outside the shop: %s',
    (path) => {
      expect(safeReturnPath(path)).toBe('/');
    },
  );

  it.each(['/login', '/logout', '/forgot-password/confirm?token=x', '/register?a=1'])(
    'is never a page for guests: %s',
    (path) => {
      expect(safeReturnPath(path)).toBe('/');
    },
  );
});
