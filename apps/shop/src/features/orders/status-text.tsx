import type { OrderListItem } from '@partsboard/contract/orders';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import classes from './status-text.module.css';

type Status = OrderListItem['PaymentStatus'] | OrderListItem['ShippingStatus'] | OrderListItem['OrderStatus'];

const kinds: Readonly<Partial<Record<Status, 'success' | 'warning'>>> = {
  Paid: 'success',
  Delivered: 'success',
  Complete: 'success',
  Pending: 'warning',
  'Not yet shipped': 'warning',
};

export function useStatusTexts(): Readonly<Record<Status, string>> {
  const { t } = useTranslation();
  return {
    Pending: t('Pending'),
    Authorized: t('Authorized'),
    Paid: t('Paid'),
    Refunded: t('Refunded'),
    Voided: t('Voided'),
    'Not yet shipped': t('Not yet shipped'),
    'Partially shipped': t('Partially shipped'),
    Shipped: t('Shipped'),
    Delivered: t('Delivered'),
    'Shipping not required': t('Shipping not required'),
    Processing: t('Processing'),
    Complete: t('Complete'),
    Cancelled: t('Cancelled'),
  };
}

/** A translated status; its colour shows whether something is still pending. */
export function StatusText({ status }: { readonly status: Status }) {
  const texts = useStatusTexts();
  return (
    <span className={classes.status} data-kind={kinds[status] ?? 'plain'}>
      {texts[status]}
    </span>
  );
}
