import type { SearchMissFilter } from '@partsboard/contract/backoffice/demand';
import { callApi } from '../../lib/api/api-client.ts';
import { useTableExport } from '../../lib/use-table-export.ts';

export const useExportSearchMisses = () =>
  useTableExport<SearchMissFilter>('searches', (query, options) =>
    callApi('searchMissExport', { query }, options),
  );

export const useExportWantedParts = () =>
  useTableExport('wanted-parts', (query, options) => callApi('wantedPartExport', { query }, options));
