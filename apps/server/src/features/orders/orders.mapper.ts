import {
  BankTransfer,
  OrderAddress,
  type AccountingOrder,
  type OrderDetail,
  type OrderListItem,
} from '@partsboard/contract/orders';
import { fromBasisPoints, toMajor } from '@partsboard/domain/money';
import { Value } from 'typebox/value';
import type { LanguageCode } from '../../plugins/handlers.ts';
import type { AccountingDocument } from './accounting.repository.ts';
import { eventSentences } from './order-statuses.ts';
import type { findOrderPage, OrderParts } from './orders.repository.ts';

type OrderListRow = Awaited<ReturnType<typeof findOrderPage>>[number];

export const toOrderListItem = (row: OrderListRow): OrderListItem => ({
  Id: row.id,
  OrderNumber: row.number,
  CreatedOn: row.created_at.toISOString(),
  OrderTotal: toMajor(row.total),
  PaymentStatus: row.payment_status,
  ShippingStatus: row.shipping_status,
  OrderStatus: row.order_status,
});

const toAddress = (snapshot: unknown): OrderAddress | null =>
  snapshot === null ? null : Value.Parse(OrderAddress, snapshot);

export function toOrderDetail(parts: OrderParts, language: LanguageCode): OrderDetail {
  const { order, lines, taxes, notes, events } = parts;
  const polish = language === 'pl';
  return {
    Id: order.id,
    OrderNumber: order.number,
    CreatedOn: order.created_at.toISOString(),
    PaymentMethodStatus: order.payment_status,
    ShippingStatus: order.shipping_status,
    OrderStatus: order.order_status,
    PickUpInStore: order.pick_up_in_store,
    PickupAddress: toAddress(order.pickup_address),
    ShippingAddress: toAddress(order.shipping_address),
    BillingAddress: Value.Parse(OrderAddress, order.billing_address),
    ShippingMethod: polish ? order.shipping_method_pl : order.shipping_method_en,
    PaymentMethod: polish ? order.payment_method_pl : order.payment_method_en,
    BankTransfer: order.bank_transfer === null ? null : Value.Parse(BankTransfer, order.bank_transfer),
    OrderPoint: polish ? order.warehouse_name_pl : order.warehouse_name_en,
    Items: lines.map((line) => ({
      ProductId: line.part_id,
      ProductName: polish ? line.name_pl : line.name_en,
      Sku: line.sku,
      Quantity: line.quantity,
      UnitPrice: toMajor(line.unit_gross),
      Discount: fromBasisPoints(line.discount),
      UnitPriceWithoutDiscount: toMajor(line.catalogue_gross),
      SubTotal: toMajor(line.unit_gross * line.quantity),
    })),
    OrderNotes: notes.map((note) => ({
      Id: note.id,
      CreatedOn: note.created_at.toISOString(),
      Note: note.note,
    })),
    History: events.map((event) => ({
      CreatedOn: event.created_at.toISOString(),
      Text: eventSentences[event.aspect]?.[event.status]?.[language] ?? event.status,
    })),
    OrderSubtotal: toMajor(order.sub_total),
    OrderSubTotalDiscount: 0,
    OrderShipping: toMajor(order.shipping),
    PaymentMethodAdditionalFee: toMajor(order.payment_fee),
    Tax: toMajor(order.tax),
    TaxRates: taxes.map((tax) => ({ Rate: fromBasisPoints(tax.rate), Value: toMajor(tax.amount) })),
    OrderTotalDiscount: toMajor(order.order_discount),
    OrderTotal: toMajor(order.total),
  };
}

export const toAccountingOrder = (document: AccountingDocument): AccountingOrder => ({
  documentNo: document.number,
  documentDate: document.date,
  description: document.description,
  dueDate: document.dueDate,
  amount: toMajor(document.amount),
  branchCode: document.branchCode,
});
