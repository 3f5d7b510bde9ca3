import type { MailFilter } from '@partsboard/contract/backoffice/mails';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { pagedQuery, pageOf } from '../../lib/paged-query.ts';
import { queryClient } from '../../lib/query-client.ts';

const mailKeys = {
  all: ['mails'] as const,
  counts: ['mails', 'counts'] as const,
  list: (filter: MailFilter) => ['mails', 'list', filter] as const,
  one: (id: number) => ['mails', 'one', id] as const,
};

export const mailsQuery = (filter: MailFilter) =>
  infiniteQueryOptions({
    queryKey: mailKeys.list(filter),
    queryFn: ({ signal, pageParam }) => callApi('mails', { query: pageOf(filter, pageParam) }, { signal }),
    ...pagedQuery,
    staleTime: 0,
  });

export const mailCountsQuery = queryOptions({
  queryKey: mailKeys.counts,
  queryFn: ({ signal }) => callApi('mailCounts', {}, { signal }),
  staleTime: 0,
});

/** While a mail waits, somebody may be waiting for it too. */
const LOOK_AGAIN_MILLISECONDS = 3_000;

export const mailQuery = (id: number) =>
  queryOptions({
    queryKey: mailKeys.one(id),
    queryFn: ({ signal }) => callApi('mail', { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? LOOK_AGAIN_MILLISECONDS : false),
  });

export const refreshMails = (): Promise<void> => queryClient.invalidateQueries({ queryKey: mailKeys.all });
