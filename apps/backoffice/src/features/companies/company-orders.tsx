import type { CompanyOrder } from '@partsboard/contract/backoffice/companies';
import { Skeleton, Stack, Text } from '@mantine/core';
import { LinkAnchor } from '@partsboard/ui/components/links.tsx';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatMoney, formatShortDateTime } from '@partsboard/ui/lib/format.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ShowMore } from '../../components/show-more.tsx';
import { paths } from '../../lib/paths.ts';
import { companyOrdersQuery } from './companies.queries.ts';
import classes from './company-detail.module.css';

interface CompanyOrdersProps {
  readonly companyId: number;
  readonly renderState: (order: CompanyOrder) => ReactNode;
}

/** The orders of a customer in the person's branches, newest first. */
export function CompanyOrders({ companyId, renderState }: CompanyOrdersProps) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(companyOrdersQuery(companyId));
  if (query.isError && !query.data)
    return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton height={120} />;
  const orders = query.data.pages.flatMap(({ items }) => items);
  if (orders.length === 0) return <Text c="dimmed">{t('No orders in your branches.')}</Text>;
  return (
    <Stack gap="sm">
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th>{t('Number')}</th>
              <th>{t('Placed')}</th>
              <th>{t('Status')}</th>
              <th data-number>{t('Total')}</th>
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <tr key={order.id}>
                <td>
                  <LinkAnchor to={paths.order} params={{ id: String(order.id) }}>
                    {order.number}
                  </LinkAnchor>
                </td>
                <td>
                  {formatShortDateTime(order.createdAt)}
                  <div className={classes.second}>{order.placedBy}</div>
                </td>
                <td>{renderState(order)}</td>
                <td data-number>{formatMoney(order.total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ShowMore
        count={orders.length}
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
      />
    </Stack>
  );
}
