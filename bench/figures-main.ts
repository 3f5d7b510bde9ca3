import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { makeParts } from './data/parts.ts';
import { openBuyers, type Met } from './figures/buyers.ts';
import { connectErp } from './figures/erp.ts';
import { describeCommit, describeMachine, describeRun } from './machine.ts';
import { processorTime, processorTimeOfFamily } from './servers/processor-time.ts';
import { openSite, startShop, type Site } from './servers/site.ts';

const USAGE = `Usage: npm run bench -- figures [options]

Sends prices and stock as an ERP does, 100,000 as a delta and 500,000 as a whole replacement, to one of two servers,
while customers look at parts on both and order them. Prints how long it took, when both servers showed it, and what
the customers have met.

  --data DIR    data folder that is filled once and kept; made in a temporary folder unless told
  --deltas      only the deltas of 100,000, without whole replacements
  --port N      first of three ports, 4720 unless told`;

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    help: { type: 'boolean', default: false },
    data: { type: 'string' },
    deltas: { type: 'boolean', default: false },
    port: { type: 'string', default: '4720' },
  },
});

const PARTS = 500_000;
const DELTA = 100_000;
const MAX_WAIT_MILLISECONDS = 10_000;
const POLL_MILLISECONDS = 100;

const say = (text: string) => void process.stdout.write(`${text}\n`);

interface BenchPart {
  readonly id: number;
  readonly brand: string;
  readonly number: string;
  readonly warehouse: string;
  readonly warehouseId: number;
}

async function readParts({ pool }: Site): Promise<BenchPart[]> {
  const { rows } = await pool.query<BenchPart>(
    `select part.id, brand.code as brand, part.number, place.code as warehouse, place.id as "warehouseId"
     from part join brand on brand.id = part.brand_id
     cross join (select id, code from warehouse order by position, id limit 1) as place
     where brand.code like 'BENCH%' and not part.is_withdrawn order by part.id`,
  );
  return rows;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

const tellMet = ({ looks, failed, median, slowest, longestLock }: Met) =>
  `${looks} looks at 40 parts, ${failed} failed, median ${median.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms; longest wait of an order ${seconds(longestLock)}`;

/** Until a task has brought the back office's list of parts up to date. */
async function untilListed({ pool }: Site): Promise<void> {
  for (;;) {
    const { rows } = await pool.query('select from part_list_due limit 1');
    if (rows.length === 0) return;
    await delay(POLL_MILLISECONDS);
  }
}

async function measure(site: Site, ports: readonly number[]): Promise<void> {
  const parts = await readParts(site);
  const erp = await connectErp(site);
  const buyers = await openBuyers(site, ports, parts.slice(0, DELTA));
  const first = parts[0]?.id ?? 0;
  /** Of the server that is sent to, and of PostgreSQL. */
  const processorSeconds = () =>
    (processorTime(site.shop.pid) + processorTimeOfFamily(site.postgresPid)) / 1000;
  let round = Math.floor(Math.random() * 500);

  const timed = async (name: string, work: () => Promise<number>) => {
    const processorsBefore = processorSeconds();
    const before = await buyers.stateOf(first);
    const stop = buyers.watch();
    const began = performance.now();
    const changed = await work();
    const took = performance.now() - began;
    const processors = (processorSeconds() - processorsBefore).toFixed(1);
    const isShown = async () =>
      (await buyers.stateOf(first)).every((state, place) => state !== before[place]);
    while (!(await isShown())) {
      if (performance.now() - began - took > MAX_WAIT_MILLISECONDS) throw new Error('It was never shown');
      await delay(10);
    }
    const shown = performance.now() - began - took;
    say(`${name}: ${changed} changed in ${seconds(took)}, shown by both servers ${seconds(shown)} later`);
    say(`  ${processors} s of processor time, with that of the customers`);
    say(`  ${tellMet(await stop())}`);
    const listed = processorSeconds();
    await untilListed(site);
    const later = seconds(performance.now() - began - took);
    say(
      `  the list of parts shows it ${later} later, after ${(processorSeconds() - listed).toFixed(1)} s more`,
    );
  };
  const stockRows = (count: number) => {
    round += 1;
    return parts
      .slice(0, count)
      .map(({ brand, number, warehouse }) => ({ warehouse, brand, number, quantity: 20 + round }));
  };
  const priceRows = (count: number) => {
    round += 1;
    return parts.slice(0, count).map(({ brand, number }) => ({ brand, number, net: 100 + round, vat: 23 }));
  };

  await timed('stock delta', () => erp.send('stock', stockRows(DELTA)));
  await timed('stock delta again', () => erp.send('stock', stockRows(DELTA)));
  await timed('price delta', () => erp.send('prices', priceRows(DELTA)));
  if (values.deltas) return;
  for (const kind of ['stock', 'prices'] as const) {
    const rows = kind === 'stock' ? stockRows(PARTS) : priceRows(PARTS);
    const began = performance.now();
    const id = await erp.collect(kind, rows);
    say(`${kind}: ${rows.length} rows collected in ${seconds(performance.now() - began)}`);
    await timed(`whole replacement of ${kind}`, () => erp.apply(kind, id));
  }
}

async function run(workFolder: string): Promise<void> {
  const dataFolder = resolve(values.data ?? join(workFolder, 'data'));
  const port = Number(values.port);
  const site = await openSite({ name: 'demo', dataFolder, port });
  try {
    await makeParts(site, PARTS);
    const second = await startShop({ dataFolder, port: port + 2 });
    try {
      say(describeRun(describeCommit(), describeMachine()));
      await measure(site, [site.shop.port, second.port]);
    } finally {
      await second.stop();
    }
  } finally {
    await site.stop();
  }
}

if (values.help) say(USAGE);
else {
  const workFolder = await mkdtemp(join(tmpdir(), 'partsboard-figures-'));
  try {
    await run(workFolder);
  } finally {
    await rm(workFolder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}
