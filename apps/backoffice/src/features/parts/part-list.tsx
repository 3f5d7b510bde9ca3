import type { PartFilter, PartSummary } from '@partsboard/contract/backoffice/parts';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatMoney, formatNumber } from '@partsboard/ui/lib/format.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import type { DataTableColumn } from 'mantine-datatable';
import { useColumnChoice } from '../../components/column-choice.tsx';
import { ListTable, WIDE, WIDEST } from '../../components/list-table.tsx';
import rowLink from '../../components/row-link.module.css';
import { ShowMore } from '../../components/show-more.tsx';
import { paths } from '../../lib/paths.ts';
import { PartStateBadge } from './part-state-badge.tsx';
import { partsQuery } from './parts.queries.ts';
import classes from './parts.module.css';

/** The whole row is the link of its number. */
const columns = (t: TFunction): DataTableColumn<PartSummary>[] => [
  {
    accessor: 'number',
    title: t('Part number'),
    noWrap: true,
    render: ({ id, brand, number }) => (
      <>
        <Link to={paths.part} params={{ id: String(id) }} className={rowLink.link}>
          {number}
        </Link>
        <div className={classes.second}>{brand}</div>
      </>
    ),
  },
  { accessor: 'name', title: t('Part name') },
  {
    accessor: 'state',
    title: t('Status'),
    visibleMediaQuery: WIDE,
    render: ({ state }) => <PartStateBadge state={state} />,
  },
  {
    accessor: 'discountGroup',
    title: t('Discount group'),
    visibleMediaQuery: WIDEST,
    render: ({ discountGroup }) => (
      <span title={discountGroup?.name}>{discountGroup === null ? '–' : discountGroup.code}</span>
    ),
  },
  {
    accessor: 'net',
    title: t('Net price'),
    textAlign: 'right',
    noWrap: true,
    render: ({ net }) => (net === null ? '–' : formatMoney(net)),
  },
  {
    accessor: 'available',
    title: t('Available'),
    textAlign: 'right',
    noWrap: true,
    render: ({ available }) => (
      <span className={available === 0 ? classes.none : classes.some}>{formatNumber(available)}</span>
    ),
  },
];

/** The parts, a page at a time. */
export function PartList({ filter }: { readonly filter: PartFilter }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(partsQuery(filter));
  const { columns: chosenColumns, menu } = useColumnChoice('parts', columns(t));
  if (query.isError && !query.data)
    return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  const parts = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className={classes.list}>
      {menu}
      <ListTable
        label={t('Parts')}
        records={parts}
        columns={chosenColumns}
        isFetching={query.isPending || query.isPlaceholderData}
        emptyText={t('No part fits these filters.')}
      />
      {query.isPending ? null : (
        <ShowMore
          loadsAhead={!query.isFetching && !query.isFetchNextPageError}
          count={parts.length}
          hasMore={query.hasNextPage}
          isLoading={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </div>
  );
}
