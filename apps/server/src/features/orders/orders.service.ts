import type { LanguageCode } from '@partsboard/contract/language';
import type { AccountingOrder, OrderDetail, OrderListItem } from '@partsboard/contract/orders';
import { toMajor } from '@partsboard/domain/money';
import type { Db } from '../../db/database.ts';
import { polishDay } from '@partsboard/domain/polish-day';
import { DomainError } from '../../http/errors/domain-error.ts';
import { readVehicles } from '../cart/line-vehicles.service.ts';
import type { AccountingSystem } from './accounting.repository.ts';
import { findOrderPage, type OrderPage } from './order-list.repository.ts';
import { findOrderRecords, type WantedOrder } from './order-records.repository.ts';
import { toAccountingOrder, toOrderDetail, toOrderListItem } from './orders.mapper.ts';
import * as repository from './orders.repository.ts';
import { beforeFirstMonth, lastTwelveMonths } from './spending.ts';

export async function listOrders(
  db: Db,
  query: OrderPage,
  language: LanguageCode,
): Promise<{ readonly orders: OrderListItem[]; readonly total: number }> {
  const { orders, total } = await findOrderPage(db, query);
  return { orders: orders.map((order) => toOrderListItem(order, language)), total };
}

/** The order of a customer. */
async function readOwn(
  db: Db,
  wanted: WantedOrder & { readonly customerId: number },
  language: LanguageCode,
): Promise<OrderDetail> {
  const records = await findOrderRecords(db, wanted);
  if (records === undefined) throw new DomainError('not-found', { title: (t) => t.orders.unknown });
  return toOrderDetail(records, language);
}

export const readOrder = (
  db: Db,
  customerId: number,
  id: number,
  language: LanguageCode,
): Promise<OrderDetail> => readOwn(db, { customerId, id }, language);

export const readOrderByNumber = (
  db: Db,
  customerId: number,
  number: string,
  language: LanguageCode,
): Promise<OrderDetail> => readOwn(db, { customerId, number }, language);

/** The order of any customer, for mails that the shop sends. */
export async function readPlacedOrder(db: Db, id: number, language: LanguageCode): Promise<OrderDetail> {
  const records = await findOrderRecords(db, { id });
  if (records === undefined) throw new Error(`There is no order ${id}`);
  return toOrderDetail(records, language);
}

export interface OrderStore {
  readonly name: string;
  /** Whether what the shop sends about an order shows net amounts beside gross ones. */
  readonly showsNet: boolean;
  readonly companyName: string;
  readonly vatNumber: string;
}

export type OrderBranch = Pick<
  repository.SellerRow,
  'address1' | 'zip_postal_code' | 'city' | 'phone_number' | 'email' | 'opening_hours_pl' | 'opening_hours_en'
>;

interface OrderSeller {
  readonly store: OrderStore & { readonly hostName: string | null };
  /** None where the warehouse is no branch any more. */
  readonly branch: OrderBranch | undefined;
}

/** The store and the branch of an order, as they are today. */
export async function readSellerOfOrder(db: Db, orderId: number): Promise<OrderSeller> {
  const [seller] = await repository.selectSeller(db, orderId);
  if (seller === undefined) throw new Error(`There is no order ${orderId}`);
  return {
    store: {
      name: seller.name,
      showsNet: seller.shows_net,
      companyName: seller.company_name,
      vatNumber: seller.company_vat,
      hostName: seller.host_name,
    },
    branch: seller.is_branch_office ? seller : undefined,
  };
}

/** An order's parts, quantities and vehicles, for ordering them again. */
export async function partsOfOrder(db: Db, customerId: number, orderId: number) {
  const order = await repository.findOrder(db, customerId, orderId);
  if (order === undefined) throw new DomainError('not-found', { title: (t) => t.orders.unknown });
  const lines = await repository.findOrderLines(db, orderId);
  return lines.map((line) => ({
    partId: line.part_id,
    quantity: line.quantity,
    sku: line.sku,
    vehicles: readVehicles(line.vehicles, line.quantity),
  }));
}

export async function spendingByMonth(
  db: Db,
  customerId: number,
): Promise<{ Month: string; Total: number }[]> {
  const months = lastTwelveMonths(new Date());
  const sums = await repository.sumByMonth(db, customerId, beforeFirstMonth(months));
  const totals = new Map(sums.map((sum) => [sum.month, sum.total]));
  return months.map((month) => ({ Month: month, Total: toMajor(totals.get(month) ?? 0) }));
}

export async function listAccountingOrders(
  accounting: AccountingSystem,
  customerId: number,
  language: LanguageCode,
): Promise<AccountingOrder[]> {
  const today = polishDay(new Date());
  return (await accounting.documentsOf(customerId, language)).map((document) =>
    toAccountingOrder(document, today),
  );
}

/** Numbers of documents may have slashes, and any other sign. */
const fileNameOf = (number: string): string => `${number.replace(/[^A-Za-z0-9._-]+/g, '-')}.pdf`;

/** The file of a document that the customer sees. */
export async function readAccountingFile(
  accounting: AccountingSystem,
  customerId: number,
  documentId: number,
): Promise<{ readonly pdf: Buffer; readonly fileName: string }> {
  const file = await accounting.fileOf(customerId, documentId);
  if (file === undefined) throw new DomainError('not-found', { title: (t) => t.orders.unknownDocument });
  return { pdf: file.pdf, fileName: fileNameOf(file.number) };
}
