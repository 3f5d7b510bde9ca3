import type { Db } from '../../db/database.ts';
import type { LanguageCode } from '../../http/handlers.ts';
import { catalogueCache } from '../catalogue-lookups/catalogue-cache.service.ts';
import type { CatalogueLookups } from '../catalogue-lookups/catalogue-lookups.service.ts';
import { selectLines } from './board-lines.repository.ts';
import { toLineFacts, type BoardLineFacts } from './boards.mapper.ts';

/** Some 20 MB. */
const MOST_WEIGHT = 20_000;

/** A line weighs about a kilobyte, and 128 vehicle types as much again. */
const weightOf = (lines: readonly BoardLineFacts[]): number =>
  lines.reduce(
    (sum, { rules }) => rules.fitments.reduce((all, { typeIds }) => all + typeIds.length / 128, sum + 1),
    0,
  );

const keptLines = catalogueCache<string, readonly BoardLineFacts[]>(MOST_WEIGHT, weightOf);

/** What the lines of a board say whatever the vehicle: thousands of cars share a board and differ in what fits. */
export async function linesOfBoard(
  db: Db,
  lookups: CatalogueLookups,
  boardId: number,
  language: LanguageCode,
): Promise<readonly BoardLineFacts[]> {
  const memory = keptLines(lookups);
  const name = `${language} ${boardId}`;
  const known = memory.get(name);
  if (known !== undefined) return known;
  const rows = await selectLines(db, boardId, language);
  const lines = rows.map((row) => toLineFacts(row, lookups, language));
  // Nothing of boards that do not exist: anybody can think up any number of them.
  if (lines.length > 0) memory.set(name, lines);
  return lines;
}
