import type { TaskRun, TaskRunFilter } from '@partsboard/contract/backoffice/tasks';
import { Badge } from '@mantine/core';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatShortDateTime } from '@partsboard/ui/lib/format.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { DataTableColumn } from 'mantine-datatable';
import { ListTable, WIDE } from '../../components/list-table.tsx';
import { ShowMore } from '../../components/show-more.tsx';
import { taskNameText } from './task-texts.ts';
import { taskRunsQuery } from './tasks.queries.ts';
import classes from './tasks.module.css';

const columns = (t: TFunction): DataTableColumn<TaskRun>[] => [
  {
    accessor: 'startedAt',
    title: t('Time'),
    noWrap: true,
    render: ({ startedAt }) => <time dateTime={startedAt}>{formatShortDateTime(startedAt)}</time>,
  },
  {
    accessor: 'name',
    title: t('Task'),
    render: ({ name, error }) => (
      <>
        {taskNameText(t, name)}
        {error === null ? null : <div className={classes.whole}>{error}</div>}
      </>
    ),
  },
  {
    accessor: 'error',
    title: t('Status'),
    width: 120,
    render: ({ error }) => (
      <Badge variant="light" tt="none" color={error === null ? 'green' : 'red'}>
        {error === null ? t('Finished') : t('Failed')}
      </Badge>
    ),
  },
  { accessor: 'attempt', title: t('Try'), textAlign: 'right', visibleMediaQuery: WIDE },
  {
    accessor: 'milliseconds',
    title: t('Duration'),
    textAlign: 'right',
    noWrap: true,
    visibleMediaQuery: WIDE,
    render: ({ milliseconds }) => t('{{milliseconds}} ms', { milliseconds }),
  },
];

/** The log of tasks, newest first. */
export function TaskRunList({ filter }: { readonly filter: TaskRunFilter }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(taskRunsQuery(filter));
  if (query.isError && !query.data)
    return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  const runs = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <ListTable
        label={t('Log of background tasks')}
        records={runs}
        columns={columns(t)}
        isFetching={query.isPending || query.isPlaceholderData}
        emptyText={t('Nothing was written down about that.')}
      />
      {query.isPending ? null : (
        <ShowMore
          count={runs.length}
          hasMore={query.hasNextPage}
          isLoading={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </>
  );
}
