import { existsSync, mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { bookFaults, checkBooks, closingFaults } from './books.ts';
import { Buyers } from './buyers.ts';
import { databaseUrl, repository, shopPorts, workFolder } from './layout.ts';
import { createPostgres, createShopDatabase, startPostgres } from './one-postgres.ts';
import { run, type Program } from './programs.ts';
import { startFrontProxy } from './proxies.ts';
import { booksText, experience, experienceTable, type Experience } from './report.ts';
import { startShopServer } from './shop-servers.ts';

interface UpgradeOptions {
  /** The server's file of the new version. */
  readonly build: string;
  /** An archive of the old version, or the commit or tag that it is made of; without it the newest tag. */
  readonly from?: string | undefined;
}

const PORT = 5440;
const MIXED_MILLISECONDS = 15_000;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Makes the archive of an older commit, in a copy of its files with packages of its own. */
async function releaseOf(commit: string): Promise<string> {
  say(`Making the archive of ${commit} …`);
  const checkout = join(workFolder, 'old');
  mkdirSync(checkout, { recursive: true });
  const files = join(workFolder, 'old.tar');
  await run('git', '-C', repository, 'archive', `--output=${files}`, commit);
  await run('tar', '-xf', files, '-C', checkout);
  await run('npm', '--prefix', checkout, 'ci', '--prefer-offline', '--loglevel=error');
  const folder = join(workFolder, 'old-release');
  const printed = await run(process.execPath, join(checkout, 'scripts/release.mjs'), '--folder', folder);
  await rm(checkout, { recursive: true });
  return printed.trim().split('\n').at(-1) ?? '';
}

/** The old server's file, unpacked from its archive. */
async function oldServer(from: string | undefined): Promise<string> {
  const named = from ?? (await run('git', '-C', repository, 'describe', '--tags', '--abbrev=0')).trim();
  const archive = existsSync(named) ? named : await releaseOf(named);
  const folder = join(workFolder, 'old-server');
  mkdirSync(folder, { recursive: true });
  await run('tar', '-xzf', archive, '-C', folder, '--strip-components=1');
  return join(folder, 'server.js');
}

/**
 * Servers of the old version answer buyers; one after another gives way to one of the new version, the first of which
 * migrates the database. Between the steps both versions answer beside each other.
 */
export async function rehearseUpgrade({ build, from }: UpgradeOptions): Promise<boolean> {
  const oldBuild = await oldServer(from);
  await startPostgres('postgres-upgrade', await createPostgres('upgrade'), PORT);
  await createShopDatabase(PORT);
  const environment = { DATABASE_URL: databaseUrl(PORT), DATABASE_REPLICA_URL: undefined };
  const servers = new Map<number, Program>();
  for (const port of shopPorts) servers.set(port, await startShopServer(oldBuild, port, environment));
  await startFrontProxy();
  const pool = new pg.Pool({ connectionString: databaseUrl(PORT, 'postgres'), max: 1 });
  const migrations = async () => {
    const { rows } = await pool.query<{ count: number }>(
      'select count(*)::integer as count from schema_migration',
    );
    return rows[0]?.count ?? 0;
  };
  const before = await migrations();
  const buyers = await Buyers.register(pool, 8);
  const experiences: Experience[] = [];
  const live = async (name: string, work: () => Promise<void>) => {
    const outcomes = buyers.outcomes.length;
    await work();
    await delay(MIXED_MILLISECONDS);
    const books = await checkBooks(pool, buyers.acknowledged);
    experiences.push(experience(name, buyers.outcomes.slice(outcomes), books));
  };
  await live('three old servers', () => Promise.resolve());
  for (const [index, port] of shopPorts.entries()) {
    await live(`${shopPorts.length - index - 1} old servers, ${index + 1} new`, async () => {
      await servers.get(port)?.end('SIGTERM');
      await startShopServer(build, port, environment);
    });
  }
  await buyers.close();
  const books = await checkBooks(pool, buyers.acknowledged);
  say(`${(await migrations()) - before} migrations were made while old servers answered.`);
  await pool.end();
  say(`\n${experienceTable(experiences)}\n\n${booksText(books)}`);
  const faults = [
    ...experiences.flatMap((each) => bookFaults(each.books)),
    ...closingFaults(books),
    ...[...buyers.refusals].map((refusal) => `An order was refused: ${refusal}`),
  ];
  for (const fault of faults) say(fault);
  return experiences.every(({ failed }) => failed === 0) && faults.length === 0;
}
