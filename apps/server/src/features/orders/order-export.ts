import type { LanguageCode } from '@partsboard/contract/language';
import { Readable } from 'node:stream';
import type { OrderFilter } from '@partsboard/contract/backoffice/orders';
import { toMajor } from '@partsboard/domain/money';
import type { Db } from '../../db/database.ts';
import type { BranchScope } from '../../http/backoffice/backoffice-handlers.ts';
import { texts } from '../../messages/texts.ts';
import { amountFormat, beginCsv, timeFormat, toCsv } from './csv-file.ts';
import { findQueuePage, type QueuedOrder, type QueueQuery } from './order-queue.repository.ts';
import { queueQueryOf } from './order-queue.ts';

const ROWS_AT_ONCE = 1000;
function rowWriter(language: LanguageCode) {
  const { locale, orders } = texts[language];
  const time = timeFormat(locale);
  const amount = amountFormat(locale);
  return (order: QueuedOrder) => [
    order.number,
    order.customer_reference,
    time.format(order.created_at),
    time.format(order.due_at),
    orders.states[order.state],
    orders.payments[order.payment_status],
    order[`warehouse_name_${language}`],
    order.company,
    order.customer_name,
    order.email,
    order[`shipping_method_${language}`],
    order[`payment_method_${language}`],
    order.line_count,
    order.missing,
    amount.format(toMajor(order.total)),
  ];
}

async function* csvOf(
  db: Db,
  query: Omit<QueueQuery, 'after' | 'limit'>,
  language: LanguageCode,
): AsyncGenerator<string> {
  const toRow = rowWriter(language);
  yield beginCsv(texts[language].orders.exportColumns);
  let after: QueueQuery['after'];
  for (;;) {
    const rows = await findQueuePage(db, { ...query, after, limit: ROWS_AT_ONCE });
    if (rows.length > 0) yield toCsv(rows.map(toRow));
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS_AT_ONCE) return;
    after = { value: last.sort_value, id: last.id };
  }
}

/** The orders that fit a filter as a file for spreadsheets; read page by page, however many they are. */
export const exportQueue = (
  db: Db,
  branches: BranchScope,
  filter: OrderFilter,
  language: LanguageCode,
): Readable => Readable.from(csvOf(db, queueQueryOf(branches, filter), language));
