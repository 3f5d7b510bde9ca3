import type { CreditMovement } from '@partsboard/contract/backoffice/companies';
import { Skeleton, Stack, Text } from '@mantine/core';
import { LinkAnchor } from '@partsboard/ui/components/links.tsx';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatMoney, formatShortDateTime } from '@partsboard/ui/lib/format.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { ShowMore } from '../../components/show-more.tsx';
import { paths } from '../../lib/paths.ts';
import { useMay } from '../session/session.queries.ts';
import { creditMovementsQuery } from './companies.queries.ts';
import classes from './company-detail.module.css';

const kindTexts = (t: TFunction): Readonly<Record<CreditMovement['kind'], string>> => ({
  order: t('Order placed'),
  payment: t('Payment booked'),
  cancel: t('Order or lines cancelled'),
  return: t('Return refunded'),
  other: t('Other change of the order'),
});

/** What used the credit and what freed it, newest first. */
export function CreditMovements({ companyId }: { readonly companyId: number }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(creditMovementsQuery(companyId));
  if (query.isError && !query.data)
    return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton height={80} />;
  const movements = query.data.pages.flatMap(({ items }) => items);
  if (movements.length === 0) return <Text c="dimmed">{t('Nothing was bought on trade credit.')}</Text>;
  return (
    <Stack gap="sm">
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th>{t('What happened')}</th>
              <th>{t('Order')}</th>
              <th data-number>{t('Change of the credit used')}</th>
              <th data-number>{t('Used after it')}</th>
            </tr>
          </thead>
          <tbody>
            {movements.map((movement) => (
              <MovementRow key={movement.id} movement={movement} />
            ))}
          </tbody>
        </table>
      </div>
      <ShowMore
        count={movements.length}
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
      />
    </Stack>
  );
}

function MovementRow({ movement }: { readonly movement: CreditMovement }) {
  const { t } = useTranslation();
  const maySeeOrders = useMay()('orders.read');
  const { at, kind, amount, usedAfter, order, daysLate } = movement;
  return (
    <tr>
      <td>
        {kindTexts(t)[kind]}
        {daysLate > 0 ? (
          <span className={classes.warning}> {t('late by days: {{days}}', { days: daysLate })}</span>
        ) : null}
        <div className={classes.second}>
          <time dateTime={at}>{formatShortDateTime(at)}</time>
        </div>
      </td>
      <td>
        {order === null ? (
          <span className={classes.second}>{t('Another branch')}</span>
        ) : maySeeOrders ? (
          <LinkAnchor to={paths.order} params={{ id: String(order.id) }}>
            {order.number}
          </LinkAnchor>
        ) : (
          order.number
        )}
      </td>
      <td data-number>{`${amount > 0 ? '+' : '−'}${formatMoney(Math.abs(amount))}`}</td>
      <td data-number>{formatMoney(usedAfter)}</td>
    </tr>
  );
}
