import type { AuditFilter } from '@partsboard/contract/backoffice/audit';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { pagedQuery, pageOf } from '../../lib/paged-query.ts';

export const auditKeys = { list: (filter: AuditFilter) => ['audit', filter] as const };

export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: auditKeys.list(filter),
    queryFn: ({ signal, pageParam }) =>
      callApi('auditEntries', { query: pageOf(filter, pageParam) }, { signal }),
    ...pagedQuery,
    // What has just been changed is to be seen at once.
    staleTime: 0,
  });
