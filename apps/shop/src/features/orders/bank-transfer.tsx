import type { OrderDetail } from '@partsboard/contract/orders';
import { fromMajor } from '@partsboard/domain/money';
import { paymentCode } from '@partsboard/domain/payment-code';
import { Button, CopyButton, Paper, Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatMoney } from '@partsboard/ui/lib/format.ts';
import { useStore } from '../../lib/reference/use-reference.ts';
import classes from './bank-transfer.module.css';
import factClasses from './order-facts.module.css';

const PaymentQrCode = lazy(async () => ({ default: (await import('./payment-qr-code.tsx')).PaymentQrCode }));

interface Props {
  readonly order: OrderDetail;
  readonly currency: string;
}

/** The data for a bank transfer, while an order waits for its payment. */
export function BankTransfer({ order, currency }: Props) {
  const { t } = useTranslation();
  const store = useStore();
  const { BankTransfer: transfer, PaymentMethodStatus, OrderStatus } = order;
  if (transfer === null || PaymentMethodStatus !== 'Pending' || OrderStatus === 'Cancelled') return null;
  // What was cancelled since is not asked for any more.
  const amount = order.OrderTotal - order.CancelledTotal;
  const code = paymentCode({
    recipient: transfer.Recipient,
    account: transfer.AccountNumber,
    amount: fromMajor(amount),
    title: order.OrderNumber,
    // The order may be of another store, whose number is not known here.
    vatNumber: store?.CompanyName === transfer.Recipient ? store.CompanyVat : undefined,
  });
  const facts = [
    [t('Recipient'), transfer.Recipient],
    [t('Account number'), transfer.AccountNumber],
    [t('Amount'), formatMoney(amount, currency)],
    [t('Title of the transfer'), order.OrderNumber],
  ] as const;
  return (
    <Paper p="md">
      <Title order={2} className={factClasses.boxTitle}>
        {t('Bank transfer')}
      </Title>
      <p className={factClasses.note}>
        {t('Please pay with the order number as the title. The goods leave us when the payment has arrived.')}
      </p>
      <div className={classes.transfer}>
        <div>
          <dl className={classes.transferFacts}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt className={factClasses.factName}>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <CopyButton value={transfer.AccountNumber.replaceAll(' ', '')}>
            {({ copied, copy }) => (
              <Button variant="default" size="xs" mt="sm" className={classes.copy} onClick={copy}>
                {copied ? t('Copied') : t('Copy the account number')}
              </Button>
            )}
          </CopyButton>
        </div>
        {code === null ? null : (
          <Suspense fallback={<div className={classes.paymentPlace} />}>
            <PaymentQrCode code={code} />
          </Suspense>
        )}
      </div>
    </Paper>
  );
}
