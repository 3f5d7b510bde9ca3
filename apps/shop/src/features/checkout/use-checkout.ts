import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { useWarehouses } from '../../lib/reference/use-reference.ts';
import { sessionOwner } from '../../lib/session.ts';
import { readStored, storageKeys, writeStored } from '../../lib/storage.ts';
import {
  parseState,
  resolveChoices,
  storedState,
  toRequest,
  type CheckoutState,
  type CheckoutOptions,
  type DefaultAddresses,
} from './checkout-state.ts';
import type { PayableChoices } from './trade-credit.ts';
import {
  lastChoicesQuery,
  paymentMethodsQuery,
  shippingAddressQuery,
  shippingMethodsQuery,
  supplyQuery,
} from './checkout.queries.ts';

const noAddresses: CheckoutOptions['addresses'] = {
  ExistingAddresses: [],
  NewAddressPreselected: false,
  PickupPoints: [],
  PickUpInStore: false,
  AllowPickUpInStore: false,
  PickUpInStoreOnly: false,
};

const noDefaults: DefaultAddresses = { shippingAddressId: null, billingAddressId: null };

/**
 * The choices of the checkout with what the server offers for them, up to the current step.
 *
 * @param defaultAddresses undefined until they are known
 */
export function useCheckout(step: number, defaultAddresses: DefaultAddresses | undefined) {
  const [state, setState] = useState(() => parseState(readStored(storageKeys.checkout), sessionOwner()));
  const [termsAccepted, setTermsAccepted] = useState(false);
  const branches = useWarehouses().filter((warehouse) => warehouse.IsBranchOffice);
  const addresses = useQuery(shippingAddressQuery());
  const supply = useQuery(supplyQuery()).data;
  const last = useQuery(lastChoicesQuery());

  const known = {
    addresses: addresses.data ?? noAddresses,
    defaultAddresses: defaultAddresses ?? noDefaults,
    branchIds: branches.map((branch) => branch.Id),
    last: last.data?.Choices ?? null,
  };
  const first = resolveChoices(state, { ...known, shippingMethods: [], paymentMethods: [] }, termsAccepted);
  const shipping = useQuery({
    ...shippingMethodsQuery(first.shippingAddressId ?? 0),
    enabled: first.shippingAddressId !== undefined,
  });
  const countryId = countryOf(known.addresses, first);
  const payment = useQuery({
    ...paymentMethodsQuery(countryId ?? 0, first.pickupPointId),
    enabled: countryId !== undefined,
  });

  const offered: CheckoutOptions = {
    ...known,
    shippingMethods: first.shippingAddressId === undefined ? [] : (shipping.data ?? []),
    paymentMethods: payment.data ?? [],
  };
  const choices = resolveChoices(state, offered, termsAccepted);
  const methodName = choices.shippingMethods.find(
    (method) => method.ShippingRateComputationMethodSystemName === choices.shippingMethod,
  )?.Name;

  const isAwaiting = {
    shipping: first.shippingAddressId !== undefined && shipping.isPending,
    payment: countryId !== undefined && payment.isPending,
  };
  const request = toRequest(choices, methodName);
  return {
    state,
    choices,
    offered,
    branches,
    /** Undefined until it is known: every branch can be chosen all the same. */
    supply,
    isAwaiting,
    /** A later step can only be validated once everything that its choices refer to is loaded. */
    isLoading:
      addresses.isPending ||
      last.isPending ||
      defaultAddresses === undefined ||
      (step > 0 && (isAwaiting.shipping || isAwaiting.payment)),
    /** Shown each in its own place, so that the rest can still be used. */
    failures: {
      addresses: queryFailure(addresses),
      shipping: queryFailure(shipping),
      payment: queryFailure(payment),
    },
    request,
    confirmation: {
      ...request,
      TermsOfServiceOnOrderConfirmPage: termsAccepted,
      OrderNote: state.note,
      CustomerReference: state.reference,
    },
    setTermsAccepted,
    change: (change: Partial<CheckoutState>) => {
      const next = { ...state, ...change };
      setState(next);
      writeStored(storageKeys.checkout, storedState(next, sessionOwner()));
    },
  };
}

export type Checkout = ReturnType<typeof useCheckout>;

/** With choices that the customer's credit allows. */
export interface PayableCheckout extends Checkout {
  readonly choices: PayableChoices;
}

/** The country of the payment methods: the address's, or with pickup the pickup point's. */
function countryOf(
  { ExistingAddresses, PickupPoints }: CheckoutOptions['addresses'],
  choices: { readonly shippingAddressId?: number | undefined; readonly pickupPointId?: number | undefined },
): number | undefined {
  return (
    ExistingAddresses.find((address) => address.Id === choices.shippingAddressId)?.CountryId ??
    PickupPoints.find((point) => point.Id === choices.pickupPointId)?.Address.CountryId
  );
}
