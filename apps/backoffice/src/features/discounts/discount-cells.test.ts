import type { DiscountGrid } from '@partsboard/contract/backoffice/discounts';
import { describe, expect, it } from 'vitest';
import {
  cellsByKey,
  editsWithin,
  keyOf,
  NO_EDITS,
  overtakenCells,
  readBlock,
  readPercent,
  toChanges,
  withEdits,
} from './discount-cells.ts';

const grid: DiscountGrid = {
  groups: [
    { id: 1, code: 'G1', name: 'Brakes' },
    { id: 2, code: 'G2', name: 'Oil' },
  ],
  tables: [
    { code: 'A', name: 'A', isOwn: false, companies: 1, version: 3 },
    { code: 'B', name: 'B', isOwn: false, companies: 0, version: 1 },
  ],
  cells: [
    { tableCode: 'A', groupId: 1, percent: 12.5, isOwn: false, importedPercent: 12.5 },
    { tableCode: 'A', groupId: 2, percent: 20, isOwn: true, importedPercent: 15 },
  ],
};
const cells = cellsByKey(grid);

describe('a percentage', () => {
  it.each([
    ['12,5', 12.5],
    ['12.50 %', 12.5],
    ['0', 0],
    ['100', 100],
    ['', null],
    ['  ', null],
  ])('is read from %j', (text, percent) => {
    expect(readPercent(text)).toBe(percent);
  });

  it.each(['-1', '100.01', '12,345', 'abc', '1 2 3 4'])('is not read from %j', (text) => {
    expect(readPercent(text)).toBeUndefined();
  });
});

it('reads the rows and columns that a spreadsheet copies', () => {
  expect(readBlock('1\t2\r\n3\t4\r\n')).toEqual([
    ['1', '2'],
    ['3', '4'],
  ]);
});

it('keeps only edits that change something', () => {
  const edits = withEdits(cells, NO_EDITS, [
    [keyOf('A', 1), 12.5],
    [keyOf('A', 2), 20],
    [keyOf('B', 1), 5],
    [keyOf('B', 2), null],
  ]);
  expect([...edits]).toEqual([[keyOf('B', 1), 5]]);
});

it('forgets an edit that was taken back', () => {
  const edits = withEdits(cells, NO_EDITS, [[keyOf('A', 1), 30]]);
  expect(withEdits(cells, edits, [[keyOf('A', 1), 12.5]]).size).toBe(0);
});

it('sends the edited cells with the tables as they were seen', () => {
  const edits = withEdits(cells, NO_EDITS, [[keyOf('A', 2), null]]);
  expect(toChanges(grid, edits)).toEqual({
    tables: [{ code: 'A', version: 3 }],
    cells: [{ tableCode: 'A', groupId: 2, percent: null }],
  });
});

describe('a grid that was read again', () => {
  const withPercent = (percent: number): DiscountGrid => ({
    ...grid,
    cells: grid.cells.map((cell) => (cell.groupId === 1 ? { ...cell, percent, isOwn: true } : cell)),
  });

  it('tells what somebody else has set in a cell that is being edited', () => {
    const edits = new Map([[keyOf('A', 1), 50]]);
    const found = overtakenCells(grid, withPercent(40.5), edits);
    expect(found).toEqual([{ key: keyOf('A', 1), tableCode: 'A', groupCode: 'G1', percent: 40.5 }]);
  });

  it('tells nothing of the same percentage, nor of cells that nobody edits', () => {
    expect(overtakenCells(grid, withPercent(50), new Map([[keyOf('A', 1), 50]]))).toEqual([]);
    expect(overtakenCells(grid, withPercent(50), new Map([[keyOf('A', 2), 1]]))).toEqual([]);
    expect(overtakenCells(grid, grid, new Map([[keyOf('A', 1), 50]]))).toEqual([]);
  });

  it('has no edits of tables that are gone', () => {
    const edits = new Map([
      [keyOf('A', 1), 50],
      [keyOf('B', 1), 5],
    ]);
    const left = editsWithin({ ...grid, tables: grid.tables.slice(0, 1) }, edits);
    expect([...left]).toEqual([[keyOf('A', 1), 50]]);
  });
});
