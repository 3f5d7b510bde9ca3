import { useQuery } from '@tanstack/react-query';
import { creditLimitQuery, customerQuery } from '../account/account.queries.ts';
import { totalsQuery } from '../cart/cart.queries.ts';
import type { UsualAddresses } from './checkout-state.ts';
import { withinCredit } from './trade-credit.ts';
import { useCheckout, type PayableCheckout } from './use-checkout.ts';
import { isNotFound } from '../../lib/api/api-error.ts';

/** The choices of the checkout with what they cost, and with what is left of the customer's credit. */
export function usePayableCheckout(step: number) {
  const checkout = useCheckout(step, useUsualAddresses());
  const totals = useQuery({
    ...totalsQuery(checkout.request),
    placeholderData: (previous) => previous,
    // An address that was removed elsewhere: the choice of another one says so.
    meta: { notice: (error) => !isNotFound(error) },
  });
  const credit = useQuery(creditLimitQuery).data;
  const payable: PayableCheckout = {
    ...checkout,
    choices: withinCredit(checkout.choices, credit?.Available, totals.data),
  };
  return {
    checkout: payable,
    credit,
    totals: totals.data,
    /** Of the totals for exactly what is chosen. */
    fingerprint: totals.isPlaceholderData ? undefined : totals.data?.Fingerprint,
  };
}

/** A customer that could not be read has no usual addresses: every address can still be chosen. */
function useUsualAddresses(): UsualAddresses | undefined {
  const { data, isPending } = useQuery(customerQuery);
  if (isPending) return undefined;
  return {
    shippingAddressId: data?.ShippingAddress ?? null,
    billingAddressId: data?.BillingAddress ?? null,
  };
}
