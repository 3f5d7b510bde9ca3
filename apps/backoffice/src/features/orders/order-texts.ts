import type { OrderSort } from '@partsboard/contract/backoffice/orders';
import type { Carrier } from '@partsboard/domain/carriers';
import type { OrderState, PaymentStatus } from '@partsboard/domain/order-status';
import type { StaffAction } from '@partsboard/domain/order-transitions';
import type { ReturnState } from '@partsboard/domain/return-transitions';
import type { TFunction } from 'i18next';
import type { QueueTab } from './queue-tabs.ts';

export const stateTexts = (t: TFunction): Readonly<Record<OrderState, string>> => ({
  placed: t('New'),
  confirmed: t('Confirmed'),
  picking: t('Being picked'),
  'partly-shipped': t('Partially shipped'),
  shipped: t('Shipped'),
  ready: t('Ready for pickup'),
  delivered: t('Delivered'),
  complete: t('Complete'),
  cancelled: t('Cancelled'),
  returned: t('Returned'),
});

export const paymentTexts = (t: TFunction): Readonly<Record<PaymentStatus, string>> => ({
  Pending: t('Awaiting payment'),
  Authorized: t('Authorized'),
  Paid: t('Paid'),
  Refunded: t('Refunded'),
  Voided: t('Voided'),
});

export const tabTexts = (t: TFunction): Readonly<Record<QueueTab, string>> => ({
  all: t('All'),
  new: t('New'),
  'to-pick': t('To pick'),
  'back-orders': t('Back orders'),
  ready: t('Ready'),
  overdue: t('Overdue'),
  'to-refund': t('To refund'),
});

export const sortTexts = (t: TFunction): Readonly<Record<OrderSort, string>> => ({
  newest: t('Newest first'),
  oldest: t('Oldest first'),
  due: t('Due first'),
  total: t('Highest total first'),
});

/** What a button says that does something to an order. */
export const actionTexts = (t: TFunction): Readonly<Record<StaffAction, string>> => ({
  confirm: t('Confirm'),
  'start-picking': t('Start picking'),
  'make-ready': t('Ready for pickup'),
  ship: t('Ship …'),
  collect: t('Hand over …'),
  deliver: t('Mark as delivered'),
  complete: t('Complete the order'),
  'cancel-lines': t('Cancel lines …'),
  cancel: t('Cancel the order …'),
  'mark-paid': t('Book the payment …'),
  refund: t('Book the refund …'),
});

/** What is said once it is done. */
export const doneTexts = (t: TFunction): Readonly<Record<StaffAction, string>> => ({
  confirm: t('The order is confirmed. The customer gets an email.'),
  'start-picking': t('The goods are being picked.'),
  'make-ready': t('The goods are ready. The customer gets an email.'),
  ship: t('The shipment is booked. The customer gets an email.'),
  collect: t('The goods are handed over. The customer gets an email.'),
  deliver: t('The goods are delivered. The customer gets an email.'),
  complete: t('The order is complete.'),
  'cancel-lines': t('The lines are cancelled. The customer gets an email.'),
  cancel: t('The order is cancelled. The customer gets an email.'),
  'mark-paid': t('The payment is booked. The customer gets an email.'),
  refund: t('The refund is booked. The customer gets an email.'),
});

/** What the list of an order's returns says of each. */
export const orderReturnTexts = (t: TFunction): Readonly<Record<ReturnState, string>> => ({
  requested: t('Return requested by the customer'),
  approved: t('Return approved'),
  received: t('Returned goods received'),
  refunded: t('Return refunded'),
  refused: t('Return refused'),
});

/** Carriers whose name is a matter of language; the others have one. */
export const carrierTexts = (t: TFunction): Partial<Readonly<Record<Carrier, string>>> => ({
  'own-van': t('Own van'),
  other: t('Other carrier'),
});
