import type { ReturnFilter, ReturnSummary } from '@partsboard/contract/backoffice/returns';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatShortDateTime } from '@partsboard/ui/lib/format.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import type { DataTableColumn } from 'mantine-datatable';
import { useColumnChoice } from '../../components/column-choice.tsx';
import { ListTable, WIDE } from '../../components/list-table.tsx';
import { ShowMore } from '../../components/show-more.tsx';
import { paths } from '../../lib/paths.ts';
import { ReturnBadge } from './return-badge.tsx';
import { reasonOf } from './return-texts.ts';
import { returnsQuery } from './returns.queries.ts';
import classes from './returns.module.css';

/** The whole row is the link of its number. */
const columns = (t: TFunction): DataTableColumn<ReturnSummary>[] => [
  {
    accessor: 'number',
    title: t('Number'),
    render: ({ id, number }) => (
      <Link to={paths.return} params={{ id: String(id) }} className={classes.link}>
        {number}
      </Link>
    ),
  },
  {
    accessor: 'createdAt',
    title: t('Requested'),
    noWrap: true,
    visibleMediaQuery: WIDE,
    render: ({ createdAt }) => <time dateTime={createdAt}>{formatShortDateTime(createdAt)}</time>,
  },
  {
    accessor: 'customer',
    title: t('Customer'),
    render: ({ customer }) => customer.company || customer.name,
  },
  { accessor: 'state', title: t('Status'), render: ({ state }) => <ReturnBadge state={state} /> },
  {
    accessor: 'reason',
    title: t('Reason'),
    visibleMediaQuery: WIDE,
    render: (entry) => reasonOf(t, entry),
  },
  {
    accessor: 'branch',
    title: t('Branch'),
    visibleMediaQuery: WIDE,
    render: ({ branch }) => <span title={branch.name}>{branch.code}</span>,
  },
  { accessor: 'pieces', title: t('Pieces'), textAlign: 'right', visibleMediaQuery: WIDE },
];

/** What customers want to send back, newest first. */
export function ReturnList({ filter }: { readonly filter: ReturnFilter }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(returnsQuery(filter));
  const { columns: chosenColumns, menu } = useColumnChoice('returns', columns(t));
  if (query.isError && !query.data)
    return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  const returns = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className={classes.list}>
      {menu}
      <ListTable
        label={t('Returns')}
        records={returns}
        columns={chosenColumns}
        isFetching={query.isPending || query.isPlaceholderData}
        emptyText={t('No return fits these filters.')}
      />
      {query.isPending ? null : (
        <ShowMore
          loadsAhead={!query.isFetching && !query.isFetchNextPageError}
          count={returns.length}
          hasMore={query.hasNextPage}
          isLoading={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </div>
  );
}
