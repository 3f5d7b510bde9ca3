import { CONNECTIONS, type Measurement } from '../measure-calls.ts';
import { textTable } from './text-table.ts';

const HEADINGS = [
  'call',
  'kB',
  ...CONNECTIONS.flatMap((connections) => [
    `c${connections}: a second`,
    '× baseline',
    '±',
    'median ms',
    'p95',
    'p99',
    'growth',
    'CPU µs',
    '× baseline',
  ]),
];

const COLUMNS = 9;
const microseconds = (milliseconds: number): string => (milliseconds * 1000).toFixed(0);
const both = ({ server, postgres }: Measurement['processor']): number => server + postgres;
const share = (value: number): string => value.toFixed(2);
const time = (value: number): string => value.toFixed(value < 10 ? 2 : 0);

/** p99 at scale 1.0 over p99 on the demo catalogue. */
export function growthOf(
  measurements: readonly Measurement[],
  call: string,
  connections: number,
): number | undefined {
  const p99 = (site: Measurement['site']) =>
    measurements.find((one) => one.call === call && one.connections === connections && one.site === site)
      ?.p99;
  const [demo, large] = [p99('demo'), p99('scale 1.0')];
  return demo === undefined || large === undefined ? undefined : large / demo;
}

function cells(measurements: readonly Measurement[], call: string, connections: number): string[] {
  const one = measurements.find(
    (each) => each.call === call && each.connections === connections && each.site === 'demo',
  );
  if (!one) return Array.from({ length: COLUMNS }, () => '');
  const growth = growthOf(measurements, call, connections);
  return [
    one.perSecond.toFixed(0),
    share(one.ratio),
    `${(one.ratioSpread * 100).toFixed(0)} %`,
    time(one.p50),
    time(one.p95),
    time(one.p99),
    growth === undefined ? '' : share(growth),
    `${microseconds(one.processor.server)} + ${microseconds(one.processor.postgres)}`,
    share(both(one.processor) / both(one.baselineProcessor)),
  ];
}

/** One line a call: the demo catalogue's figures, and how much slower the large catalogue is. */
export function callTable(measurements: readonly Measurement[]): string {
  const calls = [...new Set(measurements.map(({ call }) => call))];
  const rows = calls.map((call) => {
    const bytes = measurements.find((one) => one.call === call)?.bytes ?? 0;
    return [
      call,
      (bytes / 1024).toFixed(1),
      ...CONNECTIONS.flatMap((connections) => cells(measurements, call, connections)),
    ];
  });
  return textTable(HEADINGS, rows);
}
