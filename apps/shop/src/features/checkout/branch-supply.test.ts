import type { SupplySource } from '@partsboard/contract/stock';
import { expect, it } from 'vitest';
import { summariseBranch } from './branch-supply.ts';

const line = (productId: number, ...kinds: SupplySource['Kind'][]) => ({
  ProductId: productId,
  Supply: kinds.map((Kind) => ({ Kind, WarehouseId: null, WarehouseName: null, Quantity: 1 })),
});

it('a branch that needs no help has every line', () => {
  expect(summariseBranch({ Lines: [] }, 5)).toEqual({
    lines: 5,
    linesHere: 5,
    fromCentral: false,
    fromBranches: false,
    linesOnBackOrder: 0,
  });
});

it('a branch counts the lines that wholly lie there, and names who helps out with the others', () => {
  const Lines = [line(1, 'branch', 'central'), line(2, 'central', 'other-branch', 'back-order')];
  expect(summariseBranch({ Lines }, 5)).toEqual({
    lines: 5,
    linesHere: 3,
    fromCentral: true,
    fromBranches: true,
    linesOnBackOrder: 1,
  });
});
