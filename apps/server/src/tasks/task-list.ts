import { taskNames } from '@partsboard/contract/backoffice/tasks';
import type { Task, TaskList } from 'graphile-worker';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { currentTracing } from '../tracing/tracing.ts';
import { taskPayloads, type TaskHandlers, type TaskName, type TaskPayload } from './task-payloads.ts';
import type { TaskRun } from './task-runs.ts';

type OnRun = (run: FinishedRun) => Promise<void>;

interface FinishedRun extends TaskRun {
  readonly name: TaskName;
}

function checked<N extends TaskName>(
  name: N,
  handler: (payload: TaskPayload<N>) => Promise<void>,
  onRun: OnRun,
): Task {
  const schema: TSchema = taskPayloads[name];
  const validator = Compile(schema);
  const run = async (payload: unknown) => {
    // Checked here, since a person or a server of another version may have added the task.
    if (!validator.Check(payload)) throw new Error(`The payload does not fit the task ${name}`);
    const work = () => handler(payload as TaskPayload<N>);
    const tracing = currentTracing();
    await (tracing === undefined ? work() : tracing.task(name, work));
  };
  return async (payload, { job }) => {
    const startedAt = new Date();
    const tell = (error: string | null) =>
      onRun({
        taskId: Number(job.id),
        name,
        startedAt,
        milliseconds: Date.now() - startedAt.getTime(),
        attempt: job.attempts,
        error,
      });
    try {
      await run(payload);
    } catch (error) {
      await tell(error instanceof Error ? error.message : String(error));
      throw error;
    }
    await tell(null);
  };
}

/** The handlers as graphile-worker calls them. */
export const taskList = (handlers: TaskHandlers, onRun: OnRun = () => Promise.resolve()): TaskList =>
  Object.fromEntries(
    // Each handler takes the payload of its own name.
    taskNames.map((name) => [
      name,
      checked(name, handlers[name] as (payload: unknown) => Promise<void>, onRun),
    ]),
  );
