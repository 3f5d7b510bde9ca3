import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { currentLanguage } from '../../lib/i18n/language.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';

const ORDERS_KEY = ['orders'] as const;

export const ordersQuery = (page: number, search: string) =>
  queryOptions({
    queryKey: [...ORDERS_KEY, 'list', page, search],
    queryFn: ({ signal }) => callApi('orders', { query: { page, search } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The last order, if there is one. */
export const newestOrderQuery = queryOptions({
  queryKey: [...ORDERS_KEY, 'newest'],
  queryFn: async ({ signal }) => {
    const { Orders } = await callApi('orders', { query: { page: 1, pageSize: 1 } }, { signal });
    return { order: Orders[0] ?? null };
  },
});

export const spendingQuery = queryOptions({
  queryKey: [...ORDERS_KEY, 'spending'],
  queryFn: ({ signal }) => callApi('spending', {}, { signal }),
});

export const orderQuery = (id: number) =>
  queryOptions({
    queryKey: [...ORDERS_KEY, 'one', id, currentLanguage()],
    queryFn: ({ signal }) => callApi('order', { query: { id } }, { signal }),
  });

/** An order of the person's own by the number that is printed on it. */
export const orderByNumberQuery = (orderNumber: string) =>
  queryOptions({
    queryKey: [...ORDERS_KEY, 'number', orderNumber, currentLanguage()],
    queryFn: ({ signal }) => callApi('order', { query: { orderNumber } }, { signal }),
  });

export const accountingOrdersQuery = () =>
  queryOptions({
    queryKey: [...ORDERS_KEY, 'accounting', currentLanguage()],
    queryFn: ({ signal }) => callApi('accountingOrders', {}, { signal }),
  });

/** Puts an order's parts into the cart again; answers what could not be added, in sentences. */
export const useOrderAgain = (onAdded: (sentences: readonly string[]) => Promise<void>) =>
  useSingleMutation({
    mutationFn: (id: number) => callApi('orderAgain', { body: { id } }),
    onSuccess: onAdded,
  });
