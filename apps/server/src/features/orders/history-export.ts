import type { LanguageCode } from '@partsboard/contract/language';
import { MAX_EXPORTED_ORDERS } from '@partsboard/contract/orders';
import { toMajor } from '@partsboard/domain/money';
import type { Db } from '../../db/database.ts';
import { texts } from '../../messages/texts.ts';
import { amountFormat, beginCsv, timeFormat, toCsv } from '../../http/csv-file.ts';
import { findOrdersToExport, type OrderFilter } from './order-list.repository.ts';

/** A customer's orders as a file for spreadsheets. */
export async function exportOrders(db: Db, filter: OrderFilter, language: LanguageCode): Promise<string> {
  const orders = await findOrdersToExport(db, filter, MAX_EXPORTED_ORDERS);
  const { locale, orderHistory: text } = texts[language];
  const time = timeFormat(locale);
  const amount = amountFormat(locale);
  const rows = orders.map((order) => [
    order.number,
    order.customer_reference,
    time.format(order.created_at),
    text.orderStatuses[order.order_status],
    text.paymentStatuses[order.payment_status],
    text.shippingStatuses[order.shipping_status],
    order[`warehouse_name_${language}`],
    order[`shipping_method_${language}`],
    amount.format(toMajor(order.total)),
  ]);
  return beginCsv(text.columns) + (rows.length > 0 ? toCsv(rows) : '');
}
