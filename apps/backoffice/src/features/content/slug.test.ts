import { expect, it } from 'vitest';
import { slugOf } from './slug.ts';

it.each([
  ['Dostawa i płatność', 'dostawa-i-platnosc'],
  ['  Zażółć gęślą jaźń! ', 'zazolc-gesla-jazn'],
  ['Returns & refunds (2026)', 'returns-refunds-2026'],
  ['???', ''],
])('the title “%s” becomes the address %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
