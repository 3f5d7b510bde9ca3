import type { SupplySource } from '@partsboard/contract/stock';
import { expect, it } from 'vitest';
import { summariseBranch } from './branch-supply.ts';

const line = (productId: number, ...sources: [SupplySource['Kind'], number][]) => ({
  ProductId: productId,
  Supply: sources.map(([Kind, Quantity]) => ({ Kind, WarehouseId: null, WarehouseName: null, Quantity })),
});

it('a branch without listed lines has every piece in stock', () => {
  expect(summariseBranch({ Lines: [] }, 5)).toEqual({
    here: 5,
    fromCentral: false,
    fromBranches: false,
    onBackOrder: 0,
  });
});

it('a branch with three of five pieces has three, the rest comes from the central warehouse', () => {
  expect(summariseBranch({ Lines: [line(1, ['branch', 3], ['central', 2])] }, 5)).toEqual({
    here: 3,
    fromCentral: true,
    fromBranches: false,
    onBackOrder: 0,
  });
});

it('counts the pieces of all lines, including those completely in stock', () => {
  const Lines = [
    line(1, ['branch', 1], ['central', 2]),
    line(2, ['central', 1], ['other-branch', 1], ['back-order', 4]),
  ];
  expect(summariseBranch({ Lines }, 20)).toEqual({
    here: 12,
    fromCentral: true,
    fromBranches: true,
    onBackOrder: 4,
  });
});
