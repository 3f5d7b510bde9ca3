import { openPieces } from '@partsboard/domain/order-transitions';
import { refundEffect, returnTransitions } from '@partsboard/domain/return-transitions';
import { repeatTransaction } from '../../../db/repeat-transaction.ts';
import { owedOf, recordAction, type OrderActor, type OrderChangeDeps } from '../change-order.ts';
import { piecesAfter } from '../line-quantities.ts';
import { giveCreditBack } from '../order-changes.repository.ts';
import { beginReturn, type ReturnTarget } from './change-return.ts';
import { isAllRefunded, valueOf } from './return-value.ts';
import { findReturnsOfOrder, updateReturn } from './returns.repository.ts';

/** Gives the price of received pieces back: as trade credit, by owing less, or as money that accounting pays out. */
export const refundReturn = (deps: OrderChangeDeps, actor: OrderActor, target: ReturnTarget): Promise<void> =>
  repeatTransaction(deps.db, async (tx) => {
    const { work, row } = await beginReturn(tx, deps, actor, target, 'refund');
    const { locked } = work;
    const { order } = locked;
    const returns = await findReturnsOfOrder(tx, order.id);
    const { amount, payment, credit, isPaidBack } = refundEffect({
      payment: order.payment_status,
      owed: owedOf(locked),
      amount: valueOf(row, locked.lines),
      isEverything: order.refund_due === 0 && isAllRefunded(locked, returns, row.id),
      isOpen: openPieces(piecesAfter(locked, {})) > 0,
    });
    if (credit === 'release') await giveCreditBack(tx, order.company_id, amount);
    await updateReturn(tx, row.id, { state: returnTransitions.refund.to, refundedAmount: amount });
    await recordAction(work, {
      kind: 'refund-return',
      payment,
      refundedTotal: order.refunded_total + amount,
      data: { returnNumber: row.number, amount, isPaidBack },
      mail: { kind: 'refund-return', returnNumber: row.number, amount },
    });
  });
