import type { LanguageCode } from '@partsboard/contract/language';
import { OrderAddress } from '@partsboard/contract/address';
import type { Order, OrderLine, OrderSummary, Shipment } from '@partsboard/contract/backoffice/orders';
import { trackingUrl } from '@partsboard/domain/carriers';
import { toMajor } from '@partsboard/domain/money';
import { allowedActions } from '@partsboard/domain/order-transitions';
import { Value } from 'typebox/value';
import { toVehiclesOfLine } from '../../cart/line-vehicles.service.ts';
import type { ListedMailOfOrder } from '../../mail/mail.service.ts';
import { situationOf } from '../actions/change-order.ts';
import { timeLineOf, toOrderMail } from './time-line.ts';
import { missingOfLine, shippableOfLine } from '../actions/line-quantities.ts';
import type { LockedOrder } from '../actions/order-changes.repository.ts';
import type { ActivityRow, DeskOrderRow, ShipmentRow } from './order-desk.repository.ts';
import type { QueuedOrder } from './order-queue.repository.ts';
import { toSupplySource } from '../order-supply.service.ts';
import type { OrderRecords } from '../order-records.repository.ts';
import type { ReturnRow } from '../returns/returns.repository.ts';
import { carrierName } from '../mails/action-mail.ts';

type SummaryRow = Omit<QueuedOrder, 'line_count' | 'sort_value'>;

const toSummary = (row: SummaryRow, language: LanguageCode) => ({
  id: row.id,
  number: row.number,
  createdAt: row.created_at.toISOString(),
  dueAt: row.due_at.toISOString(),
  isOverdue: row.is_overdue,
  state: row.state,
  paymentStatus: row.payment_status,
  branch: { id: row.warehouse_id, code: row.warehouse_code, name: row[`warehouse_name_${language}`] },
  customer: {
    id: row.customer_id,
    name: row.customer_name,
    companyId: row.company_id,
    company: row.company,
    email: row.email,
  },
  customerReference: row.customer_reference,
  isPickup: row.pick_up_in_store,
  shippingMethod: row[`shipping_method_${language}`],
  paymentMethod: row[`payment_method_${language}`],
  total: toMajor(row.total),
  refundDue: toMajor(row.refund_due),
  missing: row.missing,
  version: row.version,
});

export const toOrderSummary = (row: QueuedOrder, language: LanguageCode): OrderSummary => ({
  ...toSummary(row, language),
  lineCount: row.line_count,
});

export const toShipment = (row: ShipmentRow, language: LanguageCode): Shipment => ({
  id: row.id,
  createdAt: row.created_at.toISOString(),
  packedBy: row.packed_by,
  carrier: row.carrier,
  carrierName: carrierName(row.carrier, language),
  trackingNumber: row.tracking_number,
  trackingUrl: trackingUrl(row.carrier, row.tracking_number),
  parcels: row.parcels,
  lines: row.lines,
});

type SuppliedLines = Pick<LockedOrder, 'lines' | 'supply'>;

const toLine = (
  line: SuppliedLines['lines'][number],
  order: SuppliedLines,
  language: LanguageCode,
): OrderLine => ({
  line: line.line,
  partId: line.part_id,
  number: line.sku,
  name: line[`name_${language}`],
  quantity: line.quantity,
  shipped: line.shipped,
  cancelled: line.cancelled,
  returned: line.returned,
  shippable: shippableOfLine(line, order),
  missing: missingOfLine(line, order),
  unitPrice: toMajor(line.unit_gross),
  coreDeposit: toMajor(line.core_deposit),
  coreReturned: line.core_returned,
  total: toMajor(line.unit_gross * line.quantity),
  vehicles: toVehiclesOfLine(line.vehicles),
  supply: order.supply.filter((row) => row.line === line.line).map((row) => toSupplySource(row, language)),
});

/** Everything that is read of one order for the order desk. */
export interface DeskOrder extends SuppliedLines {
  readonly order: DeskOrderRow;
  readonly notes: OrderRecords['notes'];
  readonly shipments: readonly ShipmentRow[];
  readonly activities: readonly ActivityRow[];
  readonly mails: readonly ListedMailOfOrder[];
  readonly returns: readonly ReturnRow[];
}

export function toOrder(desk: DeskOrder, language: LanguageCode): Order {
  const { order, lines } = desk;
  const missing = lines.reduce((sum, line) => sum + missingOfLine(line, desk), 0);
  return {
    ...toSummary({ ...order, missing }, language),
    language: order.language,
    shippingAddress:
      order.shipping_address === null ? null : Value.Parse(OrderAddress, order.shipping_address),
    billingAddress: Value.Parse(OrderAddress, order.billing_address),
    cancelledTotal: toMajor(order.cancelled_total),
    refundedTotal: toMajor(order.refunded_total),
    coreDeposits: toMajor(order.core_deposits),
    shippingFee: toMajor(order.shipping),
    paymentFee: toMajor(order.payment_fee),
    placedBy: order.placed_by_staff,
    notes: desk.notes.map((note) => ({ at: note.created_at.toISOString(), text: note.note })),
    lines: lines.map((line) => toLine(line, desk, language)),
    shipments: desk.shipments.map((shipment) => toShipment(shipment, language)),
    returns: desk.returns.map(({ id, number, created_at, state }) => ({
      id,
      number,
      createdAt: created_at.toISOString(),
      state,
    })),
    timeline: timeLineOf(desk.activities, desk.mails.map(toOrderMail)),
    actions: allowedActions(situationOf(desk), order.payment_status, order.refund_due),
  };
}
