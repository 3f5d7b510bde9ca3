import type { Task, TaskList } from 'graphile-worker';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { taskPayloads, type TaskHandlers } from './task-payloads.ts';

function checked<S extends TSchema>(schema: S, handler: (payload: Static<S>) => Promise<void>): Task {
  const validator = Compile(schema);
  return async (payload, { job }) => {
    // Checked here, since a person or a server of another version may have added the task.
    if (!validator.Check(payload))
      throw new Error(`The payload does not fit the task ${job.task_identifier}`);
    await handler(payload);
  };
}

/** The handlers as graphile-worker calls them. */
export const taskList = (handlers: TaskHandlers): TaskList => ({
  'send-mail': checked(taskPayloads['send-mail'], handlers['send-mail']),
  'tell-branch': checked(taskPayloads['tell-branch'], handlers['tell-branch']),
  'send-order-digests': checked(taskPayloads['send-order-digests'], handlers['send-order-digests']),
  'allot-back-orders': checked(taskPayloads['allot-back-orders'], handlers['allot-back-orders']),
  'remove-expired': checked(taskPayloads['remove-expired'], handlers['remove-expired']),
});
