import type { OrderAddress } from '@partsboard/contract/orders';
import type { Db } from '../../db/database.ts';
import { accountingDocuments } from './demo-accounting.ts';
import { demoCustomers } from './demo-customers.ts';
import * as repository from './demo-orders.repository.ts';
import { found, readHistory, type HistoricOrder, type Line } from './historic-order.ts';
import { statusesAfter } from './order-progress.ts';

const PICKUP = { name_pl: 'Odbiór w oddziale', name_en: 'Pickup in a branch' };

function customerAddress(email: string): OrderAddress {
  const customer = found(
    demoCustomers.find((each) => each.email === email),
    email,
  );
  const address = found(customer.addresses[0], `address of ${email}`);
  return {
    FirstName: customer.firstName,
    LastName: customer.lastName,
    Company: customer.company,
    VatNumber: customer.vatNumber,
    Address1: address.address1,
    Address2: address.address2,
    ZipPostalCode: address.zipPostalCode,
    City: address.city,
    StateProvince: null,
    Country: 'Polska',
    PhoneNumber: address.phoneNumber,
    Email: email,
  };
}

const branchAddress = (branch: repository.WarehouseRow): OrderAddress => ({
  FirstName: '',
  LastName: '',
  Company: branch.name_pl,
  VatNumber: null,
  Address1: branch.address1,
  Address2: null,
  ZipPostalCode: branch.zip_postal_code,
  City: branch.city,
  StateProvince: null,
  Country: 'Polska',
  PhoneNumber: branch.phone_number,
  Email: branch.email,
});

function orderRow(historic: HistoricOrder): repository.NewRow<'customer_order'> {
  const { order, branch, shipping, payment, totals, events } = historic;
  const isPickup = order.shipping === 'pickup';
  const address = JSON.stringify(customerAddress(order.customer));
  const method = shipping ?? PICKUP;
  const statuses = statusesAfter(events);
  return {
    customer_id: historic.customerId,
    created_at: historic.placedAt,
    language: 'pl',
    order_status: statuses.OrderStatus,
    payment_status: statuses.PaymentStatus,
    shipping_status: statuses.ShippingStatus,
    pick_up_in_store: isPickup,
    pickup_address: isPickup ? JSON.stringify(branchAddress(branch)) : null,
    shipping_address: isPickup ? null : address,
    billing_address: address,
    shipping_method_pl: method.name_pl,
    shipping_method_en: method.name_en,
    payment_method: payment.system_name,
    payment_method_pl: payment.name_pl,
    payment_method_en: payment.name_en,
    warehouse_id: branch.id,
    warehouse_name_pl: branch.name_pl,
    warehouse_name_en: branch.name_en,
    sub_total: totals.subTotal,
    shipping: totals.shipping ?? 0,
    payment_fee: totals.paymentFee,
    tax: totals.tax,
    total: totals.total,
  };
}

const lineRows = (orderId: number, lines: readonly Line[]): repository.NewRow<'order_line'>[] =>
  lines.map((line, index) => ({
    order_id: orderId,
    line: index + 1,
    part_id: line.partId,
    sku: line.sku,
    name_pl: line.namePl,
    name_en: line.nameEn,
    quantity: line.quantity,
    vat_rate: line.price.vatRate,
    discount: line.price.discount,
    unit_net: line.price.own.net,
    unit_gross: line.price.own.gross,
    catalogue_gross: line.price.catalogue.gross,
  }));

/** Gives the demo customers a year of orders and accounting documents, unless they have ordered already. */
export async function loadDemoOrders({ db }: { readonly db: Db }): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const buyers = await repository.findBuyers(
      tx,
      demoCustomers.map(({ email }) => email),
    );
    // Orders that are there would be older than these and have smaller numbers.
    if (buyers.some((buyer) => buyer.orders > 0)) return;
    const history = await readHistory(tx, buyers, new Date());
    if (history.length === 0) return;
    const orders = await repository.insertOrders(tx, history.map(orderRow));
    const placed = orders.flatMap((order, index) => {
      const historic = history[index];
      return historic ? [{ ...order, historic }] : [];
    });
    await repository.insertOrderParts(tx, {
      lines: placed.flatMap(({ id, historic }) => lineRows(id, historic.lines)),
      taxes: placed.flatMap(({ id, historic }) =>
        historic.totals.taxes.map(({ rate, amount }) => ({ order_id: id, rate, amount })),
      ),
      notes: placed.flatMap(({ id, historic: { order, placedAt } }) =>
        order.note === undefined ? [] : [{ order_id: id, created_at: placedAt, note: order.note }],
      ),
      events: placed.flatMap(({ id, historic }) =>
        historic.events.map(({ change: [aspect, status], at }) => ({
          order_id: id,
          created_at: at,
          aspect,
          status,
        })),
      ),
      documents: accountingDocuments(placed),
    });
    await repository.reserveCreditOfOrders(
      tx,
      buyers.map((buyer) => buyer.id),
    );
  });
}
