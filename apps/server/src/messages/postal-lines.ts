import type { OrderAddress } from '@partsboard/contract/address';

export const filledLines = (lines: readonly (string | null)[]): string[] =>
  lines.filter((line): line is string => line !== null && line !== '');

/** An address as it is written on a letter, without its country. */
export const postalLines = (address: OrderAddress): string[] =>
  filledLines([
    address.Company,
    `${address.FirstName} ${address.LastName}`.trim(),
    filledLines([address.Address1, address.Address2]).join(' '),
    `${address.ZipPostalCode} ${address.City}`,
  ]);
