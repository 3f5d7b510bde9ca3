import type { StaffFilter } from '@partsboard/contract/backoffice/staff';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';

export type StaffListFilter = Omit<StaffFilter, 'cursor' | 'limit'>;

export const staffKeys = {
  all: ['staff'] as const,
  list: (filter: StaffListFilter) => ['staff', 'list', filter] as const,
  member: (id: number) => ['staff', 'member', id] as const,
};

export const staffListQuery = (filter: StaffListFilter) =>
  infiniteQueryOptions({
    queryKey: staffKeys.list(filter),
    queryFn: ({ signal, pageParam }) =>
      callApi(
        'staffMembers',
        { query: { ...filter, ...(pageParam === null ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });

export const staffMemberQuery = (id: number) =>
  queryOptions({
    queryKey: staffKeys.member(id),
    queryFn: ({ signal }) => callApi('staffMember', { params: { id } }, { signal }),
  });

export const branchesQuery = queryOptions({
  queryKey: ['branches'],
  queryFn: async ({ signal }) => (await callApi('branches', {}, { signal })).items,
  staleTime: 300_000,
});
