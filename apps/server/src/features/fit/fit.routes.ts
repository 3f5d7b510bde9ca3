import type { fitRoutes } from '@partsboard/contract/fit';
import type { Db } from '../../db/database.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { CatalogueLookupsReader } from '../catalogue-lookups/catalogue-lookups.service.ts';
import { fitOfParts } from './fit.service.ts';

interface FitDeps {
  readonly dbRead: Db;
  readonly lookups: CatalogueLookupsReader;
}

export const fitHandlers = ({ dbRead, lookups }: FitDeps): Handlers<typeof fitRoutes> => ({
  partFit: async ({ body, language }) => fitOfParts(dbRead, await lookups(), body, language),
});
