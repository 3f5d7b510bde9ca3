import { describe, expect, it } from 'vitest';
import { supplyAtQuantity } from './supply-at-quantity.ts';

const branch = (quantity: number) => ({
  Kind: 'branch' as const,
  WarehouseId: 1,
  WarehouseName: 'Warsaw branch',
  Quantity: quantity,
});
const central = (quantity: number) => ({
  Kind: 'central' as const,
  WarehouseId: 9,
  WarehouseName: 'Central warehouse',
  Quantity: quantity,
});
const backOrder = (quantity: number) => ({
  Kind: 'back-order' as const,
  WarehouseId: null,
  WarehouseName: null,
  Quantity: quantity,
});

describe('the sources of a line whose quantity changes', () => {
  it('show at once what exceeds the stock', () => {
    expect(supplyAtQuantity({ Supply: [branch(2), central(1)], Available: 3 }, 10)).toEqual([
      branch(2),
      central(1),
      backOrder(7),
    ]);
    expect(supplyAtQuantity({ Supply: [backOrder(1)], Available: 0 }, 2)).toEqual([backOrder(2)]);
  });

  it('drop a back order that is no longer needed, then the last sources first', () => {
    const line = { Supply: [branch(2), central(1), backOrder(7)], Available: 3 };
    expect(supplyAtQuantity(line, 3)).toEqual([branch(2), central(1)]);
    expect(supplyAtQuantity(line, 2)).toEqual([branch(2)]);
    expect(supplyAtQuantity(line, 1)).toEqual([branch(1)]);
  });

  it('do not guess the source of further stock', () => {
    expect(supplyAtQuantity({ Supply: [branch(1)], Available: 5 }, 4)).toEqual([branch(1)]);
  });
});
