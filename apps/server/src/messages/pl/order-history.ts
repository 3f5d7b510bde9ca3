/** The customer's own orders in a file for spreadsheets. */
export const orderHistory = {
  columns: [
    'Numer',
    'Twój numer',
    'Złożone',
    'Status',
    'Płatność',
    'Dostawa',
    'Oddział',
    'Sposób dostawy',
    'Razem brutto',
  ],
  orderStatuses: {
    Pending: 'Oczekuje',
    Processing: 'W realizacji',
    Complete: 'Zrealizowane',
    Cancelled: 'Anulowane',
  },
  paymentStatuses: {
    Pending: 'Oczekuje',
    Authorized: 'Zatwierdzone',
    Paid: 'Opłacone',
    Refunded: 'Zwrócone',
    Voided: 'Anulowane',
  },
  shippingStatuses: {
    'Not yet shipped': 'Jeszcze niewysłane',
    'Partially shipped': 'Częściowo wysłane',
    Shipped: 'Wysłane',
    Delivered: 'Dostarczone',
    'Shipping not required': 'Bez wysyłki',
  },
};
