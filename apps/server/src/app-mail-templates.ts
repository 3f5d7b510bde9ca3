import type { LanguageCode } from '@partsboard/contract/language';
import { invitationMail, recoveryMail, welcomeMail } from './features/auth/auth-mails.ts';
import { passwordChangedMail } from './features/auth/password-changed-mail.ts';
import { registrationReceivedMail, registrationToApproveMail } from './features/auth/registration-mails.ts';
import { orderConfirmationMail } from './features/checkout/order-mail.ts';
import { approvedMail, refusedMail } from './features/companies/registration/registration-decision-mails.ts';
import type { MailDocument } from './features/mail/mail.service.ts';
import type { MailTemplates } from './features/mail/mail-templates.routes.ts';
import { composeBranchMail, composeDigest } from './features/orders/mails/branch-mails.ts';
import { composeActionMail, type ActionMail } from './features/orders/mails/action-mail.ts';
import { accountWarningMail } from './features/staff/sessions/account-warning.ts';
import * as example from './example-mail-data.ts';

/** Every mail that the shop sends, made with example data by the code that makes the real one. */
export function mailTemplates(shopUrl: string): MailTemplates {
  const step =
    (mail: ActionMail) =>
    (language: LanguageCode): MailDocument =>
      composeActionMail(shopUrl, example.mailedOrder(language), mail);
  const parcel = { carrier: 'dpd', trackingNumber: '0000000000001T', parcels: 1 };
  const lines = [{ line: 1, quantity: 2 }];
  const returned = { lines, returnNumber: `${example.ORDER_NUMBER}-R1` };
  const account = (language: LanguageCode) => ({ ...example.person, language, shopUrl });
  const link = `${shopUrl}/forgot-password/confirm?token=${'x'.repeat(20)}`;
  return {
    'order-confirmation': (language) =>
      orderConfirmationMail(shopUrl, example.confirmedOrder(language), language),
    confirm: step({ kind: 'confirm' }),
    ship: step({ kind: 'ship', lines, parcel }),
    'ship-part': step({ kind: 'ship-part', lines, parcel }),
    'make-ready': step({ kind: 'make-ready', lines }),
    'make-ready-part': step({ kind: 'make-ready-part', lines, missing: lines }),
    'allot-ready': step({ kind: 'allot-ready', lines }),
    'allot-coming': step({ kind: 'allot-coming', lines, missing: lines }),
    collect: step({ kind: 'collect', lines }),
    'collect-part': step({ kind: 'collect-part', lines }),
    deliver: step({ kind: 'deliver' }),
    cancel: step({ kind: 'cancel', note: '…', refundDue: example.TOTAL }),
    'cancel-lines': step({ kind: 'cancel-lines', lines, note: '…' }),
    'mark-paid': step({ kind: 'mark-paid' }),
    refund: step({ kind: 'refund', amount: example.TOTAL }),
    'note-to-customer': step({ kind: 'note-to-customer', note: '…' }),
    'request-return': step({ kind: 'request-return', ...returned }),
    'approve-return': step({ kind: 'approve-return', ...returned, note: '…' }),
    'refuse-return': step({ kind: 'refuse-return', ...returned, note: '…' }),
    'receive-return': step({ kind: 'receive-return', ...returned }),
    'refund-return': step({ kind: 'refund-return', ...returned, amount: example.TOTAL }),
    welcome: (language) => welcomeMail(account(language)),
    'registration-received': (language) => registrationReceivedMail(account(language)),
    'registration-approved': (language) =>
      approvedMail(null, example.personRow(language), example.branch, shopUrl),
    'registration-refused': (language) => refusedMail(null, example.personRow(language), '…', example.store),
    invitation: (language) => invitationMail({ ...example.person, language, link, company: example.COMPANY }),
    'password-recovery': (language) => recoveryMail({ recipient: example.person.recipient, language, link }),
    'password-changed': (language) =>
      passwordChangedMail({ ...account(language), email: example.person.recipient }),
    'branch-order': (language) =>
      composeBranchMail(shopUrl, { email: example.store.email, language }, example.branchMail(language)),
    'branch-digest': (language) =>
      composeDigest(shopUrl, { email: example.store.email, language }, example.digest),
    'registration-to-approve': (language) =>
      registrationToApproveMail({ ...example.store, language }, example.registered(language), 1, shopUrl),
    'staff-account': (language) =>
      accountWarningMail({ email: example.store.email, name: 'Piotr', language }, 'passwordReset'),
  };
}
