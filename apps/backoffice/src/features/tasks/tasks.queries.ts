import type { TaskFilter, TaskRunFilter } from '@partsboard/contract/backoffice/tasks';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { pagedQuery, pageOf } from '../../lib/paged-query.ts';
import { queryClient } from '../../lib/query-client.ts';

const taskKeys = {
  all: ['tasks'] as const,
  counts: ['tasks', 'counts'] as const,
  timed: ['tasks', 'timed'] as const,
  list: (filter: TaskFilter) => ['tasks', 'list', filter] as const,
  runs: (filter: TaskRunFilter) => ['tasks', 'runs', filter] as const,
};

/** Tasks come and go by themselves. */
const live = { staleTime: 0, refetchInterval: 5_000 };

export const tasksQuery = (filter: TaskFilter) =>
  infiniteQueryOptions({
    queryKey: taskKeys.list(filter),
    queryFn: ({ signal, pageParam }) => callApi('tasks', { query: pageOf(filter, pageParam) }, { signal }),
    ...pagedQuery,
    ...live,
  });

export const taskCountsQuery = queryOptions({
  queryKey: taskKeys.counts,
  queryFn: ({ signal }) => callApi('taskCounts', {}, { signal }),
  ...live,
});

export const timedTasksQuery = queryOptions({
  queryKey: taskKeys.timed,
  queryFn: async ({ signal }) => (await callApi('timedTasks', {}, { signal })).items,
  ...live,
});

export const taskRunsQuery = (filter: TaskRunFilter) =>
  infiniteQueryOptions({
    queryKey: taskKeys.runs(filter),
    queryFn: ({ signal, pageParam }) => callApi('taskRuns', { query: pageOf(filter, pageParam) }, { signal }),
    ...pagedQuery,
    ...live,
  });

export const refreshTasks = (): Promise<void> => queryClient.invalidateQueries({ queryKey: taskKeys.all });
