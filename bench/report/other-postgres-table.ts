import { CONNECTIONS, type Measurement } from '../measure-calls.ts';
import { textTable } from './text-table.ts';

const HEADINGS = [
  'call',
  ...CONNECTIONS.flatMap((connections) => [
    `c${connections}: private`,
    'named',
    'times as long',
    '±',
    'CPU µs private',
    'CPU µs named',
  ]),
];

const processorOf = (one: Measurement | undefined): string =>
  one ? [one.processor.server, one.processor.postgres].map((ms) => (ms * 1000).toFixed(0)).join(' + ') : '';

/** Both PostgreSQL side by side, in answers a second and processor time of one; empty where only the private one was measured. */
export function otherPostgresTable(measurements: readonly Measurement[]): string {
  const others = measurements.filter(({ site }) => site === 'named PostgreSQL');
  const calls = [...new Set(others.map(({ call }) => call))];
  const rows = calls.map((call) => [
    call,
    ...CONNECTIONS.flatMap((connections) => {
      const of = (site: Measurement['site']) =>
        measurements.find((one) => one.call === call && one.connections === connections && one.site === site);
      const [own, other] = [of('demo'), of('named PostgreSQL')];
      return [
        own?.perSecond.toFixed(0) ?? '',
        other?.perSecond.toFixed(0) ?? '',
        other?.timesAsLong.toFixed(2) ?? '',
        `${((other?.timesAsLongSpread ?? 0) * 100).toFixed(0)} %`,
        processorOf(own),
        processorOf(other),
      ];
    }),
  ]);
  return rows.length === 0 ? '' : textTable(HEADINGS, rows);
}
