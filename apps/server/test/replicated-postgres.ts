import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  clusterUrl,
  openCluster,
  startCluster,
  stopCluster,
  type Cluster,
} from '@partsboard/private-postgres/postgres-cluster';
import { livePostmaster } from '@partsboard/private-postgres/postgres-process';
import pg from 'pg';
import { migrate } from '../src/db/migrate.ts';

const run = promisify(execFile);

const DATABASE = 'shop';
const WITH_REPLICATION = { wal_level: 'replica', max_wal_senders: '10', hot_standby: 'on' };

/** One PostgreSQL of the two. */
export class PostgresNode {
  readonly #cluster: Cluster;
  #port = 0;

  constructor(cluster: Cluster) {
    this.#cluster = cluster;
  }

  /** It comes back on the same port. */
  async start(): Promise<void> {
    const port: Readonly<Record<string, string>> = this.#port === 0 ? {} : { port: String(this.#port) };
    await startCluster(this.#cluster, 'throw-away', { ...WITH_REPLICATION, ...port });
    this.#port = (await livePostmaster(this.#cluster))?.port ?? 0;
  }

  /** At once, as if the machine had been switched off. */
  stop = (): Promise<void> => stopCluster(this.#cluster, 'immediate');

  isRunning = async (): Promise<boolean> => (await livePostmaster(this.#cluster)) !== undefined;

  url = (database = DATABASE): Promise<string> => clusterUrl(this.#cluster, this.#port, database);

  async query<T extends pg.QueryResultRow>(text: string, database?: string): Promise<T[]> {
    const client = new pg.Client({ connectionString: await this.url(database) });
    await client.connect();
    try {
      return (await client.query<T>(text)).rows;
    } finally {
      await client.end();
    }
  }
}

/** A primary with a migrated database, and a standby that follows it by streaming replication. */
export interface ReplicatedPostgres {
  readonly primary: PostgresNode;
  readonly standby: PostgresNode;
  /** Waits until the standby has everything that the primary has written by now. */
  caughtUp(): Promise<void>;
  remove(): Promise<void>;
}

export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'partsboard-replicated-'));
  const primaryFolder = join(folder, 'primary');
  const standbyFolder = join(folder, 'standby');
  const primary = new PostgresNode(await openCluster(primaryFolder, 'throw-away'));
  // Nothing has run in it yet, so that a copy of the files is a whole backup.
  await run('cp', ['-a', primaryFolder, standbyFolder]);
  await primary.start();
  const { port, username, password } = new URL(await primary.url());
  const source = `host=127.0.0.1 port=${port} user=${username} password=${password} application_name=standby`;
  const standbyCluster = await openCluster(standbyFolder, 'throw-away');
  await writeFile(join(standbyCluster.data, 'standby.signal'), '');
  await appendFile(join(standbyCluster.data, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
  const standby = new PostgresNode(standbyCluster);
  await standby.start();
  await primary.query(`create database ${DATABASE} template template0`, 'postgres');
  await migrate(await primary.url());

  const caughtUp = async () => {
    const [written] = await primary.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn');
    const hasAll = `select pg_last_wal_replay_lsn() >= '${written?.lsn}'::pg_lsn as yes`;
    while ((await standby.query<{ yes: boolean }>(hasAll, 'postgres'))[0]?.yes !== true);
  };
  await caughtUp();
  return {
    primary,
    standby,
    caughtUp,
    async remove() {
      for (const node of [standby, primary]) if (await node.isRunning()) await node.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}
