import type { boardRoutes } from '@partsboard/contract/boards';
import type { Db } from '../../db/database.ts';
import type { Handlers } from '../../plugins/handlers.ts';
import type { CatalogueWordsReader } from '../catalogue-words/catalogue-words.service.ts';
import {
  boardConditions,
  getBoard,
  getCategory,
  getHotspots,
  listBoardsOf,
  listCategories,
} from './boards.service.ts';

type BoardRoutes = Omit<typeof boardRoutes, 'findPart' | 'suggestParts'>;

export const boardHandlers = (db: Db, words: CatalogueWordsReader): Handlers<BoardRoutes> => ({
  categories: async ({ body, language }) => listCategories(db, await words(), body, language),
  category: async ({ params, language }) => getCategory(await words(), params.id, language),
  boards: async ({ body, language }) => listBoardsOf(db, await words(), body, language),
  vehicleConditions: async ({ body, language }) => boardConditions(db, await words(), body, language),
  board: async ({ body, language }) => getBoard(db, await words(), body, language),
  hotspots: ({ query }) => getHotspots(db, query.grafikId),
});
