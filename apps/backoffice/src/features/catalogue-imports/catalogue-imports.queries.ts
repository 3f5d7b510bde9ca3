import type {
  CatalogueImport,
  CatalogueProblemFilter,
  PartDifferenceFilter,
} from '@partsboard/contract/backoffice/catalogue-imports';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { pagedQuery, pageOf } from '../../lib/paged-query.ts';
import { queryClient } from '../../lib/query-client.ts';

const catalogueKeys = {
  all: ['catalogue'] as const,
  imports: ['catalogue', 'imports'] as const,
  versions: ['catalogue', 'versions'] as const,
  one: (id: number) => ['catalogue', 'import', id] as const,
  problems: (id: number, filter: CatalogueProblemFilter) => ['catalogue', 'problems', id, filter] as const,
  parts: (id: number, filter: PartDifferenceFilter) => ['catalogue', 'parts', id, filter] as const,
};

const BUSY: readonly CatalogueImport['state'][] = ['waiting', 'checking', 'load-waiting', 'loading'];

export const isBusy = ({ state }: Pick<CatalogueImport, 'state'>): boolean => BUSY.includes(state);

/** Whether it is a file of prices or stock alone, and no catalogue. */
export const isOfFigures = ({ kind }: Pick<CatalogueImport, 'kind'>): boolean =>
  kind === 'prices' || kind === 'stock';

const WATCH_MILLISECONDS = 1_000;

export const importsQuery = infiniteQueryOptions({
  queryKey: catalogueKeys.imports,
  queryFn: ({ signal, pageParam }) =>
    callApi('catalogueImports', { query: pageOf({}, pageParam) }, { signal }),
  ...pagedQuery,
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.pages.some(({ items }) => items.some(isBusy)) === true ? WATCH_MILLISECONDS : false,
});

export const versionsQuery = queryOptions({
  queryKey: catalogueKeys.versions,
  queryFn: async ({ signal }) => (await callApi('catalogueVersions', {}, { signal })).items,
  staleTime: 0,
});

export const importQuery = (id: number) =>
  queryOptions({
    queryKey: catalogueKeys.one(id),
    queryFn: ({ signal }) => callApi('catalogueImport', { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isBusy(state.data) ? WATCH_MILLISECONDS : false),
  });

export const problemsQuery = (id: number, filter: CatalogueProblemFilter) =>
  infiniteQueryOptions({
    queryKey: catalogueKeys.problems(id, filter),
    queryFn: ({ signal, pageParam }) =>
      callApi('catalogueProblems', { params: { id }, query: pageOf(filter, pageParam) }, { signal }),
    ...pagedQuery,
  });

export const differenceQuery = (id: number, filter: PartDifferenceFilter) =>
  infiniteQueryOptions({
    queryKey: catalogueKeys.parts(id, filter),
    queryFn: ({ signal, pageParam }) =>
      callApi('catalogueDifference', { params: { id }, query: pageOf(filter, pageParam) }, { signal }),
    ...pagedQuery,
  });

export const refreshCatalogue = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: catalogueKeys.all });
