import type { Task, TaskList } from 'graphile-worker';
import { Compile } from 'typebox/compile';
import { taskPayloads, type TaskHandlers, type TaskName } from './task-payloads.ts';

function checkedTask<N extends TaskName>(name: N, handlers: TaskHandlers): Task {
  const validator = Compile(taskPayloads[name]);
  return async (payload) => {
    // Checked here, since a person or a server of another version may have added the task.
    if (!validator.Check(payload)) throw new Error(`The payload does not fit the task ${name}`);
    await handlers[name](payload);
  };
}

/** The handlers as graphile-worker calls them. */
export const taskList = (handlers: TaskHandlers): TaskList => ({
  'send-mail': checkedTask('send-mail', handlers),
  'remove-expired': checkedTask('remove-expired', handlers),
});
