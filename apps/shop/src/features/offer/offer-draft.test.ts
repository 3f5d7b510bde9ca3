import { describe, expect, it } from 'vitest';
import {
  discountOf,
  draftOfCart,
  emptyDraft,
  isEmptyDraft,
  parseDraft,
  vehicleOfAllLines,
  withDiscount,
  withOrderDiscount,
} from './offer-draft.ts';

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

  it('belongs to its cart as long as one of the lines is there', () => {
    const draft = { ...emptyDraft, name: 'Golf', cart: ['7@100', '8@101'] };
    expect(draftOfCart(draft, ['8@101', '9@200'])).toBe(draft);
    // The same part, added anew after the cart was cleared or ordered.
    expect(draftOfCart(draft, ['8@300'])).toBe(emptyDraft);
    expect(draftOfCart(draft, [])).toBe(emptyDraft);
    // What was stored before drafts named their cart belongs to none.
    expect(draftOfCart(parseDraft('{"name":"Golf"}'), ['8@101'])).toBe(emptyDraft);
  });

  it('is empty once everything in it was taken back', () => {
    expect(isEmptyDraft(withDiscount(withDiscount(emptyDraft, 1, 5), 1, 0))).toBe(true);
    expect(isEmptyDraft(withDiscount(emptyDraft, 1, 5))).toBe(false);
    expect(isEmptyDraft({ ...emptyDraft, comment: 'Two weeks' })).toBe(false);
  });
});

describe('the vehicle of all lines', () => {
  const car = { Id: 7, Name: 'Vendra 320d', Quantity: 2 };
  const other = { Id: null, Name: 'Runa 1.6', Quantity: 1 };

  it('is the one for which every piece is', () => {
    expect(
      vehicleOfAllLines([
        { Quantity: 2, Vehicles: [car] },
        { Quantity: 1, Vehicles: [{ ...car, Quantity: 1 }] },
      ]),
    ).toEqual(car);
  });

  it.each([
    ['nothing is offered', []],
    [
      'a line has none',
      [
        { Quantity: 2, Vehicles: [car] },
        { Quantity: 1, Vehicles: [] },
      ],
    ],
    ['a piece is for none', [{ Quantity: 3, Vehicles: [car] }]],
    ['a line has two', [{ Quantity: 3, Vehicles: [car, other] }]],
    [
      'lines have different ones',
      [
        { Quantity: 2, Vehicles: [car] },
        { Quantity: 1, Vehicles: [other] },
      ],
    ],
  ])('is none where %s', (_why, lines) => {
    expect(vehicleOfAllLines(lines)).toBeNull();
  });
});
