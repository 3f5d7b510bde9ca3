import type { CreditLimit } from '@partsboard/contract/account';
import { toMajor } from '@partsboard/domain/money';
import { polishDay } from '@partsboard/domain/polish-day';
import type { Db } from '../../db/database.ts';
import { findCredit } from './credit.repository.ts';

export interface Credit {
  readonly credit_limit: number;
  readonly credit_used: number;
  readonly payment_days: number;
}

export const readCredit = (db: Db, customerId: number): Promise<Credit> => findCredit(db, customerId);

/** What can still be ordered on credit; never below zero, also when a limit was lowered later. */
export const availableCredit = (credit: Pick<Credit, 'credit_limit' | 'credit_used'>): number =>
  Math.max(0, credit.credit_limit - credit.credit_used);

/** The day so many days after the Polish one of a moment, `YYYY-MM-DD`. */
export function dayAfter(moment: Date, days: number): string {
  const day = new Date(`${polishDay(moment)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

export async function readCreditLimit(db: Db, customerId: number): Promise<CreditLimit> {
  const credit = await findCredit(db, customerId);
  return {
    CreditLimit: toMajor(credit.credit_limit),
    Used: toMajor(credit.credit_used),
    Available: toMajor(availableCredit(credit)),
    CurrencyCode: 'PLN',
    PaymentDue: dayAfter(new Date(), credit.payment_days),
  };
}
