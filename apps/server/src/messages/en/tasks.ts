import type { tasks as Polish } from '../pl/tasks.ts';

export const tasks: typeof Polish = {
  unknown: 'There is no such task, or it is done already.',
  runs: 'This task is running. Wait until it has ended.',
};
