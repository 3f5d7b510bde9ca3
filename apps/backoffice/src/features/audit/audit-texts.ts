import type { AuditAction, AuditRecordType } from '@partsboard/contract/backoffice/audit';
import type { TFunction } from 'i18next';

/** What was done, in words. */
export const actionTexts = (t: TFunction): Readonly<Record<AuditAction, string>> => ({
  'staff.log-in': t('Logged in'),
  'staff.log-out': t('Logged out'),
  'staff.create': t('Added a member of staff'),
  'staff.change': t('Changed a member of staff'),
  'staff.disable': t('Disabled a login'),
  'staff.enable': t('Enabled a login'),
  'staff.change-password': t('Changed the own password'),
  'staff.reset-password': t('Reset a password'),
  'staff.set-up-second-factor': t('Set up the own second factor'),
  'staff.remove-second-factor': t('Turned off the own second factor'),
  'staff.reset-second-factor': t('Reset a second factor'),
  'staff.use-recovery-code': t('Used a recovery code'),
  'staff.renew-recovery-codes': t('Renewed the recovery codes'),
  'staff.end-sessions': t('Ended sessions'),
  'role.create': t('Added a role'),
  'role.change': t('Changed a role'),
  'order.confirm': t('Confirmed an order'),
  'order.start-picking': t('Began to pick an order'),
  'order.ship': t('Shipped goods of an order'),
  'order.make-ready': t('Made an order ready for pickup'),
  'order.collect': t('Handed goods of an order over'),
  'order.deliver': t('Marked an order as delivered'),
  'order.complete': t('Completed an order'),
  'order.cancel': t('Cancelled an order'),
  'order.cancel-lines': t('Cancelled lines of an order'),
  'order.mark-paid': t('Booked the payment of an order'),
  'order.allot': t('Allotted stock to an order'),
  'order.note': t('Added a note to an order'),
  'order.note-to-customer': t('Wrote to the customer about an order'),
  'branch.change-order-mail': t('Changed the order mails of a branch'),
});

export const recordTypeTexts = (t: TFunction): Readonly<Record<AuditRecordType, string>> => ({
  staff: t('Staff'),
  role: t('Role'),
  order: t('Order'),
  branch: t('Branch'),
});
