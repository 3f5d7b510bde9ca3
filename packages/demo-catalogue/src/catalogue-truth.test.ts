import { describe, expect, it, vi } from 'vitest';
import { at, partKey, readTable, typeNumbers, type Row } from './testing/csv-table.ts';
import { makeDemoFolder } from './testing/demo-folder.ts';
import { missingWords } from './testing/title-words.ts';

vi.setConfig({ testTimeout: 60_000 });

const { folder } = makeDemoFolder();
const boards = readTable(folder, 'boards.csv');
const lines = readTable(folder, 'board-lines.csv');
const parts = new Map(readTable(folder, 'parts.csv').map((row) => [partKey(row), row]));

const partOf = (line: Row): Row => {
  const part = parts.get(partKey(line));
  if (!part) throw new Error(`No part ${partKey(line)}`);
  return part;
};

const linesOfBoards = new Map<string, Row[]>();
for (const line of lines) {
  const board = at(line, 'board');
  linesOfBoards.set(board, [...(linesOfBoards.get(board) ?? []), line]);
}

describe('the title of every board', () => {
  it.each(['pl', 'en'] as const)('names parts that the board lists, in %s', (language) => {
    const untrue = new Map<string, string[]>();
    for (const board of boards) {
      const names = (linesOfBoards.get(at(board, 'code')) ?? []).map((line) =>
        at(partOf(line), `name_${language}`),
      );
      const missing = missingWords(at(board, `name_${language}`), names, language);
      if (missing.length > 0) untrue.set(at(board, `name_${language}`), missing);
    }
    expect(Object.fromEntries(untrue)).toEqual({});
  });

  it('stands over parts that no other title of its vehicles stands over', () => {
    const titles = new Map<string, Set<string>>();
    for (const board of boards) {
      if (at(board, 'retrofit') === 'yes') continue;
      const names = (linesOfBoards.get(at(board, 'code')) ?? []).map((line) => at(partOf(line), 'name_en'));
      const content = [...new Set(names)].sort().join();
      titles.set(content, (titles.get(content) ?? new Set()).add(at(board, 'name_en')));
    }
    expect([...titles.values()].filter((same) => same.size > 1).map((same) => [...same])).toEqual([]);
  });
});

interface Listed {
  number: string;
  from: string;
  to: string;
  board: string;
}

const FOREVER = '9999-12';

/** What a vehicle type is told to order under one name, by name and condition. */
const listedParts = (): Map<string, Listed[]> => {
  const types = new Map<string, number[]>();
  for (const row of readTable(folder, 'fitment.csv')) {
    const line = `${at(row, 'board')} ${at(row, 'line')}`;
    types.set(line, [...(types.get(line) ?? []), ...typeNumbers(at(row, 'types'))]);
  }
  const dates = new Map(boards.map((board) => [at(board, 'code'), board]));
  const listed = new Map<string, Listed[]>();
  for (const line of lines) {
    const board = dates.get(at(line, 'board')) ?? {};
    const [fromBoard, fromLine] = [at(board, 'valid_from'), at(line, 'valid_from')];
    const [toBoard, toLine] = [at(board, 'valid_to') || FOREVER, at(line, 'valid_to') || FOREVER];
    const entry = {
      number: partKey(line),
      from: fromBoard > fromLine ? fromBoard : fromLine,
      to: toBoard < toLine ? toBoard : toLine,
      board: at(board, 'name_en'),
    };
    const name = [
      at(partOf(line), 'name_pl'),
      ...['condition', 'steering', 'transmission', 'comment_after_en'].map((column) => at(line, column)),
    ].join('|');
    for (const type of types.get(`${at(line, 'board')} ${at(line, 'line')}`) ?? []) {
      const key = `${name}|${type}`;
      const known = listed.get(key);
      if (known) known.push(entry);
      else listed.set(key, [entry]);
    }
  }
  return listed;
};

describe('a part of a vehicle', () => {
  it('has one number on every board', () => {
    const double = new Set<string>();
    for (const [key, entries] of listedParts())
      for (const [index, one] of entries.entries())
        for (const other of entries.slice(index + 1))
          if (one.number !== other.number && one.from <= other.to && other.from <= one.to)
            double.add(`${key.split('|')[0] ?? ''}: ${one.board}, ${other.board}`);
    expect([...double]).toEqual([]);
  });
});

describe('the names of parts', () => {
  const names = [...parts.values()].map((part) => at(part, 'name_en'));

  it('give capacities to batteries alone', () => {
    expect(names.filter((name) => name.endsWith(' Ah') && !/^Battery\b(?! sensor)/.test(name))).toEqual([]);
    expect(names).toContain('Alternator 150 A');
    expect(names).toContain('Battery sensor');
  });
});

describe('the fluids of a car', () => {
  it('name the refrigerant of its years', () => {
    const type = readTable(folder, 'vehicle-types.csv').find(
      (row) => at(row, 'code') === 'T70-T174-SE-LA-EU',
    );
    const notes = readTable(folder, 'fluids.csv')
      .filter(
        (row) => at(row, 'type') === at(type ?? {}, 'code') && at(row, 'kind_en').includes('refrigerant'),
      )
      .map((row) => at(row, 'note_en'));
    expect(notes).toHaveLength(1);
    expect(notes[0]).toMatch(/^R1234yf/);
  });
});
