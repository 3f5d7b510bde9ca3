import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeLargeData } from './data/large-data.ts';
import { describeCommit, describeMachine, describeRun } from './machine.ts';
import { positiveNumber } from './positive-number.ts';
import { openSite } from './servers/site.ts';
import { dayText, holds, limitText, stepTable, type Step } from './workshops/load-report.ts';
import { prepareSimulation } from './workshops/prepare-simulation.ts';
import { runSimulation } from './workshops/run-simulation.ts';
import { HOURS } from './workshops/working-day.ts';

const USAGE = `Usage: npm run bench -- load [options]

Simulates workshops: raises the number of visits until answers become slow or fail, then lets a working day pass.

  --demo               the demo catalogue instead of the one of scale 1.0
  --large-data DIR     data folder with the catalogue of scale 1.0, made if there is none; in a temporary folder unless told
  --first N            visits a second of the first step, 1 unless told
  --step-seconds N     seconds of a step, 30 unless told; the first third is not measured
  --minutes N          minutes of the working day, 30 unless told; 0 for none
  --busiest N          visits a second of its busiest hour, seven tenths of the last step that held unless told
  --port N             first of two ports, 4700 unless told`;

const GROWTH = 1.25;
/** The busiest hour of the day, as a share of what the shop can serve. */
const DAY_SHARE = 0.7;

const say = (text: string) => void process.stdout.write(`${text}\n`);

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    help: { type: 'boolean', default: false },
    demo: { type: 'boolean', default: false },
    'large-data': { type: 'string' },
    first: { type: 'string', default: '1' },
    'step-seconds': { type: 'string', default: '30' },
    minutes: { type: 'string', default: '30' },
    busiest: { type: 'string' },
    port: { type: 'string', default: '4700' },
  },
});

async function measure(workFolder: string): Promise<void> {
  const port = positiveNumber('port', values.port);
  const first = positiveNumber('first', values.first);
  const seconds = positiveNumber('step-seconds', values['step-seconds']);
  const toldBusiest = values.busiest === undefined ? undefined : positiveNumber('busiest', values.busiest);
  const minutes = Number(values.minutes);
  if (!(minutes >= 0)) throw new Error(`--minutes is "${values.minutes}" but must be a number.`);
  const script = process.env['BENCH_WORKSHOPS'] ?? '';
  const dataFolder = values.demo
    ? join(workFolder, 'demo')
    : resolve(values['large-data'] ?? join(workFolder, 'large'));
  if (!values.demo && !existsSync(dataFolder)) await makeLargeData(dataFolder, port, say);
  const machine = describeMachine();
  const site = await openSite({ name: values.demo ? 'demo' : 'scale 1.0', dataFolder, port });
  try {
    say(`${describeRun(describeCommit(), machine)}, ${site.name}`);
    const shop = await prepareSimulation(site);
    const steps: Step[] = [];
    for (let rate = first; ; rate *= GROWTH) {
      const run = await runSimulation(site, script, {
        ...shop,
        arrivals: [rate],
        stretchSeconds: seconds,
        warmUp: seconds / 3,
      });
      const step = { rate, ...run };
      steps.push(step);
      process.stderr.write(`${rate.toFixed(1)} visits a second: p95 ${run.result.p95.toFixed(0)} ms\n`);
      if (!holds(step)) break;
    }
    say(`\n${stepTable(steps)}\n\n${limitText(steps, availableParallelism())}`);
    const busiest = toldBusiest ?? (steps.filter(holds).at(-1)?.rate ?? 0) * DAY_SHARE;
    if (busiest > 0 && minutes > 0) {
      const day = await runSimulation(site, script, {
        ...shop,
        arrivals: HOURS.map((share) => share * busiest),
        stretchSeconds: (minutes * 60) / HOURS.length,
        warmUp: 0,
      });
      say(`\n${dayText(day, minutes, busiest)}`);
    }
  } finally {
    await site.stop();
  }
}

if (values.help) say(USAGE);
else {
  const workFolder = await mkdtemp(join(tmpdir(), 'partsboard-load-'));
  try {
    await measure(workFolder);
  } finally {
    await rm(workFolder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}
