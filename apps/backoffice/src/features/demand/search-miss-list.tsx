import type { SearchMiss, SearchMissFilter } from '@partsboard/contract/backoffice/demand';
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
import { searchMissesQuery } from './demand.queries.ts';

const LANGUAGES = { pl: 'Polski', en: 'English' } as const;

/** What customers searched for and did not find, the most frequent first. */
export function SearchMissList({ filter }: { readonly filter: SearchMissFilter }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(searchMissesQuery(filter));
  if (query.isError && !query.data)
    return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  const misses = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const columns: DataTableColumn<SearchMiss>[] = [
    {
      accessor: 'phrase',
      title: t('Searched for'),
      // What the catalogue has under that name, or a like one.
      render: ({ phrase }) => (
        <Link to={paths.parts} search={{ search: phrase }} className={rowLink.link}>
          {phrase}
        </Link>
      ),
    },
    { accessor: 'times', title: t('How often'), textAlign: 'right', width: 110 },
    {
      accessor: 'language',
      title: t('Language'),
      visibleMediaQuery: WIDE,
      render: ({ language }) => LANGUAGES[language],
    },
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
        label={t('Searches without results')}
        records={misses}
        columns={columns}
        isFetching={query.isPending || query.isPlaceholderData}
        emptyText={t('Every search found something.')}
      />
      {query.isPending ? null : (
        <ShowMore
          count={misses.length}
          hasMore={query.hasNextPage}
          isLoading={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </>
  );
}
