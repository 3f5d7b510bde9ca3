import type { Message } from '../../messages/language.ts';

/** What the history of an order says about a status it took. */
export const eventMessages: Readonly<Record<string, Readonly<Record<string, Message>>>> = {
  order: {
    Pending: { pl: 'Zamówienie przyjęte.', en: 'Order placed.' },
    Processing: { pl: 'Zamówienie w realizacji.', en: 'Order in progress.' },
    Complete: { pl: 'Zamówienie zrealizowane.', en: 'Order complete.' },
    Cancelled: { pl: 'Zamówienie anulowane.', en: 'Order cancelled.' },
  },
  payment: {
    Pending: { pl: 'Oczekujemy na płatność.', en: 'Payment pending.' },
    Authorized: { pl: 'Płatność zatwierdzona.', en: 'Payment authorized.' },
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
