import { repeatTransaction } from '../../../db/repeat-transaction.ts';
import type { Message, Texts } from '../../../messages/texts.ts';
import { cancelPieces } from './cancel-order.ts';
import { lockForChange, serverActor, type OrderChangeDeps, type OrderChange } from './change-order.ts';
import { missingOfLine } from './line-quantities.ts';
import { HANDED_OVER, shipPieces, type ShipmentInput } from './ship-order.ts';
import { applySimpleAction } from './simple-actions.ts';

/** What was done to an order, for the person who had it done. */
export interface CommandResult {
  readonly number: string;
  readonly messages: readonly Message[];
}

const COMMAND = serverActor('npm run orders');

const begin = (tx: OrderChange['tx'], deps: OrderChangeDeps, number: string): Promise<OrderChange> =>
  lockForChange(tx, deps, COMMAND, { number: number.trim().toUpperCase() });

/** Cancels an order of which nothing has left. */
export const cancelByNumber = (deps: OrderChangeDeps, number: string): Promise<CommandResult> =>
  repeatTransaction(deps.db, async (tx) => {
    const { order } = (await cancelPieces(await begin(tx, deps, number), 'cancel')).locked;
    const isPaid = order.payment_status === 'Paid';
    return {
      number: order.number,
      messages: [
        (t) => t.orders.cancelled(order.number),
        ...(isPaid ? [(t: Texts) => t.orders.refundDue(order.number)] : []),
      ],
    };
  });

const ANY_CARRIER: ShipmentInput = { carrier: 'other', trackingNumber: '', parcels: 1 };

/** Everything that an order has leaves; what is picked up is complete then. */
export const shipByNumber = (deps: OrderChangeDeps, number: string): Promise<CommandResult> =>
  repeatTransaction(deps.db, async (tx) => {
    let work = await begin(tx, deps, number);
    const isPickup = work.locked.order.pick_up_in_store;
    if (work.locked.order.state === 'placed') work = await applySimpleAction(work, 'confirm');
    work = isPickup
      ? await shipPieces(work, 'collect', HANDED_OVER)
      : await shipPieces(work, 'ship', ANY_CARRIER);
    if (work.locked.order.state === 'delivered') work = await applySimpleAction(work, 'complete');
    const { locked } = work;
    const missing = locked.lines.reduce((sum, line) => sum + missingOfLine(line, locked), 0);
    return {
      number: locked.order.number,
      messages: [
        missing > 0
          ? (t) => t.orders.partlyShipped(locked.order.number, missing)
          : (t) => t.orders.shipped(locked.order.number),
      ],
    };
  });
