import type { discounts as Polish } from '../pl/discounts.ts';

export const discounts: typeof Polish = {
  unknownTable: 'There is no such discount table.',
  unknownGroup: 'There is no such discount group.',
  codeTaken: 'Another table has this code.',
  twoDecimals: 'A discount has at most two decimals.',
  tableInUse: (companies) =>
    `This table cannot be deleted: ${companies} ${companies === 1 ? 'customer has' : 'customers have'} it. Give them another table first.`,
};
