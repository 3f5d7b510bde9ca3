import type { auditRoutes } from '@partsboard/contract/backoffice/audit';
import type { Db } from '../../db/database.ts';
import type { BackofficeHandlers } from '../../http/backoffice/backoffice-handlers.ts';
import { sendTable } from '../../http/tables/send-table.ts';
import { auditTable, listAudit } from './audit-list.ts';

export const auditHandlers = ({ db }: { readonly db: Db }): BackofficeHandlers<typeof auditRoutes> => ({
  auditEntries: ({ query }) => listAudit(db, query),
  auditExport: ({ query: { format, ...filter }, language, reply }) =>
    sendTable(reply, auditTable(db, filter, language), 'audit', format),
});
