import type { PartFilter } from '@partsboard/contract/backoffice/parts';
import type { BinChange, StockCorrectionInput } from '@partsboard/contract/backoffice/stock-corrections';
import { useSingleMutation } from '@partsboard/ui/lib/use-single-mutation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { useTableExport } from '../../lib/use-table-export.ts';
import { refreshParts } from './parts.queries.ts';

interface Place {
  readonly id: number;
  readonly warehouseId: number;
}

// Also after a refusal: somebody else may have been faster.
const options = { onSettled: refreshParts, meta: { notice: false } };

export const useCorrectStock = (params: Place) =>
  useSingleMutation({
    mutationFn: (body: StockCorrectionInput) => callApi('correctStock', { params, body }),
    ...options,
  });

export const useChangeBin = (params: Place) =>
  useSingleMutation({
    mutationFn: (body: BinChange) => callApi('changeBin', { params, body }),
    ...options,
  });

export const useExportParts = () =>
  useTableExport<PartFilter>('parts', (query, options) => callApi('partExport', { query }, options));
