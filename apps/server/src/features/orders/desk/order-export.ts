import type { LanguageCode } from '@partsboard/contract/language';
import type { OrderFilter } from '@partsboard/contract/backoffice/orders';
import type { Db } from '../../../db/database.ts';
import type { BranchScope } from '../../../db/branch-scope.ts';
import { amount, count, positionOf, text, time, type Table } from '../../../http/tables/table.ts';
import { texts } from '../../../messages/texts.ts';
import { findQueuePage, type QueuedOrder } from './order-queue.repository.ts';
import { queueQueryOf } from './order-queue.ts';

/** The orders that fit a filter, for a file. */
export function queueTable(
  db: Db,
  branches: BranchScope,
  filter: OrderFilter,
  language: LanguageCode,
): Table<QueuedOrder> {
  const query = queueQueryOf(branches, filter);
  const { orders } = texts[language];
  return {
    language,
    title: orders.exportTitle,
    titles: orders.exportColumns,
    findPage: ({ after, limit }) => findQueuePage(db, { ...query, after: positionOf(after), limit }),
    columns: [
      text((order) => order.number),
      text((order) => order.customer_reference),
      time((order) => order.created_at),
      time((order) => order.due_at),
      text((order) => orders.states[order.state]),
      text((order) => orders.payments[order.payment_status]),
      text((order) => order[`warehouse_name_${language}`]),
      text((order) => order.company),
      text((order) => order.customer_name),
      text((order) => order.email),
      text((order) => order[`shipping_method_${language}`]),
      text((order) => order[`payment_method_${language}`]),
      count((order) => order.line_count),
      count((order) => order.missing),
      amount((order) => order.total),
      amount((order) => order.refund_due),
    ],
  };
}
