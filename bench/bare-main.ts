import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { allWork } from './bare/all-work.ts';
import { makeBareShop } from './bare/bare-data.ts';
import { measureWork, type WorkMeasurement } from './bare/measure-work.ts';
import { comparedSites, workTable } from './bare/work-table.ts';
import { openWorkScene } from './bare/work.ts';
import { openScene } from './data/scene.ts';
import { startLoadClient } from './load/load-client.ts';
import { describeCommit, describeMachine, describeRun } from './machine.ts';
import { positiveNumber } from './positive-number.ts';
import { openSite, type Site } from './servers/site.ts';

const USAGE = `Usage: npm run bench -- bare [options]

Measures pieces of a shop's work beside a bare shop of Fastify and pg that does each in one statement and nothing else,
in turns, on the same PostgreSQL.

  --only TEXT          only work whose name contains this text; may be given several times
  --rounds N           interleaved rounds, 3 unless told
  --seconds N          measured seconds of a round, 4 unless told
  --data DIR           data folder with another catalogue than the demo's, which is made in a temporary folder
  --database-url URL   measures on this PostgreSQL too, in turns; a database is made there and dropped again
  --port N             first of four ports, 4740 unless told`;

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    help: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    data: { type: 'string' },
    'database-url': { type: 'string' },
    port: { type: 'string', default: '4740' },
  },
});

const rounds = positiveNumber('rounds', values.rounds);
const seconds = positiveNumber('seconds', values.seconds);

const say = (text: string) => void process.stdout.write(`${text}\n`);

async function measure(sites: readonly Site[]): Promise<void> {
  const machine = describeMachine();
  const scenes = await Promise.all(
    sites.map(async (site) => {
      await makeBareShop(site);
      return openWorkScene(await openScene(site));
    }),
  );
  const load = startLoadClient(process.env['BENCH_LOAD'] ?? '');
  const bench = { load, rounds, seconds };
  const measurements: WorkMeasurement[] = [];
  try {
    for (const work of allWork) {
      if (values.only.length > 0 && !values.only.some((text) => work.name.includes(text))) continue;
      process.stderr.write(`${work.name}\n`);
      measurements.push(...(await measureWork(bench, work, scenes)));
    }
  } finally {
    load.stop();
  }
  say(describeRun(describeCommit(), machine));
  for (const { name } of sites) {
    say(`\nPieces a second at one connection and at ten, ${name}:\n\n${workTable(measurements, name)}`);
  }
  say(`\n${comparedSites(measurements)}`);
}

async function run(workFolder: string): Promise<void> {
  const port = Number(values.port);
  const databaseUrl = values['database-url'];
  const sites: Site[] = [];
  try {
    const dataFolder = resolve(values.data ?? join(workFolder, 'demo'));
    sites.push(await openSite({ name: 'demo', dataFolder, port }));
    if (databaseUrl !== undefined) {
      const named = { dataFolder: join(workFolder, 'named'), port: port + 2, databaseUrl };
      sites.push(await openSite({ name: 'named PostgreSQL', ...named }));
    }
    await measure(sites);
  } finally {
    for (const site of sites) await site.stop();
  }
}

if (values.help) say(USAGE);
else {
  const workFolder = await mkdtemp(join(tmpdir(), 'partsboard-bare-'));
  try {
    await run(workFolder);
  } finally {
    await rm(workFolder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}
