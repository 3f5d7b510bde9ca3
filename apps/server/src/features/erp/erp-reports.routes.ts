import type { ErpReport, erpReportRoutes } from '@partsboard/contract/backoffice/erp-reports';
import { PAGE_SIZE } from '@partsboard/contract/backoffice/paging';
import type { Db } from '../../db/database.ts';
import type { BackofficeHandlers } from '../../http/backoffice/backoffice-handlers.ts';
import { readCursor, toPage } from '../../http/backoffice/cursor.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import { addTask } from '../../tasks/add-task.ts';
import { writeAudit } from '../audit/audit.service.ts';
import type { ErpSettings } from './erp-circuit.ts';
import { findDifferences, findReports } from './erp-reports.repository.ts';

type ReportRow = Awaited<ReturnType<typeof findReports>>[number];

const toReport = (row: ReportRow): ErpReport => ({
  id: row.id,
  startedAt: row.started_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
  state: row.state,
  partsCompared: row.parts_compared,
  ordersCompared: row.orders_compared,
  stockDifferences: row.stock_differences,
  priceDifferences: row.price_differences,
  orderDifferences: row.order_differences,
  partsUnknown: row.parts_unknown,
});

export const erpReportHandlers = ({
  db,
  settings,
}: {
  readonly db: Db;
  readonly settings: ErpSettings;
}): BackofficeHandlers<typeof erpReportRoutes> => ({
  erpReports: async () => ({
    isConnected: settings.erpUrl !== undefined,
    items: (await findReports(db)).map(toReport),
  }),

  erpDifferences: async ({ params, query: { cursor, kind, limit = PAGE_SIZE } }) => {
    const [after] = readCursor(cursor, ['number']) ?? [0];
    const rows = await findDifferences(db, params.id, { after, kind, limit: limit + 1 });
    return toPage(rows, limit, {
      item: ({ kind, subject, brand, warehouse, ours, theirs }) => ({
        kind,
        subject,
        brand,
        warehouse,
        ours,
        theirs,
      }),
      position: ({ position }) => [position],
    });
  },

  compareWithErp: async ({ audit }) => {
    if (settings.erpUrl === undefined) throw new DomainError('conflict', { title: (t) => t.staff.noErp });
    await db.transaction().execute(async (tx) => {
      await addTask(tx, 'reconcile-erp', {}, { key: 'reconcile-erp' });
      await writeAudit(tx, audit, { action: 'erp.compare', record: { type: 'erp', id: 'erp', name: 'ERP' } });
    });
    return {};
  },
});
