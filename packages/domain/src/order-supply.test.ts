import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missingOf, piecesToCancel, piecesToShip, type SuppliedPieces } from './order-supply.ts';

const kinds = ['branch', 'central', 'other-branch'] as const;

const rowsOfLine = (line: number) =>
  fc
    .tuple(
      fc.array(fc.record({ reserved: fc.nat(5), shipped: fc.nat(3), cancelled: fc.nat(3) }), {
        maxLength: 3,
      }),
      fc.record({ missing: fc.nat(5), cancelled: fc.nat(3) }),
    )
    .map(([stocked, backOrder]): SuppliedPieces[] => [
      ...stocked.map(({ reserved, shipped, cancelled }, index) => ({
        line,
        position: index + 1,
        kind: kinds[index] ?? 'branch',
        quantity: reserved + shipped + cancelled,
        reserved,
        cancelled,
      })),
      {
        line,
        position: 9,
        kind: 'back-order',
        quantity: backOrder.missing + backOrder.cancelled,
        reserved: 0,
        cancelled: backOrder.cancelled,
      },
    ]);

const supply = fc.tuple(rowsOfLine(1), rowsOfLine(2)).map((lines) => lines.flat());
const wanted = fc.tuple(fc.nat(12), fc.nat(12)).map(([one, two]) => [
  { line: 1, quantity: one },
  { line: 2, quantity: two },
]);

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
const ofLine = (rows: readonly SuppliedPieces[], line: number) => rows.filter((row) => row.line === line);

describe('pieces that are shipped', () => {
  it('are exactly the wanted ones out of what is reserved, or none at all', () => {
    fc.assert(
      fc.property(supply, wanted, (rows, quantities) => {
        const isPossible = quantities.every(
          ({ line, quantity }) => sum(ofLine(rows, line).map((row) => row.reserved)) >= quantity,
        );
        const taken = piecesToShip(rows, quantities);
        expect(taken !== undefined).toBe(isPossible);
        for (const { row, quantity } of taken ?? []) expect(quantity).toBeLessThanOrEqual(row.reserved);
        for (const { line, quantity } of taken ? quantities : [])
          expect(sum((taken ?? []).flatMap((each) => (each.row.line === line ? [each.quantity] : [])))).toBe(
            quantity,
          );
      }),
    );
  });
});

describe('pieces that are cancelled', () => {
  it('are exactly the wanted ones, and reserved ones only where nothing is on back order any more', () => {
    fc.assert(
      fc.property(supply, wanted, (rows, quantities) => {
        const openOf = (line: number) => sum(ofLine(rows, line).map((row) => row.reserved + missingOf(row)));
        const taken = piecesToCancel(rows, quantities);
        expect(taken !== undefined).toBe(quantities.every(({ line, quantity }) => openOf(line) >= quantity));
        for (const { line, quantity } of taken ? quantities : []) {
          const mine = (taken ?? []).filter((each) => each.row.line === line);
          expect(sum(mine.map((each) => each.quantity))).toBe(quantity);
          const missing = sum(ofLine(rows, line).map(missingOf));
          const given = sum(mine.flatMap((each) => (each.row.kind === 'back-order' ? [each.quantity] : [])));
          expect(given).toBe(Math.min(missing, quantity));
        }
      }),
    );
  });
});
