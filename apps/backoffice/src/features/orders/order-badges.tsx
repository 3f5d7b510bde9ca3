import { Badge } from '@mantine/core';
import type { OrderState, PaymentStatus } from '@partsboard/domain/order-status';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatMoney } from '@partsboard/ui/lib/format.ts';
import { paymentTexts, stateTexts } from './order-texts.ts';

const stateColors: Readonly<Record<OrderState, string>> = {
  placed: 'accent',
  confirmed: 'accent',
  picking: 'accent',
  'partly-shipped': 'amber',
  shipped: 'green',
  ready: 'green',
  delivered: 'green',
  complete: 'gray',
  cancelled: 'gray',
  returned: 'gray',
};

/** A word that is cut off says nothing. */
const badge = { tt: 'none', fw: 500, miw: 'max-content' } as const;

/** Filled while nobody has looked at the order. */
export function StateBadge({ state }: { readonly state: OrderState }) {
  const { t } = useTranslation();
  return (
    <Badge {...badge} variant={state === 'placed' ? 'filled' : 'light'} color={stateColors[state]}>
      {stateTexts(t)[state]}
    </Badge>
  );
}

export function PaymentBadge({ status }: { readonly status: PaymentStatus }) {
  const { t } = useTranslation();
  return (
    <Badge {...badge} variant="light" color={status === 'Paid' ? 'green' : 'gray'}>
      {paymentTexts(t)[status]}
    </Badge>
  );
}

export function OverdueBadge() {
  const { t } = useTranslation();
  return (
    <Badge {...badge} variant="light" color="red">
      {t('Overdue')}
    </Badge>
  );
}

/** What the customer is still to get back. */
export function RefundBadge({ amount }: { readonly amount: number }) {
  const { t } = useTranslation();
  return (
    <Badge {...badge} variant="light" color="amber">
      {t('To be refunded: {{amount}}', { amount: formatMoney(amount) })}
    </Badge>
  );
}

/** How many pieces nobody has yet. */
export function MissingBadge({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  return (
    <Badge {...badge} variant="light" color="amber">
      {t('{{pieces}} pcs missing', { pieces: count })}
    </Badge>
  );
}
