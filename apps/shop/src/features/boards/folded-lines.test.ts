import type { BoardLine } from '@partsboard/contract/boards';
import { describe, expect, it } from 'vitest';
import { shownLines } from './folded-lines.ts';

const line = (LineId: number, NotApplicable: boolean) => ({ LineId, NotApplicable }) as BoardLine;
const board = { Products: [line(1, false), line(2, true), line(3, false)], TotalLines: 5, HiddenLines: 2 };
const idsOf = (lines: readonly BoardLine[]) => lines.map(({ LineId }) => LineId);

describe('the lines of a board', () => {
  it('are all shown without a vehicle, and the filters say what they leave out', () => {
    const { lines, ...counts } = shownLines(board, false, [7]);
    expect(idsOf(lines)).toEqual([1, 2, 3]);
    expect(counts).toEqual({ view: null, total: 5, unfitting: 0, filteredOut: 2 });
  });

  it('that do not fit the vehicle are folded, for whatever reason', () => {
    const { lines, ...counts } = shownLines(board, true, null);
    expect(idsOf(lines)).toEqual([1, 3]);
    expect(counts).toEqual({ view: 'vehicle', total: 5, unfitting: 3, filteredOut: 0 });
  });

  it('that the person’s filters leave out are counted apart', () => {
    const { lines, ...counts } = shownLines(board, true, [7]);
    expect(idsOf(lines)).toEqual([1, 3]);
    expect(counts).toEqual({ view: 'vehicle', total: 5, unfitting: 1, filteredOut: 2 });
  });

  it('are all shown on request, with the same count of those that do not fit', () => {
    const answer = { ...board, Products: [...board.Products, line(4, true), line(5, true)], HiddenLines: 0 };
    const { lines, ...counts } = shownLines(answer, true, []);
    expect(idsOf(lines)).toEqual([1, 2, 3, 4, 5]);
    expect(counts).toEqual({ view: 'all', total: 5, unfitting: 3, filteredOut: 0 });
    expect(shownLines(board, true, []).unfitting).toBe(3);
  });
});
