import type { CatalogueProblemFilter } from '@partsboard/contract/backoffice/catalogue-imports';
import { useSingleMutation } from '@partsboard/ui/lib/use-single-mutation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { useTableExport } from '../../lib/use-table-export.ts';
import { refreshCatalogue } from './catalogue-imports.queries.ts';
import { sendCatalogue, type SentFile } from './send-catalogue.ts';

export const useSendCatalogue = (onProgress: (percent: number) => void) =>
  useSingleMutation({
    mutationFn: (sent: SentFile) => sendCatalogue(sent, onProgress),
    onSettled: refreshCatalogue,
  });

export const useCheckAgain = (id: number) =>
  useSingleMutation({
    mutationFn: () => callApi('checkCatalogueImport', { params: { id } }),
    onSettled: refreshCatalogue,
  });

export const useLoadCatalogue = (id: number) =>
  useSingleMutation({
    mutationFn: () => callApi('loadCatalogueImport', { params: { id } }),
    onSettled: refreshCatalogue,
  });

export const useCancelImport = (id: number) =>
  useSingleMutation({
    mutationFn: () => callApi('cancelCatalogueImport', { params: { id } }),
    onSettled: refreshCatalogue,
  });

export const useReturnToVersion = () =>
  useSingleMutation({
    mutationFn: (number: number) => callApi('returnToCatalogueVersion', { params: { number } }),
    onSettled: refreshCatalogue,
  });

export const useDownloadReport = (id: number) =>
  useTableExport<CatalogueProblemFilter>(`catalogue-report-${id}`, (query, options) =>
    callApi('catalogueProblemsFile', { params: { id }, query }, options),
  );
