import type { boardRoutes } from '@partsboard/contract/boards';
import type { Db } from '../../db/database.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { CatalogueLookupsReader } from '../catalogue-lookups/catalogue-lookups.service.ts';
import {
  boardConditions,
  getBoard,
  getCategory,
  getHotspots,
  listBoardsOf,
  listCategories,
} from './boards.service.ts';

interface BoardDeps {
  readonly dbRead: Db;
  readonly lookups: CatalogueLookupsReader;
}

export const boardHandlers = ({ dbRead: db, lookups }: BoardDeps): Handlers<typeof boardRoutes> => ({
  categories: async ({ body, language }) => listCategories(db, await lookups(), body, language),
  category: async ({ params, language }) => getCategory(await lookups(), params.id, language),
  boards: async ({ body, language }) => listBoardsOf(db, await lookups(), body, language),
  vehicleConditions: async ({ body, language }) => boardConditions(db, await lookups(), body, language),
  board: async ({ body, language }) => getBoard(db, await lookups(), body, language),
  hotspots: ({ query }) => getHotspots(db, query.grafikId),
});
