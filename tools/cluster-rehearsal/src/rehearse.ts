// `npm run rehearse`: a cluster on this one machine, buyers on it, and one accident after another.
// `npm run rehearse -- restore` and `npm run rehearse -- upgrade` rehearse these alone, with one PostgreSQL, and
// `npm run rehearse -- install` the installation on two bare machines.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { backUp, rehearseRestore } from './backup.ts';
import { bookFaults, checkBooks, closingFaults } from './books.ts';
import { Buyers } from './buyers.ts';
import { whyNotHere } from './debian.ts';
import { clusterEvents, startDatabaseCluster, type ClusterEvent } from './events.ts';
import {
  DATABASE,
  databaseUrl,
  PASSWORD,
  PRIMARY_PORT,
  repository,
  shopPorts,
  workFolder,
} from './layout.ts';
import { rehearseInstall } from './install.ts';
import { createNetwork, removeNetwork } from './network.ts';
import { endAllPrograms, waitUntil, type Program } from './programs.ts';
import { startDatabaseProxy, startFrontProxy } from './proxies.ts';
import { booksText, experience, experienceTable, type Experience } from './report.ts';
import { drillRestore } from './restore-drill.ts';
import { startShopServer } from './shop-servers.ts';
import { rehearseUpgrade } from './upgrade.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    build: { type: 'string', default: join(repository, 'apps/server/dist/server.js') },
    'next-build': { type: 'string' },
    buyers: { type: 'string', default: '12' },
    from: { type: 'string' },
  },
});

/** After an event buyers go on for a while, so that what comes late is seen. */
const AFTER_MILLISECONDS = 5_000;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** HAProxy takes every node for the primary until it has asked each of them. */
async function createDatabase(): Promise<void> {
  await waitUntil('The primary behind HAProxy', 60, async () => {
    const client = new pg.Client({ connectionString: databaseUrl(PRIMARY_PORT, 'postgres', 'postgres') });
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.query('drop role if exists partsboard');
      await client.query(`create role partsboard login password '${PASSWORD}'`);
      await client.query(`create database ${DATABASE} owner partsboard`);
    } finally {
      await client.end();
    }
    return true;
  });
}

async function startShops(): Promise<Map<number, Program>> {
  const servers = new Map<number, Program>();
  // One after the other: the first one makes the tables and loads the demo catalogue.
  for (const port of shopPorts) servers.set(port, await startShopServer(values.build, port));
  return servers;
}

async function live(event: ClusterEvent, buyers: Buyers, pool: pg.Pool): Promise<Experience> {
  const before = buyers.outcomes.length;
  await event.happen();
  await delay(AFTER_MILLISECONDS);
  const books = await checkBooks(pool, buyers.acknowledged);
  const result = experience(event.name, buyers.outcomes.slice(before), books);
  say(
    `${result.event}: ${result.failed} of ${result.requests} requests failed, ${result.errorSeconds} s of errors. ` +
      booksText(books),
  );
  return result;
}

/** What did not turn out as it must, one sentence each. */
const shortfalls = (events: readonly ClusterEvent[], experiences: readonly Experience[]): string[] =>
  experiences.flatMap((each, index) => {
    const allowed = events[index]?.allowedSeconds ?? 0;
    const tooLong = each.errorSeconds > allowed || (allowed === 0 && each.failed > 0);
    return [
      ...(tooLong
        ? [
            `${each.event}: ${each.failed} failed requests over ${each.errorSeconds} s, allowed are ${allowed} s.`,
          ]
        : []),
      ...bookFaults(each.books).map((fault) => `${each.event}: ${fault}`),
      ...each.unexplained.map((request) => `${each.event}: failed without 503 and Retry-After: ${request}`),
    ];
  });

async function rehearseCluster(): Promise<boolean> {
  await createNetwork();
  say('Starting etcd, Patroni and PostgreSQL on three nodes …');
  await startDatabaseCluster();
  await startDatabaseProxy();
  await createDatabase();
  say('Starting three servers of the shop behind nginx …');
  const servers = await startShops();
  await startFrontProxy();

  const pool = new pg.Pool({ connectionString: databaseUrl(PRIMARY_PORT), max: 2 });
  pool.on('error', () => undefined);
  const buyers = await Buyers.register(pool, Number(values.buyers));
  await delay(AFTER_MILLISECONDS);
  const backup = await backUp();
  const events = clusterEvents(servers, values.build, values['next-build'] ?? values.build);
  const experiences: Experience[] = [];
  for (const event of events) experiences.push(await live(event, buyers, pool));
  const restored = await rehearseRestore(values['next-build'] ?? values.build, backup);
  await buyers.close();
  const books = await checkBooks(pool, buyers.acknowledged);
  await pool.end();

  const failures = [
    ...shortfalls(events, experiences),
    ...closingFaults(books),
    ...[...buyers.refusals].map((refusal) => `An order was refused: ${refusal}`),
  ];
  say(`\n${experienceTable(experiences)}\n\n${booksText(books)}\nRestore: ${restored}.`);
  say(
    failures.length === 0
      ? 'Everything turned out as it must.'
      : `\nNot as it must be:\n${failures.join('\n')}`,
  );
  return failures.length === 0;
}

const rehearsals: Readonly<Record<string, () => Promise<boolean>>> = {
  cluster: rehearseCluster,
  install: rehearseInstall,
  restore: () => drillRestore(values.build),
  upgrade: () => rehearseUpgrade(values),
};

async function rehearse(): Promise<boolean> {
  const { [positionals[0] ?? 'cluster']: chosen } = rehearsals;
  if (chosen === undefined) throw new Error(`There is ${Object.keys(rehearsals).join(', ')} to rehearse.`);
  const began = Date.now();
  rmSync(workFolder, { recursive: true, force: true });
  mkdirSync(join(workFolder, 'logs'), { recursive: true });
  const isWell = await chosen();
  say(`${Math.round((Date.now() - began) / 1000)} seconds.`);
  return isWell;
}

const obstacle = whyNotHere();
if (obstacle !== undefined) {
  process.stderr.write(`${obstacle}\n`);
  process.exit(1);
}
async function cleanUp(): Promise<void> {
  await endAllPrograms();
  await removeNetwork();
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)));
}

let isWell = false;
try {
  isWell = await rehearse();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
} finally {
  await cleanUp();
}
process.exit(isWell ? 0 : 1);
