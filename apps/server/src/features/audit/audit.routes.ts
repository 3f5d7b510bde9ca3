import type { auditRoutes } from '@partsboard/contract/backoffice/audit';
import type { Db } from '../../db/database.ts';
import type { BackofficeHandlers } from '../../http/backoffice/backoffice-handlers.ts';
import { listAudit } from './audit.service.ts';

export const auditHandlers = ({ db }: { readonly db: Db }): BackofficeHandlers<typeof auditRoutes> => ({
  auditEntries: ({ query }) => listAudit(db, query),
});
