import type { LanguageCode } from '@partsboard/contract/language';
import { OrderAddress } from '@partsboard/contract/address';
import {
  BankTransfer,
  type AccountingOrder,
  type OrderDetail,
  type OrderListItem,
} from '@partsboard/contract/orders';
import type { SupplySource } from '@partsboard/contract/stock';
import { trackingUrl } from '@partsboard/domain/carriers';
import { fromBasisPoints, toMajor } from '@partsboard/domain/money';
import { Value } from 'typebox/value';
import { texts } from '../../messages/texts.ts';
import { readVehicles } from '../cart/line-vehicles.service.ts';
import type { AccountingDocument } from './accounting.repository.ts';
import { toSupplySource } from './order-supply.service.ts';
import type { ListedOrder } from './order-list.repository.ts';
import type { OrderRecords } from './order-records.repository.ts';
import { returnableOfLine } from './returns/returnable.ts';
import { toOrderReturn } from './returns/returns.mapper.ts';
import { askedPieces } from './returns/returns.repository.ts';
import { carrierName } from './mails/action-mail.ts';

export const toOrderListItem = (row: ListedOrder, language: LanguageCode): OrderListItem => ({
  Id: row.id,
  OrderNumber: row.number,
  CreatedOn: row.created_at.toISOString(),
  OrderTotal: toMajor(row.total),
  PaymentStatus: row.payment_status,
  ShippingStatus: row.shipping_status,
  OrderStatus: row.order_status,
  CustomerReference: row.customer_reference,
  OrderPoint: row[`warehouse_name_${language}`],
  ShippingMethod: row[`shipping_method_${language}`],
});

/** Reads stored addresses. The country is named in the reader's language, or as stored if it was removed. */
function addressReader(countries: OrderRecords['countries'], language: LanguageCode) {
  const names = new Map(
    countries.flatMap((country) =>
      [country.name_pl, country.name_en].map((stored) => [stored, country[`name_${language}`]] as const),
    ),
  );
  return (snapshot: unknown): OrderAddress => {
    const address = Value.Parse(OrderAddress, snapshot);
    return { ...address, Country: names.get(address.Country) ?? address.Country };
  };
}

function eventText({ aspect, status }: OrderRecords['events'][number], language: LanguageCode): string {
  const ofAspect: Readonly<Record<string, string>> = texts[language].orders.events[aspect];
  return ofAspect[status] ?? status;
}

export function toOrderDetail(records: OrderRecords, language: LanguageCode): OrderDetail {
  const { order, lines, supply, taxes, notes, events } = records;
  const polish = language === 'pl';
  const toAddress = addressReader(records.countries, language);
  const supplyOf = new Map<number, SupplySource[]>();
  for (const row of supply) {
    supplyOf.set(row.line, [...(supplyOf.get(row.line) ?? []), toSupplySource(row, language)]);
  }
  const asked = askedPieces(records.returns);
  const branch = polish ? order.warehouse_name_pl : order.warehouse_name_en;
  return {
    Id: order.id,
    OrderNumber: order.number,
    CustomerReference: order.customer_reference,
    CreatedOn: order.created_at.toISOString(),
    PaymentMethodStatus: order.payment_status,
    ShippingStatus: order.shipping_status,
    OrderStatus: order.order_status,
    PickUpInStore: order.pick_up_in_store,
    // What is picked up waits in the branch that executes the order.
    PickupAddress:
      order.pickup_address === null ? null : { ...toAddress(order.pickup_address), Company: branch },
    ShippingAddress: order.shipping_address === null ? null : toAddress(order.shipping_address),
    BillingAddress: toAddress(order.billing_address),
    ShippingMethod: polish ? order.shipping_method_pl : order.shipping_method_en,
    PaymentMethod: polish ? order.payment_method_pl : order.payment_method_en,
    BankTransfer: order.bank_transfer === null ? null : Value.Parse(BankTransfer, order.bank_transfer),
    PaymentDue: order.payment_due,
    OrderPoint: branch,
    OrderPointId: order.warehouse_id,
    Items: lines.map((line) => ({
      Line: line.line,
      ProductId: line.part_id,
      ProductName: polish ? line.name_pl : line.name_en,
      Sku: line.sku,
      Quantity: line.quantity,
      UnitPrice: toMajor(line.unit_gross),
      Discount: fromBasisPoints(line.discount),
      UnitPriceWithoutDiscount: toMajor(line.catalogue_gross),
      SubTotal: toMajor(line.unit_gross * line.quantity),
      CoreDeposit: toMajor(line.core_deposit),
      Vehicles: readVehicles(line.vehicles, line.quantity),
      Supply: supplyOf.get(line.line) ?? [],
      DeliveredQuantity: line.shipped,
      CancelledQuantity: line.cancelled,
      ReturnedQuantity: line.returned,
      CoreReturnedQuantity: line.core_returned,
      ReturnableCores: returnableOfLine('core', line, records, asked),
      ReturnableQuantity: returnableOfLine('goods', line, records, asked),
    })),
    Shipments: records.shipments.map((shipment) => ({
      CreatedOn: shipment.created_at.toISOString(),
      Carrier: carrierName(shipment.carrier, language),
      TrackingNumber: shipment.tracking_number,
      TrackingUrl: trackingUrl(shipment.carrier, shipment.tracking_number),
      Parcels: shipment.parcels,
    })),
    Returns: records.returns.map(toOrderReturn),
    OrderNotes: notes.map((note) => ({
      Id: note.id,
      CreatedOn: note.created_at.toISOString(),
      Note: note.note,
    })),
    History: events.map((event) => ({
      CreatedOn: event.created_at.toISOString(),
      Text: eventText(event, language),
    })),
    OrderSubtotal: toMajor(order.sub_total),
    OrderSubTotalDiscount: 0,
    OrderCoreDeposits: toMajor(order.core_deposits),
    OrderShipping: toMajor(order.shipping),
    PaymentMethodAdditionalFee: toMajor(order.payment_fee),
    Tax: toMajor(order.tax),
    TaxRates: taxes.map((tax) => ({ Rate: fromBasisPoints(tax.rate), Value: toMajor(tax.amount) })),
    OrderTotalDiscount: toMajor(order.order_discount),
    OrderTotal: toMajor(order.total),
    OrderTotalNetto: toMajor(order.total - order.tax),
    CancelledTotal: toMajor(order.cancelled_total),
    RefundedTotal: toMajor(order.refunded_total),
  };
}

const stateOf = (open: number, dueDate: string | null, today: string): AccountingOrder['state'] => {
  if (open <= 0) return 'paid';
  return dueDate !== null && dueDate < today ? 'overdue' : 'due';
};

/** @param today in Poland, `YYYY-MM-DD` */
export const toAccountingOrder = (document: AccountingDocument, today: string): AccountingOrder => ({
  documentNo: document.number,
  documentDate: document.date,
  description: document.description,
  dueDate: document.dueDate,
  amount: toMajor(document.amount),
  branchCode: document.branchCode,
  openAmount: document.openAmount === null ? null : toMajor(document.openAmount),
  state: document.openAmount === null ? null : stateOf(document.openAmount, document.dueDate, today),
  fileId: document.fileId,
});
