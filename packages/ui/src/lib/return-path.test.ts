import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './return-path.ts';

const toReturn = (path: unknown) => safeReturnPath(path, ['login', 'forgot-password']);

describe('the page after login', () => {
  it.each(['/cart', '/level4/category/12?name=Oil%20pan', '/staff?search=Nowak', '/loginhelp', '/'])(
    'is the one that was asked for: %s',
    (path) => {
      expect(toReturn(path)).toBe(path);
    },
  );

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'cart', '', undefined, 7])(
    'never lies outside the application: %s',
    (path) => {
      expect(toReturn(path)).toBe('/');
    },
  );

  it.each(['/login', '/Login/x', '/login?x=1', '/login#x', '/forgot-password/confirm?token=x'])(
    'is never a page for guests: %s',
    (path) => {
      expect(toReturn(path)).toBe('/');
    },
  );
});
