import type { taskRoutes } from '@partsboard/contract/backoffice/tasks';
import type { Db } from '../../db/database.ts';
import type { BackofficeHandlers } from '../../http/backoffice/backoffice-handlers.ts';
import type { TimedTask } from '../../tasks/timed-tasks.ts';
import {
  cancelTask,
  countTasks,
  listTaskRuns,
  listTasks,
  listTimedTasks,
  retryTask,
} from './tasks.service.ts';

interface TaskDeps {
  readonly db: Db;
  /** What is run at certain times besides what every server runs. */
  readonly timedTasks: readonly TimedTask[];
}

export const taskHandlers = ({ db, timedTasks }: TaskDeps): BackofficeHandlers<typeof taskRoutes> => ({
  tasks: ({ query }) => listTasks(db, query),
  taskCounts: () => countTasks(db),
  timedTasks: async () => ({ items: await listTimedTasks(db, timedTasks) }),
  taskRuns: ({ query }) => listTaskRuns(db, query),
  retryTask: async ({ params, audit }) => {
    await retryTask(db, params.id, audit);
    return {};
  },
  cancelTask: async ({ params, audit }) => {
    await cancelTask(db, params.id, audit);
    return {};
  },
});
