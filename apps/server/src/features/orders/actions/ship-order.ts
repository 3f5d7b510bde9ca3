import { piecesToShip, type LineQuantity } from '@partsboard/domain/order-supply';
import { stateAfter } from '@partsboard/domain/order-transitions';
import { repeatTransaction } from '../../../db/repeat-transaction.ts';
import { allotToOrder } from './allot-to-order.ts';
import { findPartsAwaitedBefore } from './back-orders.repository.ts';
import {
  lockForChange,
  checkAction,
  refuse,
  situationOf,
  recordAction,
  type OrderActor,
  type OrderChangeDeps,
  type OrderTarget,
  type OrderChange,
} from './change-order.ts';
import {
  checkLines,
  missingOfLine,
  piecesAfter,
  shippableOfLine,
  stockPieces,
  sumOf,
  wholeLines,
  withSupply,
} from './line-quantities.ts';
import { addToLines, insertShipment, takeFromSupply } from './order-changes.repository.ts';

/** What leaves; without lines everything that can. */
export interface ShipmentInput {
  readonly lines?: readonly LineQuantity[] | undefined;
  /** Null for what the customer collects. */
  readonly carrier: string | null;
  readonly trackingNumber: string;
  readonly parcels: number;
}

export const HANDED_OVER: ShipmentInput = { carrier: null, trackingNumber: '', parcels: 1 };

/** The order with what it may have got meanwhile, and the quantities that leave. */
async function chooseLines(
  work: OrderChange,
  named: readonly LineQuantity[] | undefined,
): Promise<{ readonly work: OrderChange; readonly wanted: readonly LineQuantity[] }> {
  if (named !== undefined) {
    const most = (line: OrderChange['locked']['lines'][number]) => shippableOfLine(line, work.locked);
    return { work, wanted: checkLines(work.locked, named, most, 'notReserved') };
  }
  // What has just arrived is for whoever has waited longer.
  const awaited = await findPartsAwaitedBefore(work.tx, work.locked.order.id);
  const { work: after } = await allotToOrder(work, awaited);
  return { work: after, wanted: wholeLines(after.locked, (line) => shippableOfLine(line, after.locked)) };
}

/**
 * Goods leave: none of them is on hand or reserved any more. Where pieces stay open the order is partly shipped, and
 * can be shipped again. Inside the caller's transaction.
 */
export async function shipPieces(
  before: OrderChange,
  action: 'ship' | 'collect',
  input: ShipmentInput,
): Promise<OrderChange> {
  checkAction(action, before.locked);
  const { work, wanted } = await chooseLines(before, input.lines);
  const { tx, deps, actor, locked } = work;
  const { order } = locked;
  const taken = piecesToShip(locked.supply, withSupply(locked, wanted));
  if (wanted.length === 0 || taken === undefined) {
    const missing = locked.lines.reduce((sum, line) => sum + missingOfLine(line, locked), 0);
    return refuse((t) => t.orders.onlyBackOrders(order.number, missing));
  }
  await addToLines(tx, order.id, 'shipped', wanted);
  await takeFromSupply(tx, order.id, taken, false);
  const { carrier, trackingNumber, parcels } = input;
  const parcel = { carrier, trackingNumber: trackingNumber.trim(), parcels };
  const { staffId, staffName: packedBy } = actor.audit;
  await insertShipment(tx, order.id, { staffId, packedBy, ...parcel, lines: wanted });
  const state = stateAfter(action, situationOf(locked), piecesAfter(locked, { shipped: sumOf(wanted) }));
  const after = await recordAction(work, {
    kind: action,
    state,
    data: { ...parcel, lines: wanted },
    mail: { kind: state === 'partly-shipped' ? `${action}-part` : action, lines: wanted, parcel },
  });
  const pieces = stockPieces(locked, taken);
  if (pieces.length > 0) await deps.prices.ship(tx, pieces);
  return after;
}

/** A parcel leaves. */
export const shipOrder = (
  deps: OrderChangeDeps,
  actor: OrderActor,
  target: OrderTarget,
  input: ShipmentInput,
): Promise<OrderChange> =>
  repeatTransaction(deps.db, async (tx) =>
    shipPieces(await lockForChange(tx, deps, actor, target), 'ship', input),
  );

/** The customer takes goods along. */
export const handOver = (
  deps: OrderChangeDeps,
  actor: OrderActor,
  target: OrderTarget,
  lines?: readonly LineQuantity[],
): Promise<OrderChange> =>
  repeatTransaction(deps.db, async (tx) =>
    shipPieces(await lockForChange(tx, deps, actor, target), 'collect', { ...HANDED_OVER, lines }),
  );
