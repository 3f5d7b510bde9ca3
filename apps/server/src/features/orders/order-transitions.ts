import type { Db } from '../../db/database.ts';
import { repeatTransaction } from '../../db/repeat-transaction.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import type { Message, Texts } from '../../messages/texts.ts';
import type { PriceAndStock } from '../pricing/pricing.service.ts';
import { backOrderedRows, supplyAfterArrival, type Arrival } from './arrived-back-orders.ts';
import * as repository from './order-transitions.repository.ts';
import type { LockedOrder } from './order-transitions.repository.ts';

/** What was done to an order, for the person who had it done. */
export interface Transition {
  readonly number: string;
  readonly messages: readonly Message[];
}

const refuse = (message: Message): never => {
  throw new DomainError('conflict', { title: message });
};

async function openOrder(tx: Db, number: string): Promise<LockedOrder> {
  const locked = await repository.lockOrder(tx, number.trim().toUpperCase());
  if (locked === undefined) throw new DomainError('not-found', { title: (t) => t.orders.unknown });
  if (locked.order.order_status === 'Cancelled') refuse((t) => t.orders.isCancelled(locked.order.number));
  return locked;
}

/** What an order has reserved, part by part and warehouse by warehouse. */
function reservedPieces({ lines, supply }: LockedOrder) {
  const partOf = new Map(lines.map((line) => [line.line, line.part_id]));
  return supply.flatMap(({ line, warehouse_id: warehouseId, reserved: quantity }) => {
    const partId = partOf.get(line);
    return partId === undefined || warehouseId === null || quantity === 0
      ? []
      : [{ partId, warehouseId, quantity }];
  });
}

/**
 * Cancels an order of which nothing has left: what it has reserved, stock and trade credit, is there for others again.
 * An order older than reservations gives no stock back; the next stock import counts it.
 */
export const cancelOrder = (db: Db, prices: PriceAndStock, number: string): Promise<Transition> =>
  repeatTransaction(db, async (tx) => {
    const locked = await openOrder(tx, number);
    const { order } = locked;
    const { shipping_status: shipping, payment_status: payment } = order;
    if (order.order_status === 'Complete' || shipping === 'Shipped' || shipping === 'Delivered')
      refuse((t) => t.orders.isShipped(order.number));
    if (shipping === 'Partially shipped') refuse((t) => t.orders.isPartlyShipped(order.number));
    const isPaid = payment === 'Paid';
    await repository.changeStatuses(tx, order.id, {
      order_status: 'Cancelled',
      ...(payment === 'Pending' || payment === 'Authorized' ? { payment_status: 'Voided' } : {}),
    });
    // Only orders on trade credit are authorised, and only until they are paid.
    if (payment === 'Authorized') await repository.giveCreditBack(tx, order.customer_id, order.total);
    await repository.clearReserved(tx, order.id);
    const pieces = reservedPieces(locked);
    if (pieces.length > 0) await prices.release(tx, pieces);
    return {
      number: order.number,
      messages: [
        (t) => t.orders.cancelled(order.number),
        ...(isPaid ? [(t: Texts) => t.orders.refundDue(order.number)] : []),
      ],
    };
  });

/**
 * Ships what an order has reserved, and of its back orders what lies in the executing branch by now: none of it is on
 * hand any more. Where pieces stay missing the order is partly shipped, and can be shipped again when they are there.
 */
export const shipOrder = (db: Db, prices: PriceAndStock, number: string): Promise<Transition> =>
  repeatTransaction(db, async (tx) => {
    const locked = await openOrder(tx, number);
    const { order, supply } = locked;
    const { shipping_status: before } = order;
    if (order.order_status === 'Complete' || before === 'Shipped' || before === 'Delivered')
      refuse((t) => t.orders.isShipped(order.number));
    const arrivals = await reserveArrived(tx, prices, locked);
    const arrived = arrivals.reduce((sum, { quantity }) => sum + quantity, 0);
    const missing = backOrderedRows(supply).reduce((sum, { quantity }) => sum + quantity, 0) - arrived;
    const pieces = [
      ...reservedPieces(locked),
      ...arrivals.map(({ partId, quantity }) => ({ partId, quantity, warehouseId: order.warehouse_id })),
    ];
    if (pieces.length === 0 && missing > 0) refuse((t) => t.orders.onlyBackOrders(order.number, missing));
    await repository.changeStatuses(tx, order.id, statusesAfterShipping(order, missing > 0));
    if (arrivals.length > 0)
      await repository.replaceSupply(tx, order.id, supplyAfterArrival(order, supply, arrivals));
    await repository.clearReserved(tx, order.id);
    if (pieces.length > 0) await prices.ship(tx, pieces);
    return {
      number: order.number,
      messages: [
        missing > 0
          ? (t) => t.orders.partlyShipped(order.number, missing)
          : (t) => t.orders.shipped(order.number),
      ],
    };
  });

/** Reserves what has arrived of the back orders; holds all stock of the order, so that shipping it waits for no other transaction. */
async function reserveArrived(tx: Db, prices: PriceAndStock, locked: LockedOrder): Promise<Arrival[]> {
  const { order, lines, supply } = locked;
  const missing = new Map(backOrderedRows(supply).map((row) => [row.line, row.quantity]));
  if (missing.size === 0) return [];
  const branch = { warehouseId: order.warehouse_id, kind: 'branch' as const };
  const others = [...new Set(reservedPieces(locked).map((piece) => piece.warehouseId))];
  // Nothing is wanted of the other warehouses, but their rows are locked here, in one order with those of the branch.
  const held = others.map((warehouseId) => ({ warehouseId, kind: 'other-branch' as const }));
  const supplies = await prices.reserve(tx, [
    ...lines.map(({ part_id: partId, line }) => ({
      partId,
      quantity: missing.get(line) ?? 0,
      suppliers: [branch],
    })),
    ...lines.map(({ part_id: partId }) => ({ partId, quantity: 0, suppliers: held })),
  ]);
  return lines.flatMap(({ part_id: partId, line }, index) => {
    const found = supplies[index]?.find((piece) => piece.kind === 'branch');
    return found ? [{ line, partId, quantity: found.quantity }] : [];
  });
}

/** What is picked up is in the buyer's hands when it leaves; what travels still has to arrive. */
function statusesAfterShipping(order: LockedOrder['order'], isPartial: boolean) {
  const begun = order.order_status === 'Pending' ? { order_status: 'Processing' as const } : {};
  if (isPartial) return { ...begun, shipping_status: 'Partially shipped' as const };
  return order.pick_up_in_store
    ? { order_status: 'Complete' as const, shipping_status: 'Delivered' as const }
    : { ...begun, shipping_status: 'Shipped' as const };
}
