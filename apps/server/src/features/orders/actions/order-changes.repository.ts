import type { LineQuantity, TakenPieces } from '@partsboard/domain/order-supply';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Tables } from '../../../db/tables.ts';
import { insertSupply, type SupplyRow } from '../order-supply.service.ts';
import { findOrderLines, findOrderSupply, findPlacedOrder } from '../orders.repository.ts';

/** Which order, for people by its number and for programs by its id. */
export type OrderKey = { readonly id: number } | { readonly number: string };

/** Locks the customer of an order, before which nothing of the customer's orders changes. */
const lockCustomerOf = (tx: Db, key: OrderKey) =>
  tx
    .selectFrom('customer_order as o')
    .innerJoin('customer as c', 'c.id', 'o.customer_id')
    .$if('id' in key, (query) => query.where('o.id', '=', 'id' in key ? key.id : 0))
    .$if('number' in key, (query) => query.where('o.number', '=', 'number' in key ? key.number : ''))
    .select(['o.id', 'c.email'])
    .forNoKeyUpdate('c')
    .executeTakeFirst();

/** An order, locked until the transaction ends, with its lines and where they come from. */
export async function lockOrder(tx: Db, key: OrderKey) {
  const found = await lockCustomerOf(tx, key);
  return found && { ...(await readOrderRecords(tx, found.id)), recipient: found.email };
}

/** What a change of an order is worked out from. */
export const readOrderRecords = async (tx: Db, orderId: number) => ({
  order: await findPlacedOrder(tx, orderId),
  lines: await findOrderLines(tx, orderId),
  supply: await findOrderSupply(tx, orderId),
});

