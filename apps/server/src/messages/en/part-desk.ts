import type { partDesk as Polish } from '../pl/part-desk.ts';

export const partDesk: typeof Polish = {
  exportTitle: 'Parts',
  exportColumns: ['Brand', 'Part number', 'Name', 'State', 'Discount group', 'Net price', 'Available pieces'],
  states: { current: 'current', superseded: 'superseded', withdrawn: 'withdrawn' },
  unknownPart: 'There is no such part.',
  withdrawn: 'This part was withdrawn from the catalog and has no stock.',
  moved: (quantity) => `The stock has changed meanwhile and is ${quantity} now. Please look at it again.`,
  belowZero: (quantity) => `There are ${quantity} on hand: no more can be taken off.`,
  tooMany: 'This number is too large.',
  noChange: 'The stock is this already.',
  belowReserved: (reserved) =>
    `Open orders have ${reserved} reserved here. Confirm that the stock is to be lower.`,
};
