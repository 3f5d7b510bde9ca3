import type { integration as Polish } from '../pl/integration.ts';

export const integration: typeof Polish = {
  wrongKey: 'The API key is missing, is not valid, has expired or was revoked.',
  missingScope: (scope) => `This key does not have the scope ${scope}.`,
  keyName: (most) =>
    `The name of a key consists of letters, digits, blanks, dots and dashes, at most ${most} of them.`,
  unknownScope: (scope) => `There is no scope ${scope}.`,
  keyDays: (most) => `A key is valid for 1 to ${most} days.`,
  unknownKey: 'There is no such key, or it was revoked already.',
  unknownPart: 'There is no such part.',
  severalBrands: (brands) => `Parts of several brands have this number: ${brands}. Please name the brand.`,
  lineIsNotJson: 'This line is not JSON.',
  unknownEncoding: 'Data can be packed with gzip only.',
  tooManyRows: (rows, megabytes) =>
    `One call takes at most ${rows} rows and ${megabytes} MB of unpacked data.`,
  unreadableRows: 'The data could not be read: a JSON array is needed, or one JSON object in each line.',
  idempotencyKey: 'This header needs 1 to 100 characters, such as a UUID, and others for each change.',
  keyOfAnotherRequest: 'This Idempotency-Key was used with other data already. Please use a new one.',
  unknownWarehouse: 'There is no such warehouse.',
  twoDecimals: 'Price and VAT have at most two decimals.',
  unknownReplacement: 'There is no such replacement.',
  replacementClosed: 'This replacement takes no more rows: it is being applied, or was.',
  emptyReplacement: 'A replacement without a single known row is not applied.',
  unknownPosition: (last) => `The order feed ends at position ${last}.`,
  unknownOrder: 'There is no such order.',
  unknownCustomer: 'There is no such customer.',
  unknownCompany: 'There is no such company.',
  unknownDocument: 'There is no such document.',
  noPdf: 'This file is no PDF.',
  largePdf: (megabytes) => `A file can have at most ${megabytes} MB.`,
  amountDecimals: 'An amount has at most two decimals.',
};
