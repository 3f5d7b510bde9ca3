import type { Db } from '../db/database.ts';
import { bankTransferTo } from '../features/checkout/bank-transfer.ts';
import { dayAfter } from '../features/account/credit.service.ts';
import { addressSnapshot, branchSnapshot } from '../features/checkout/order-addresses.ts';
import { lineRows, orderRow } from '../features/checkout/order-rows.ts';
import { findDefaultStore } from '../features/reference/reference.service.ts';
import { inAllLanguages } from '../messages/texts.ts';
import { accountingDocuments } from './demo-accounting.ts';
import { CREDIT_DAYS, demoCustomers } from './demo-customers.ts';
import * as repository from './demo-orders.repository.ts';
import { reserveForOpenOrders } from './demo-reservations.ts';
import { demoStores } from './demo-stores.ts';
import { readHistory, type HistoricOrder } from './historic-order.ts';
import { piecesAfter, statusesAfter } from './order-progress.ts';

const LANGUAGE = 'pl';
const [{ companyName, bankAccount }] = demoStores;
const payee = { company_name: companyName, bank_account: bankAccount };

function rowOf(historic: HistoricOrder, storeId: number): repository.NewRow<'customer_order'> {
  const { branch, shipping, payment } = historic;
  const statuses = statusesAfter(historic.events);
  const address = addressSnapshot(historic.address, LANGUAGE);
  return {
    ...orderRow({
      customerId: historic.customerId,
      storeId,
      language: LANGUAGE,
      paymentStatus: statuses.PaymentStatus,
      pickupAddress: shipping ? null : branchSnapshot(branch, LANGUAGE),
      shippingAddress: shipping ? address : null,
      billingAddress: address,
      shippingMethod: shipping
        ? { pl: shipping.name_pl, en: shipping.name_en }
        : inAllLanguages((t) => t.checkout.pickup),
      paymentMethod: payment,
      bankTransfer: bankTransferTo(payee, payment),
      branch,
      customerReference: '',
      totals: historic.totals,
      chosen: {
        shippingMethod: shipping?.system_name ?? null,
        shippingAddressId: shipping ? historic.address.id : null,
        billingAddressId: historic.address.id,
      },
      placedBy: null,
      paymentDue: payment.uses_credit ? dayAfter(historic.placedAt, CREDIT_DAYS) : null,
    }),
    created_at: historic.placedAt,
    order_status: statuses.OrderStatus,
    shipping_status: statuses.ShippingStatus,
    cancelled_total:
      statuses.OrderStatus === 'Cancelled' && statuses.ShippingStatus !== 'Delivered'
        ? historic.totals.total
        : 0,
  };
}

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
    const storeId = await findDefaultStore(tx);
    const orders = await repository.insertOrders(
      tx,
      history.map((historic) => rowOf(historic, storeId)),
    );
    const placed = orders.flatMap((order, index) => {
      const historic = history[index];
      return historic ? [{ ...order, historic }] : [];
    });
    await repository.insertOrderRecords(tx, {
      lines: placed.flatMap(({ id, historic }) =>
        lineRows(historic.lines).map((line) => ({
          order_id: id,
          ...line,
          ...piecesAfter(historic.events, line.quantity, line.name_pl === historic.order.toFollow),
        })),
      ),
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
      activities: placed.flatMap(({ id, historic }) =>
        historic.events
          .filter(({ at }) => at > historic.placedAt)
          .map(({ change: [aspect, status], at }) => ({
            order_id: id,
            created_at: at,
            kind: 'status' as const,
            staff_name: '',
            data: JSON.stringify({ aspect, status }),
          })),
      ),
      documents: accountingDocuments(placed),
    });
    await reserveForOpenOrders(tx, await repository.findDefaultStoreId(tx), placed);
    await repository.reserveCreditOfOrders(
      tx,
      buyers.map((buyer) => buyer.id),
    );
  });
}
