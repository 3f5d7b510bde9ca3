import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryFolder } from '../apps/server/src/config/folders.ts';
import { staffReads } from './data/companies.ts';
import { customerList } from './lists/customer-list.ts';
import { dashboardList } from './lists/dashboard.ts';
import { measureBaseline } from './lists/list-baseline.ts';
import { listTable, slowTable, type MeasuredList } from './lists/list-report.ts';
import { askerOf, measureList } from './lists/measure-list.ts';
import { orderList } from './lists/order-list.ts';
import { partList } from './lists/part-list.ts';
import { describeCommit, describeMachine, describeRun } from './machine.ts';
import { openSite, type Site } from './servers/site.ts';

const USAGE = `Usage: npm run bench -- lists [options]

Asks for the lists of the back office one page at a time: each choice of each filter and each two of them together, in
each order, the first two pages and two far behind. Prints what takes longer than 100 ms.

  --data DIR    data folder that is filled once and kept; made in a temporary folder unless told
  --only TEXT   only lists whose name contains this text; may be given several times
  --port N      first of two ports, 4700 unless told
  --out FILE    where the JSON goes, var/bench-lists.json unless told`;

const say = (text: string) => void process.stdout.write(`${text}\n`);

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    help: { type: 'boolean', default: false },
    data: { type: 'string' },
    only: { type: 'string', multiple: true, default: [] },
    port: { type: 'string', default: '4700' },
    out: { type: 'string' },
  },
});

async function measureLists(site: Site): Promise<MeasuredList[]> {
  const measured: MeasuredList[] = [];
  // Parts last: they leave a million rows behind.
  for (const source of [customerList, orderList, dashboardList, partList]) {
    if (values.only.length > 0 && !values.only.some((text) => source.name.includes(text))) continue;
    process.stderr.write(`${source.name}\n`);
    const list = await source.open(site);
    const [request] = await staffReads(site, ['']);
    if (request === undefined) throw new Error('No request');
    const ask = askerOf(site.shop.port, (path) => ({ ...request, path: request.path + path }));
    const baseline = await measureBaseline(site, ask, list);
    measured.push({ name: list.name, baseline, asked: await measureList(ask, list) });
  }
  return measured;
}

async function run(workFolder: string): Promise<void> {
  const dataFolder = resolve(values.data ?? join(workFolder, 'data'));
  const site = await openSite({ name: 'demo', dataFolder, port: Number(values.port) });
  try {
    const machine = describeMachine();
    const commit = describeCommit();
    const lists = await measureLists(site);
    const out = resolve(values.out ?? join(repositoryFolder, 'var', 'bench-lists.json'));
    await mkdir(dirname(out), { recursive: true });
    await writeFile(out, `${JSON.stringify({ commit, machine, lists }, null, 1)}\n`);
    say(`\n${describeRun(commit, machine)}\n`);
    say(`${listTable(lists)}\n\n${slowTable(lists)}\n\nAll figures: ${out}`);
  } finally {
    await site.stop();
  }
}

if (values.help) say(USAGE);
else {
  const workFolder = await mkdtemp(join(tmpdir(), 'partsboard-lists-'));
  try {
    await run(workFolder);
  } finally {
    await rm(workFolder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}
