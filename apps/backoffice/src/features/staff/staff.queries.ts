import type { StaffFilter } from '@partsboard/contract/backoffice/staff';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { pagedQuery, pageOf } from '../../lib/paged-query.ts';

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
      callApi('staffMembers', { query: pageOf(filter, pageParam) }, { signal }),
    ...pagedQuery,
  });

export const staffMemberQuery = (id: number) =>
  queryOptions({
    queryKey: staffKeys.member(id),
    queryFn: ({ signal }) => callApi('staffMember', { params: { id } }, { signal }),
  });
