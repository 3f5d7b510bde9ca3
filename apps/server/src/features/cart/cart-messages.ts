import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '@partsboard/contract/cart';
import type { Message } from '../../messages/language.ts';

/** What the cart says about a part or a row that it could not take as asked. */
export const cartMessages = {
  unknownPart: { pl: 'Nie ma takiej części.', en: 'There is no such part.' },
  isBoard: {
    pl: 'To jest tablica, a nie część. Wybierz z niej część.',
    en: 'This is a board, not a part. Choose a part on it.',
  },
  withdrawn: (sku: string): Message => ({
    pl: `Część ${sku} została wycofana z katalogu.`,
    en: `Part ${sku} was withdrawn from the catalog.`,
  }),
  unavailable: (sku: string): Message => ({
    pl: `Część ${sku} jest chwilowo niedostępna.`,
    en: `Part ${sku} is temporarily unavailable.`,
  }),
  leftOut: (skus: readonly string[]): Message => ({
    pl:
      skus.length === 1
        ? `Część ${skus.join('')} jest chwilowo niedostępna i zostaje pominięta.`
        : `Części ${skus.join(', ')} są chwilowo niedostępne i zostają pominięte.`,
    en:
      skus.length === 1
        ? `Part ${skus.join('')} is temporarily unavailable and is left out.`
        : `Parts ${skus.join(', ')} are temporarily unavailable and are left out.`,
  }),
  replaced: (old: string, current: string): Message => ({
    pl: `Numer ${old} został zastąpiony przez ${current}.`,
    en: `Number ${old} was replaced by ${current}.`,
  }),
  quantityTooLarge: {
    pl: `Ilość nie może przekroczyć ${MAX_LINE_QUANTITY}.`,
    en: `The quantity must not exceed ${MAX_LINE_QUANTITY}.`,
  },
  cartFull: {
    pl: `Koszyk mieści najwyżej ${MAX_CART_LINES} pozycji.`,
    en: `The cart holds at most ${MAX_CART_LINES} lines.`,
  },
  notInCart: { pl: 'Tej części nie ma w koszyku.', en: 'This part is not in the cart.' },
  row: (row: number, message: Message): Message => ({
    pl: `Wiersz ${row}: ${message.pl}`,
    en: `Row ${row}: ${message.en}`,
  }),
  unknownNumber: (number: string): Message => ({
    pl: `Nie znaleziono części o numerze „${number}”.`,
    en: `No part with the number “${number}” was found.`,
  }),
  ambiguousNumber: (number: string, brands: readonly string[]): Message => ({
    pl: `Numer „${number}” mają części kilku marek (${brands.join(', ')}). Dodaj właściwą ze strony części.`,
    en: `Several brands (${brands.join(', ')}) have a part “${number}”. Add the right one from its page.`,
  }),
  ambiguousEnd: (end: string, numbers: readonly string[]): Message => ({
    pl: `„${end}” pasuje do kilku numerów (${numbers.join(', ')}). Podaj cały numer.`,
    en: `“${end}” fits several numbers (${numbers.join(', ')}). Please give the whole number.`,
  }),
  badQuantity: (quantity: string): Message => ({
    pl: `„${quantity}” nie jest prawidłową ilością.`,
    en: `“${quantity}” is not a valid quantity.`,
  }),
  ambiguousQuantity: (quantity: string): Message => ({
    pl: `„${quantity}” może znaczyć dwie różne ilości. Wpisz ilość bez kropki i przecinka.`,
    en: `“${quantity}” can mean two quantities. Write it without a point or a comma.`,
  }),
  shortenedNumber: (number: string): Message => ({
    pl: `Arkusz skrócił ten numer do „${number}” i jego końcowe cyfry przepadły.`,
    en: `A spreadsheet has shortened this number to “${number}”, and its last digits are lost.`,
  }),
  lostZeros: (number: string): Message => ({
    pl: `Nie ma numeru „${number}”: arkusz usunął zero z jego początku.`,
    en: `There is no number “${number}”: a spreadsheet has removed the zero at its beginning.`,
  }),
  onlyMeant: (number: string): Message => ({
    pl: `Może to być tylko ${number}.`,
    en: `Only ${number} can be meant.`,
  }),
  enterAsText: {
    pl: 'Ustaw kolumnę jako tekst i wpisz numer jeszcze raz.',
    en: 'Format the column as text and enter the number again.',
  },
} as const;
