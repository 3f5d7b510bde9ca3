import type { Message } from '../../messages/language.ts';

/** What is said to whoever changes an order. */
export const orderMessages = {
  unknown: { pl: 'Nie ma takiego zamówienia.', en: 'There is no such order.' },
  isCancelled: (number: string): Message => ({
    pl: `Zamówienie ${number} jest już anulowane.`,
    en: `Order ${number} is cancelled already.`,
  }),
  hasLeft: (number: string): Message => ({
    pl: `Towar z zamówienia ${number} został już wydany.`,
    en: `The goods of order ${number} have left already.`,
  }),
  hasPartlyLeft: (number: string): Message => ({
    pl: `Część towaru z zamówienia ${number} została już wydana, dlatego nie można go anulować.`,
    en: `Some goods of order ${number} have left already, so it cannot be cancelled.`,
  }),
  onlyBackOrders: (number: string, missing: number): Message => ({
    pl: `W oddziale nie ma jeszcze towaru na zamówienie ${number}. Brakuje sztuk: ${missing}.`,
    en: `What order ${number} waits for is not in its branch yet. Pieces missing: ${missing}.`,
  }),
  cancelled: (number: string): Message => ({
    pl: `Zamówienie ${number} anulowano.`,
    en: `Order ${number} is cancelled.`,
  }),
  refundDue: (number: string): Message => ({
    pl: `Zamówienie ${number} jest opłacone: zwróć wpłatę.`,
    en: `Order ${number} was paid: please refund it.`,
  }),
  shipped: (number: string): Message => ({
    pl: `Towar z zamówienia ${number} wydano.`,
    en: `The goods of order ${number} have left.`,
  }),
  partlyShipped: (number: string, missing: number): Message => ({
    pl: `Dostępny towar z zamówienia ${number} wydano. Brakuje sztuk: ${missing}.`,
    en: `The available goods of order ${number} have left. Pieces missing: ${missing}.`,
  }),
} as const;
