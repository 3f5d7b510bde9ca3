import { refundEffect, returnTransitions } from '@partsboard/domain/return-transitions';
import { repeatTransaction } from '../../../db/repeat-transaction.ts';
import { owedOf, recordAction, type OrderActor, type OrderChangeDeps } from '../change-order.ts';
import { giveCreditBack, type LockedOrder } from '../order-changes.repository.ts';
import { beginReturn, type ReturnTarget } from './change-return.ts';
import { receivedPieces, valueOf } from './return-value.ts';
import { findReturnsOfOrder, updateReturn, type ReturnRow } from './returns.repository.ts';

/** Whether with this return all goods of the order have been refunded. */
function isEverything(locked: LockedOrder, row: ReturnRow, returns: readonly ReturnRow[]): boolean {
  const shipped = locked.lines.reduce((sum, line) => sum + line.shipped, 0);
  const refunded = returns
    .filter(({ id, state, kind }) => kind === 'goods' && (id === row.id || state === 'refunded'))
    .reduce((sum, each) => sum + receivedPieces(each), 0);
  return refunded === shipped;
}

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
      isEverything: isEverything(locked, row, returns),
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
