import { expect, it } from 'vitest';
import { carrierCodes, trackingUrl } from './carriers.ts';

it('a parcel is followed on the page of its carrier', () => {
  expect(trackingUrl('dpd', '0000 12/3')).toBe('https://tracktrace.dpd.com.pl/findPackage?q=0000%2012%2F3');
  for (const code of carrierCodes) expect(trackingUrl(code, '1') ?? 'https://').toMatch(/^https:/);
});

it('what has no number, or no carrier with a page, cannot be followed', () => {
  expect([trackingUrl('dpd', ''), trackingUrl('own-van', '1'), trackingUrl(null, '1')]).toEqual([
    null,
    null,
    null,
  ]);
  expect(trackingUrl('toString', '1')).toBeNull();
});
