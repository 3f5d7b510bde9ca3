import { isReturnActionAllowed } from '@partsboard/domain/return-transitions';
import { owedOf } from '../actions/change-order.ts';
import type { LockedOrder } from '../actions/order-changes.repository.ts';
import { valueOf, type ChargedLine } from './return-value.ts';
import type { ReturnRow } from './returns.repository.ts';

interface RefundedOrder {
  readonly order: Pick<LockedOrder['order'], 'total' | 'cancelled_total' | 'refunded_total'>;
  readonly lines: readonly ChargedLine[];
}

/** What the booking of a refund gives back for a return, in grosze; nothing while it cannot be booked. */
export const refundDueOf = (
  row: Pick<ReturnRow, 'kind' | 'state' | 'lines'>,
  { order, lines }: RefundedOrder,
): number =>
  isReturnActionAllowed('refund', row.state) ? Math.min(owedOf({ order }), valueOf(row, lines)) : 0;
