import type { LanguageCode } from '@partsboard/contract/language';
import type { Db } from '../../db/database.ts';
import { catalogueCache } from '../catalogue-lookups/catalogue-cache.service.ts';
import type { CatalogueLookups } from '../catalogue-lookups/catalogue-lookups.service.ts';
import { selectLines } from './board-lines.repository.ts';
import { toLineFacts, type BoardLineFacts } from './boards.mapper.ts';

const MAX_KILOBYTES = 20_000;

/** A line takes about a kilobyte, and 128 vehicle types as much again. */
const kilobytesOf = (lines: readonly BoardLineFacts[]): number =>
  Math.ceil(
    lines.reduce(
      (sum, { rules }) => rules.fitments.reduce((all, { typeIds }) => all + typeIds.length / 128, sum + 1),
      0,
    ),
  );

const lineCache = catalogueCache<string, readonly BoardLineFacts[]>('lines of boards', {
  maxSize: MAX_KILOBYTES,
  sizeCalculation: kilobytesOf,
});

/** What the lines of a board say whatever the vehicle: thousands of cars share a board and differ in what fits. */
export async function linesOfBoard(
  db: Db,
  lookups: CatalogueLookups,
  boardId: number,
  language: LanguageCode,
): Promise<readonly BoardLineFacts[]> {
  const lines = await lineCache(lookups).getOrRead(`${language} ${boardId}`, async () => {
    const rows = await selectLines(db, boardId, language);
    return rows.length === 0 ? undefined : rows.map((row) => toLineFacts(row, lookups, language));
  });
  return lines ?? [];
}
