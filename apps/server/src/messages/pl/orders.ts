export const orders = {
  unknown: 'Nie ma takiego zamówienia.',
  isCancelled: (number: string) => `Zamówienie ${number} jest już anulowane.`,
  isShipped: (number: string) => `Towar z zamówienia ${number} został już wydany.`,
  isPartlyShipped: (number: string) =>
    `Część towaru z zamówienia ${number} została już wydana, dlatego nie można go anulować.`,
  onlyBackOrders: (number: string, missing: number) =>
    `W oddziale nie ma jeszcze towaru na zamówienie ${number}. Brakuje sztuk: ${missing}.`,
  cancelled: (number: string) => `Zamówienie ${number} anulowano.`,
  refundDue: (number: string) => `Zamówienie ${number} jest opłacone: zwróć wpłatę.`,
  shipped: (number: string) => `Towar z zamówienia ${number} wydano.`,
  partlyShipped: (number: string, missing: number) =>
    `Dostępny towar z zamówienia ${number} wydano. Brakuje sztuk: ${missing}.`,
  /** A status that an order took, by what it is a status of. */
  events: {
    order: {
      Pending: 'Zamówienie przyjęte.',
      Processing: 'Zamówienie w realizacji.',
      Complete: 'Zamówienie zrealizowane.',
      Cancelled: 'Zamówienie anulowane.',
    },
    payment: {
      Pending: 'Oczekujemy na płatność.',
      Authorized: 'Płatność zatwierdzona.',
      Paid: 'Zamówienie opłacone.',
      Refunded: 'Płatność zwrócona.',
      Voided: 'Płatność anulowana.',
    },
    shipping: {
      'Not yet shipped': 'Towar przygotowywany do wysyłki.',
      'Partially shipped': 'Część towaru wysłana.',
      Shipped: 'Towar wysłany.',
      Delivered: 'Towar dostarczony.',
      'Shipping not required': 'Towar czeka na odbiór.',
    },
  },
};
