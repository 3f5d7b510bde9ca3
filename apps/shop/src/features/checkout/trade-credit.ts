import type { Totals } from '@partsboard/contract/checkout';
import { fromMajor } from '@partsboard/domain/money';
import type { Resolved } from './checkout-state.ts';

export const TRADE_CREDIT = 'Payments.TradeCredit';

export interface PayableChoices extends Resolved {
  /** The order is more than the trade credit that is left. */
  readonly isBeyondCredit: boolean;
}

type Amounts = Pick<Totals, 'OrderTotal' | 'PaymentMethodAdditionalFee'>;

/**
 * The choices without trade credit where it does not reach. As long as it is not known whether it does, it counts as
 * chosen; the server looks again.
 *
 * @param totals with whichever payment method is chosen: its fee is left out
 */
export function withinCredit(
  choices: Resolved,
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
