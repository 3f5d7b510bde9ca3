import type { OrderDetail } from '@partsboard/contract/orders';
import type { OrderReturn } from '@partsboard/contract/returns';
import { Button, Paper, Title } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatDateTime, formatMoney } from '@partsboard/ui/lib/format.ts';
import { lazy, Suspense, useState } from 'react';
import { useReturnReasonTexts, useReturnStateTexts } from './return-texts.ts';
import classes from './returns.module.css';

const ReturnWindow = lazy(async () => ({ default: (await import('./return-window.tsx')).ReturnWindow }));

interface OrderReturnsProps {
  readonly order: OrderDetail;
  readonly currency: string;
}

/** The returns of an order, and the way to ask for one. Nothing where neither is possible. */
export function OrderReturns({ order, currency }: OrderReturnsProps) {
  const { t } = useTranslation();
  // Loaded with the first click, and kept so that it can fade out.
  const [shown, setShown] = useState<'never' | 'open' | 'closed'>('never');
  const canReturn = order.Items.some(
    ({ ReturnableQuantity, ReturnableCores }) => ReturnableQuantity + ReturnableCores > 0,
  );
  if (!canReturn && order.Returns.length === 0) return null;
  return (
    <Paper p="md" component="section" aria-label={t('Returns')}>
      <Title order={2} className={classes.title}>
        {t('Returns')}
      </Title>
      {order.Returns.length === 0 ? (
        <p className={classes.second}>
          {t('Something does not fit or is damaged? Ask for a return, we answer by email.')}
        </p>
      ) : (
        <ul className={classes.list}>
          {order.Returns.map((each) => (
            <ReturnEntry key={each.Id} entry={each} order={order} currency={currency} />
          ))}
        </ul>
      )}
      {canReturn ? (
        <Button variant="default" onClick={() => setShown('open')}>
          {t('Return goods')}
        </Button>
      ) : null}
      {shown === 'never' ? null : (
        <Suspense>
          <ReturnWindow
            // An empty form for the next one.
            key={order.Returns.length}
            order={order}
            isOpen={shown === 'open'}
            onClose={() => setShown('closed')}
          />
        </Suspense>
      )}
    </Paper>
  );
}

interface ReturnEntryProps extends OrderReturnsProps {
  readonly entry: OrderReturn;
}

function ReturnEntry({ entry, order, currency }: ReturnEntryProps) {
  const { t } = useTranslation();
  const states = useReturnStateTexts();
  const reasons = useReturnReasonTexts();
  const nameOf = new Map(order.Items.map((item) => [item.Line, `${item.ProductName} (${item.Sku})`]));
  return (
    <li>
      <div className={classes.head}>
        <strong>{entry.Number}</strong>
        <span className={classes.state} data-state={entry.State}>
          {states[entry.State]}
        </span>
        <time dateTime={entry.CreatedOn} className={classes.second}>
          {formatDateTime(entry.CreatedOn)}
        </time>
      </div>
      <ul className={classes.lines}>
        {entry.Lines.map(({ Line, Quantity, Accepted }) => (
          <li key={Line}>
            {`${Quantity} × ${nameOf.get(Line) ?? ''}`}
            {Accepted > 0 ? (
              <span className={classes.second}> {t('accepted: {{quantity}}', { quantity: Accepted })}</span>
            ) : null}
          </li>
        ))}
      </ul>
      <div className={classes.second}>
        {[entry.Kind === 'core' ? t('Old parts, for the deposit') : reasons[entry.Reason], entry.Comment]
          .filter(Boolean)
          .join(': ')}
      </div>
      {entry.Photos > 0 ? (
        <div className={classes.second}>{t('Photos sent: {{number}}', { number: entry.Photos })}</div>
      ) : null}
      {entry.Answer === '' ? null : <p className={classes.answer}>{entry.Answer}</p>}
      {entry.RefundedAmount === null ? null : (
        <div>{t('Refunded: {{amount}}', { amount: formatMoney(entry.RefundedAmount, currency) })}</div>
      )}
    </li>
  );
}
