import type { CatalogueImportSummary } from '@partsboard/contract/backoffice/catalogue-imports';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatNumber, formatShortDateTime } from '@partsboard/ui/lib/format.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import type { DataTableColumn } from 'mantine-datatable';
import { ListTable, WIDE } from '../../components/list-table.tsx';
import { Panel } from '../../components/panel.tsx';
import rowLink from '../../components/row-link.module.css';
import { ShowMore } from '../../components/show-more.tsx';
import { paths } from '../../lib/paths.ts';
import { importsQuery } from './catalogue-imports.queries.ts';
import { ImportBadge } from './import-badge.tsx';
import { nameOfImport } from './import-texts.ts';
import classes from './catalogue-imports.module.css';

const columns = (t: TFunction): DataTableColumn<CatalogueImportSummary>[] => [
  {
    accessor: 'fileName',
    title: t('File'),
    render: (row) => (
      <Link to={paths.catalogueImport} params={{ id: String(row.id) }} className={rowLink.link}>
        {nameOfImport(t, row)}
      </Link>
    ),
  },
  {
    accessor: 'createdAt',
    title: t('When'),
    noWrap: true,
    visibleMediaQuery: '(min-width: 36em)',
    render: ({ createdAt }) => <time dateTime={createdAt}>{formatShortDateTime(createdAt)}</time>,
  },
  { accessor: 'staffName', title: t('Who'), visibleMediaQuery: WIDE },
  {
    accessor: 'problemCount',
    title: t('Problems'),
    textAlign: 'right',
    visibleMediaQuery: WIDE,
    render: ({ problemCount }) => formatNumber(problemCount, 0),
  },
  {
    accessor: 'state',
    title: t('Status'),
    width: 190,
    render: ({ state }) => <ImportBadge state={state} />,
  },
];

/** What was sent or put back, newest first. */
export function ImportList() {
  const { t } = useTranslation();
  const query = useInfiniteQuery(importsQuery);
  if (query.isError && !query.data)
    return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  const imports = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Panel title={t('Imports')}>
      <div className={classes.list}>
        <ListTable
          label={t('Imports')}
          records={imports}
          columns={columns(t)}
          isFetching={query.isPending}
          emptyText={t('Nothing was imported here yet.')}
        />
        {query.hasNextPage ? (
          <ShowMore
            count={imports.length}
            hasMore
            isLoading={query.isFetchingNextPage}
            onMore={() => void query.fetchNextPage()}
          />
        ) : null}
      </div>
    </Panel>
  );
}
