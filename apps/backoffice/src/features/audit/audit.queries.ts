import type { AuditFilter } from '@partsboard/contract/backoffice/audit';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';

export type AuditListFilter = Omit<AuditFilter, 'cursor' | 'limit'>;

export const auditKeys = { list: (filter: AuditListFilter) => ['audit', filter] as const };

export const auditQuery = (filter: AuditListFilter) =>
  infiniteQueryOptions({
    queryKey: auditKeys.list(filter),
    queryFn: ({ signal, pageParam }) =>
      callApi(
        'auditEntries',
        { query: { ...filter, ...(pageParam === null ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    // What has just been changed is to be seen at once.
    staleTime: 0,
  });
