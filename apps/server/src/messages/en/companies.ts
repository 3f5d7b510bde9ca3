import type { companies as Polish } from '../pl/companies.ts';

export const companies: typeof Polish = {
  unknown: 'There is no such customer.',
  unknownPerson: 'There is no such person.',
  isErased: 'The data of this customer was erased.',
  isBlocked: 'This customer is already blocked.',
  isNotBlocked: 'This customer is not blocked.',
  isApproved: 'This customer is already approved.',
  isRefused: 'This registration was already refused.',
  externalIdTaken: 'Another customer has this number.',
  otherCompany: 'This person belongs to another company.',
  otherEmail: 'The email address of an account cannot be changed here.',
  unknownDiscountTable: 'There is no such discount table.',
  wrongConfirmation: 'Please type the email address of this person to confirm.',
  hasOpenBusiness: (orders: string, returns: string) =>
    [
      ...(orders === '' ? [] : [`This person has open or unpaid orders: ${orders}.`]),
      ...(returns === '' ? [] : [`This person has open returns: ${returns}.`]),
      'Close them before the data is erased.',
    ].join(' '),
  standings: {
    pending: 'Waits for approval',
    approved: 'Approved',
    refused: 'Refused',
    blocked: 'Blocked',
    erased: 'Erased',
  },
  exportTitle: 'Customers',
  exportColumns: [
    'Name',
    'VAT number',
    'Status',
    'Person',
    'Email',
    'Branch',
    'Discount table',
    'Credit limit',
    'Credit used',
    'Overdue',
    'Registered',
  ],
  notOpen: 'People can be added only to a customer who is not blocked, refused or erased.',
};
