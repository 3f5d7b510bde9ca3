import { describe, expect, it } from 'vitest';
import { beforeFirstMonth, lastTwelveMonths } from './spending.ts';

describe('spending by month', () => {
  it('covers twelve months that end with the present one', () => {
    const months = lastTwelveMonths(new Date('2026-02-10T12:00:00Z'));
    expect(months).toHaveLength(12);
    expect(months[0]).toBe('2025-03');
    expect(months.at(-1)).toBe('2026-02');
  });

  it('begins a month when it begins in Poland', () => {
    expect(lastTwelveMonths(new Date('2026-06-30T22:30:00Z')).at(-1)).toBe('2026-07');
  });

  it('starts reading a little before the first month', () => {
    expect(beforeFirstMonth(['2025-03']).toISOString()).toBe('2025-02-28T00:00:00.000Z');
  });
});
