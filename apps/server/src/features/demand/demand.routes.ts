import type { demandRoutes } from '@partsboard/contract/backoffice/demand';
import type { Db } from '../../db/database.ts';
import type { BackofficeHandlers } from '../../http/backoffice/backoffice-handlers.ts';
import { sendTable } from '../../http/tables/send-table.ts';
import { missTable, wantedTable } from './demand-export.ts';
import { listMisses, listWantedParts } from './demand.service.ts';

export const demandHandlers = ({ db }: { readonly db: Db }): BackofficeHandlers<typeof demandRoutes> => ({
  searchMisses: ({ query }) => listMisses(db, query),
  searchMissExport: ({ query: { format, ...filter }, language, reply }) =>
    sendTable(reply, missTable(db, filter, language), 'searches', format),
  wantedPartExport: ({ query: { format }, language, reply }) =>
    sendTable(reply, wantedTable(db, language), 'wanted-parts', format),
  wantedParts: ({ query, language }) => listWantedParts(db, query, language),
});
