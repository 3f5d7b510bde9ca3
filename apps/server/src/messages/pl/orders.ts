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
  notPossible: (number: string, state: string) =>
    `Nie można tego zrobić: zamówienie ${number} jest ${state}.`,
  notByDelivery: (number: string) => `Zamówienie ${number} nie jest odbierane w oddziale.`,
  notByPickup: (number: string) => `Zamówienie ${number} jest odbierane w oddziale.`,
  isPaid: (number: string) => `Zamówienie ${number} nie czeka na płatność.`,
  unknownLine: 'Zamówienie nie ma takiej pozycji.',
  notReserved: (sku: string, reserved: number) => `${sku}: do wydania jest sztuk: ${reserved}.`,
  notOpen: (sku: string, open: number) => `${sku}: anulować można sztuk: ${open}.`,
  changedMeanwhile: (name: string, when: string) =>
    `Zamówienie zmieniono w międzyczasie: ${name}, ${when}. Sprawdź je jeszcze raz.`,
  server: 'serwer',
  unknownView: 'Nie ma takiego widoku.',
  viewNameTaken: 'Masz już widok o tej nazwie.',
  manyViews: 'Masz już tyle widoków, ile można zapisać.',
  states: {
    placed: 'złożone',
    confirmed: 'potwierdzone',
    picking: 'kompletowane',
    'partly-shipped': 'częściowo wysłane',
    shipped: 'wysłane',
    ready: 'gotowe do odbioru',
    delivered: 'dostarczone',
    complete: 'zrealizowane',
    cancelled: 'anulowane',
    returned: 'zwrócone',
  },
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
