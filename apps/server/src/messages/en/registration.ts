import type { registration as Polish } from '../pl/registration.ts';

export const registration: typeof Polish = {
  companyRegistered: (email, phone) =>
    `Your company is already registered. Log in to its account, or write to us to get a login of your own: ${email}, ${phone}.`,
  received: {
    subject: (store) => `We have received your registration with ${store}`,
    waits:
      'Thank you for registering. We will check your data and write to you once the account is approved.',
    meanwhile:
      'You can already log in and look through the catalog. Prices and orders follow with the approval.',
  },
  toApprove: {
    subject: (customer) => `New registration to approve: ${customer}`,
    waits: 'A new customer is waiting for approval.',
    company: 'Company',
    vatNumber: 'VAT number',
    person: 'Person',
    email: 'Email',
    phone: 'Phone',
    button: 'Open the customer',
  },
  approved: {
    subject: (store) => `Your ${store} account is approved`,
    approved: 'Your registration is approved. You now see your prices and can order.',
    branch: (name) => `Your branch: ${name}.`,
  },
  refused: {
    subject: (store) => `Your registration with ${store}`,
    refused: 'We are sorry that we cannot open an account for you.',
    reason: (reason) => `Reason: ${reason}`,
    contact: (email, phone) => `If you have questions, please contact us: ${email}, ${phone}.`,
  },
};
