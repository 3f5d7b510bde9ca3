import type { CatalogueSearchResult, searchRoutes } from '@partsboard/contract/search';
import type { Db } from '../../db/database.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { CatalogueLookupsReader } from '../catalogue-lookups/catalogue-lookups.service.ts';
import { recordMiss } from './search-misses.ts';
import { searchCatalogue, SUGGESTIONS, WHOLE_PAGE } from './search.service.ts';

interface SearchDeps {
  readonly db: Db;
  readonly dbRead: Db;
  readonly lookups: CatalogueLookupsReader;
}

const isEmpty = ({ Parts, Groups, Boards }: CatalogueSearchResult): boolean =>
  Parts.length === 0 && Groups.length === 0 && Boards.length === 0;

export const searchHandlers = ({ db, dbRead, lookups }: SearchDeps): Handlers<typeof searchRoutes> => ({
  suggestNames: async ({ body, language }) =>
    searchCatalogue(dbRead, await lookups(), body, language, SUGGESTIONS),
  searchCatalogue: async ({ body, language, request }) => {
    const found = await searchCatalogue(dbRead, await lookups(), body, language, WHOLE_PAGE);
    if (isEmpty(found)) recordMiss(db, body.term, language, request.log);
    return found;
  },
});
