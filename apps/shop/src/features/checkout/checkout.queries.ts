import type { CheckoutRequest, ConfirmCheckoutResponse } from '@partsboard/contract/checkout';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { currentLanguage } from '../../lib/i18n/language.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';

/** Under the cart's key: everything here is read again when the cart changes. */
const CHECKOUT_KEY = ['cart', 'checkout'] as const;

export const shippingAddressQuery = () =>
  queryOptions({
    queryKey: [...CHECKOUT_KEY, 'addresses', currentLanguage()],
    queryFn: ({ signal }) => callApi('shippingAddress', {}, { signal }),
  });

export const shippingMethodsQuery = (addressId: number) =>
  queryOptions({
    queryKey: [...CHECKOUT_KEY, 'shipping', addressId, currentLanguage()],
    queryFn: ({ signal }) => callApi('shippingMethods', { query: { addressId } }, { signal }),
  });

export const paymentMethodsQuery = (countryId: number) =>
  queryOptions({
    queryKey: [...CHECKOUT_KEY, 'payment', countryId, currentLanguage()],
    queryFn: ({ signal }) => callApi('paymentMethods', { query: { countryId } }, { signal }),
  });

/** Where each branch would get the cart from. */
export const supplyQuery = () =>
  queryOptions({
    queryKey: [...CHECKOUT_KEY, 'supply', currentLanguage()],
    queryFn: ({ signal }) => callApi('supply', {}, { signal }),
  });

/** Whether an order that was sent and not answered has been placed. */
export const placedOrderQuery = (requestKey: string) =>
  queryOptions({
    queryKey: [...CHECKOUT_KEY, 'placed', requestKey],
    queryFn: ({ signal }) => callApi('placedOrder', { query: { requestKey } }, { signal }),
    // A later visit asks again: an order can be placed after it was looked for.
    gcTime: 0,
  });

export interface Confirmation {
  readonly request: CheckoutRequest;
  /** The same for every try of one order, so that a lost answer never makes two. */
  readonly requestKey: string;
  readonly fingerprint: string;
}

interface ConfirmationEvents {
  readonly onSuccess: (answer: ConfirmCheckoutResponse) => Promise<void>;
  readonly onError: () => void;
}

/** Sent once, however often it is clicked. The events are heard also when the screen is left before them. */
export const useConfirmCheckout = (events: ConfirmationEvents) =>
  useSingleMutation({
    ...events,
    mutationFn: ({ request, requestKey, fingerprint }: Confirmation) =>
      callApi('confirmCheckout', { body: { ...request, RequestKey: requestKey, Fingerprint: fingerprint } }),
  });
