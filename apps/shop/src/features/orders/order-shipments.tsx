import type { OrderDetail } from '@partsboard/contract/orders';
import { Anchor, Paper, Title } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatDateTime } from '@partsboard/ui/lib/format.ts';
import factClasses from './order-facts.module.css';
import classes from './order-view.module.css';

/** What has left, when, with whom, and where it can be followed. */
export function OrderShipments({ shipments }: { readonly shipments: OrderDetail['Shipments'] }) {
  const { t } = useTranslation();
  if (shipments.length === 0) return null;
  return (
    <Paper p="md" component="section" aria-labelledby="order-shipments">
      <Title order={2} id="order-shipments" className={factClasses.boxTitle}>
        {t('Shipments')}
      </Title>
      <ol className={classes.history}>
        {shipments.map(({ CreatedOn, Carrier, TrackingNumber, TrackingUrl, Parcels }, index) => (
          <li key={index}>
            <time dateTime={CreatedOn}>{formatDateTime(CreatedOn)}</time>{' '}
            {Carrier ?? t('Collected in the branch')}
            {Parcels > 1 ? `, ${t('parcels: {{number}}', { number: Parcels })}` : ''}
            {TrackingNumber === '' ? null : (
              <>
                {', '}
                {TrackingUrl === null ? (
                  TrackingNumber
                ) : (
                  <Anchor
                    underline="always"
                    href={TrackingUrl}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={t('Track {{number}}', { number: TrackingNumber })}
                  >
                    {TrackingNumber}
                  </Anchor>
                )}
              </>
            )}
          </li>
        ))}
      </ol>
    </Paper>
  );
}
