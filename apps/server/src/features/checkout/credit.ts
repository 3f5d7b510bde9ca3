import { toMajor } from '@partsboard/domain/money';
import { formatsOf } from '../../messages/formats.ts';
import type { Message } from '../../messages/texts.ts';
import { availableCredit, type Credit } from '../account/credit.service.ts';

/** Why an order can't be put on credit, with what is left. */
export const creditProblem = (credit: Credit): Message => {
  const available = availableCredit(credit);
  return (t) => t.checkout.creditExceeded(formatsOf(t).money(toMajor(available)));
};

let refusals = 0;

/** To be called when an order is refused because the credit does not suffice. */
export const countCreditRefusal = (): void => {
  refusals += 1;
};

/** How many orders this process has refused so, for the metrics. */
export const creditRefusals = (): number => refusals;
