import type { AuditEntry, AuditFilter } from '@partsboard/contract/backoffice/audit';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatShortDateTime } from '@partsboard/ui/lib/format.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { DataTableColumn } from 'mantine-datatable';
import { ListTable, WIDE } from '../../components/list-table.tsx';
import { ShowMore } from '../../components/show-more.tsx';
import { AuditChanges } from './audit-changes.tsx';
import { actionTexts } from './audit-texts.ts';
import { auditQuery } from './audit.queries.ts';
import { RecordLink } from './record-link.tsx';

export function AuditList({ filter }: { readonly filter: AuditFilter }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(auditQuery(filter));
  if (query.isError && !query.data)
    return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  const entries = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const actions = actionTexts(t);
  const columns: DataTableColumn<AuditEntry>[] = [
    {
      accessor: 'at',
      title: t('When'),
      noWrap: true,
      render: ({ at }) => <time dateTime={at}>{formatShortDateTime(at)}</time>,
    },
    { accessor: 'staffName', title: t('Who') },
    { accessor: 'action', title: t('What'), render: ({ action }) => actions[action] },
    {
      accessor: 'recordName',
      title: t('Whom or which'),
      visibleMediaQuery: WIDE,
      render: (entry) => <RecordLink entry={entry} />,
    },
    {
      accessor: 'address',
      title: t('From where'),
      visibleMediaQuery: WIDE,
      render: ({ address }) => address ?? '–',
    },
  ];
  return (
    <>
      <ListTable
        label={t('Audit trail')}
        records={entries}
        columns={columns}
        isFetching={query.isPending || query.isPlaceholderData}
        emptyText={t('Nothing fits these filters.')}
        rowExpansion={{ content: ({ record }) => <AuditChanges entry={record} />, allowMultiple: true }}
      />
      {query.isPending ? null : (
        <ShowMore
          loadsAhead={!query.isFetching && !query.isFetchNextPageError}
          count={entries.length}
          hasMore={query.hasNextPage}
          isLoading={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </>
  );
}
