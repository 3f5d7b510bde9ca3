import type { OrderHistoryFilter } from '@partsboard/contract/orders';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { currentLanguage } from '@partsboard/ui/i18n/language.ts';

/** Which orders of the history are shown; absent means all. */
export type OrderFilter = Readonly<OrderHistoryFilter>;

export const orderKeys = {
  all: ['orders'] as const,
  list: (page: number, filter: OrderFilter) =>
    [...orderKeys.all, 'list', page, filter, currentLanguage()] as const,
  newest: ['orders', 'newest'] as const,
  spending: ['orders', 'spending'] as const,
  one: (id: number) => [...orderKeys.all, 'one', id, currentLanguage()] as const,
  byNumber: (orderNumber: string) => [...orderKeys.all, 'number', orderNumber, currentLanguage()] as const,
  accounting: () => [...orderKeys.all, 'accounting', currentLanguage()] as const,
};

export const ordersQuery = (page: number, filter: OrderFilter) =>
  queryOptions({
    queryKey: orderKeys.list(page, filter),
    queryFn: ({ signal }) => callApi('orders', { query: { page, ...filter } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The last order, if there is one. */
export async function fetchNewestOrder({ signal }: { readonly signal: AbortSignal }) {
  const { Orders } = await callApi('orders', { query: { page: 1, pageSize: 1 } }, { signal });
  return { order: Orders[0] ?? null };
}

export const newestOrderQuery = queryOptions({ queryKey: orderKeys.newest, queryFn: fetchNewestOrder });

export const spendingQuery = queryOptions({
  queryKey: orderKeys.spending,
  queryFn: ({ signal }) => callApi('spending', {}, { signal }),
});

export const orderQuery = (id: number) =>
  queryOptions({
    queryKey: orderKeys.one(id),
    queryFn: ({ signal }) => callApi('order', { query: { id } }, { signal }),
  });

/** One of the customer's own orders, by the number that is printed on it. */
export const orderByNumberQuery = (orderNumber: string) =>
  queryOptions({
    queryKey: orderKeys.byNumber(orderNumber),
    queryFn: ({ signal }) => callApi('order', { query: { orderNumber } }, { signal }),
  });

export const accountingOrdersQuery = () =>
  queryOptions({
    queryKey: orderKeys.accounting(),
    queryFn: ({ signal }) => callApi('accountingOrders', {}, { signal }),
  });
