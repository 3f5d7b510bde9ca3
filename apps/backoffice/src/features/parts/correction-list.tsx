import type { CorrectionFilter, StockCorrection } from '@partsboard/contract/backoffice/stock-corrections';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { LinkAnchor } from '@partsboard/ui/components/links.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatNumber, formatShortDateTime } from '@partsboard/ui/lib/format.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { DataTableColumn } from 'mantine-datatable';
import { ListTable, WIDE, WIDEST } from '../../components/list-table.tsx';
import { ShowMore } from '../../components/show-more.tsx';
import { paths } from '../../lib/paths.ts';
import { reasonTexts } from './part-texts.ts';
import { correctionsQuery } from './parts.queries.ts';
import classes from './parts.module.css';

const partColumn = (t: TFunction): DataTableColumn<StockCorrection> => ({
  accessor: 'number',
  title: t('Part'),
  render: ({ partId, number, name }) => (
    <>
      <LinkAnchor to={paths.part} params={{ id: String(partId) }}>
        {number}
      </LinkAnchor>
      <div className={classes.second}>{name}</div>
    </>
  ),
});

const columns = (t: TFunction): DataTableColumn<StockCorrection>[] => [
  {
    accessor: 'at',
    title: t('Time'),
    noWrap: true,
    render: ({ at }) => <time dateTime={at}>{formatShortDateTime(at)}</time>,
  },
  { accessor: 'warehouse', title: t('Branch'), visibleMediaQuery: WIDE },
  {
    accessor: 'after',
    title: t('On hand'),
    textAlign: 'right',
    noWrap: true,
    render: ({ before, after }) => `${formatNumber(before)} → ${formatNumber(after)}`,
  },
  {
    accessor: 'reason',
    title: t('Reason'),
    render: ({ reason, note }) => (
      <>
        {reasonTexts(t)[reason]}
        <div className={classes.second}>{note}</div>
      </>
    ),
  },
  { accessor: 'staffName', title: t('Person'), visibleMediaQuery: WIDEST },
];

interface CorrectionListProps {
  readonly filter: CorrectionFilter;
  /** Left out where all are of one part. */
  readonly isOfOnePart?: boolean;
}

/** What staff corrected, newest first. */
export function CorrectionList({ filter, isOfOnePart = false }: CorrectionListProps) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(correctionsQuery(filter));
  if (query.isError && !query.data)
    return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  const corrections = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className={classes.list}>
      <ListTable
        label={t('Stock corrections')}
        records={corrections}
        columns={isOfOnePart ? columns(t) : [partColumn(t), ...columns(t)]}
        isFetching={query.isPending || query.isPlaceholderData}
        emptyText={t('Nothing was corrected.')}
      />
      {query.isPending ? null : (
        <ShowMore
          count={corrections.length}
          hasMore={query.hasNextPage}
          isLoading={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </div>
  );
}
