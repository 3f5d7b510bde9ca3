import type { CreditLimit } from '@partsboard/contract/account';
import { fromMajor, toMajor } from '@partsboard/domain/money';
import { Progress } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatDate, formatMoney } from '@partsboard/ui/lib/format.ts';
import classes from './account.module.css';

interface Props {
  readonly credit: CreditLimit;
  /** The amount about to be ordered on credit. */
  readonly wanted?: number | undefined;
}

/** How much of the trade credit is used and what is left. */
export function CreditGauge({ credit, wanted = 0 }: Props) {
  const { t } = useTranslation();
  const share = credit.CreditLimit > 0 ? Math.min(100, (credit.Used / credit.CreditLimit) * 100) : 100;
  const money = (amount: number) => formatMoney(amount, credit.CurrencyCode);
  return (
    <div className={classes.gauge}>
      <div className={classes.gaugeRow}>
        <span>{t('Trade credit available')}</span>
        <strong>{money(credit.Available)}</strong>
      </div>
      <Progress
        value={share}
        color={share >= 90 ? 'red' : share >= 70 ? 'amber' : 'green'}
        aria-label={t('Trade credit used')}
      />
      <div className={classes.gaugeRow}>
        <span>{t('Used {{amount}}', { amount: money(credit.Used) })}</span>
        <span>{t('Limit {{amount}}', { amount: money(credit.CreditLimit) })}</span>
      </div>
      <CreditAfterOrder credit={credit} wanted={wanted} />
    </div>
  );
}

/** What is left of the credit after an order that is put on it, and when that is to be paid. */
export function CreditAfterOrder({ credit, wanted = 0 }: Props) {
  const { t } = useTranslation();
  if (wanted === 0) return null;
  const left = fromMajor(credit.Available) - fromMajor(wanted);
  if (left < 0)
    return (
      <div className={classes.gaugeWarning}>{t('This order is more than the credit that is left.')}</div>
    );
  return (
    <div className={classes.gaugeRow}>
      <span>
        {t('Left after this order: {{amount}}', { amount: formatMoney(toMajor(left), credit.CurrencyCode) })}
      </span>
      <span>{t('Payment due on {{date}}', { date: formatDate(credit.PaymentDue) })}</span>
    </div>
  );
}
