import { textTable } from '../report/text-table.ts';
import { ascending, percentile } from '../statistics.ts';
import type { AskedQuery } from './measure-list.ts';

export interface MeasuredList {
  readonly name: string;
  /** Milliseconds. */
  readonly baseline: number;
  readonly asked: readonly AskedQuery[];
}

const MOST = 100;

const FILTERS = ['no filter', 'one filter', 'two filters'];

/** A row for each list and number of filters. */
export function listTable(lists: readonly MeasuredList[]): string {
  const rows = lists.flatMap(({ name, baseline, asked }) =>
    FILTERS.flatMap((filters, fields) => {
      const times = ascending(
        asked.filter((each) => each.fields === fields).map(({ milliseconds }) => milliseconds),
      );
      if (times.length === 0) return [];
      const middle = percentile(times, 0.5);
      return [
        [
          `${name}, ${filters}`,
          String(times.length),
          ...[middle, percentile(times, 0.95), percentile(times, 0.99), times.at(-1) ?? 0].map((time) =>
            time.toFixed(0),
          ),
          (baseline / middle).toFixed(2),
          String(times.filter((time) => time > MOST).length),
        ],
      ];
    }),
  );
  return textTable(
    ['list', 'queries', 'median ms', 'p95', 'p99', 'worst', '× baseline', `over ${MOST} ms`],
    rows,
  );
}

/** Every query that takes too long, the slowest first. */
export function slowTable(lists: readonly MeasuredList[]): string {
  const slow = lists
    .flatMap(({ name, asked }) => asked.map((each) => ({ name, ...each })))
    .filter(({ milliseconds }) => milliseconds > MOST)
    .sort((one, other) => other.milliseconds - one.milliseconds);
  if (slow.length === 0) return `Nothing takes longer than ${MOST} ms.`;
  return textTable(
    ['query', 'ms'],
    slow.map(({ name, query, milliseconds }) => [`${name}: ${query}`, milliseconds.toFixed(0)]),
  );
}
