import { MAX_ORDER_NOTE_LENGTH } from '@partsboard/contract/checkout';
import type { Message } from '../../messages/language.ts';

/** Why an order can't be placed, or a choice can't be taken. */
export const checkoutMessages = {
  emptyCart: { pl: 'Twój koszyk jest pusty.', en: 'Your shopping cart is empty.' },
  unavailable: {
    pl: 'Usuń niedostępne produkty, aby przejść do zamówienia.',
    en: 'Remove unavailable products to proceed checkout.',
  },
  termsRequired: { pl: 'To pole jest wymagane', en: 'This field is required' },
  noteTooLong: {
    pl: `Uwagi do zamówienia mogą mieć najwyżej ${MAX_ORDER_NOTE_LENGTH} znaków.`,
    en: `The order note may have at most ${MAX_ORDER_NOTE_LENGTH} characters.`,
  },
  unknownAddress: { pl: 'Nie ma takiego adresu.', en: 'There is no such address.' },
  unknownCountry: { pl: 'Nie ma takiego kraju.', en: 'There is no such country.' },
  billingAddressRequired: { pl: 'Wybierz adres do faktury.', en: 'Please choose a billing address.' },
  shippingAddressRequired: { pl: 'Wybierz adres dostawy.', en: 'Please choose a shipping address.' },
  shippingMethodRequired: { pl: 'Wybierz sposób dostawy.', en: 'Please choose a shipping method.' },
  shippingMethodNotAllowed: {
    pl: 'Wybrany sposób dostawy nie jest dostępny pod tym adresem.',
    en: 'The chosen shipping method is not available for this address.',
  },
  pickupNotAllowed: { pl: 'Odbiór w oddziale jest niedostępny.', en: 'Pickup in a branch is not available.' },
  pickupOnly: { pl: 'Możliwy jest tylko odbiór w oddziale.', en: 'Only pickup in a branch is possible.' },
  unknownPickupPoint: { pl: 'Nie ma takiego punktu odbioru.', en: 'There is no such pickup point.' },
  otherBranchThanPickup: {
    pl: 'Zamówienie z odbiorem w oddziale realizuje ten sam oddział.',
    en: 'An order that is picked up is executed by the branch where it is picked up.',
  },
  unknownBranch: {
    pl: 'Wybierz oddział realizujący zamówienie.',
    en: 'Please choose the branch executing the order.',
  },
  paymentMethodRequired: { pl: 'Wybierz sposób płatności.', en: 'Please choose a payment method.' },
  paymentMethodNotAllowed: {
    pl: 'Wybrany sposób płatności nie jest dostępny dla tej dostawy.',
    en: 'The chosen payment method is not available for this shipping.',
  },
  creditExceeded: (available: Message): Message => ({
    pl: `Zamówienie przekracza limit kredytu kupieckiego. Dostępne: ${available.pl}.`,
    en: `The order exceeds your trade credit limit. Available: ${available.en}.`,
  }),
  pricesChanged: {
    pl: 'Ceny lub zawartość koszyka zmieniły się od chwili podsumowania. Sprawdź nowe kwoty i potwierdź ponownie.',
    en: 'Prices or the cart have changed since the totals were shown. Please check the new amounts and confirm again.',
  },
  stockChanged: {
    pl: 'Stan magazynów zmienił się od chwili podsumowania. Sprawdź, czego brakuje, i potwierdź ponownie.',
    en: 'Stock has changed since the totals were shown. Please see what is missing and confirm again.',
  },
  backOrdersGone: {
    pl: 'Stan magazynów zmienił się od chwili podsumowania: wszystkie pozycje są teraz dostępne. Potwierdź ponownie.',
    en: 'Stock has changed since the totals were shown: all lines are available now. Please confirm again.',
  },
  partlyMissing: (sku: string, wanted: number, missing: number): Message => ({
    pl: `${sku}: z ${wanted} szt. na zamówienie ${missing}.`,
    en: `${sku}: ${missing} of ${wanted} on back order.`,
  }),
  notEnough: (sku: string, wanted: number, available: number): Message => ({
    pl: `${sku}: zamawiasz ${wanted}, dostępne ${available}. Zmniejsz ilość w koszyku.`,
    en: `${sku}: you want ${wanted}, ${available} are available. Please lower the quantity in the cart.`,
  }),
  moreLines: (count: number): Message => ({
    pl: `Brakuje także części innych pozycji: ${count}.`,
    en: `Something is missing of ${count} more lines.`,
  }),
  usedKey: (number: string): Message => ({
    pl: `To potwierdzenie złożyło już zamówienie ${number}. Sprawdź koszyk i potwierdź go na nowo.`,
    en: `This confirmation has already placed order ${number}. Please check the cart and confirm it anew.`,
  }),
  afterDeparture: (until: string): Message => ({
    pl: `Jest po ${until}: zamówienie wyruszy następnego dnia roboczego.`,
    en: `It is past ${until}: the order will leave on the next working day.`,
  }),
  onWeekend: {
    pl: 'W weekend nie wysyłamy: zamówienie wyruszy w najbliższy dzień roboczy.',
    en: 'We do not ship at weekends: the order will leave on the next working day.',
  },
  pickup: { pl: 'Odbiór w oddziale', en: 'Pickup in a branch' },
} as const;
