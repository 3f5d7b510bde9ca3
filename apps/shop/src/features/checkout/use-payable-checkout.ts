import { useQuery } from '@tanstack/react-query';
import { creditLimitQuery, customerQuery } from '../account/account.queries.ts';
import { totalsQuery } from '../cart/cart.queries.ts';
import type { DefaultAddresses } from './checkout-state.ts';
import { isUnexpected } from './checkout.queries.ts';
import { withinCredit } from './trade-credit.ts';
import { useCheckout, type PayableCheckout } from './use-checkout.ts';

/** The choices of the checkout with the totals and the customer's remaining credit. */
export function usePayableCheckout(step: number) {
  const checkout = useCheckout(step, useUsualAddresses());
  const totals = useQuery({
    ...totalsQuery(checkout.request),
    placeholderData: (previous) => previous,
    meta: { notice: isUnexpected },
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
    /** Of the totals for exactly the current choices. */
    fingerprint: totals.isPlaceholderData ? undefined : totals.data?.Fingerprint,
  };
}

/** Without the customer's data there are no default addresses: every address can still be chosen. */
function useUsualAddresses(): DefaultAddresses | undefined {
  const { data, isPending } = useQuery(customerQuery);
  if (isPending) return undefined;
  return {
    shippingAddressId: data?.ShippingAddress ?? null,
    billingAddressId: data?.BillingAddress ?? null,
  };
}
