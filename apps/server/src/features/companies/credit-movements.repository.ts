import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

interface MovementPage {
  /** The last one of the page before. */
  readonly before: number | undefined;
  readonly limit: number;
}

/** What used the trade credit of a company and what freed it, newest first. */
export const findCreditMovements = (db: Db, companyId: number, { before, limit }: MovementPage) =>
  db
    .selectFrom('credit_movement as m')
    .innerJoin('customer_order as o', 'o.id', 'm.order_id')
    .where('m.company_id', '=', companyId)
    .$if(before !== undefined, (query) => query.where('m.id', '<', before ?? 0))
    .select(['m.id', 'm.created_at', 'm.kind', 'm.amount', 'm.used_after'])
    .select(['m.order_id', 'o.number', 'o.warehouse_id'])
    .select(
      sql<number>`case when m.kind = 'payment' and o.payment_due is not null
        then greatest(0, (m.created_at at time zone 'Europe/Warsaw')::date - o.payment_due) else 0 end`.as(
        'days_late',
      ),
    )
    .orderBy('m.id', 'desc')
    .limit(limit)
    .execute();

export type CreditMovementRow = Awaited<ReturnType<typeof findCreditMovements>>[number];
