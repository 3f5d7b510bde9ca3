import type { Db } from '../../db/database.ts';
import type { LanguageCode } from '../../plugins/handlers.ts';
import type { CatalogueWords } from '../catalogue-words/catalogue-words.service.ts';
import { selectLines } from './board-lines.repository.ts';
import { toLineFacts, type BoardLineFacts } from './boards.mapper.ts';

/** Some 10 MB in each language. */
const MOST_LINES = 10_000;

/** Keeps the lines of boards; the board that was asked for longest ago goes first. */
class BoardLineMemory {
  readonly #boards = new Map<number, readonly BoardLineFacts[]>();
  #count = 0;

  recall(boardId: number): readonly BoardLineFacts[] | undefined {
    const lines = this.#boards.get(boardId);
    if (lines === undefined) return undefined;
    this.#boards.delete(boardId);
    this.#boards.set(boardId, lines);
    return lines;
  }

  keep(boardId: number, lines: readonly BoardLineFacts[]): void {
    // Nothing of boards that do not exist: anybody can think up any number of them.
    if (lines.length === 0 || this.#boards.has(boardId)) return;
    this.#boards.set(boardId, lines);
    this.#count += lines.length;
    for (const [oldest, { length }] of this.#boards) {
      if (this.#count <= MOST_LINES) return;
      this.#boards.delete(oldest);
      this.#count -= length;
    }
  }
}

/** What is kept of a catalogue lives as long as its words do: until another one is loaded. */
const memories = new WeakMap<CatalogueWords, Readonly<Record<LanguageCode, BoardLineMemory>>>();

function memoryOf(words: CatalogueWords, language: LanguageCode): BoardLineMemory {
  const known = memories.get(words) ?? { pl: new BoardLineMemory(), en: new BoardLineMemory() };
  memories.set(words, known);
  return known[language];
}

/** What the lines of a board say whatever the vehicle: thousands of cars share a board and differ in what fits. */
export async function linesOfBoard(
  db: Db,
  words: CatalogueWords,
  boardId: number,
  language: LanguageCode,
): Promise<readonly BoardLineFacts[]> {
  const memory = memoryOf(words, language);
  const known = memory.recall(boardId);
  if (known !== undefined) return known;
  const rows = await selectLines(db, boardId, language);
  const lines = rows.map((row) => toLineFacts(row, words, language));
  memory.keep(boardId, lines);
  return lines;
}
