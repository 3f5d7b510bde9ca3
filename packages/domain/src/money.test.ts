import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMajor, percentOf, proportionOf, roundedRatio, toMajor } from './money.ts';
import { customerPrice, discounted, grossOf, isPurchasable, taxWithin } from './price.ts';

const amount = fc.integer({ min: 0, max: 100_000_000 });
const percent = fc.integer({ min: 0, max: 10_000 });

describe('money', () => {
  it('rounds half a grosz up', () => {
    expect(roundedRatio(5, 10)).toBe(1);
    expect(roundedRatio(4, 10)).toBe(0);
    expect(roundedRatio(-5, 10)).toBe(-1);
  });

  it('agrees with exact integer arithmetic for every amount and percentage', () => {
    fc.assert(
      fc.property(amount, percent, (value, rate) => {
        const exact = (BigInt(value) * BigInt(rate) * 2n + 10_000n) / 20_000n;
        expect(percentOf(value, rate)).toBe(Number(exact));
      }),
    );
  });

  it('takes a proportion of any amount exactly, rounded half away from zero', () => {
    const large = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
    fc.assert(
      fc.property(large, large, large, (value, one, other) => {
        const [part, whole] = one < other ? [one, other] : [other, one];
        fc.pre(whole > 0);
        const exact = Number((BigInt(value) * BigInt(part) * 2n + BigInt(whole)) / (BigInt(whole) * 2n));
        expect(proportionOf(value, part, whole)).toBe(exact);
        expect(proportionOf(-value, part, whole) + 0).toBe(-exact + 0);
      }),
    );
  });

  it('survives the way to JSON and back for every amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 }), (value) => {
        expect(fromMajor(JSON.parse(JSON.stringify(toMajor(value))) as number)).toBe(value);
      }),
    );
  });

  it('reads decimals as they were written, not as binary fractions', () => {
    expect(fromMajor(1.005)).toBe(101);
    expect(fromMajor(0.29)).toBe(29);
    expect(fromMajor(-12.5)).toBe(-1250);
  });
});

describe('prices', () => {
  it('gives the whole price at 0 % and nothing at 100 %', () => {
    fc.assert(
      fc.property(amount, (value) => {
        expect(discounted(value, 0)).toBe(value);
        expect(discounted(value, 10_000)).toBe(0);
      }),
    );
  });

  it('never lets a bigger discount make a part dearer', () => {
    fc.assert(
      fc.property(amount, percent, percent, (value, one, other) => {
        const [small, big] = one < other ? [one, other] : [other, one];
        expect(discounted(value, big)).toBeLessThanOrEqual(discounted(value, small));
      }),
    );
  });

  it('adds VAT to the net price of the unit, rounded half up', () => {
    expect(grossOf(10_000, 2300)).toBe(12_300);
    expect(grossOf(50, 2300)).toBe(62);
    expect(customerPrice(10_000, 2300, 1250)).toEqual({
      catalogue: { net: 10_000, gross: 12_300 },
      own: { net: 8750, gross: 10_763 },
      discount: 1250,
      vatRate: 2300,
    });
  });

  it('finds the tax in a gross price that was made from a net one', () => {
    fc.assert(
      fc.property(amount, (net) => {
        const gross = grossOf(net, 2300);
        expect(Math.abs(taxWithin(gross, 2300) - (gross - net))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('sells nothing that costs nothing', () => {
    expect(isPurchasable(customerPrice(0, 2300, 0))).toBe(false);
    expect(isPurchasable(customerPrice(1, 2300, 0))).toBe(true);
  });
});
