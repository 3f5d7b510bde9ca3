import { existsSync } from 'node:fs';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { repositoryFolder } from '../apps/server/src/config/folders.ts';
import { measureBrowser } from './browser/measure-browser.ts';
import { allCalls } from './calls/all-calls.ts';
import type { Scene } from './calls/call.ts';
import { makeLargeData, type LargeDataTimes } from './data/large-data.ts';
import { openScene } from './data/scene.ts';
import { startLoadClient } from './load/load-client.ts';
import { describeCommit, describeMachine, describeRun } from './machine.ts';
import { measureCall, type Measurement } from './measure-calls.ts';
import { readOptions, USAGE, type Options } from './options.ts';
import { browserTable } from './report/browser-table.ts';
import { callTable } from './report/call-table.ts';
import { otherPostgresTable } from './report/other-postgres-table.ts';
import { targetTable, type Figures } from './report/targets.ts';
import { residentMegabytes } from './servers/memory.ts';
import { openSite, type Site, type SiteOptions } from './servers/site.ts';

const say = (text: string) => void process.stdout.write(`${text}\n`);

/** Megabytes that each server held at most, by the name of its site. */
type Peaks = Map<Site['name'], number>;

function watchMemory(scenes: readonly Scene[], peaks: Peaks): void {
  for (const { site } of scenes) {
    peaks.set(site.name, Math.max(peaks.get(site.name) ?? 0, residentMegabytes(site.shop.pid)));
  }
}

async function measureCalls(
  options: Options,
  scenes: readonly Scene[],
  peaks: Peaks,
): Promise<Measurement[]> {
  const load = startLoadClient(process.env['BENCH_LOAD'] ?? '');
  const chosen = allCalls.filter(
    ({ name }) => options.only.length === 0 || options.only.some((text) => name.includes(text)),
  );
  const measurements: Measurement[] = [];
  try {
    for (const [index, call] of chosen.entries()) {
      process.stderr.write(`${index + 1}/${chosen.length} ${call.name}\n`);
      try {
        measurements.push(...(await measureCall({ load, ...options }, call, scenes)));
      } catch (error) {
        // The other calls took their time and are worth showing.
        process.stderr.write(`${call.name}: ${error instanceof Error ? error.message : String(error)}\n`);
        process.exitCode = 1;
      }
      watchMemory(scenes, peaks);
    }
  } finally {
    load.stop();
  }
  return measurements;
}

interface OpenSites {
  readonly sites: readonly Site[];
  readonly made?: LargeDataTimes;
}

async function openAll(wanted: readonly SiteOptions[]): Promise<Site[]> {
  const sites: Site[] = [];
  try {
    for (const options of wanted) sites.push(await openSite(options));
    return sites;
  } catch (error) {
    for (const site of sites) await site.stop();
    throw error;
  }
}

async function openSites(options: Options, workFolder: string): Promise<OpenSites> {
  const { port, profile, databaseUrl } = options;
  const demoFolder = resolve(options.demoData ?? join(workFolder, 'demo'));
  const wanted: SiteOptions[] = [{ name: 'demo', dataFolder: demoFolder, port, profile }];
  let made: LargeDataTimes | undefined;
  if (options.large && options.calls) {
    const dataFolder = resolve(options.largeData ?? join(workFolder, 'large'));
    if (!existsSync(dataFolder)) made = await makeLargeData(dataFolder, port, say);
    wanted.push({ name: 'scale 1.0', dataFolder, port: port + 2, profile });
  }
  if (databaseUrl !== undefined && options.calls) {
    const dataFolder = join(workFolder, 'named');
    wanted.push({ name: 'named PostgreSQL', dataFolder, port: port + 4, profile, databaseUrl });
  }
  return { sites: await openAll(wanted), ...(made ? { made } : {}) };
}

async function measureAll(options: Options, workFolder: string): Promise<void> {
  const machine = describeMachine();
  const commit = describeCommit();
  const { sites, made } = await openSites(options, workFolder);
  const peaks: Peaks = new Map();
  try {
    const scenes = await Promise.all(sites.map(openScene));
    const calls = options.calls ? await measureCalls(options, scenes, peaks) : [];
    const [demo] = scenes;
    const browser = options.browser && demo ? await measureBrowser(demo, options.rounds) : undefined;
    const figures: Figures = { calls, largeMegabytes: peaks.get('scale 1.0'), browser };
    const starts = sites.map((site) => ({ site: site.name, startSeconds: site.shop.startSeconds }));
    const result = {
      measuredAt: new Date().toISOString(),
      commit,
      machine,
      starts,
      made,
      megabytes: Object.fromEntries(peaks),
      ...figures,
    };
    const out = resolve(options.out ?? join(repositoryFolder, 'var', 'bench.json'));
    await mkdir(dirname(out), { recursive: true });
    await writeFile(out, `${JSON.stringify(result, null, 2)}\n`);
    say(`\n${describeRun(commit, machine)}\n`);
    if (calls.length > 0) say(`${callTable(calls)}\n`);
    const postgresTable = otherPostgresTable(calls);
    if (postgresTable !== '') say(`${postgresTable}\n`);
    if (browser) say(`${browserTable(browser)}\n`);
    for (const { site, startSeconds } of starts) say(`Start, ${site}: ${startSeconds.toFixed(1)} s`);
    for (const [site, megabytes] of peaks) say(`Memory under load, ${site}: ${megabytes.toFixed(0)} MB`);
    say(`\n${targetTable(figures)}\n\nAll figures: ${out}`);
  } finally {
    for (const site of sites) await site.stop();
  }
}

const options = readOptions(process.argv.slice(2));
if (options === undefined) say(USAGE);
else {
  const workFolder = await mkdtemp(join(tmpdir(), 'partsboard-bench-'));
  try {
    await measureAll(options, workFolder);
  } finally {
    await rm(workFolder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}
