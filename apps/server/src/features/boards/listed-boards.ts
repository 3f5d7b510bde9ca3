import type { LanguageCode } from '@partsboard/contract/language';
import type { Db } from '../../db/database.ts';
import { catalogueCache } from '../catalogue-lookups/catalogue-cache.service.ts';
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
  const cache = boardCache(lookups);
  const keyOf = (id: number) => `${language} ${id}`;
  const known = new Map(boardIds.map((id) => [id, cache.get(keyOf(id))]));
  const missing = [...known].filter(([, board]) => board === undefined).map(([id]) => id);
  for (const row of missing.length === 0 ? [] : await findBoardsByIds(db, language, missing)) {
    const board = toListedBoard(row);
    known.set(board.id, board);
    cache.set(keyOf(board.id), board);
  }
  return boardIds.map((id) => known.get(id)).filter((board) => board !== undefined);
}
