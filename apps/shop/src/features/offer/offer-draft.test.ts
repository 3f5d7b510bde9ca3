import { describe, expect, it } from 'vitest';
import { discountOf, emptyDraft, parseDraft, withDiscount, withOrderDiscount } from './offer-draft.ts';

describe('an offer draft', () => {
  it('survives being stored', () => {
    const draft = withOrderDiscount(withDiscount({ ...emptyDraft, name: 'Golf' }, 7, 12.5), 20, 100_000);
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
  });

  it.each([null, '', 'rubbish', '[]', '3', '{"discounts":[],"orderDiscount":"x","name":5}'])(
    'is empty where storage holds %j',
    (stored) => {
      expect(parseDraft(stored)).toEqual(emptyDraft);
    },
  );

  it('holds discounts within their limits', () => {
    expect(discountOf(withDiscount(emptyDraft, 1, 120), 1)).toBe(10_000);
    expect(discountOf(withDiscount(emptyDraft, 1, -5), 1)).toBe(0);
    expect(discountOf(emptyDraft, 1)).toBe(0);
    expect(withOrderDiscount(emptyDraft, 5000, 10_000).orderDiscount).toBe(-10_000);
    expect(withOrderDiscount(emptyDraft, -20, 10_000).orderDiscount).toBe(-2000);
  });
});
