import { sql, type Updateable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { insertSupply, type SupplyRow } from './order-supply.ts';
import { findOrderLines, findOrderSupply, findPlacedOrder } from './orders.repository.ts';

type OrderChange = Pick<
  Updateable<Tables['customer_order']>,
  'order_status' | 'payment_status' | 'shipping_status'
>;

/** Locks the customer of an order, before which nothing of the customer's orders changes; answers the order's id. */
async function lockCustomerOf(tx: Db, number: string): Promise<number | undefined> {
  const order = await tx
    .selectFrom('customer_order as o')
    .innerJoin('customer as c', 'c.id', 'o.customer_id')
    .where('o.number', '=', number)
    .select('o.id')
    .forNoKeyUpdate('c')
    .executeTakeFirst();
  return order?.id;
}

/** An order, locked until the transaction ends, with its lines and where they come from. */
export async function lockOrder(tx: Db, number: string) {
  const orderId = await lockCustomerOf(tx, number);
  if (orderId === undefined) return undefined;
  return {
    order: await findPlacedOrder(tx, orderId),
    lines: await findOrderLines(tx, orderId),
    supply: await findOrderSupply(tx, orderId),
  };
}

export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** Gives an order its new statuses and writes them into its history. */
export async function changeStatuses(tx: Db, orderId: number, change: OrderChange): Promise<void> {
  await tx.updateTable('customer_order').set(change).where('id', '=', orderId).execute();
  const events = [
    { aspect: 'order' as const, status: change.order_status },
    { aspect: 'payment' as const, status: change.payment_status },
    { aspect: 'shipping' as const, status: change.shipping_status },
  ];
  await tx
    .insertInto('order_event')
    .values(
      events.flatMap(({ aspect, status }) =>
        status === undefined ? [] : [{ order_id: orderId, aspect, status }],
      ),
    )
    .execute();
}

export async function giveCreditBack(tx: Db, customerId: number, amount: number): Promise<void> {
  await tx
    .updateTable('customer')
    .set({ credit_used: sql<number>`greatest(0, credit_used - ${amount})` })
    .where('id', '=', customerId)
    .execute();
}

/** Nothing of the order is reserved any more. */
export async function clearReserved(tx: Db, orderId: number): Promise<void> {
  await tx.updateTable('order_supply').set({ reserved: 0 }).where('order_id', '=', orderId).execute();
}

export async function replaceSupply(tx: Db, orderId: number, rows: readonly SupplyRow[]): Promise<void> {
  await tx.deleteFrom('order_supply').where('order_id', '=', orderId).execute();
  await insertSupply(
    tx,
    rows.map((row) => ({ ...row, order_id: orderId })),
  );
}
