import type { orderActionMails as Polish } from '../pl/order-action-mails.ts';

export const orderActionMails: typeof Polish = {
  confirm: {
    subject: (number) => `Order ${number} confirmed`,
    text: 'We have confirmed your order and are working on it.',
  },
  ship: {
    subject: (number) => `Order ${number} shipped`,
    text: 'The goods of your order are on their way.',
  },
  'ship-part': {
    subject: (number) => `Part of order ${number} shipped`,
    text: 'Some goods of your order are on their way. The rest follows when it is available.',
  },
  'make-ready': {
    subject: (number) => `Order ${number} ready for pickup`,
    text: 'The goods are waiting for you in the branch.',
  },
  'make-ready-part': {
    subject: (number) => `Part of order ${number} ready for pickup`,
    text: 'These goods are waiting for you in the branch. We will tell you when the rest is available.',
  },
  'allot-ready': {
    subject: (number) => `More goods of order ${number} ready for pickup`,
    text: 'These goods have arrived as well and are waiting for you in the branch.',
  },
  'allot-coming': {
    subject: (number) => `More goods of order ${number} on their way`,
    text: 'These goods are now reserved for you and are on their way to the branch.',
  },
  collect: {
    subject: (number) => `Order ${number} collected`,
    text: 'The goods of your order were collected in the branch.',
  },
  'collect-part': {
    subject: (number) => `Part of order ${number} collected`,
    text: 'Some goods of your order were collected in the branch. We will tell you when the rest is available.',
  },
  deliver: {
    subject: (number) => `Order ${number} delivered`,
    text: 'The goods of your order were delivered.',
  },
  cancel: {
    subject: (number) => `Order ${number} cancelled`,
    text: 'The order was cancelled.',
  },
  'cancel-lines': {
    subject: (number) => `Change of order ${number}`,
    text: 'These lines of your order were cancelled.',
  },
  'mark-paid': {
    subject: (number) => `Payment for order ${number} received`,
    text: 'Thank you, we have received the payment for your order.',
  },
  refund: {
    subject: (number) => `Refund for order ${number}`,
    text: 'We have paid back what you had paid for the cancelled goods.',
  },
  'note-to-customer': {
    subject: (number) => `Message about order ${number}`,
    text: 'We have a message for you about your order:',
  },
  'request-return': {
    subject: (number) => `Return requested for order ${number}`,
    text: 'We have received your request. We will answer as soon as we have looked at it. Please do not send the goods before that.',
  },
  'approve-return': {
    subject: (number) => `Return for order ${number} approved`,
    text: 'We agree to take these parts back. Please send them to the branch that executed the order, or give them to its driver.',
  },
  'refuse-return': {
    subject: (number) => `Return for order ${number} refused`,
    text: 'We cannot take these parts back.',
  },
  'receive-return': {
    subject: (number) => `Return for order ${number} received`,
    text: 'We have received these parts from you.',
  },
  'refund-return': {
    subject: (number) => `Return for order ${number} refunded`,
    text: 'We have settled your return. You owe this amount less; if the order is paid already, we pay it back.',
  },
  amount: 'Amount',
  refundDue: 'We will pay back',
  stillToCome: 'Still to come:',
  returnNumber: 'Return number',
  columns: ['Part', 'Quantity'],
  branch: 'Branch',
  carrier: 'Carrier',
  trackingNumber: 'Tracking number',
  parcels: 'Number of parcels',
  track: 'Track the parcel',
  seeOrder: 'See the order',
  ownVan: 'our own van',
  otherCarrier: 'another carrier',
};
