import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clampDiscount,
  clampOrderDiscount,
  exceedsOwnDiscount,
  isBelowOwnTotal,
  offerLine,
  offerTotals,
} from './offer.ts';
import { customerPrice } from './price.ts';
import { computeTotals, depositTotal, lineTotal, type PricedLine } from './totals.ts';

const vatRate = fc.constantFrom(0, 500, 800, 2300);
const line: fc.Arbitrary<PricedLine> = fc
  .record({
    net: fc.integer({ min: 0, max: 5_000_000 }),
    discount: fc.integer({ min: 0, max: 10_000 }),
    vatRate,
    quantity: fc.integer({ min: 1, max: 9999 }),
    deposit: fc.option(fc.integer({ min: 1, max: 100_000 })),
  })
  .map(({ net, discount, vatRate: rate, quantity, deposit }) => ({
    ...(deposit === null ? {} : { deposit: { gross: deposit } }),
    quantity,
    vatRate: rate,
    unit: customerPrice(net, rate, discount).own,
  }));
/** At any rate, those where half a grosz of tax is possible among them. */
const anyLine: fc.Arbitrary<PricedLine> = fc.record({
  quantity: fc.integer({ min: 1, max: 99_999 }),
  vatRate: fc.oneof(vatRate, fc.integer({ min: 0, max: 10_000 })),
  unit: fc.record({
    gross: fc.oneof(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 5_000_000 })),
  }),
});
const orderDiscount = fc.oneof(
  fc.integer({ min: -200, max: 0 }),
  fc.integer({ min: -1_000_000_000, max: 0 }),
);
const fee = fc.option(
  fc
    .record({ net: fc.integer({ min: 0, max: 20_000 }), vatRate })
    .map(({ net, vatRate: rate }) => ({ unit: customerPrice(net, rate, 0).own, vatRate: rate })),
);

describe('totals', () => {
  it('are the sum of lines and fees less the discount, to the grosz', () => {
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 60 }),
        fee,
        fee,
        fc.integer({ min: -10_000_000, max: 0 }),
        (lines, shipping, paymentFee, orderDiscount) => {
          const totals = computeTotals({ lines, shipping, paymentFee, orderDiscount });
          const sum = lines.reduce((value, each) => value + lineTotal(each), 0);
          expect(totals.subTotal).toBe(sum);
          const deposits = lines.reduce((value, each) => value + depositTotal(each), 0);
          expect(totals.deposits).toBe(deposits);
          expect(totals.total).toBe(
            sum + deposits + (totals.shipping ?? 0) + totals.paymentFee + totals.orderDiscount,
          );
          expect(totals.total).toBeGreaterThanOrEqual(0);
          expect(totals.tax).toBe(totals.taxes.reduce((value, share) => value + share.amount, 0));
          expect(totals.tax).toBeGreaterThanOrEqual(0);
          expect(totals.tax).toBeLessThanOrEqual(totals.total);
          expect(totals.net + totals.tax).toBe(totals.total);
          expect(totals.taxes.reduce((value, share) => value + share.gross, 0)).toBe(totals.total);
          expect(Number.isSafeInteger(totals.total)).toBe(true);
        },
      ),
    );
  });

  it('take the tax from the gross sum, not from each piece', () => {
    const totals = computeTotals({ lines: [{ quantity: 1000, vatRate: 2300, unit: { gross: 116 } }] });
    expect(totals).toMatchObject({ total: 1160_00, tax: 216_91, net: 943_09 });
  });

  it('do not let the tax jump for the smallest discount', () => {
    const lines = [{ quantity: 1000, vatRate: 2300, unit: { gross: 116 } }];
    expect(computeTotals({ lines, orderDiscount: -1 })).toMatchObject({ tax: 216_91, net: 943_08 });
  });

  it('differ from the exact tax by no more than half a grosz per rate, and by that only upwards', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 60 }), fee, orderDiscount, (lines, shipping, discount) => {
        for (const { rate, gross, amount } of computeTotals({ lines, shipping, orderDiscount: discount })
          .taxes) {
          const whole = BigInt(10_000 + rate);
          // Twice the difference, in parts of `whole`: rounded − exact.
          const difference = (BigInt(amount) * whole - BigInt(gross) * BigInt(rate)) * 2n;
          expect(difference <= whole && difference > -whole).toBe(true);
          // Exactly half a grosz does not exist at the rates of Polish law: 23/123, 2/27 and 1/21 are odd fractions.
          if ([0, 500, 800, 2300].includes(rate)) expect(difference < whole).toBe(true);
        }
      }),
    );
  });

  it('round half a grosz of tax up', () => {
    const half = { quantity: 1, vatRate: 6000, unit: { gross: 4 } };
    expect(computeTotals({ lines: [half] })).toMatchObject({ tax: 2, net: 2 });
  });

  it('spread an order discount over the rates in proportion, to less than a grosz, and whole', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 60 }), orderDiscount, (lines, discount) => {
        const before = computeTotals({ lines });
        const after = computeTotals({ lines, orderDiscount: discount });
        let spread = 0;
        for (const { rate, gross } of before.taxes) {
          const left = after.taxes.find((share) => share.rate === rate)?.gross ?? 0;
          spread += gross - left;
          expect(left).toBeLessThanOrEqual(gross);
          const difference =
            BigInt(gross - left) * BigInt(before.total) - BigInt(-after.orderDiscount) * BigInt(gross);
          expect(difference < BigInt(before.total) && difference > -BigInt(before.total)).toBe(true);
        }
        expect(spread).toBe(-after.orderDiscount + 0);
      }),
    );
  });

  it('are exact for sums whose product with the rate is beyond exact numbers', () => {
    const lines = [{ quantity: 99_999, vatRate: 2300, unit: { gross: 90_000_000_001 } }];
    const exact = (90_000_000_001n * 99_999n * 2300n * 2n + 12_300n) / 24_600n;
    expect(computeTotals({ lines }).tax).toBe(Number(exact));
  });

  it('have no rate of tax at which nothing is charged', () => {
    const priced = { quantity: 2, vatRate: 2300, unit: customerPrice(1000, 2300, 0).own };
    const unpriced = { quantity: 1, vatRate: 0, unit: customerPrice(0, 0, 0).own };
    const free = { unit: { gross: 0 }, vatRate: 800 };
    expect(computeTotals({ lines: [priced, unpriced], shipping: free, paymentFee: free }).taxes).toEqual([
      { rate: 2300, gross: 2460, amount: 460 },
    ]);
    expect(computeTotals({ lines: [], shipping: free }).taxes).toEqual([]);
    expect(computeTotals({ lines: [priced], orderDiscount: -2460 }).taxes).toEqual([]);
  });

  it('do not depend on the order of the lines', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        expect(computeTotals({ lines: lines.toReversed() })).toEqual(computeTotals({ lines }));
      }),
    );
  });

  it('know no shipping until it is chosen', () => {
    expect(computeTotals({ lines: [] })).toMatchObject({ shipping: null, total: 0, tax: 0 });
  });
});

