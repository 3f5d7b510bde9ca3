import type { LanguageCode } from '@partsboard/contract/language';
import type { Db } from '../../db/database.ts';
import { cachedRows, catalogueCache } from '../catalogue-lookups/catalogue-cache.service.ts';
import type { CatalogueLookups } from '../catalogue-lookups/catalogue-lookups.service.ts';
import { toListedBoard, type ListedBoard } from './boards.mapper.ts';
import { findBoardsByIds } from './boards.repository.ts';

/** Some 400 bytes each. */
const MAX_BOARDS = 5_000;

const boardCache = catalogueCache<string, ListedBoard>('boards', { max: MAX_BOARDS });

/** Boards by their ids, in that order; without those that do not exist. */
export async function listedBoards(
  db: Db,
  lookups: CatalogueLookups,
  boardIds: readonly number[],
  language: LanguageCode,
): Promise<ListedBoard[]> {
  const boards = await cachedRows(boardCache(lookups), language, boardIds, async (missing) =>
    (await findBoardsByIds(db, language, missing)).map(toListedBoard),
  );
  return boardIds.map((id) => boards.get(id)).filter((board) => board !== undefined);
}
