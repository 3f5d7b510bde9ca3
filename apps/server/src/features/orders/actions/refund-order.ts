import { refundEffect } from '@partsboard/domain/return-transitions';
import { repeatTransaction } from '../../../db/repeat-transaction.ts';
import {
  lockForChange,
  owedOf,
  recordAction,
  refuse,
  type OrderActor,
  type OrderChange,
  type OrderChangeDeps,
  type OrderTarget,
} from './change-order.ts';
import { isAllRefunded } from '../returns/return-value.ts';
import { findReturnsOfOrder } from '../returns/returns.repository.ts';

/**
 * What was paid for cancelled pieces has been paid back; the payment is refunded once nothing but fees is kept.
 * Inside the caller's transaction.
 */
export async function bookRefund(work: OrderChange): Promise<OrderChange> {
  const { tx, locked } = work;
  const { order } = locked;
  if (order.refund_due === 0) refuse((t) => t.orders.nothingToRefund(order.number));
  const isEverything = owedOf(locked) === 0 || isAllRefunded(locked, await findReturnsOfOrder(tx, order.id));
  const { amount, payment, isPaidBack } = refundEffect({
    payment: order.payment_status,
    owed: order.refund_due,
    amount: order.refund_due,
    isEverything,
  });
  return recordAction(work, {
    kind: 'refund',
    payment,
    refundDue: order.refund_due - amount,
    data: { amount, isPaidBack },
    mail: { kind: 'refund', amount },
  });
}

export const refundOrder = (
  deps: OrderChangeDeps,
  actor: OrderActor,
  target: OrderTarget,
): Promise<OrderChange> =>
  repeatTransaction(deps.db, async (tx) => bookRefund(await lockForChange(tx, deps, actor, target)));
