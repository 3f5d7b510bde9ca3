import { openPieces } from '@partsboard/domain/order-transitions';
import { refundEffect, returnTransitions, type RefundEffect } from '@partsboard/domain/return-transitions';
import { repeatTransaction } from '../../../db/repeat-transaction.ts';
import {
  owedOf,
  recordAction,
  type OrderActor,
  type OrderChange,
  type OrderChangeDeps,
} from '../actions/change-order.ts';
import { piecesAfter } from '../actions/line-quantities.ts';
import { giveCreditBack } from '../actions/order-changes.repository.ts';
import { beginReturn, type ReturnTarget, type ReturnWork } from './change-return.ts';
import { isAllRefunded, valueOf } from './return-value.ts';
import { findReturnsOfOrder, updateReturn, type ReturnRow } from './returns.repository.ts';

/** What a return that has arrived changes about the payment of its order. */
async function effectOf({ tx, locked }: OrderChange, row: ReturnRow): Promise<RefundEffect> {
  const returns = await findReturnsOfOrder(tx, locked.order.id);
  return refundEffect({
    payment: locked.order.payment_status,
    owed: owedOf(locked),
    amount: valueOf(row, locked.lines),
    isEverything: locked.order.refund_due === 0 && isAllRefunded(locked, returns, row.id),
    isOpen: openPieces(piecesAfter(locked, {})) > 0,
  });
}

/**
 * Gives the price of received pieces back: as trade credit, by owing less, or as money that accounting pays out. Inside
 * the caller's transaction.
 */
export async function bookReturnRefund({ work, row }: ReturnWork): Promise<OrderChange> {
  const { tx } = work;
  const { order } = work.locked;
  const { amount, payment, credit, isPaidBack } = await effectOf(work, row);
  if (credit === 'release') await giveCreditBack(tx, order.company_id, amount);
  await updateReturn(tx, row.id, { state: returnTransitions.refund.to, refundedAmount: amount });
  return recordAction(work, {
    kind: 'refund-return',
    payment,
    refundedTotal: order.refunded_total + amount,
    data: { returnNumber: row.number, amount, isPaidBack },
    mail: { kind: 'refund-return', returnNumber: row.number, amount },
  });
}

export const refundReturn = (deps: OrderChangeDeps, actor: OrderActor, target: ReturnTarget): Promise<void> =>
  repeatTransaction(deps.db, async (tx) => {
    await bookReturnRefund(await beginReturn(tx, deps, actor, target, 'refund'));
  });
