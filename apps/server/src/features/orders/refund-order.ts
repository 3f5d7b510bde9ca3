import { refundEffect } from '@partsboard/domain/return-transitions';
import { repeatTransaction } from '../../db/repeat-transaction.ts';
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

/**
 * What was paid for cancelled pieces has been paid back; the payment is refunded once nothing of it is kept. Inside the
 * caller's transaction.
 */
export async function bookRefund(work: OrderChange): Promise<OrderChange> {
  const { order } = work.locked;
  if (order.refund_due === 0) refuse((t) => t.orders.nothingToRefund(order.number));
  const { amount, payment, isPaidBack } = refundEffect({
    payment: order.payment_status,
    owed: order.refund_due,
    amount: order.refund_due,
    isEverything: owedOf(work.locked) === 0,
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
