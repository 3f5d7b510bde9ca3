import { CONNECTIONS } from '../measure-calls.ts';
import { textTable } from '../report/text-table.ts';
import type { Site } from '../servers/site.ts';
import type { WorkMeasurement } from './measure-work.ts';

const HEADINGS = ['work', 'bare', 'shop', 'shop / bare', '±', 'by processor', 'p99 ms', 'wanted', 'met'];

/** The work of one site; figures of the different loads stand beside each other. */
export function workTable(measurements: readonly WorkMeasurement[], site: Site['name']): string {
  const here = measurements.filter((one) => one.site === site);
  const rows = [...new Set(here.map(({ work }) => work))].map((work) => {
    const figures = here.filter((one) => one.work === work);
    const cell = (read: (one: WorkMeasurement) => string) => figures.map(read).join('; ');
    const [{ wanted } = { wanted: 0 }] = figures;
    return [
      work,
      cell((one) => one.barePerSecond.toFixed(0)),
      cell((one) => one.perSecond.toFixed(one.perSecond < 100 ? 1 : 0)),
      cell((one) => one.share.toFixed(2)),
      cell((one) => `${(one.shareSpread * 100).toFixed(0)} %`),
      cell((one) => one.processorShare.toFixed(2)),
      cell((one) => one.p99.toFixed(1)),
      wanted.toFixed(2),
      figures.every(({ share }) => share >= wanted) ? 'yes' : 'no',
    ];
  });
  return textTable(HEADINGS, rows);
}

/** How many times as long each takes on the second site as on the first; empty where there is one only. */
export function comparedSites(measurements: readonly WorkMeasurement[]): string {
  const others = measurements.filter(({ site }) => site === 'named PostgreSQL');
  const rows = [...new Set(others.map(({ work }) => work))].map((work) => [
    work,
    ...others
      .filter((one) => one.work === work)
      .flatMap((one) => [one.timesAsLong.toFixed(2), `${(one.timesAsLongSpread * 100).toFixed(0)} %`]),
  ]);
  const headings = [
    'times as long on the named PostgreSQL',
    ...CONNECTIONS.flatMap((one) => [`at ${one}`, '±']),
  ];
  return rows.length === 0 ? '' : textTable(headings, rows);
}
