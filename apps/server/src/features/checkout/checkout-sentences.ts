import { MAX_ORDER_NOTE_LENGTH } from '@partsboard/contract/checkout';
import type { Sentence } from '../../plugins/language.ts';

/** Why an order can't be placed, or a choice can't be taken. */
export const checkoutSentences = {
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
  creditExceeded: (available: Sentence): Sentence => ({
    pl: `Zamówienie przekracza limit kredytu kupieckiego. Dostępne: ${available.pl}.`,
    en: `The order exceeds your trade credit limit. Available: ${available.en}.`,
  }),
  pricesChanged: {
    pl: 'Ceny lub zawartość koszyka zmieniły się od chwili podsumowania. Sprawdź nowe kwoty i potwierdź ponownie.',
    en: 'Prices or the cart have changed since the totals were shown. Please check the new amounts and confirm again.',
  },
  afterDeparture: (until: string): Sentence => ({
    pl: `Jest po ${until}: zamówienie wyruszy następnego dnia roboczego.`,
    en: `It is past ${until}: the order will leave on the next working day.`,
  }),
  onWeekend: {
    pl: 'W weekend nie wysyłamy: zamówienie wyruszy w najbliższy dzień roboczy.',
    en: 'We do not ship at weekends: the order will leave on the next working day.',
  },
  pickup: { pl: 'Odbiór w oddziale', en: 'Pickup in a branch' },
} as const;
