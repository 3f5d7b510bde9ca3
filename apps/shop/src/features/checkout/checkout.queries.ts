import { queryOptions } from '@tanstack/react-query';
import { isNotFound } from '@partsboard/ui/api/api-error.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { currentLanguage } from '@partsboard/ui/i18n/language.ts';
import { cartKeys } from '../cart/cart.queries.ts';
import { fetchNewestOrder } from '../orders/orders.queries.ts';

export const checkoutKeys = {
  /** Under the cart's key: everything here is fetched again when the cart changes. */
  all: cartKeys.checkout,
  addresses: () => [...checkoutKeys.all, 'addresses', currentLanguage()] as const,
  shippingMethods: (addressId: number) =>
    [...checkoutKeys.all, 'shipping', addressId, currentLanguage()] as const,
  paymentMethods: (countryId: number, pickUpInStoreId: number | undefined) =>
    [...checkoutKeys.all, 'payment', countryId, pickUpInStoreId ?? null, currentLanguage()] as const,
  lastChoices: () => [...checkoutKeys.all, 'last', currentLanguage()] as const,
  supply: () => [...checkoutKeys.all, 'supply', currentLanguage()] as const,
  placedOrder: (requestKey: string) => [...checkoutKeys.all, 'placed', requestKey] as const,
  /** Apart from the other orders, which are fetched again when one is placed. */
  newestOrderBefore: ['newest-order-before-checkout'] as const,
};

/** The address may have been removed elsewhere: the address step then asks for another one. */
export const isUnexpected = (error: unknown): boolean => !isNotFound(error);

export const shippingAddressQuery = () =>
  queryOptions({
    queryKey: checkoutKeys.addresses(),
    queryFn: ({ signal }) => callApi('shippingAddress', {}, { signal }),
  });

export const shippingMethodsQuery = (addressId: number) =>
  queryOptions({
    queryKey: checkoutKeys.shippingMethods(addressId),
    queryFn: ({ signal }) => callApi('shippingMethods', { query: { addressId } }, { signal }),
    meta: { notice: isUnexpected },
  });

/** Some are offered only for what is picked up at a certain branch. */
export const paymentMethodsQuery = (countryId: number, pickUpInStoreId: number | undefined) =>
  queryOptions({
    queryKey: checkoutKeys.paymentMethods(countryId, pickUpInStoreId),
    queryFn: ({ signal }) =>
      callApi(
        'paymentMethods',
        { query: { countryId, ...(pickUpInStoreId !== undefined && { pickUpInStoreId }) } },
        { signal },
      ),
  });

/** What the customer chose last time. Without an answer the checkout begins as the first one does. */
export const lastChoicesQuery = () =>
  queryOptions({
    queryKey: checkoutKeys.lastChoices(),
    queryFn: ({ signal }) => callApi('lastChoices', {}, { signal }),
    meta: { notice: false },
  });

/** Where each branch would get the cart from. */
export const supplyQuery = () =>
  queryOptions({
    queryKey: checkoutKeys.supply(),
    queryFn: ({ signal }) => callApi('supply', {}, { signal }),
  });

/** Whether an order that was sent and not answered has been placed. */
export const placedOrderQuery = (requestKey: string) =>
  queryOptions({
    queryKey: checkoutKeys.placedOrder(requestKey),
    queryFn: ({ signal }) => callApi('placedOrder', { query: { requestKey } }, { signal }),
    // A later visit asks again: an order can be placed after this query has run.
    gcTime: 0,
  });

/** The newest order as it was when the checkout was opened. */
export const newestOrderBeforeQuery = queryOptions({
  queryKey: checkoutKeys.newestOrderBefore,
  queryFn: fetchNewestOrder,
  staleTime: Infinity,
  gcTime: 0,
  meta: { notice: false },
});