export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** Who was the last to change an order, and how many seconds ago. */
export async function findLastChange(
  db: Db,
  orderId: number,
): Promise<{ readonly staffName: string; readonly secondsAgo: number } | undefined> {
  return db
    .selectFrom('order_activity')
    .where('order_id', '=', orderId)
    .select([
      'staff_name as staffName',
      sql<number>`extract(epoch from clock_timestamp() - created_at)::float8`.as('secondsAgo'),
    ])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

type OrderUpdate = Pick<
  Updateable<Tables['customer_order']>,
  | 'state'
  | 'order_status'
  | 'payment_status'
  | 'shipping_status'
  | 'cancelled_total'
  | 'refunded_total'
  | 'refund_due'
>;

export async function updateOrder(tx: Db, orderId: number, change: OrderUpdate): Promise<void> {
  await tx
    .updateTable('customer_order')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', orderId)
    .execute();
}

export interface OrderEventRow {
  readonly aspect: 'order' | 'payment' | 'shipping';
  readonly status: string;
}

/** What the customer reads in the history of the order. */
export async function insertEvents(tx: Db, orderId: number, events: readonly OrderEventRow[]): Promise<void> {
  if (events.length === 0) return;
  await tx
    .insertInto('order_event')
    .values(events.map((event) => ({ order_id: orderId, ...event })))
    .execute();
}

export type ActivityKind = Tables['order_activity']['kind'];

export interface NewActivity {
  readonly kind: ActivityKind;
  readonly staffId: number | null;
  readonly staffName: string;
  readonly data: object;
}

/** What staff read in the time line of the order. */
export async function insertActivities(
  tx: Db,
  orderId: number,
  activities: readonly NewActivity[],
): Promise<void> {
  await tx
    .insertInto('order_activity')
    .values(
      activities.map(({ kind, staffId, staffName, data }) => ({
        order_id: orderId,
        kind,
        staff_id: staffId,
        staff_name: staffName,
        data: JSON.stringify(data),
      })),
    )
    .execute();
}

export async function giveCreditBack(tx: Db, companyId: number, amount: number): Promise<void> {
  await tx
    .updateTable('company')
    .set({ credit_used: sql<number>`greatest(0, credit_used - ${amount})` })
    .where('id', '=', companyId)
    .execute();
}

/** Adds to what has been shipped or cancelled of lines, or to their old parts. The table refuses more than was ordered. */
export async function addToLines(
  tx: Db,
  orderId: number,
  column: 'shipped' | 'cancelled' | 'core_returned',
  lines: readonly LineQuantity[],
): Promise<void> {
  await sql`
    update order_line as l set ${sql.ref(column)} = l.${sql.ref(column)} + t.quantity
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as t (line smallint, quantity integer)
    where l.order_id = ${orderId} and l.line = t.line`.execute(tx);
}

/** Adds to the returned pieces of lines, and to those of them whose deposit was given back before. */
export async function addReturned(
  tx: Db,
  orderId: number,
  lines: readonly (LineQuantity & { readonly afterCore: number })[],
): Promise<void> {
  await sql`
    update order_line as l
    set returned = l.returned + t.quantity, returned_after_core = l.returned_after_core + t."afterCore"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as t (line smallint, quantity integer, "afterCore" integer)
    where l.order_id = ${orderId} and l.line = t.line`.execute(tx);
}

/** Pieces leave the rows of the supply that they were reserved in, or were missing in. */
export async function takeFromSupply(
  tx: Db,
  orderId: number,
  taken: readonly TakenPieces<SupplyRow>[],
  isCancelled: boolean,
): Promise<void> {
  if (taken.length === 0) return;
  const rows = taken.map(({ row, quantity }) => ({ line: row.line, position: row.position, quantity }));
  await sql`
    update order_supply as s
    set reserved = case when s.kind = 'back-order' then 0 else s.reserved - t.quantity end,
      cancelled = s.cancelled + case when ${isCancelled} then t.quantity else 0 end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (line smallint, position smallint, quantity integer)
    where s.order_id = ${orderId} and s.line = t.line and s.position = t.position`.execute(tx);
}

export async function replaceSupply(tx: Db, orderId: number, rows: readonly SupplyRow[]): Promise<void> {
  await tx.deleteFrom('order_supply').where('order_id', '=', orderId).execute();
  await insertSupply(
    tx,
    rows.map((row) => ({ ...row, order_id: orderId })),
  );
}

export interface NewShipment {
  readonly staffId: number | null;
  readonly packedBy: string;
  readonly carrier: string | null;
  readonly trackingNumber: string;
  readonly parcels: number;
  readonly lines: readonly LineQuantity[];
}

export async function insertShipment(tx: Db, orderId: number, shipment: NewShipment): Promise<void> {
  const { id } = await tx
    .insertInto('shipment')
    .values({
      order_id: orderId,
      staff_id: shipment.staffId,
      packed_by: shipment.packedBy,
      carrier: shipment.carrier,
      tracking_number: shipment.trackingNumber,
      parcels: shipment.parcels,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('shipment_line')
    .values(shipment.lines.map(({ line, quantity }) => ({ shipment_id: id, line, quantity })))
    .execute();
}

/** What is told about a parcel that has left. */
export interface Parcel {
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly parcels: number;
}

/** A parcel of an order; nothing for what the customer has collected. The order is locked. */
export const findParcel = (tx: Db, orderId: number, shipmentId: number): Promise<Parcel | undefined> =>
  tx
    .selectFrom('shipment')
    .where('id', '=', shipmentId)
    .where('order_id', '=', orderId)
    .where('carrier', 'is not', null)
    .select(['carrier', 'tracking_number as trackingNumber', 'parcels'])
    .$narrowType<{ carrier: string }>()
    .executeTakeFirst();

export const updateParcel = (tx: Db, shipmentId: number, parcel: Parcel) =>
  tx
    .updateTable('shipment')
    .set({ carrier: parcel.carrier, tracking_number: parcel.trackingNumber, parcels: parcel.parcels })
    .where('id', '=', shipmentId)
    .execute();

export const insertNote = (tx: Db, orderId: number, note: string) =>
  tx.insertInto('order_note').values({ order_id: orderId, note }).execute();
