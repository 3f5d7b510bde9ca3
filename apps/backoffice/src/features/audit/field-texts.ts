import type { TFunction } from 'i18next';

/** The fields that are changed most, in words; others are shown by their names. */
export const fieldTexts = (t: TFunction): ReadonlyMap<string, string> =>
  new Map([
    ['name', t('Name or title')],
    ['status', t('Status')],
    ['state', t('Status')],
    ['standing', t('Status')],
    ['email', t('Email')],
    ['recipient', t('Recipient')],
    ['subject', t('Subject')],
    ['roles', t('Roles')],
    ['permissions', t('Permissions')],
    ['branches', t('Branches')],
    ['language', t('Language')],
    ['creditLimit', t('Credit limit')],
    ['discountTable', t('Discount table')],
    ['reason', t('Reason')],
    ['note', t('Note')],
    ['address', t('Address')],
    ['city', t('City')],
    ['phone', t('Phone')],
    ['isEnabled', t('Enabled')],
    ['url', t('Address')],
    ['tries', t('Tries')],
    ['lastError', t('Last error')],
    ['rows', t('Rows')],
    ['rejected', t('Rejected rows')],
    ['changed', t('Changed')],
    ['mails', t('Emails')],
    ['messages', t('Messages')],
  ]);
