import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '../../lib/query-failure.ts';
import { useWarehouses } from '../../lib/reference/use-reference.ts';
import { sessionOwner } from '../../lib/session.ts';
import { readStored, storageKeys, writeStored } from '../../lib/storage.ts';
import {
  parseState,
  resolve,
  storedState,
  toRequest,
  type CheckoutState,
  type Offered,
  type UsualAddresses,
} from './checkout-state.ts';
import type { PayableChoices } from './trade-credit.ts';
import {
  paymentMethodsQuery,
  shippingAddressQuery,
  shippingMethodsQuery,
  supplyQuery,
} from './checkout.queries.ts';

const noAddresses: Offered['addresses'] = {
  ExistingAddresses: [],
  NewAddressPreselected: false,
  PickupPoints: [],
  PickUpInStore: false,
  AllowPickUpInStore: false,
  PickUpInStoreOnly: false,
};

const noUsual: UsualAddresses = { shippingAddressId: null, billingAddressId: null };

/**
 * The choices of the checkout with what the server offers for them, up to the step that is open.
 *
 * @param usual undefined as long as it is not known
 */
export function useCheckout(step: number, usual: UsualAddresses | undefined) {
  const [state, setState] = useState(() => parseState(readStored(storageKeys.checkout), sessionOwner()));
  const [termsAccepted, setTermsAccepted] = useState(false);
  const branches = useWarehouses().filter((warehouse) => warehouse.IsBranchOffice);
  const addresses = useQuery(shippingAddressQuery());
  const supply = useQuery(supplyQuery()).data;

  const known = {
    addresses: addresses.data ?? noAddresses,
    usual: usual ?? noUsual,
    branchIds: branches.map((branch) => branch.Id),
  };
  const first = resolve(state, { ...known, shippingMethods: [], paymentMethods: [] }, termsAccepted);
  const shipping = useQuery({
    ...shippingMethodsQuery(first.shippingAddressId ?? 0),
    enabled: first.shippingAddressId !== undefined,
  });
  const countryId = countryOf(known.addresses, first);
  const payment = useQuery({ ...paymentMethodsQuery(countryId ?? 0), enabled: countryId !== undefined });

  const offered: Offered = {
    ...known,
    shippingMethods: first.shippingAddressId === undefined ? [] : (shipping.data ?? []),
    paymentMethods: payment.data ?? [],
  };
  const choices = resolve(state, offered, termsAccepted);
  const methodName = offered.shippingMethods.find(
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
    /** Absent as long as it is not known: every branch can be chosen all the same. */
    supply,
    isAwaiting,
    /** Whether the choices lead as far as a later step is known only once everything they name has been read. */
    isLoading:
      addresses.isPending || usual === undefined || (step > 0 && (isAwaiting.shipping || isAwaiting.payment)),
    /** What could not be loaded, each to be said in its own place so that the rest can still be used. */
    failures: { addresses: failureOf(addresses), shipping: failureOf(shipping), payment: failureOf(payment) },
    request,
    confirmation: { ...request, TermsOfServiceOnOrderConfirmPage: termsAccepted, OrderNote: state.note },
    setTermsAccepted,
    change: (change: Partial<CheckoutState>) => {
      const next = { ...state, ...change };
      setState(next);
      writeStored(storageKeys.checkout, storedState(next, sessionOwner()));
    },
  };
}

export type Checkout = ReturnType<typeof useCheckout>;

/** With choices that also the customer's credit allows. */
export interface PayableCheckout extends Checkout {
  readonly choices: PayableChoices;
}

/** The country that payment methods are asked for: the address's, or with pickup the point's. */
function countryOf(
  { ExistingAddresses, PickupPoints }: Offered['addresses'],
  choices: { readonly shippingAddressId?: number | undefined; readonly pickupPointId?: number | undefined },
): number | undefined {
  return (
    ExistingAddresses.find((address) => address.Id === choices.shippingAddressId)?.CountryId ??
    PickupPoints.find((point) => point.Id === choices.pickupPointId)?.Address.CountryId
  );
}
