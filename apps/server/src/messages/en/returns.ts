import type { returns as Polish } from '../pl/returns.ts';

export const returns: typeof Polish = {
  unknown: 'There is no such return.',
  notDelivered: (number) =>
    `A return can be requested once goods of order ${number} have been shipped or handed over.`,
  notPossible: (number, state) => `This cannot be done: return ${number} is ${state}.`,
  tooMany: (asked) => `Fewer pieces were requested: ${asked}.`,
  nothingReceived: 'Say how many pieces have arrived. If none has, refuse the return.',
  coreIsNoStock: 'Old parts do not go on stock.',
  noPhoto: 'A photo must be a JPEG, PNG or WebP file.',
  largePhoto: (megabytes) => `A photo may have ${megabytes} MB at most.`,
  states: {
    requested: 'requested',
    approved: 'approved',
    received: 'received',
    refunded: 'refunded',
    refused: 'refused',
  },
  exportTitle: 'Returns',
  exportColumns: [
    'Number',
    'Order',
    'Requested',
    'Kind',
    'State',
    'Reason',
    'Branch',
    'Company',
    'Customer',
    'Email',
    'Pieces',
  ],
  kinds: { goods: 'goods', core: 'old part' },
  reasons: {
    'wrong-part': 'does not fit',
    'not-needed': 'not needed any more',
    damaged: 'damaged in transport',
    defective: 'defective',
    other: 'another reason',
  },
};
