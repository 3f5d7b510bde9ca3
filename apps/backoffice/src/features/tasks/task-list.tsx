import type { Task, TaskFilter } from '@partsboard/contract/backoffice/tasks';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatShortDateTime } from '@partsboard/ui/lib/format.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { DataTableColumn } from 'mantine-datatable';
import { ListTable, WIDE } from '../../components/list-table.tsx';
import { ShowMore } from '../../components/show-more.tsx';
import { TaskButtons } from './task-buttons.tsx';
import { TaskStateBadge } from './task-state-badge.tsx';
import { taskNameText } from './task-texts.ts';
import { tasksQuery } from './tasks.queries.ts';
import classes from './tasks.module.css';

const columns = (t: TFunction): DataTableColumn<Task>[] => [
  {
    accessor: 'name',
    title: t('Task'),
    render: ({ name, key, lastError }) => (
      <>
        <strong>{taskNameText(t, name)}</strong>
        {key === null || key === name ? null : <div className={classes.second}>{key}</div>}
        {lastError === null ? null : (
          <div className={classes.error} title={lastError}>
            {lastError}
          </div>
        )}
      </>
    ),
  },
  {
    accessor: 'state',
    title: t('Status'),
    width: 120,
    render: ({ state }) => <TaskStateBadge state={state} />,
  },
  {
    accessor: 'tries',
    title: t('Tries'),
    textAlign: 'right',
    noWrap: true,
    visibleMediaQuery: WIDE,
    render: ({ tries, maxTries }) => t('{{tries}} of {{maxTries}}', { tries, maxTries }),
  },
  {
    accessor: 'addedAt',
    title: t('Added'),
    noWrap: true,
    visibleMediaQuery: WIDE,
    render: ({ addedAt }) => <time dateTime={addedAt}>{formatShortDateTime(addedAt)}</time>,
  },
  {
    accessor: 'nextRunAt',
    title: t('Next run'),
    noWrap: true,
    visibleMediaQuery: WIDE,
    render: ({ nextRunAt }) => (nextRunAt === null ? '–' : formatShortDateTime(nextRunAt)),
  },
  { accessor: 'id', title: t('Actions'), textAlign: 'right', render: (task) => <TaskButtons task={task} /> },
];

/** Tasks that run, wait or have failed, newest first. */
export function TaskList({ filter }: { readonly filter: TaskFilter }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(tasksQuery(filter));
  if (query.isError && !query.data)
    return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  const tasks = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <ListTable
        label={t('Background tasks')}
        records={tasks}
        columns={columns(t)}
        isFetching={query.isPending || query.isPlaceholderData}
        emptyText={t('No task runs, waits or has failed.')}
      />
      {query.isPending ? null : (
        <ShowMore
          count={tasks.length}
          hasMore={query.hasNextPage}
          isLoading={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </>
  );
}
