import { orderStatuses, paymentStatuses, shippingStatuses } from '@partsboard/contract/orders';
import type { Sentence } from '../../plugins/language.ts';

export type OrderStatus = (typeof orderStatuses)[number];
export type PaymentStatus = (typeof paymentStatuses)[number];
export type ShippingStatus = (typeof shippingStatuses)[number];

/** Statuses are kept in the database as text with a check; this tells the compiler what the check says. */
function oneOf<const T extends readonly string[]>(known: T, status: string): T[number] {
  const found = known.find((each) => each === status);
  if (found === undefined) throw new Error(`Unknown status ${status}`);
  return found;
}

export const orderStatus = (status: string): OrderStatus => oneOf(orderStatuses, status);
export const paymentStatus = (status: string): PaymentStatus => oneOf(paymentStatuses, status);
export const shippingStatus = (status: string): ShippingStatus => oneOf(shippingStatuses, status);

/** What the history of an order says about a status it took. */
export const eventSentences: Readonly<Record<string, Readonly<Record<string, Sentence>>>> = {
  order: {
    Pending: { pl: 'Zamówienie przyjęte.', en: 'Order placed.' },
    Processing: { pl: 'Zamówienie w realizacji.', en: 'Order in progress.' },
    Complete: { pl: 'Zamówienie zrealizowane.', en: 'Order complete.' },
    Cancelled: { pl: 'Zamówienie anulowane.', en: 'Order cancelled.' },
  },
  payment: {
    Pending: { pl: 'Oczekujemy na płatność.', en: 'Payment pending.' },
    Authorized: { pl: 'Płatność potwierdzona.', en: 'Payment authorised.' },
    Paid: { pl: 'Zamówienie opłacone.', en: 'Order paid.' },
    Refunded: { pl: 'Płatność zwrócona.', en: 'Payment refunded.' },
    Voided: { pl: 'Płatność anulowana.', en: 'Payment voided.' },
  },
  shipping: {
    'Not yet shipped': { pl: 'Towar przygotowywany do wysyłki.', en: 'Goods are being prepared.' },
    'Partially shipped': { pl: 'Część towaru wysłana.', en: 'Goods partially shipped.' },
    Shipped: { pl: 'Towar wysłany.', en: 'Goods shipped.' },
    Delivered: { pl: 'Towar dostarczony.', en: 'Goods delivered.' },
    'Shipping not required': { pl: 'Towar czeka na odbiór.', en: 'Goods are ready for pickup.' },
  },
};
