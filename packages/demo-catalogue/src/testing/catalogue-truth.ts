import { at, partKey, readTable, typeNumbers, type Row } from './csv-table.ts';
import { missingWords } from './title-words.ts';

interface Listed {
  readonly number: string;
  readonly from: string;
  readonly to: string;
  readonly board: string;
}

const FOREVER = '9999-12';

export interface CatalogueTruth {
  readonly boards: number;
  /** Titles with words that none of their parts has, by title. */
  untrueTitles(language: 'pl' | 'en'): ReadonlyMap<string, readonly string[]>;
  /** Titles that stand over the same parts, retrofit boards left out. */
  sharedContents(): readonly (readonly string[])[];
  /**
   * Parts of one vehicle that have two numbers under one name at the same time, with the boards. The name says the place,
   * and what the vehicle has where that decides: nothing else tells two parts apart for somebody who orders.
   */
  doubleNumbers(): readonly string[];
}

/** Reads a generated catalogue as a mechanic would: does every board hold what its title says, and one number each? */
export function readCatalogueTruth(folder: string): CatalogueTruth {
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
  const namesOn = (board: Row, language: 'pl' | 'en') =>
    (linesOfBoards.get(at(board, 'code')) ?? []).map((line) => at(partOf(line), `name_${language}`));

  return {
    boards: boards.length,
    untrueTitles(language) {
      const untrue = new Map<string, string[]>();
      for (const board of boards) {
        const title = at(board, `name_${language}`);
        const missing = missingWords(title, namesOn(board, language), language);
        if (missing.length > 0) untrue.set(title, missing);
      }
      return untrue;
    },
    sharedContents() {
      const titles = new Map<string, Set<string>>();
      for (const board of boards) {
        if (at(board, 'retrofit') === 'yes') continue;
        const content = [...new Set(namesOn(board, 'en'))].sort().join();
        titles.set(content, (titles.get(content) ?? new Set()).add(at(board, 'name_en')));
      }
      return [...titles.values()].filter((same) => same.size > 1).map((same) => [...same]);
    },
    doubleNumbers() {
      const double = new Set<string>();
      for (const language of ['pl', 'en'] as const)
        for (const [key, entries] of listedParts({ folder, boards, lines, partOf }, language))
          for (const [index, one] of entries.entries())
            for (const other of entries.slice(index + 1))
              if (one.number !== other.number && one.from <= other.to && other.from <= one.to)
                double.add(`${key.split('|')[0] ?? ''}: ${one.board}, ${other.board}`);
      return [...double];
    },
  };
}

interface Catalogue {
  readonly folder: string;
  readonly boards: readonly Row[];
  readonly lines: readonly Row[];
  readonly partOf: (line: Row) => Row;
}

/** What a vehicle type is told to order under one name. */
function listedParts(
  { folder, boards, lines, partOf }: Catalogue,
  language: 'pl' | 'en',
): Map<string, Listed[]> {
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
    const name = at(partOf(line), `name_${language}`);
    for (const type of types.get(`${at(line, 'board')} ${at(line, 'line')}`) ?? []) {
      const key = `${name}|${type}`;
      const known = listed.get(key);
      if (known) known.push(entry);
      else listed.set(key, [entry]);
    }
  }
  return listed;
}
