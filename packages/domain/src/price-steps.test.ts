import fc from 'fast-check';
import { expect, it } from 'vitest';
import { customerPrice } from './price.ts';
import { priceSteps } from './price-steps.ts';

it('tells each step of a price that is rounded twice', () => {
  expect(priceSteps(customerPrice(10_01, 2300, 1250), 3)).toEqual({
    listNet: 10_01,
    exactDiscount: 125.125,
    discount: 1_25,
    net: 8_76,
    exactVat: 201.48,
    vat: 2_01,
    gross: 10_77,
    lineGross: 32_31,
  });
});

it('adds up to the price, and no step is off by more than half a grosz', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.constantFrom(0, 500, 800, 2300),
      fc.integer({ min: 0, max: 10_000 }),
      fc.integer({ min: 1, max: 99_999 }),
      (net, vatRate, discount, quantity) => {
        const price = customerPrice(net, vatRate, discount);
        const steps = priceSteps(price, quantity);
        expect(steps.listNet - steps.discount).toBe(price.own.net);
        expect(steps.net + steps.vat).toBe(price.own.gross);
        expect(steps.lineGross).toBe(price.own.gross * quantity);
        expect(Math.abs(steps.exactDiscount - steps.discount)).toBeLessThanOrEqual(0.5);
        expect(Math.abs(steps.exactVat - steps.vat)).toBeLessThanOrEqual(0.5);
      },
    ),
  );
});
