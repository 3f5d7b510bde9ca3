import { describe, expect, it } from 'vitest';
import { NO_EQUIPMENT_KNOWLEDGE } from './equipment-condition-evaluation.ts';
import { parseCondition } from './equipment-condition-parser.ts';
import { questionExamples, type OpenLine } from './question-examples.ts';

const line = (position: string | null, name: string, text: string): OpenLine => {
  const parsed = parseCondition(text);
  if (!parsed.ok) throw new Error(text);
  return { position, name, condition: parsed.condition };
};

const examplesOf = (lines: readonly OpenLine[], codes: readonly string[]) => {
  const { positions, examples } = questionExamples(lines, codes, NO_EQUIPMENT_KNOWLEDGE);
  return {
    positions: [...positions],
    examples: Object.fromEntries([...examples].map(([answer, name]) => [String(answer), name])),
  };
};

describe('examples of the answers to a question about equipment', () => {
  it('are parts of one position with different names, a measure for instance', () => {
    const lines = [
      line('1', 'Bolt', 'B02'),
      line('1', 'Bolt', 'not B02'),
      line('3', 'Disc 312 mm', 'not (B02 or B03)'),
      line('3', 'Disc 348 mm', 'B02'),
      line('3', 'Disc 380 mm', 'B03'),
      line('9', 'Seat', 'S01'),
    ];
    expect(examplesOf(lines, ['B02', 'B03'])).toEqual({
      positions: ['1', '3'],
      examples: { B02: 'Disc 348 mm', B03: 'Disc 380 mm', null: 'Disc 312 mm' },
    });
  });

  it('are left out where an answer has no part of its own or the names are the same', () => {
    const seats = [line('1', 'Seat', 'S01'), line('1', 'Seat', 'not S01')];
    expect(examplesOf(seats, ['S01'])).toEqual({ positions: ['1'], examples: {} });
    expect(examplesOf([line('2', 'Hook', 'T01')], ['T01'])).toEqual({ positions: ['2'], examples: {} });
  });

  it('are not promised by a line that depends on more than the question', () => {
    const lines = [line('1', 'Red', 'S01 and S02'), line('1', 'Blue', 'not S01')];
    expect(examplesOf(lines, ['S01']).examples).toEqual({});
  });

  it('come from lines that are drawn', () => {
    expect(examplesOf([line(null, 'A', 'S01'), line(null, 'B', 'not S01')], ['S01'])).toEqual({
      positions: [],
      examples: {},
    });
  });
});
