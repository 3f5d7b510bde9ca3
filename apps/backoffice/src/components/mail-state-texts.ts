import type { MailState } from '@partsboard/contract/backoffice/order-mails';
import type { TFunction } from 'i18next';

/** What became of a mail, in words. */
export const mailStateTexts = (t: TFunction): Readonly<Record<MailState, string>> => ({
  waiting: t('Waiting to be sent'),
  refused: t('Refused for now'),
  held: t('Held'),
  'given-up': t('Not delivered'),
  sent: t('Sent'),
});
