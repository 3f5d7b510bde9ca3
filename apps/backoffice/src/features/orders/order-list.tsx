import type { OrderFilter } from '@partsboard/contract/backoffice/orders';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useColumnChoice } from '../../components/column-choice.tsx';
import { ListTable } from '../../components/list-table.tsx';
import { ShowMore } from '../../components/show-more.tsx';
import { MAX_CHOSEN_ORDERS } from '../../lib/api/contract-values.ts';
import { useStaff } from '../session/session.queries.ts';
import { BulkActions } from './bulk-actions.tsx';
import { useUnseenOrders } from './unseen-orders.ts';
import { orderColumns } from './order-columns.tsx';
import { ordersQuery } from './orders.queries.ts';
import { SelectMatching } from './select-matching.tsx';
import { selectionReach } from './selection-reach.ts';
import classes from './order-list.module.css';

/** The queue, a page at a time. Orders can be chosen to be confirmed or printed together. */
export function OrderList({ filter }: { readonly filter: OrderFilter }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(ordersQuery(filter));
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isSelecting, setSelecting] = useState(false);
  const unseen = useUnseenOrders();
  const hasBranch = (useStaff()?.branches.length ?? 0) > 1;
  const { columns, menu } = useColumnChoice('orders', orderColumns(t, { unseen, hasBranch }));
  if (query.isError && !query.data)
    return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  const orders = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const selected = orders.filter((order) => chosen.has(order.id));
  const reach = selectionReach(
    { shown: orders.length, selected: selected.length, hasMore: query.hasNextPage },
    MAX_CHOSEN_ORDERS,
  );
  /** The rows are shown, so that nobody does something to orders that were not on the screen. */
  const selectMatching = async () => {
    setSelecting(true);
    let { data, hasNextPage } = query;
    const found = () => data?.pages.flatMap(({ items }) => items) ?? [];
    while (hasNextPage && found().length < MAX_CHOSEN_ORDERS) {
      const next = await query.fetchNextPage();
      if (next.isError) break;
      ({ data, hasNextPage } = next);
    }
    setChosen(
      new Set(
        found()
          .slice(0, MAX_CHOSEN_ORDERS)
          .map(({ id }) => id),
      ),
    );
    setSelecting(false);
  };
  return (
    <div className={classes.list}>
      {menu}
      {reach === 'rows' || (reach === 'all' && query.data?.pages.length === 1) ? null : (
        <SelectMatching
          reach={reach}
          selected={selected.length}
          isLoading={isSelecting}
          onSelect={() => void selectMatching()}
        />
      )}
      <ListTable
        label={t('Orders')}
        records={orders}
        columns={columns}
        isFetching={query.isPending || query.isPlaceholderData}
        emptyText={t('No order fits these filters.')}
        selection={{
          selected,
          onChange: (records) => setChosen(new Set(records.map(({ id }) => id))),
          labelOf: ({ number }) => t('Select {{number}}', { number }),
        }}
      />
      {query.isPending ? null : (
        <ShowMore
          loadsAhead={!query.isFetching && !query.isFetchNextPageError}
          count={orders.length}
          hasMore={query.hasNextPage}
          isLoading={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
      <BulkActions orders={selected} onKeep={(kept) => setChosen(new Set(kept.map(({ id }) => id)))} />
    </div>
  );
}
