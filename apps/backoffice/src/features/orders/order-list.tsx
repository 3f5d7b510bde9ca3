import type { OrderFilter, OrderSummary } from '@partsboard/contract/backoffice/orders';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListTable } from '../../components/list-table.tsx';
import { ShowMore } from '../../components/show-more.tsx';
import { useMay, useStaff } from '../session/session.queries.ts';
import { BulkConfirm } from './bulk-confirm.tsx';
import { useFreshOrders } from './fresh-orders.ts';
import { orderColumns } from './order-columns.tsx';
import { ordersQuery } from './orders.queries.ts';
import classes from './order-list.module.css';

const isNew = ({ state }: OrderSummary): boolean => state === 'placed';

/** The queue, a page at a time. New orders can be chosen and confirmed together. */
export function OrderList({ filter }: { readonly filter: OrderFilter }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(ordersQuery(filter));
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const canConfirm = useMay()('orders.process');
  const fresh = useFreshOrders();
  const hasBranch = (useStaff()?.branches.length ?? 0) > 1;
  if (query.isError && !query.data)
    return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  const orders = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const selected = orders.filter((order) => chosen.has(order.id) && isNew(order));
  return (
    <div className={classes.list}>
      <ListTable
        label={t('Orders')}
        records={orders}
        columns={orderColumns(t, { fresh, hasBranch })}
        isFetching={query.isPending || query.isPlaceholderData}
        emptyText={t('No order fits these filters.')}
        selection={
          canConfirm
            ? {
                selected,
                onChange: (records) => setChosen(new Set(records.map(({ id }) => id))),
                isSelectable: isNew,
                labelOf: ({ number }) => t('Select {{number}}', { number }),
              }
            : undefined
        }
      />
      {query.isPending ? null : (
        <ShowMore
          count={orders.length}
          hasMore={query.hasNextPage}
          isLoading={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
      {canConfirm ? <BulkConfirm orders={selected} onClear={() => setChosen(new Set())} /> : null}
    </div>
  );
}
