import type { cart as Polish } from '../pl/cart.ts';

export const cart: typeof Polish = {
  unknownPart: 'There is no such part.',
  isBoard: 'This is a board, not a part. Choose a part on it.',
  withdrawn: (sku) => `Part ${sku} was withdrawn from the catalog.`,
  unavailable: (sku) => `Part ${sku} is temporarily unavailable.`,
  leftOut: (skus) =>
    skus.length === 1
      ? `Part ${skus.join('')} is temporarily unavailable and is left out.`
      : `Parts ${skus.join(', ')} are temporarily unavailable and are left out.`,
  replaced: (old, current) => `Number ${old} was replaced by ${current}.`,
  replacementDoesNotFit: (old, current) =>
    `Number ${old} was replaced by ${current}, which does not fit this vehicle.`,
  quantityTooLarge: (most) => `The quantity must not exceed ${most}.`,
  tooManyLines: (most) => `The cart holds at most ${most} lines.`,
  empty: 'Your shopping cart is empty.',
  notInCart: 'This part is not in the cart.',
  row: (row, message) => `Row ${row}: ${message}`,
  unknownNumber: (number) => `No part with the number “${number}” was found.`,
  ambiguousNumber: (number, brands) =>
    `Several brands (${brands.join(', ')}) have a part “${number}”. Choose the brand.`,
  ambiguousEnd: (end, numbers) =>
    `“${end}” fits several numbers (${numbers.join(', ')}). Please give the whole number.`,
  badQuantity: (quantity) => `“${quantity}” is not a valid quantity.`,
  ambiguousQuantity: (quantity) =>
    `“${quantity}” can mean two quantities. Write it without a point or a comma.`,
  damagedNumber: {
    shortened: (number) =>
      `A spreadsheet has shortened this number to “${number}”, and its last digits are lost.`,
    rewritten: (number) => `A spreadsheet has written this number as “${number}”.`,
    'zeros-lost': (number) =>
      `There is no number “${number}”: a spreadsheet has removed the zero at its beginning.`,
  },
  onlyMeant: (number) => `Only ${number} can be meant.`,
  enterAsText: 'Format the column as text and enter the number again.',
};
