import type { WebhookDeliveryFilter } from '@partsboard/contract/backoffice/webhooks';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { pagedQuery, pageOf } from '../../lib/paged-query.ts';
import { queryClient } from '../../lib/query-client.ts';

export const webhookKeys = {
  all: ['webhooks'] as const,
  endpoints: ['webhooks', 'endpoints'] as const,
  list: (filter: WebhookDeliveryFilter) => [...webhookKeys.all, 'deliveries', filter] as const,
  one: (id: number) => [...webhookKeys.all, 'delivery', id] as const,
};

export const endpointsQuery = queryOptions({
  queryKey: webhookKeys.endpoints,
  queryFn: async ({ signal }) => (await callApi('webhookEndpoints', {}, { signal })).items,
  staleTime: 0,
});

export const deliveriesQuery = (filter: WebhookDeliveryFilter) =>
  infiniteQueryOptions({
    queryKey: webhookKeys.list(filter),
    queryFn: ({ signal, pageParam }) =>
      callApi('webhookDeliveries', { query: pageOf(filter, pageParam) }, { signal }),
    ...pagedQuery,
    staleTime: 0,
  });

/** While a message waits, somebody may be waiting for it too. */
const LOOK_AGAIN_MILLISECONDS = 3_000;

export const deliveryQuery = (id: number) =>
  queryOptions({
    queryKey: webhookKeys.one(id),
    queryFn: ({ signal }) => callApi('webhookDelivery', { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? LOOK_AGAIN_MILLISECONDS : false),
  });

export const refreshWebhooks = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: webhookKeys.all });
