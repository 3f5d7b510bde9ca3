import { describe, expect, it } from 'vitest';
import { stockAround, withFirst } from './stock-level.ts';

const inventory = [
  { WarehouseId: 1, StockQuantity: 4 },
  { WarehouseId: 2, StockQuantity: 3 },
  { WarehouseId: 3, StockQuantity: -2 },
];

describe('the stock around a branch', () => {
  it('is its own and that of all others, where less than nothing counts as nothing', () => {
    expect(stockAround(inventory, 2)).toEqual({ own: 3, others: 4 });
    expect(stockAround(inventory, 3)).toEqual({ own: 0, others: 7 });
  });

  it('is that of the others where the branch keeps no such part', () => {
    expect(stockAround(inventory, 9)).toEqual({ own: 0, others: 7 });
  });
});

describe('a list of branches', () => {
  it('begins with the home branch and keeps its order otherwise', () => {
    const branches = [{ Id: 1 }, { Id: 2 }, { Id: 3 }];
    expect(withFirst(branches, 3)).toEqual([{ Id: 3 }, { Id: 1 }, { Id: 2 }]);
    expect(withFirst(branches, undefined)).toEqual(branches);
  });
});
