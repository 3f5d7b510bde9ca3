import { Pagination, Paper, Skeleton } from '@mantine/core';
import '@mantine/core/styles/Pagination.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { useCurrencyCode } from '../../lib/reference/use-reference.ts';
import { OrderFilters } from './order-filters.tsx';
import { OrderTable } from './order-table.tsx';
import { ordersQuery, spendingQuery, type OrderFilter } from './orders.queries.ts';
import { SpendingChart } from './spending-chart.tsx';

interface Shown {
  readonly page: number;
  readonly filter: OrderFilter;
}

interface Props extends Shown {
  readonly onChange: (shown: Shown) => void;
}

/** The customer's orders page by page, below a chart of the spending in each month. */
export function OrderList({ page, filter, onChange }: Props) {
  const { t } = useTranslation();
  const currency = useCurrencyCode();
  const query = useQuery(ordersQuery(page, filter));
  const spending = useQuery(spendingQuery).data;
  const orders = query.data;
  const pages = orders ? Math.max(1, Math.ceil(orders.TotalCount / orders.PageSize)) : page;
  // The URL may contain a page that a narrower search does not have.
  const isTooFar = page > pages && !query.isPlaceholderData;
  useEffect(() => {
    if (isTooFar) onChange({ page: pages, filter });
  }, [isTooFar, onChange, pages, filter]);
  if (!orders || isTooFar) {
    return query.isError ? (
      <LoadError error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton height={360} />
    );
  }
  // Not while an empty search result is still shown as a placeholder for all orders.
  if (orders.TotalCount === 0 && Object.keys(filter).length === 0 && !query.isPlaceholderData) {
    return <p>{t('Order history is empty.')}</p>;
  }
  return (
    <>
      <Paper p="md" mb="md">
        {spending ? <SpendingChart months={spending} currency={currency} /> : <Skeleton height={140} />}
      </Paper>
      <Paper p="md">
        <OrderFilters filter={filter} onChange={(next) => onChange({ page: 1, filter: next })} />
        {orders.Orders.length === 0 ? (
          <p>{t('No order was found.')}</p>
        ) : (
          <OrderTable orders={orders.Orders} currency={currency} />
        )}
        {pages > 1 ? (
          <Pagination
            mt="md"
            total={pages}
            value={Math.min(page, pages)}
            onChange={(chosen) => onChange({ page: chosen, filter })}
            getItemProps={(number) => ({ 'aria-label': t('Page {{number}}', { number }) })}
            getControlProps={(control) => ({
              'aria-label': control === 'next' ? t('Next page') : t('Previous page'),
            })}
          />
        ) : null}
      </Paper>
    </>
  );
}
