import type { partRoutes } from '@partsboard/contract/backoffice/parts';
import type { stockCorrectionRoutes } from '@partsboard/contract/backoffice/stock-corrections';
import type { BackofficeHandlers } from '../../http/backoffice/backoffice-handlers.ts';
import { sendTable } from '../../http/tables/send-table.ts';
import type { PriceAndStock } from '../pricing/pricing.service.ts';
import { changeBin, correctStock } from './correct-stock.ts';
import { listCorrections } from './list-corrections.ts';
import { readPart } from './part-detail.ts';
import { partTable } from './part-export.ts';
import { listPartChoices, listParts, type PartListDeps } from './part-list.ts';

interface PartDeskDeps extends PartListDeps {
  readonly prices: PriceAndStock;
}

export const partDeskHandlers = (
  deps: PartDeskDeps,
): BackofficeHandlers<typeof partRoutes & typeof stockCorrectionRoutes> => ({
  staffParts: ({ query, language }) => listParts(deps, query, language),
  partExport: async ({ query: { format, ...filter }, language, reply }) =>
    sendTable(reply, await partTable(deps, filter, language), 'parts', format),
  partChoices: ({ language }) => listPartChoices(deps.db, language),
  staffPart: ({ params, staff, language }) => readPart(deps, params.id, staff.branches, language),
  stockCorrections: ({ query, language }) => listCorrections(deps.db, query, language),
  correctStock: ({ params, body, ...call }) =>
    correctStock(deps, { ...call, partId: params.id, warehouseId: params.warehouseId }, body),
  changeBin: ({ params, body, ...call }) =>
    changeBin(deps.db, { ...call, partId: params.id, warehouseId: params.warehouseId }, body),
});
