import { parseCronItems, type ParsedCronItem } from 'graphile-worker';
import type { TaskName } from './task-payloads.ts';

export interface TimedTask {
  readonly task: TaskName;
  /** As cron writes it, in UTC. */
  readonly match: string;
}

/** Each comes once, however many runners there are. */
export const TIMED_TASKS: readonly TimedTask[] = [
  { task: 'remove-expired', match: '*/10 * * * *' },
  { task: 'send-order-digests', match: '0 * * * *' },
];

export const cronItems = (more: readonly TimedTask[]): ParsedCronItem[] =>
  parseCronItems(
    [...TIMED_TASKS, ...more].map((item) => ({
      ...item,
      // With its name as the key, a task that could not be run for hours is run once; with its name as the queue, the
      // next one waits until it is done.
      options: { jobKey: item.task, queueName: item.task },
    })),
  );

const MINUTE = 60_000;
const MINUTES_OF_A_WEEK = 7 * 24 * 60;

/** When a timed task comes next; undefined where that is more than a week away. */
export function nextRun({ match }: Pick<ParsedCronItem, 'match'>, now: Date): Date | undefined {
  const minute = Math.floor(now.getTime() / MINUTE);
  for (let later = 1; later <= MINUTES_OF_A_WEEK; later += 1) {
    const time = new Date((minute + later) * MINUTE);
    const isDue = match({
      min: time.getUTCMinutes(),
      hour: time.getUTCHours(),
      date: time.getUTCDate(),
      month: time.getUTCMonth() + 1,
      dow: time.getUTCDay(),
    });
    if (isDue) return time;
  }
  return undefined;
}
