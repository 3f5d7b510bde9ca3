import type { Order, TimelineEntry } from '@partsboard/contract/backoffice/orders';
import { toMajor } from '@partsboard/domain/money';
import { formatMoney } from '@partsboard/ui/lib/format.ts';
import type { TFunction } from 'i18next';
import { describeLines, linesOf } from './describe-lines.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Of an amount in grosze. */
const moneyOf = (value: unknown): string => (typeof value === 'number' ? formatMoney(toMajor(value)) : '');

/** The words that the customer reads, of orders from before there was an order desk. */
const statusTexts = (t: TFunction): Readonly<Record<string, string>> => ({
  Pending: t('Pending'),
  Processing: t('In progress'),
  Complete: t('Complete'),
  Cancelled: t('Cancelled'),
  Authorized: t('Authorized'),
  Paid: t('Paid'),
  Refunded: t('Refunded'),
  Voided: t('Voided'),
  'Not yet shipped': t('Not yet shipped'),
  'Partially shipped': t('Partially shipped'),
  Shipped: t('Shipped'),
  Delivered: t('Delivered'),
  'Shipping not required': t('Ready for pickup'),
});

const titles = (t: TFunction): Readonly<Record<string, string>> => ({
  placed: t('Order placed'),
  'placed-by-phone': t('Order placed by phone'),
  confirm: t('Confirmed'),
  'start-picking': t('Picking begun'),
  ship: t('Goods shipped'),
  'change-shipment': t('Shipment corrected'),
  'make-ready': t('Ready for pickup'),
  collect: t('Goods handed over'),
  deliver: t('Delivered'),
  complete: t('Complete'),
  cancel: t('Order cancelled'),
  'cancel-lines': t('Lines cancelled'),
  'mark-paid': t('Payment booked'),
  refund: t('Refund booked'),
  allot: t('Stock allotted to back orders'),
  'request-return': t('Return requested by the customer'),
  'approve-return': t('Return approved'),
  'refuse-return': t('Return refused'),
  'receive-return': t('Returned goods received'),
  'refund-return': t('Return refunded'),
  note: t('Internal note'),
  'note-to-customer': t('Message to the customer'),
});

interface Activity {
  readonly title: string;
  /** What it was about: lines, a parcel, a text. */
  readonly details: readonly string[];
}

/** An entry of the time line in words. */
export function describeActivity(t: TFunction, order: Pick<Order, 'lines'>, entry: TimelineEntry): Activity {
  const { kind, data, mail } = entry;
  const recipient = mail?.recipient ?? textOf(data.recipient);
  const subject = mail?.subject ?? textOf(data.subject);
  if (kind === 'mail')
    return {
      title: recipient === '' ? t('Email to the customer') : t('Email to {{recipient}}', { recipient }),
      details: [subject].filter(Boolean),
    };
  if (kind === 'resend-mail')
    return { title: t('Email sent again to {{recipient}}', { recipient }), details: [subject] };
  if (kind === 'status') {
    const status = textOf(data.status);
    return { title: t('Status: {{status}}', { status: statusTexts(t)[status] ?? status }), details: [] };
  }
  const details = [
    textOf(data.returnNumber),
    describeLines(order, linesOf(data)),
    textOf(data.trackingNumber),
    textOf(data.reason),
    moneyOf(data.amount),
    typeof data.refundDue === 'number'
      ? t('To be refunded: {{amount}}', { amount: moneyOf(data.refundDue) })
      : '',
    textOf(data.text),
  ];
  return { title: titles(t)[kind] ?? kind, details: details.filter((detail) => detail !== '') };
}
