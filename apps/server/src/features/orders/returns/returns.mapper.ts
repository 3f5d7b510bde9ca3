import type { LanguageCode } from '@partsboard/contract/language';
import type { Return, ReturnSummary } from '@partsboard/contract/backoffice/returns';
import type { OrderReturn } from '@partsboard/contract/returns';
import { toMajor } from '@partsboard/domain/money';
import { allowedReturnActions } from '@partsboard/domain/return-transitions';
import type { LockedOrder } from '../actions/order-changes.repository.ts';
import { refundOfPiece, valueOf } from './return-value.ts';
import type { ListedReturn } from './return-list.repository.ts';
import type { ReturnRow } from './returns.repository.ts';

const amountOf = (amount: number | null): number | null => (amount === null ? null : toMajor(amount));

/** A return for its customer. */
export const toOrderReturn = (row: ReturnRow): OrderReturn => ({
  Id: row.id,
  Number: row.number,
  CreatedOn: row.created_at.toISOString(),
  Kind: row.kind,
  State: row.state,
  Reason: row.reason,
  Comment: row.comment,
  Answer: row.answer,
  Photos: row.photos ?? 0,
  Lines: row.lines.map(({ line, quantity, restocked, written_off }) => ({
    Line: line,
    Quantity: quantity,
    Accepted: restocked + written_off,
  })),
  RefundedAmount: amountOf(row.refunded_amount),
});

const toSummary = (row: ListedReturn, language: LanguageCode) => ({
  id: row.id,
  number: row.number,
  createdAt: row.created_at.toISOString(),
  kind: row.kind,
  state: row.state,
  reason: row.reason,
  orderId: row.order_id,
  orderNumber: row.order_number,
  branch: { id: row.warehouse_id, code: row.warehouse_code, name: row[`warehouse_name_${language}`] },
  customer: {
    id: row.customer_id,
    name: row.customer_name,
    companyId: row.company_id,
    company: row.company,
    email: row.email,
  },
});

export const toReturnSummary = (
  row: ListedReturn & { readonly pieces: number },
  language: LanguageCode,
): ReturnSummary => ({ ...toSummary(row, language), pieces: row.pieces });

/** A return for staff; the lines of its order say what the parts are and what they have cost. */
export function toReturn(
  listed: ListedReturn,
  row: ReturnRow,
  { order, lines }: Pick<LockedOrder, 'order' | 'lines'>,
  language: LanguageCode,
): Return {
  const lineOf = new Map(lines.map((line) => [line.line, line]));
  return {
    ...toSummary(listed, language),
    comment: row.comment,
    answer: row.answer,
    lines: row.lines.map(({ line, quantity, restocked, written_off, after_core }) => {
      const ordered = lineOf.get(line);
      return {
        line,
        number: ordered?.sku ?? '',
        name: ordered?.[`name_${language}`] ?? '',
        quantity,
        restocked,
        writtenOff: written_off,
        afterCore: after_core,
        unitPrice: toMajor(ordered ? refundOfPiece(row, ordered) : 0),
      };
    }),
    photos: row.photos ?? 0,
    paymentStatus: order.payment_status,
    paymentMethod: order[`payment_method_${language}`],
    refund: toMajor(valueOf(row, lines)),
    refundedAmount: amountOf(row.refunded_amount),
    version: row.version,
    actions: allowedReturnActions(row.state),
  };
}
