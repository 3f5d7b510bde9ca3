import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** An order as its branch is told of it, if the branch wants a mail for each. */
export const findOrderToTell = (db: Db, orderId: number) =>
  db
    .selectFrom('customer_order as o')
    .innerJoin('customer as c', 'c.id', 'o.customer_id')
    .innerJoin('warehouse as w', 'w.id', 'o.warehouse_id')
    .leftJoin('branch_order_desk as d', 'd.warehouse_id', 'w.id')
    .where('o.id', '=', orderId)
    .where(sql<boolean>`coalesce(d.order_mail, 'each') = 'each'`)
    .where('w.email', '<>', '')
    .select([
      'o.id',
      'o.number',
      'o.total',
      'o.customer_reference',
      'o.shipping_method_pl',
      'o.payment_method_pl',
    ])
    .select(['o.shipping_method_en', 'o.payment_method_en'])
    .select(sql<'pl' | 'en'>`coalesce(d.language, 'pl')`.as('language'))
    .select(['c.company', 'c.first_name', 'c.last_name', 'w.email as branchEmail'])
    .executeTakeFirst();

/** Empty where the branch has none. */
export async function findBranchEmail(db: Db, branchId: number): Promise<string> {
  const branch = await db
    .selectFrom('warehouse')
    .where('id', '=', branchId)
    .select('email')
    .executeTakeFirstOrThrow();
  return branch.email;
}

/** Branches that get a digest, locked so that nobody else sends one at the same time. */
export const lockDigestBranches = (tx: Db) =>
  tx
    .selectFrom('branch_order_desk as d')
    .innerJoin('warehouse as w', 'w.id', 'd.warehouse_id')
    .where('d.order_mail', '=', 'digest')
    .where('w.email', '<>', '')
    .select(['d.warehouse_id as branchId', 'w.email', 'd.language'])
    .orderBy('d.warehouse_id')
    .forUpdate('d')
    .skipLocked()
    .execute();

interface DigestOrder {
  readonly branchId: number;
  readonly number: string;
  readonly customer: string;
  readonly lines: number;
  readonly total: number;
}

/**
 * The orders that each branch has not been told of, and the note that it is told now. What was placed in the last
 * minute waits for the next digest: its transaction may not be over, and would be forgotten.
 */
export async function takeDigestOrders(tx: Db, branchIds: readonly number[]): Promise<DigestOrder[]> {
  const { rows } = await sql<DigestOrder>`
    select o.warehouse_id as "branchId", o.number,
      coalesce(nullif(c.company, ''), concat_ws(' ', c.first_name, c.last_name)) as customer,
      (select count(*) from order_line as l where l.order_id = o.id)::integer as lines, o.total
    from branch_order_desk as d
    join customer_order as o on o.warehouse_id = d.warehouse_id and o.created_at > d.digest_at
      and o.created_at <= now() - interval '1 minute'
    join customer as c on c.id = o.customer_id
    where d.warehouse_id = any(${branchIds}::integer[])
    order by o.created_at, o.id`.execute(tx);
  await sql`
    update branch_order_desk set digest_at = greatest(digest_at, now() - interval '1 minute')
    where warehouse_id = any(${branchIds}::integer[])`.execute(tx);
  return rows;
}
