import { describe, expect, it } from 'vitest';
import { contrastWithWhite, isReadableAccent } from './color-contrast.ts';

describe('the contrast of a colour with white', () => {
  it.each([
    ['#000000', 21],
    ['#ffffff', 1],
    ['#767676', 4.54],
    ['#ff0000', 4],
  ])('%s is %d', (color, contrast) => {
    expect(contrastWithWhite(color)).toBeCloseTo(contrast, 2);
  });
});

describe('an accent colour', () => {
  it.each(['#1f57e7', '#0b5d3b', '#9b1c1c', '#000000', '#B00020'])('can be %s', (color) => {
    expect(isReadableAccent(color)).toBe(true);
  });
  it.each(['#ff0000', '#ffcc00', '#767676', '#ffffff', 'red', '', '#12345', '#1f57e7;'])(
    'cannot be “%s”',
    (color) => {
      expect(isReadableAccent(color)).toBe(false);
    },
  );
});
