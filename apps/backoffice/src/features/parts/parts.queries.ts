import type { PartFilter } from '@partsboard/contract/backoffice/parts';
import type { CorrectionFilter } from '@partsboard/contract/backoffice/stock-corrections';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { pagedQuery, pageOf } from '../../lib/paged-query.ts';
import { queryClient } from '../../lib/query-client.ts';

const partKeys = {
  all: ['parts'] as const,
  list: (filter: PartFilter) => ['parts', 'list', filter] as const,
  found: (search: string) => ['parts', 'found', search] as const,
  choices: ['part-choices'] as const,
  one: (id: number) => ['parts', 'part', id] as const,
  corrections: (filter: CorrectionFilter) => ['parts', 'corrections', filter] as const,
};

export const partsQuery = (filter: PartFilter) =>
  infiniteQueryOptions({
    queryKey: partKeys.list(filter),
    queryFn: ({ signal, pageParam }) =>
      callApi('staffParts', { query: pageOf(filter, pageParam) }, { signal }),
    ...pagedQuery,
    staleTime: 0,
  });

const FOUND = 6;

/** The first parts that a search finds. */
export const foundPartsQuery = (search: string) =>
  queryOptions({
    queryKey: partKeys.found(search),
    queryFn: async ({ signal }) =>
      (await callApi('staffParts', { query: { search, limit: FOUND } }, { signal })).items,
    placeholderData: keepPreviousData,
  });

/** Brands, discount groups and warehouses; they change with an import. */
export const partChoicesQuery = queryOptions({
  queryKey: partKeys.choices,
  queryFn: ({ signal }) => callApi('partChoices', {}, { signal }),
  staleTime: 300_000,
});

export const partQuery = (id: number) =>
  queryOptions({
    queryKey: partKeys.one(id),
    queryFn: ({ signal }) => callApi('staffPart', { params: { id } }, { signal }),
    staleTime: 0,
  });

export const correctionsQuery = (filter: CorrectionFilter) =>
  infiniteQueryOptions({
    queryKey: partKeys.corrections(filter),
    queryFn: ({ signal, pageParam }) =>
      callApi('stockCorrections', { query: pageOf(filter, pageParam) }, { signal }),
    ...pagedQuery,
    staleTime: 0,
  });

export const refreshParts = (): Promise<void> => queryClient.invalidateQueries({ queryKey: partKeys.all });
