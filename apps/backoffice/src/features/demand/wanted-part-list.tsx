import type { WantedPart } from '@partsboard/contract/backoffice/demand';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatShortDateTime } from '@partsboard/ui/lib/format.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { DataTableColumn } from 'mantine-datatable';
import { ListTable, WIDE } from '../../components/list-table.tsx';
import rowLink from '../../components/row-link.module.css';
import { ShowMore } from '../../components/show-more.tsx';
import { paths } from '../../lib/paths.ts';
import { wantedPartsQuery } from './demand.queries.ts';

/** Parts without stock that customers looked at, the most wanted first. */
export function WantedPartList() {
  const { t } = useTranslation();
  const query = useInfiniteQuery(wantedPartsQuery);
  if (query.isError && !query.data)
    return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  const parts = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const columns: DataTableColumn<WantedPart>[] = [
    {
      accessor: 'number',
      title: t('Part number'),
      noWrap: true,
      render: ({ id, number }) => (
        <Link to={paths.part} params={{ id: String(id) }} className={rowLink.link}>
          {number}
        </Link>
      ),
    },
    { accessor: 'name', title: t('Part name') },
    { accessor: 'brand', title: t('Brand'), visibleMediaQuery: WIDE },
    { accessor: 'looks', title: t('Looked at'), textAlign: 'right', width: 110 },
    {
      accessor: 'lastAt',
      title: t('Last time'),
      noWrap: true,
      visibleMediaQuery: WIDE,
      render: ({ lastAt }) => <time dateTime={lastAt}>{formatShortDateTime(lastAt)}</time>,
    },
  ];
  return (
    <>
      <ListTable
        label={t('Wanted parts')}
        records={parts}
        columns={columns}
        isFetching={query.isPending}
        emptyText={t('Nobody looked at a part that is out of stock.')}
      />
      {query.isPending ? null : (
        <ShowMore
          count={parts.length}
          hasMore={query.hasNextPage}
          isLoading={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </>
  );
}
