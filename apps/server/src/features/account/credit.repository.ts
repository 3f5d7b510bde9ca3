import type { Db } from '../../db/database.ts';

/** The credit of the customer's company. */
export const findCredit = (db: Db, customerId: number) =>
  db
    .selectFrom('company')
    .where('id', '=', (eb) => eb.selectFrom('customer').select('company_id').where('id', '=', customerId))
    .select(['credit_limit', 'credit_used', 'payment_days'])
    .executeTakeFirstOrThrow();
