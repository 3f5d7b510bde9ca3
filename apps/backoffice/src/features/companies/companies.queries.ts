import type { CompanyFilter } from '@partsboard/contract/backoffice/companies';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { cursorPages, pagedQuery, pageOf } from '../../lib/paged-query.ts';
import { queryClient } from '../../lib/query-client.ts';

interface PriceQuestion {
  readonly number: string;
  readonly quantity: number;
}

export const companyKeys = {
  lists: ['companies', 'list'] as const,
  list: (filter: CompanyFilter) => [...companyKeys.lists, filter] as const,
  company: (id: number) => ['companies', 'company', id] as const,
  sessions: (id: number) => ['companies', 'sessions', id] as const,
  counts: ['companies', 'counts'] as const,
  registrations: ['companies', 'registrations'] as const,
  found: (search: string) => ['companies', 'found', search] as const,
  orders: (id: number) => ['companies', 'orders', id] as const,
  creditMovements: (id: number) => ['companies', 'credit-movements', id] as const,
  discountTables: ['companies', 'discount-tables'] as const,
  price: (id: number, question: PriceQuestion) => ['companies', 'price', id, question] as const,
};

export const companiesQuery = (filter: CompanyFilter) =>
  infiniteQueryOptions({
    queryKey: companyKeys.list(filter),
    queryFn: ({ signal, pageParam }) =>
      callApi('companies', { query: pageOf(filter, pageParam) }, { signal }),
    ...pagedQuery,
    staleTime: 0,
  });

const FOUND = 6;

/** The first customers that a search finds. */
export const foundCompaniesQuery = (search: string) =>
  queryOptions({
    queryKey: companyKeys.found(search),
    queryFn: async ({ signal }) =>
      (await callApi('companies', { query: { search, limit: FOUND } }, { signal })).items,
    placeholderData: keepPreviousData,
  });

/** Nobody tells of a new registration: it is looked for now and then. */
export const companyCountsQuery = queryOptions({
  queryKey: companyKeys.counts,
  queryFn: ({ signal }) => callApi('companyCounts', {}, { signal }),
  refetchInterval: 60_000,
});

export const companyQuery = (id: number) =>
  queryOptions({
    queryKey: companyKeys.company(id),
    queryFn: ({ signal }) => callApi('company', { params: { id } }, { signal }),
    staleTime: 0,
  });

export const companyOrdersQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: companyKeys.orders(id),
    queryFn: ({ signal, pageParam }) =>
      callApi('companyOrders', { params: { id }, query: pageOf({ limit: 10 }, pageParam) }, { signal }),
    ...cursorPages,
  });

export const creditMovementsQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: companyKeys.creditMovements(id),
    queryFn: ({ signal, pageParam }) =>
      callApi(
        'companyCreditMovements',
        { params: { id }, query: pageOf({ limit: 10 }, pageParam) },
        { signal },
      ),
    ...cursorPages,
    staleTime: 0,
  });

export const companySessionsQuery = (id: number) =>
  queryOptions({
    queryKey: companyKeys.sessions(id),
    queryFn: async ({ signal }) => (await callApi('companySessions', { params: { id } }, { signal })).items,
    staleTime: 0,
  });

export const discountTablesQuery = queryOptions({
  queryKey: companyKeys.discountTables,
  queryFn: async ({ signal }) => (await callApi('discountTables', {}, { signal })).items,
  staleTime: 300_000,
});

export const registrationsQuery = queryOptions({
  queryKey: companyKeys.registrations,
  queryFn: async ({ signal }) => (await callApi('storeRegistrations', {}, { signal })).items,
});

export const priceQuery = (id: number, question: PriceQuestion) =>
  queryOptions({
    queryKey: companyKeys.price(id, question),
    queryFn: async ({ signal }) =>
      (await callApi('explainPrice', { params: { id }, query: question }, { signal })).items,
    enabled: question.number !== '',
    meta: { notice: false },
    staleTime: 0,
  });

export const refreshCompany = (id: number): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: companyKeys.company(id) });
