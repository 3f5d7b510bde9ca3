import type { branchMail as Polish } from '../pl/branch-mail.ts';

export const branchMail: typeof Polish = {
  subject: (number, customer) => `New order ${number}: ${customer}`,
  intro: 'Your branch has got a new order.',
  columns: ['Part', 'Quantity', 'To be ordered'],
  customer: 'Customer',
  reference: 'Customer reference',
  delivery: 'Delivery',
  payment: 'Payment',
  note: 'Note of the customer',
  total: 'Gross total',
  button: 'Open the order',
  digestSubject: (count) => `New orders: ${count}`,
  digestIntro: 'These orders have come to your branch since the last digest.',
  digestColumns: ['Order', 'Customer', 'Lines', 'Gross total'],
  digestButton: 'Open the orders',
};
