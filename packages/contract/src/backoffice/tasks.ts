import { Closed, Moment, Nullable, Type, type Static } from '../schema.ts';
import { Page, pageInput, ShortList } from './paging.ts';
import { defineBackofficeRoutes } from './route.ts';

/** Every background task. */
export const taskNames = [
  'send-mail',
  'tell-branch',
  'send-order-digests',
  'allot-back-orders',
  'deliver-webhooks',
  'tell-low-stock',
  'write-order-files',
  'replace-figures',
  'list-figures',
  'reconcile-erp',
  'import-catalogue',
  'remove-expired',
] as const;
export type TaskName = (typeof taskNames)[number];

/** Waiting: also for its next try after a failure. Failed: all tries are used up. */
export const taskStates = ['running', 'waiting', 'failed'] as const;
export type TaskState = (typeof taskStates)[number];

const TaskId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const TaskStateName = Type.Enum([...taskStates]);

export const Task = Closed({
  id: TaskId,
  name: Type.String(),
  key: Nullable(Type.String({ description: 'Of waiting tasks with the same key only the latest is run' })),
  state: TaskStateName,
  tries: Type.Integer(),
  maxTries: Type.Integer(),
  lastError: Nullable(Type.String()),
  addedAt: Moment,
  startedAt: Nullable(Moment),
  nextRunAt: Nullable(Moment),
});
export type Task = Static<typeof Task>;

export const TaskRun = Closed({
  id: TaskId,
  taskId: TaskId,
  name: Type.String(),
  startedAt: Moment,
  milliseconds: Type.Integer(),
  attempt: Type.Integer(),
  error: Nullable(Type.String({ description: 'Null where it went well' })),
});
export type TaskRun = Static<typeof TaskRun>;

export const TimedTask = Closed({
  name: Type.String(),
  schedule: Type.String({ description: 'As cron writes it, in UTC' }),
  lastRunAt: Nullable(Moment),
  nextRunAt: Nullable(Moment),
});
export type TimedTask = Static<typeof TimedTask>;

const name = Type.Optional(Type.Enum([...taskNames]));

export const TaskFilter = Closed({ name, state: Type.Optional(TaskStateName) });
export type TaskFilter = Static<typeof TaskFilter>;

export const TaskRunFilter = Closed({
  name,
  taskId: Type.Optional(TaskId),
  hasFailed: Type.Optional(Type.Boolean()),
});
export type TaskRunFilter = Static<typeof TaskRunFilter>;

export const TaskCounts = Closed({
  running: Type.Integer(),
  waiting: Type.Integer(),
  failed: Type.Integer(),
});
export type TaskCounts = Static<typeof TaskCounts>;

const tag = 'Background tasks';
const params = Closed({ id: TaskId });

export const taskRoutes = defineBackofficeRoutes({
  tasks: {
    method: 'GET',
    path: 'backoffice/tasks',
    permission: 'tasks.read',
    tag,
    summary: 'Tasks that run, wait or have failed, newest first',
    query: Closed({ ...pageInput, ...TaskFilter.properties }),
    response: Page(Task),
  },
  taskCounts: {
    method: 'GET',
    path: 'backoffice/task-counts',
    permission: 'tasks.read',
    tag,
    summary: 'How many tasks run, wait and have failed',
    response: TaskCounts,
  },
  timedTasks: {
    method: 'GET',
    path: 'backoffice/timed-tasks',
    permission: 'tasks.read',
    tag,
    summary: 'What is run at certain times',
    response: ShortList(TimedTask),
  },
  taskRuns: {
    method: 'GET',
    path: 'backoffice/task-runs',
    permission: 'tasks.read',
    tag,
    summary: 'The log: failures, and tasks that took long or come seldom; newest first',
    query: Closed({ ...pageInput, ...TaskRunFilter.properties }),
    response: Page(TaskRun),
  },
  retryTask: {
    method: 'POST',
    path: 'backoffice/tasks/{id}/retry',
    permission: 'tasks.manage',
    tag,
    summary: 'Run a task now, with all its tries again',
    params,
    response: Closed({}),
  },
  cancelTask: {
    method: 'POST',
    path: 'backoffice/tasks/{id}/cancel',
    permission: 'tasks.manage',
    tag,
    summary: 'Remove a task that does not run; a mail that it would have sent is given up',
    params,
    response: Closed({}),
  },
});
