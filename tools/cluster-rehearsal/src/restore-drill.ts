import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { Buyers } from './buyers.ts';
import { areSame, FIGURES_HEAD, figuresRow, readFigures, type Figures } from './figures.ts';
import { databaseUrl, RESTORED_POSTGRES_PORT, RESTORED_SHOP_PORT, workFolder } from './layout.ts';
import {
  createPostgres,
  createShopDatabase,
  dumpTo,
  postgresFolder,
  restoreDump,
  startPostgres,
} from './one-postgres.ts';
import { archiveSettings, configurePgBackRest, pgBackRest } from './pgbackrest.ts';
import { waitUntil, type Program } from './programs.ts';
import { startFrontProxy } from './proxies.ts';
import { startShopServer } from './shop-servers.ts';

const PORT = 5440;
const SHOP_PORT = 3001;
const ORDERING_MILLISECONDS = 10_000;
const DUMP = join(workFolder, 'drill.dump');

const say = (text: string): void => void process.stdout.write(`${text}\n`);

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = Date.now();
  const result = await work();
  say(`${what}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
  return result;
}

/** What everybody fears: a statement without its condition, noticed a moment later. */
const MISTAKE = `
  update part_stock set quantity = 0;
  update company set credit_used = 0;
  delete from order_supply`;

/** The moment before the mistake, and what the shop had then. */
async function makeMistake(pool: pg.Pool): Promise<{ readonly moment: string; readonly figures: Figures }> {
  const figures = await readFigures(databaseUrl(PORT));
  const { rows } = await pool.query<{ moment: string }>('select clock_timestamp()::text as moment');
  await pool.query(MISTAKE);
  return { moment: rows[0]?.moment ?? '', figures };
}

/** Hands the log over now; otherwise that takes archive_timeout, a minute. */
async function archiveLog(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ file: string }>(
    'select pg_walfile_name(pg_current_wal_lsn()) as file, pg_switch_wal()',
  );
  const wanted = rows[0]?.file ?? '';
  await waitUntil('The log in the archive', 60, async () => {
    const state = await pool.query<{ last: string }>(
      'select last_archived_wal as last from pg_stat_archiver',
    );
    return (state.rows[0]?.last ?? '') >= wanted;
  });
}

async function orderFor(pool: pg.Pool, meanwhile: () => Promise<unknown>): Promise<number> {
  const buyers = await Buyers.register(pool, 6);
  await delay(ORDERING_MILLISECONDS);
  await meanwhile();
  await delay(ORDERING_MILLISECONDS);
  await buyers.close();
  return buyers.acknowledged.length;
}

async function restoreTo(moment: string): Promise<Program> {
  const data = join(await postgresFolder('drill-restored'), 'data');
  const target = ['--type=time', `--target=${moment}`, '--target-action=promote'];
  await pgBackRest(`--pg1-path=${data}`, ...target, 'restore');
  // Not into the archive of the shop that goes on elsewhere.
  return startPostgres('postgres-drill-restored', data, RESTORED_POSTGRES_PORT, { archive_mode: 'off' });
}

/** A shop is backed up, loses its database after a mistake, and is restored beside it to the moment before. */
export async function drillRestore(build: string): Promise<boolean> {
  const data = await createPostgres('drill');
  await configurePgBackRest(data, PORT);
  const postgres = await startPostgres('postgres-drill', data, PORT, archiveSettings);
  await createShopDatabase(PORT);
  await pgBackRest('stanza-create');
  await pgBackRest('check');
  const environment = { DATABASE_URL: databaseUrl(PORT), DATABASE_REPLICA_URL: undefined };
  const shop = await timed('A shop with the demo catalogue', () =>
    startShopServer(build, SHOP_PORT, environment),
  );
  await startFrontProxy([SHOP_PORT]);

  const pool = new pg.Pool({ connectionString: databaseUrl(PORT, 'postgres'), max: 1 });
  pool.on('error', () => undefined);
  const backUp = () => timed('Full backup while people order', () => pgBackRest('--type=full', 'backup'));
  const orders = await orderFor(pool, backUp);
  say(`${orders} orders were placed before, during and after it`);
  await timed('pg_dump', () => dumpTo(DUMP, PORT));
  await shop.end('SIGTERM');
  const { moment, figures } = await makeMistake(pool);
  say(`A mistake is made after ${moment}, and the database is destroyed`);
  await archiveLog(pool);
  await pool.end();
  await postgres.end('SIGKILL');
  await rm(data, { recursive: true });

  await timed('Restore to the moment before the mistake', () => restoreTo(moment));
  const restored = await readFigures(databaseUrl(RESTORED_POSTGRES_PORT));
  const restoredShop = await timed('A shop on what was restored, with outgoing mail off', () =>
    startShopServer(build, RESTORED_SHOP_PORT, {
      ...environment,
      DATABASE_URL: databaseUrl(RESTORED_POSTGRES_PORT),
      OUTGOING_MAIL: 'off',
    }),
  );
  await restoredShop.end('SIGTERM');
  const dumped = await timed('pg_restore of the dump', async () =>
    readFigures(await restoreDump(DUMP, RESTORED_POSTGRES_PORT, 'of_dump')),
  );

  say(
    [
      '',
      FIGURES_HEAD,
      figuresRow('before the mistake', figures),
      figuresRow('restored by pgBackRest', restored),
      figuresRow('restored by pg_restore', dumped),
    ].join('\n'),
  );
  return areSame(figures, restored) && areSame(figures, dumped) && orders > 0;
}
