import type { MailKind } from '@partsboard/contract/backoffice/mails';
import type { TFunction } from 'i18next';

/** What a mail is about, in words. */
export const mailKindTexts = (t: TFunction): Readonly<Record<MailKind, string>> => ({
  welcome: t('Welcome'),
  invitation: t('Invitation'),
  'password-recovery': t('New password'),
  'password-changed': t('Password changed'),
  'staff-account': t('Warning to staff'),
  'registration-received': t('Registration received'),
  'registration-to-approve': t('Registration to approve'),
  'registration-approved': t('Registration approved'),
  'registration-refused': t('Registration refused'),
  'order-confirmation': t('Order confirmation'),
  'order-step': t('Step of an order'),
  'branch-order': t('Order for a branch'),
  'branch-digest': t('Orders for a branch'),
});

/** A kind of another version is shown by its name. */
export const mailKindText = (t: TFunction, kind: string): string =>
  new Map<string, string>(Object.entries(mailKindTexts(t))).get(kind) ?? kind;
