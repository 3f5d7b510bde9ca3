import { piecesToCancel, type LineQuantity } from '@partsboard/domain/order-supply';
import {
  isPaymentActionAllowed,
  creditEffect,
  openPieces,
  stateAfter,
} from '@partsboard/domain/order-transitions';
import { repeatTransaction } from '../../../db/repeat-transaction.ts';
import { addTask } from '../../../tasks/add-task.ts';
import {
  lockForChange,
  checkAction,
  owedOf,
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
  openOfLine,
  piecesAfter,
  stockPieces,
  sumOf,
  wholeLines,
  withSupply,
} from './line-quantities.ts';
import { addToLines, giveCreditBack, takeFromSupply } from './order-changes.repository.ts';

/** What is given up, everything where no lines are named, and why. */
interface Cancellation {
  readonly lines?: readonly LineQuantity[] | undefined;
  /** The customer reads it in the mail. */
  readonly reason?: string | undefined;
}

/** What is owed less once these pieces are cancelled: their price, or everything that is left where nothing stays. */
function amountOf({ locked }: OrderChange, wanted: readonly LineQuantity[], isAll: boolean): number {
  const { lines } = locked;
  const owed = owedOf(locked);
  if (isAll) return owed;
  const priceOf = new Map(lines.map((line) => [line.line, line.unit_gross + line.core_deposit]));
  const price = wanted.reduce((sum, { line, quantity }) => sum + (priceOf.get(line) ?? 0) * quantity, 0);
  return Math.min(owed, price);
}

/**
 * Cancels pieces that have not left: what they have reserved, stock and trade credit, is there for others again.
 * Lines older than reservations give no stock back; the next stock import counts it. Inside the caller's transaction.
 */
export async function cancelPieces(
  work: OrderChange,
  action: 'cancel' | 'cancel-lines',
  { lines: named, reason: typed = '' }: Cancellation = {},
): Promise<OrderChange> {
  const { tx, deps, locked } = work;
  const { order } = locked;
  checkAction(action, locked);
  const wanted = named ? checkLines(locked, named, openOfLine, 'notOpen') : wholeLines(locked, openOfLine);
  const taken = piecesToCancel(locked.supply, withSupply(locked, wanted));
  if (taken === undefined)
    return refuse((t) => t.orders.notPossible(order.number, t.orders.states[order.state]));
  const pieces = piecesAfter(locked, { cancelled: sumOf(wanted) });
  const isAll = openPieces(pieces) === 0 && pieces.shipped === 0;
  const state = isAll ? 'cancelled' : stateAfter(action, situationOf(locked), pieces);
  const amount = amountOf(work, wanted, isAll);
  // Also where all that had left was refunded.
  const isNothingOwed = openPieces(pieces) === 0 && amount === owedOf(locked);
  await addToLines(tx, order.id, 'cancelled', wanted);
  await takeFromSupply(tx, order.id, taken, true);
  // Only what is still owed claims credit, whether all of it is void or a part of it.
  if (creditEffect('void', order.payment_status) === 'release')
    await giveCreditBack(tx, order.company_id, amount);
  const reason = typed.trim();
  const refund = isPaymentActionAllowed('refund', order.payment_status) ? amount : 0;
  const told = { ...(reason === '' ? {} : { note: reason }), refundDue: refund };
  const after = await recordAction(work, {
    kind: isAll ? 'cancel' : action,
    state,
    ...(isNothingOwed && isPaymentActionAllowed('void', order.payment_status) ? { payment: 'Voided' } : {}),
    cancelledTotal: order.cancelled_total + amount,
    refundDue: order.refund_due + refund,
    data: {
      lines: wanted,
      ...(reason === '' ? {} : { reason }),
      ...(refund > 0 ? { refundDue: refund } : {}),
    },
    mail: isAll ? { kind: 'cancel', ...told } : { kind: 'cancel-lines', lines: wanted, ...told },
  });
  const released = stockPieces(locked, taken);
  if (released.length > 0) {
    await deps.prices.release(tx, released);
    await addTask(tx, 'allot-back-orders', {}, { key: 'allot-back-orders' });
  }
  return after;
}

/** Cancels an order of which nothing has left, or the named lines of one. */
export const cancelOrder = (
  deps: OrderChangeDeps,
  actor: OrderActor,
  target: OrderTarget,
  cancellation: Cancellation = {},
): Promise<OrderChange> =>
  repeatTransaction(deps.db, async (tx) =>
    cancelPieces(
      await lockForChange(tx, deps, actor, target),
      cancellation.lines ? 'cancel-lines' : 'cancel',
      cancellation,
    ),
  );
