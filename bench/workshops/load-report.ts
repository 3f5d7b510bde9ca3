import { textTable } from '../report/text-table.ts';
import type { SimulationRun } from './run-simulation.ts';
import { workshopsAt } from './working-day.ts';

export interface Step extends SimulationRun {
  /** Visits that began in a second. */
  readonly rate: number;
}

/** What a person feels as waiting. */
const MOST_P95 = 250;

const failureCount = ({ result }: SimulationRun): number =>
  Object.values(result.failures).reduce((sum, count) => sum + count, 0);

export const holds = (run: SimulationRun): boolean => run.result.p95 <= MOST_P95 && failureCount(run) === 0;

const whole = (value: number): string => value.toFixed(0);

export const stepTable = (steps: readonly Step[]): string =>
  textTable(
    [
      'visits a second',
      'calls a second',
      'p50 ms',
      'p95 ms',
      'p99 ms',
      'server',
      'PostgreSQL',
      'client',
      'failed',
    ],
    steps.map((step) => [
      step.rate.toFixed(1),
      whole(step.result.perSecond),
      whole(step.result.p50),
      whole(step.result.p95),
      whole(step.result.p99),
      step.result.cores.server.toFixed(2),
      step.result.cores.postgres.toFixed(2),
      step.result.cores.client.toFixed(2),
      String(failureCount(step)),
    ]),
  );

/** Names what was used up where the limit was passed. */
export function bottleneckOf({ result }: Step, cores: number): string {
  const { server, postgres, client } = result.cores;
  // A single thread answers calls; from here on they queue in front of it.
  if (server > 0.85) return 'the processor of the server, which is one process';
  if (server + postgres + client > 0.9 * cores)
    return 'all processors of the machine, the simulated workshops included';
  return 'neither processor: connections to the database, or the disk';
}

export function limitText(steps: readonly Step[], cores: number): string {
  const best = steps.filter(holds).at(-1);
  const last = steps.at(-1);
  if (!best || !last) return 'The shop did not hold the first step.';
  const used = best.result.cores.server + best.result.cores.postgres;
  const workshops = workshopsAt(best.rate);
  return [
    `${best.rate.toFixed(1)} visits a second: ${workshops} workshops in their busiest hour, on ${used.toFixed(2)} cores of server and PostgreSQL.`,
    `Workshops served per core: ${whole(workshops / used)}.`,
    `Used up at ${last.rate.toFixed(1)}: ${bottleneckOf(last, cores)}.`,
    ...(failureCount(last) === 0 ? [] : [`Failed there: ${JSON.stringify(last.result.failures)}`]),
  ].join('\n');
}

export function dayText(run: SimulationRun, minutes: number, busiest: number): string {
  const { result, memory } = run;
  const { server, postgres } = result.cores;
  const slowest = Object.entries(result.byCall)
    .sort(([, a], [, b]) => b - a)
    .map(([name, p95]) => `${name} ${whole(p95)}`)
    .join(', ');
  return [
    `A working day in ${minutes} minutes, at the busiest ${busiest.toFixed(1)} visits a second: ${result.visits} visits, ${result.orders} orders, ${result.calls} calls; mean ${whole(result.mean)} ms, p50 ${whole(result.p50)}, p95 ${whole(result.p95)}, p99 ${whole(result.p99)}, worst ${whole(result.worst)}.`,
    `p95 by call, ms: ${slowest}.`,
    `Cores, on average: server ${server.toFixed(2)}, PostgreSQL ${postgres.toFixed(2)}.`,
    `Memory of the server by minute, MB: ${memory.map(whole).join(', ')}.`,
    `Failed: ${failureCount(run)} ${JSON.stringify(result.failures)}`,
  ].join('\n');
}
