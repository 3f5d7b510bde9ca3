import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '@partsboard/contract/cart';
import { sql } from 'kysely';
import { compiledOnce } from '../../db/compiled-once.ts';
import type { Db } from '../../db/database.ts';

export interface PartQuantity {
  readonly partId: number;
  readonly quantity: number;
}

export interface PlacedQuantity extends PartQuantity {
  /** Where the line stood that is put back; a new one stands at the end. */
  readonly place?: number | undefined;
}

/** In microseconds: lines that were added together lie so close, which a Date can't hold. */
const place = sql<number>`(extract(epoch from c.added_at) * 1000000)::float8`.as('place');

/** In the order in which parts were first added. */
export const findCartLines = compiledOnce((db: Db, customerId: number) =>
  db
    .selectFrom('cart_line as c')
    .where('c.customer_id', '=', customerId)
    .select(['c.part_id as partId', 'c.quantity', place])
    .orderBy('c.added_at')
    .orderBy('c.part_id')
    .compile(),
);

/**
 * Holds the lines until the transaction ends and answers them as they are then: one statement, since a line
 * that is removed and added again in between would be read without being held. Taken in key order, so that
 * no two calls wait for each other.
 */
export async function lockCartLines(db: Db, customerId: number) {
  const rows = await db
    .selectFrom('cart_line as c')
    .innerJoin('part as p', 'p.id', 'c.part_id')
    .where('c.customer_id', '=', customerId)
    .select(['c.part_id as partId', 'c.quantity', place, 'p.number', 'p.name_pl', 'p.name_en'])
    .orderBy('c.part_id')
    .forUpdate('c')
    .execute();
  return rows.sort((left, right) => left.place - right.place);
}

/**
 * Adds quantities to the cart in one statement, whatever their number; of the parts given it answers those
 * that the cart took. A line that would grow beyond the largest quantity is left as it is. New lines keep the
 * order in which they are given, or the place that they had, while rows are written in key order, so that no two
 * calls wait for each other.
 */
export async function addToCart(
  db: Db,
  customerId: number,
  items: readonly PlacedQuantity[],
): Promise<Set<number>> {
  const { rows } = await sql<{ part_id: number }>`
    insert into cart_line as c (customer_id, part_id, quantity, added_at)
    select ${customerId}, i.part_id, i.quantity, least(
      timestamptz 'epoch' + i.place * interval '1 microsecond',
      now() + i.number * interval '1 microsecond'
    )
    from unnest(
      ${items.map((item) => item.partId)}::integer[],
      ${items.map((item) => item.quantity)}::integer[],
      ${items.map((item) => item.place ?? null)}::float8[]
    ) with ordinality as i (part_id, quantity, place, number)
    where i.quantity <= ${MAX_LINE_QUANTITY}
    order by i.part_id
    on conflict (customer_id, part_id) do update
      set quantity = c.quantity + excluded.quantity
      where c.quantity + excluded.quantity <= ${MAX_LINE_QUANTITY}
    returning c.part_id`.execute(db);
  return new Set(rows.map((row) => row.part_id));
}

/** How many of these parts the cart holds. */
export async function findQuantities(
  db: Db,
  customerId: number,
  partIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('cart_line')
    .where('customer_id', '=', customerId)
    .where(sql<boolean>`part_id = any(${partIds}::integer[])`)
    .select(['part_id', 'quantity'])
    .execute();
  return new Map(rows.map((row) => [row.part_id, row.quantity]));
}

/** Whether the cart has grown beyond what it may hold. */
export async function isOverfull(db: Db, customerId: number): Promise<boolean> {
  const { rows } = await sql<{ overfull: boolean }>`
    select exists (
      select 1 from cart_line where customer_id = ${customerId} offset ${MAX_CART_LINES}
    ) as overfull`.execute(db);
  return rows[0]?.overfull ?? false;
}

export async function setQuantity(db: Db, customerId: number, item: PartQuantity): Promise<boolean> {
  const updated = await db
    .updateTable('cart_line')
    .set({ quantity: item.quantity })
    .where('customer_id', '=', customerId)
    .where('part_id', '=', item.partId)
    .returning('part_id')
    .executeTakeFirst();
  return updated !== undefined;
}

export async function deleteLines(db: Db, customerId: number, partIds: readonly number[]): Promise<void> {
  await db
    .deleteFrom('cart_line')
    .where('customer_id', '=', customerId)
    .where(sql<boolean>`part_id = any(${partIds}::integer[])`)
    .execute();
}

export async function deleteAllLines(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom('cart_line').where('customer_id', '=', customerId).execute();
}
