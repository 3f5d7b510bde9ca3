import type { Totals } from '@partsboard/contract/checkout';
import { fromMajor } from '@partsboard/domain/money';
import type { ResolvedChoices } from './checkout-state.ts';

export const TRADE_CREDIT = 'Payments.TradeCredit';

export interface PayableChoices extends ResolvedChoices {
  /** Whether the order exceeds the remaining trade credit. */
  readonly isBeyondCredit: boolean;
}

type Amounts = Pick<Totals, 'OrderTotal' | 'PaymentMethodAdditionalFee'>;

/**
 * Removes trade credit from the choices where it is not sufficient. Until that is known it counts as chosen; the server
 * checks it again.
 *
 * @param totals with the fee of the chosen payment method, which is subtracted
 */
export function withinCredit(
  choices: ResolvedChoices,
  available: number | undefined,
  totals: Amounts | undefined,
): PayableChoices {
  const method = choices.paymentMethods.find((each) => each.PaymentMethodSystemName === TRADE_CREDIT);
  if (!method || available === undefined || !totals) return { ...choices, isBeyondCredit: false };
  const goodsAndShipping = fromMajor(totals.OrderTotal) - fromMajor(totals.PaymentMethodAdditionalFee);
  const isBeyondCredit = goodsAndShipping + fromMajor(method.Fee) > fromMajor(available);
  return isBeyondCredit && choices.paymentMethod === TRADE_CREDIT
    ? { ...choices, isBeyondCredit, paymentMethod: undefined }
    : { ...choices, isBeyondCredit };
}
