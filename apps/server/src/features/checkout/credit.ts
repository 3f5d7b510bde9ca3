import { toMajor } from '@partsboard/domain/money';
import { polishDay } from '../../db/polish-day.ts';
import type { Message } from '../../messages/texts.ts';

export interface Credit {
  readonly credit_limit: number;
  readonly credit_used: number;
}

/** The day so many days after the Polish one of a moment, `YYYY-MM-DD`. */
export function dayAfter(moment: Date, days: number): string {
  const day = new Date(`${polishDay(moment)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** What can still be ordered on credit; never below zero, also when a limit was lowered later. */
export const availableCredit = (credit: Credit): number =>
  Math.max(0, credit.credit_limit - credit.credit_used);

const zloty = (locale: string, amount: number): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'PLN',
    useGrouping: 'always',
  }).format(toMajor(amount));

/** Why an order can't be put on credit, with what is left. */
export const creditProblem = (credit: Credit): Message => {
  const available = availableCredit(credit);
  return (t) => t.checkout.creditExceeded(zloty(t.locale, available));
};
