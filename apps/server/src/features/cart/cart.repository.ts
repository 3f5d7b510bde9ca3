import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '@partsboard/contract/cart';
import type { LineVehicles } from '@partsboard/contract/line-vehicles';
import { sql, type RawBuilder } from 'kysely';
import { codeOf } from '../../db/error-code.ts';
import { compiledOnce } from '../../db/compiled-once.ts';
import type { Db } from '../../db/database.ts';
import { customerLock } from '../../db/lock-customer.ts';

export interface PartQuantity {
  readonly partId: number;
  readonly quantity: number;
}

export interface PlacedQuantity extends PartQuantity {
  /** For which vehicles, and how many of the pieces. */
  readonly vehicles?: LineVehicles;
  /** Where the line stood that is put back; a new one stands at the end. */
  readonly place?: number | undefined;
}

/** A line as it is stored; its place is in microseconds, since lines that were added together lie that close. */
type StoredLine = readonly [partId: number, quantity: number, place: number, vehicles: unknown];

export interface StoredCart {
  readonly partIds: readonly number[];
  /** In the order in which their parts were first added, as a text for `cartLinesIn`. */
  readonly lines: string;
}

/** In one row: for the driver a hundred rows are more work than all the rest of reading a cart. */
const selectCart = compiledOnce((db: Db, customerId: number) =>
  sql<StoredCart>`
    select coalesce(json_agg(part_id), '[]') as "partIds", coalesce(json_agg(
      json_build_array(part_id, quantity, (extract(epoch from added_at) * 1000000)::float8, vehicles)
      order by added_at, part_id
    ), '[]')::text as lines
    from cart_line
    where customer_id = ${customerId}`.compile(db),
);

export async function findCart(db: Db, customerId: number): Promise<StoredCart> {
  const [cart] = await selectCart(db, customerId);
  return cart ?? { partIds: [], lines: '[]' };
}

export const cartLinesIn = (lines: string) =>
  (JSON.parse(lines) as StoredLine[]).map(([partId, quantity, place, vehicles]) => ({
    partId,
    quantity,
    place,
    vehicles,
  }));

/** What the database calls a cart that would hold too many lines; see the function add_to_cart. */
const TOO_MANY_LINES = 'PB001';

/**
 * Adds quantities to the cart in one statement, whatever their number; returns those of the given parts that the
 * cart took, or `overfull` and changes nothing when the cart would hold too many lines. A line that would grow beyond
 * the largest quantity is left as it is. New lines keep the order in which they are given, or the place that they had. A request whose
 * key was used before adds nothing again, and returns what it returned then.
 */
export async function addToCart(
  db: Db,
  customerId: number,
  items: readonly PlacedQuantity[],
  requestKey: string | null,
): Promise<Set<number> | 'overfull'> {
  try {
    const { rows } = await sql<{ part_id: number }>`
      select part_id from add_to_cart(
        ${customerId},
        ${items.map((item) => item.partId)}::integer[],
        ${items.map((item) => item.quantity)}::integer[],
        ${items.map((item) => item.place ?? null)}::float8[],
        ${JSON.stringify(items.map((item) => item.vehicles ?? []))}::jsonb,
        ${MAX_LINE_QUANTITY},
        ${MAX_CART_LINES},
        ${requestKey}
      ) as added (part_id)`.execute(db);
    return new Set(rows.map((row) => row.part_id));
  } catch (error) {
    if (codeOf(error) === TOO_MANY_LINES) return 'overfull';
    throw error;
  }
}

/** Nobody repeats a request of the day before. */
export async function deleteOldRequests(db: Db): Promise<void> {
  await sql`delete from cart_request where created_at < now() - interval '1 day'`.execute(db);
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

export async function hasLines(db: Db, customerId: number): Promise<boolean> {
  const line = await db
    .selectFrom('cart_line')
    .where('customer_id', '=', customerId)
    .select('part_id')
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}

export async function setQuantity(db: Db, customerId: number, item: PartQuantity): Promise<boolean> {
  const { rows } = await sql<{ part_id: number }>`
    with held as (${customerLock(customerId)})
    update cart_line set quantity = ${item.quantity},
      vehicles = vehicles_at_quantity(cart_line.vehicles, cart_line.quantity, ${item.quantity})
    from held
    where cart_line.customer_id = held.id and cart_line.part_id = ${item.partId}
    returning cart_line.part_id`.execute(db);
  return rows.length > 0;
}

export async function deleteLines(db: Db, customerId: number, partIds: readonly number[]): Promise<void> {
  await sql`
    with held as (${customerLock(customerId)})
    delete from cart_line using held
    where cart_line.customer_id = held.id and cart_line.part_id = any(${partIds}::integer[])`.execute(db);
}

/** Removes lines in a statement of somebody who holds the lock already. */
export const deletionOf = (customerId: number, partIds: readonly number[]): RawBuilder<unknown> =>
  sql`delete from cart_line where customer_id = ${customerId} and part_id = any(${partIds}::integer[])`;

export async function deleteAllLines(db: Db, customerId: number): Promise<void> {
  await sql`
    with held as (${customerLock(customerId)})
    delete from cart_line using held
    where cart_line.customer_id = held.id`.execute(db);
}
