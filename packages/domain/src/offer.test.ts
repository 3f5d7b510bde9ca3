import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDecimal } from './decimal-input.ts';
import { fromBasisPoints, fromMajor, toBasisPoints, toMajor } from './money.ts';
import { offerLine, offerTotals } from './offer.ts';
import { customerPrice } from './price.ts';
import { computeTotals } from './totals.ts';

const cartLine = fc.record({
  net: fc.integer({ min: 0, max: 5_000_000 }),
  vatRate: fc.constantFrom(0, 500, 800, 2300),
  ownDiscount: fc.integer({ min: 0, max: 10_000 }),
  quantity: fc.integer({ min: 1, max: 9999 }),
});
const cart = fc.array(cartLine, { maxLength: 60 });

describe('an offer', () => {
  it('without discounts has the totals of the cart at catalogue prices, tax included', () => {
    fc.assert(
      fc.property(cart, (lines) => {
        const prices = lines.map((line) => customerPrice(line.net, line.vatRate, line.ownDiscount));
        const offer = offerTotals(
          lines.map((line, index) => ({
            quantity: line.quantity,
            vatRate: line.vatRate,
            discount: 0,
            catalogueGross: prices[index]?.catalogue.gross ?? 0,
          })),
          0,
        );
        const catalogue = computeTotals({
          lines: lines.map((line, index) => ({
            quantity: line.quantity,
            vatRate: line.vatRate,
            unit: prices[index]?.catalogue ?? { net: 0, gross: 0 },
          })),
        });
        expect(offer).toEqual(catalogue);
      }),
    );
  });

  it('is the same whether its prices came as grosze or as the zloty of an answer', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 9999 }),
      catalogueGross: fc.integer({ min: 0, max: 500_000_000 }),
      vatRate: fc.constantFrom(0, 500, 800, 2300),
      discount: fc.integer({ min: 0, max: 10_000 }),
    });
    fc.assert(
      fc.property(line, (exact) => {
        const answered = JSON.parse(
          JSON.stringify({
            price: toMajor(exact.catalogueGross),
            rate: fromBasisPoints(exact.vatRate),
            discount: fromBasisPoints(exact.discount),
          }),
        ) as { price: number; rate: number; discount: number };
        const read = {
          quantity: exact.quantity,
          catalogueGross: fromMajor(answered.price),
          vatRate: toBasisPoints(answered.rate),
          discount: toBasisPoints(answered.discount),
        };
        expect(offerLine(read)).toEqual(offerLine(exact));
        expect(offerTotals([read], 0)).toEqual(offerTotals([exact], 0));
      }),
    );
  });

  it('takes every discount in steps of 0.01 exactly as it was typed, with a comma or a point', () => {
    for (let discount = 0; discount <= 10_000; discount += 1) {
      const typed = (discount / 100).toFixed(2);
      expect(toBasisPoints(parseDecimal(typed) ?? -1)).toBe(discount);
      expect(toBasisPoints(parseDecimal(typed.replace('.', ',')) ?? -1)).toBe(discount);
    }
  });
});
