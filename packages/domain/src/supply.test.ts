import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { availableFrom, backOrdered, suppliersOf, supplyOf, type StockPlace } from './supply.ts';

const rule = fc.constantFrom('nowhere', 'central', 'everywhere');
const places: fc.Arbitrary<StockPlace[]> = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 1, max: 30 }), isBranch: fc.boolean() }),
  { selector: (place) => place.id, minLength: 1, maxLength: 12 },
);
/** Figures that a database should never hold are taken as nothing. */
const figures = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: -5, max: 200 })))
  .map((entries) => new Map(entries));

describe('the supply of a line', () => {
  it('is always the whole quantity, never more than anybody has, and ordered only when nobody has it', () => {
    fc.assert(
      fc.property(
        places,
        rule,
        figures,
        fc.integer({ min: 1, max: 500 }),
        (all, transfers, stock, quantity) => {
          const suppliers = suppliersOf(all[0]?.id ?? 0, all, transfers);
          const pieces = supplyOf(quantity, suppliers, stock);
          expect(pieces.reduce((sum, piece) => sum + piece.quantity, 0)).toBe(quantity);
          for (const piece of pieces) {
            expect(piece.quantity).toBeGreaterThan(0);
            if (piece.warehouseId !== null)
              expect(piece.quantity).toBeLessThanOrEqual(stock.get(piece.warehouseId) ?? 0);
          }
          expect(backOrdered(pieces)).toBe(Math.max(0, quantity - availableFrom(suppliers, stock)));
          const asked = suppliers.map((supplier) => supplier.warehouseId);
          const given = pieces.flatMap((piece) => piece.warehouseId ?? []);
          expect(given).toEqual(asked.filter((id) => given.includes(id)));
        },
      ),
    );
  });

  it('takes all of a supplier before it asks the next', () => {
    fc.assert(
      fc.property(
        places,
        rule,
        figures,
        fc.integer({ min: 1, max: 500 }),
        (all, transfers, stock, quantity) => {
          const suppliers = suppliersOf(all[0]?.id ?? 0, all, transfers);
          const pieces = supplyOf(quantity, suppliers, stock);
          for (const piece of pieces.slice(0, -1))
            expect(piece.quantity).toBe(stock.get(piece.warehouseId ?? 0));
        },
      ),
    );
  });

  const warsaw = { id: 1, isBranch: true };
  const krakow = { id: 2, isBranch: true };
  const central = { id: 3, isBranch: false };
  const stock = new Map([
    [1, 3],
    [2, 4],
    [3, 1],
  ]);

  it.each([
    [
      'nowhere',
      [
        ['branch', 3],
        ['back-order', 6],
      ],
    ],
    [
      'central',
      [
        ['branch', 3],
        ['central', 1],
        ['back-order', 5],
      ],
    ],
    [
      'everywhere',
      [
        ['branch', 3],
        ['central', 1],
        ['other-branch', 4],
        ['back-order', 1],
      ],
    ],
  ] as const)('of nine pieces with transfers from %s', (transfers, expected) => {
    const pieces = supplyOf(9, suppliersOf(1, [warsaw, krakow, central], transfers), stock);
    expect(pieces.map((piece) => [piece.kind, piece.quantity])).toEqual(expected);
  });
});
