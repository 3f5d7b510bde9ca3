import { expect, it } from 'vitest';
import { cronItems, nextRun } from './timed-tasks.ts';

const itemOf = (match: string) => {
  const item = cronItems([{ task: 'reconcile-erp', match }]).at(-1);
  if (item === undefined) throw new Error('There is no such item');
  return item;
};

it.each([
  ['*/10 * * * *', '2026-11-16T09:30:30Z', '2026-11-16T09:40:00.000Z'],
  ['0 * * * *', '2026-11-16T09:00:00Z', '2026-11-16T10:00:00.000Z'],
  ['30 1 * * *', '2026-12-31T22:00:00Z', '2027-01-01T01:30:00.000Z'],
])('after %s at %s comes %s', (match, now, next) => {
  expect(nextRun(itemOf(match), new Date(now))?.toISOString()).toBe(next);
});

it('what is more than a week away is not looked for', () => {
  expect(nextRun(itemOf('0 0 1 1 *'), new Date('2026-11-16T09:30:00Z'))).toBeUndefined();
});
