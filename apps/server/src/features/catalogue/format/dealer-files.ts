import { part } from './catalogue-files.ts';
import { decimal, integer, required, text } from './field-types.ts';
import { defineForgivingFile } from './file-format.ts';

/** Where parts lie in the warehouses. No file of the folder: bins belong to the warehouse, not to the catalogue. */
export const binsFile = defineForgivingFile('bins.csv', {
  warehouse: required(text(60)),
  ...part,
  bin: required(text(30)),
});

/** Deposits of exchange parts. No file of the folder: the dealer sets them, not the manufacturer's catalogue. */
export const coreDepositsFile = defineForgivingFile('core-deposits.csv', {
  ...part,
  net: required(decimal(2, 1, 999_999_999)),
  days: required(integer(1, 3650)),
});
