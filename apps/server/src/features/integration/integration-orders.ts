import { OrderAddress } from '@partsboard/contract/address';
import type { Customer } from '@partsboard/contract/integration/customers';
import type { Order } from '@partsboard/contract/integration/orders';
import { fromBasisPoints, toMajor } from '@partsboard/domain/money';
import { Value } from 'typebox/value';
import type { Db } from '../../db/database.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import { toVehiclesOfLine } from '../cart/line-vehicles.service.ts';
import { refundDueOf } from '../orders/returns/return-refund.service.ts';
import {
  findCustomer,
  findOrderId,
  findOrders,
  type IntegrationOrderRow,
  type PersonKey,
} from './integration-orders.repository.ts';

const toOrder = (row: IntegrationOrderRow): Order => ({
  number: row.number,
  version: row.version,
  createdAt: row.created_at.toISOString(),
  state: row.state,
  paymentStatus: row.payment_status,
  branch: row.warehouse_code,
  customerId: row.customer_id,
  companyId: row.company_id,
  companyExternalId: row.company_external_id,
  customerReference: row.customer_reference,
  isPickup: row.pick_up_in_store,
  shippingMethod: row.shipping_method,
  paymentMethod: row.payment_method,
  shippingAddress: row.shipping_address === null ? null : Value.Parse(OrderAddress, row.shipping_address),
  billingAddress: Value.Parse(OrderAddress, row.billing_address),
  shippingFee: toMajor(row.shipping),
  paymentFee: toMajor(row.payment_fee),
  total: toMajor(row.total),
  cancelledTotal: toMajor(row.cancelled_total),
  refundedTotal: toMajor(row.refunded_total),
  refundDue: toMajor(row.refund_due),
  lines: row.lines.map((line) => ({
    line: line.line,
    partId: line.part_id,
    brand: line.brand,
    number: line.sku,
    name: line[`name_${row.language}`],
    quantity: line.quantity,
    shipped: line.shipped,
    cancelled: line.cancelled,
    returned: line.returned,
    unitGross: toMajor(line.unit_gross),
    coreDeposit: toMajor(line.core_deposit),
    vat: fromBasisPoints(line.vat_rate),
    vehicles: toVehiclesOfLine(line.vehicles),
  })),
  shipments: row.shipments.map((shipment) => ({
    createdAt: new Date(shipment.created_at).toISOString(),
    carrier: shipment.carrier,
    trackingNumber: shipment.tracking_number,
    parcels: shipment.parcels,
    lines: shipment.lines,
  })),
  returns: row.returns.map((each) => ({
    number: each.number,
    createdAt: new Date(each.created_at).toISOString(),
    kind: each.kind,
    state: each.state,
    reason: each.reason,
    lines: each.lines.map(({ line, quantity, restocked, written_off }) => ({
      line,
      quantity,
      restocked,
      writtenOff: written_off,
    })),
    refundDue: toMajor(refundDueOf(each, { order: row, lines: row.lines })),
    refundedAmount: each.refunded_amount === null ? null : toMajor(each.refunded_amount),
  })),
});

export async function readOrders(db: Db, orderIds: readonly number[]): Promise<Map<number, Order>> {
  if (orderIds.length === 0) return new Map();
  return new Map((await findOrders(db, orderIds)).map((row) => [row.id, toOrder(row)]));
}

export async function readOrder(db: Db, orderId: number | undefined): Promise<Order> {
  const order = orderId === undefined ? undefined : (await readOrders(db, [orderId])).get(orderId);
  if (order === undefined) throw new DomainError('not-found', { title: (t) => t.integration.unknownOrder });
  return order;
}

export const readOrderByNumber = async (db: Db, number: string): Promise<Order> =>
  readOrder(db, (await findOrderId(db, number.trim().toUpperCase()))?.id);

export async function readCustomer(db: Db, key: PersonKey): Promise<Customer> {
  const row = await findCustomer(db, key);
  if (row === undefined) throw new DomainError('not-found', { title: (t) => t.integration.unknownCustomer });
  return {
    id: row.id,
    externalId: row.person_external_id,
    createdAt: row.created_at.toISOString(),
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    language: row.language,
    company: {
      id: row.company_id,
      externalId: row.external_id,
      name: row.company_name,
      vatNumber: row.company_vat_number,
      discountTable: row.company_discount_table,
      creditLimit: toMajor(row.company_credit_limit),
      creditUsed: toMajor(row.company_credit_used),
      paymentDays: row.company_payment_days,
      isBlocked: row.is_blocked,
    },
  };
}
