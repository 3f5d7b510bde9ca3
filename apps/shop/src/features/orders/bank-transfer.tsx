import type { OrderDetail } from '@partsboard/contract/orders';
import { Paper, Title } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatMoney } from '@partsboard/ui/lib/format.ts';
import classes from './orders.module.css';

interface Props {
  readonly order: OrderDetail;
  readonly currency: string;
}

/** The data for a bank transfer, while an order waits for its payment. */
export function BankTransfer({ order, currency }: Props) {
  const { t } = useTranslation();
  const { BankTransfer: transfer, PaymentMethodStatus, OrderStatus } = order;
  if (transfer === null || PaymentMethodStatus !== 'Pending' || OrderStatus === 'Cancelled') return null;
  const facts = [
    [t('Recipient'), transfer.Recipient],
    [t('Account number'), transfer.AccountNumber],
    [t('Amount'), formatMoney(order.OrderTotal, currency)],
  ] as const;
  return (
    <Paper p="md">
      <Title order={2} className={classes.boxTitle}>
        {t('Bank transfer')}
      </Title>
      <p className={classes.note}>
        {t('Please pay with the order number as the title. The goods leave us when the payment has arrived.')}
      </p>
      <dl className={classes.transferFacts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className={classes.factName}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Paper>
  );
}
