import { expect, it } from 'vitest';
import { safeReturnPath } from './return-path.ts';

it.each(['/staff?search=Nowak', '/audit', '/'])('a screen of the back office is opened: %s', (path) => {
  expect(safeReturnPath(path)).toBe(path);
});

it.each([undefined, 12, '', 'staff', '//evil.example', '/\\evil.example', '/login', '/login?x=1'])(
  'anything else leads home: %s',
  (path) => {
    expect(safeReturnPath(path)).toBe('/');
  },
);