describe('offers', () => {
  const offered = fc.record({
    quantity: fc.integer({ min: 1, max: 999 }),
    catalogueGross: fc.integer({ min: 0, max: 5_000_000 }),
    vatRate,
    discount: fc.integer({ min: -500, max: 12_000 }),
  });

  it('take the discount from the catalogue price and multiply by the quantity', () => {
    expect(offerLine({ quantity: 3, catalogueGross: 10_001, vatRate: 2300, discount: 1250 })).toEqual({
      price: 8751,
      total: 26_253,
    });
  });

  it('hold the line discount within 0 and 100 percent', () => {
    expect(clampDiscount(-1)).toBe(0);
    expect(clampDiscount(10_001)).toBe(10_000);
    expect(clampDiscount(1234)).toBe(1234);
  });

  it('store the order discount as a negative amount, at most the own cart total', () => {
    expect(clampOrderDiscount(500, 10_000)).toBe(-500);
    expect(clampOrderDiscount(-500, 10_000)).toBe(-500);
    expect(clampOrderDiscount(20_000, 10_000)).toBe(-10_000);
    expect(Object.is(clampOrderDiscount(0, 10_000), 0)).toBe(true);
  });

  it('add up to the grosz and never fall below zero', () => {
    fc.assert(
      fc.property(
        fc.array(offered, { maxLength: 40 }),
        fc.integer({ min: -50_000_000, max: 0 }),
        (lines, discount) => {
          const totals = offerTotals(lines, discount);
          const sum = lines.reduce((value, each) => value + offerLine(each).total, 0);
          expect(totals.subTotal).toBe(sum);
          expect(totals.total).toBe(Math.max(0, sum + discount));
        },
      ),
    );
  });

  it('warn when the client gets more than the workshop itself', () => {
    expect(exceedsOwnDiscount(1001, 1000)).toBe(true);
    expect(exceedsOwnDiscount(1000, 1000)).toBe(false);
    expect(isBelowOwnTotal(999, 1000)).toBe(true);
    expect(isBelowOwnTotal(1000, 1000)).toBe(false);
  });
});
