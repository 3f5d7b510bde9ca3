import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { compiledOnce } from '../../../db/compiled-once.ts';
import type { Db } from '../../../db/database.ts';
import { linesOf, notesOf, supplyOf } from '../orders.repository.ts';

const ORDER_ID = sql<number>`o.id`;

/**
 * An order with everything that its branch is told of it, if the branch wants a mail for each and no digest has told of
 * the order. Also one that none will tell of, because it came before the branch wanted digests.
 */
const selectOrderToTell = compiledOnce((db: Db, orderId: number) =>
  db
    .selectFrom('customer_order as o')
    .innerJoin('customer as c', 'c.id', 'o.customer_id')
    .innerJoin('warehouse as w', 'w.id', 'o.warehouse_id')
    .leftJoin('branch_order_desk as d', 'd.warehouse_id', 'w.id')
    .where('o.id', '=', orderId)
    .where(
      sql<boolean>`(coalesce(d.order_mail, 'each') = 'each' or d.order_mail = 'digest' and o.created_at <= d.digest_at)`,
    )
    .where(sql<boolean>`not exists (select from order_in_digest as told where told.order_id = o.id)`)
    .where(sql<boolean>`w.email <> ''`)
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
    .select([
      jsonArrayFrom(linesOf(db, ORDER_ID)).as('lines'),
      jsonArrayFrom(supplyOf(db, ORDER_ID)).as('supply'),
      jsonArrayFrom(notesOf(db, ORDER_ID)).as('notes'),
    ])
    .compile(),
);

export async function findOrderToTell(db: Db, orderId: number) {
  const [order] = await selectOrderToTell(db, orderId);
  return order;
}

/** Empty where the branch has none. */
export async function findBranchEmail(db: Db, branchId: number): Promise<string> {
  const branch = await db
    .selectFrom('warehouse')
    .where('id', '=', branchId)
    .select('email')
    .executeTakeFirstOrThrow();
  return branch.email;
}

const digestBranches = (tx: Db) =>
  tx
    .selectFrom('branch_order_desk as d')
    .innerJoin('warehouse as w', 'w.id', 'd.warehouse_id')
    .where('d.order_mail', '=', 'digest')
    .where('w.email', '<>', '')
    .select(['d.warehouse_id as branchId', 'w.email', 'd.language'])
    .orderBy('d.warehouse_id')
    .forUpdate('d');

/** Branches that get a digest, locked so that nobody else sends one at the same time. */
export const lockDigestBranches = (tx: Db) => digestBranches(tx).skipLocked().execute();

/** One of them, after whoever sends a digest now; nothing where it gets none. */
export const lockDigestBranch = (tx: Db, branchId: number) =>
  digestBranches(tx).where('d.warehouse_id', '=', branchId).execute();

interface DigestOrder {
  readonly id: number;
  readonly branchId: number;
  readonly number: string;
  readonly customer: string;
  readonly lines: number;
  readonly total: number;
}

/** Of orders that were placed within it the transaction may not be over. */
export const DIGEST_MARGIN_SECONDS = 60;

/**
 * The orders that each branch has not been told of, and the note that it is told now. What was placed within the margin
 * waits for the next digest: it would be forgotten if it were seen only afterwards.
 */
export async function takeDigestOrders(
  tx: Db,
  branchIds: readonly number[],
  marginSeconds: number,
): Promise<DigestOrder[]> {
  const until = sql`now() - make_interval(secs => ${marginSeconds}::int)`;
  const { rows } = await sql<DigestOrder>`
    select o.id, o.warehouse_id as "branchId", o.number,
      coalesce(nullif(c.company, ''), concat_ws(' ', c.first_name, c.last_name)) as customer,
      (select count(*) from order_line as l where l.order_id = o.id)::integer as lines, o.total
    from branch_order_desk as d
    join customer_order as o on o.warehouse_id = d.warehouse_id and o.created_at > d.digest_at
      and o.created_at <= ${until}
    join customer as c on c.id = o.customer_id
    where d.warehouse_id = any(${branchIds}::integer[])
    order by o.created_at, o.id`.execute(tx);
  await sql`
    insert into order_in_digest (order_id) select unnest(${rows.map(({ id }) => id)}::integer[])
    on conflict do nothing`.execute(tx);
  await sql`
    update branch_order_desk set digest_at = greatest(digest_at, ${until})
    where warehouse_id = any(${branchIds}::integer[])`.execute(tx);
  return rows;
}
