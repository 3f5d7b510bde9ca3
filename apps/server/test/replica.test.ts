import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { singleHost } from '../src/db/database-hosts.ts';
import { openPools, type Databases } from '../src/db/database.ts';
import { freezableDatabase } from './freezable-database.ts';
import { startReplicatedPostgres, type ReplicatedPostgres } from './replicated-postgres.ts';

const TIME = 60_000;
const MAX_LAG_SECONDS = 1;

let postgres: ReplicatedPostgres;
let ports: { readonly primary: number; readonly standby: number };
let databases: Databases;

const portOf = (url: string) => Number(new URL(url).port);

async function open(replicaUrl: string): Promise<Databases> {
  const url = await postgres.primary.url();
  return openPools({
    url: () => url,
    poolSize: 3,
    replica: { hosts: singleHost(() => replicaUrl), maxLagSeconds: MAX_LAG_SECONDS, checkMilliseconds: 50 },
  });
}

beforeAll(async () => {
  postgres = await startReplicatedPostgres();
  ports = {
    primary: portOf(await postgres.primary.url()),
    standby: portOf(await postgres.standby.url()),
  };
}, TIME);
afterAll(() => postgres.remove());
beforeEach(async () => {
  databases = await open(await postgres.standby.url());
});
afterEach(() => databases.close());

/** The port of the server that answers a read of the catalogue. */
async function readFrom({ dbRead } = databases): Promise<number | undefined> {
  const { rows } = await sql<{ port: number }>`select inet_server_port() as port`.execute(dbRead);
  return rows[0]?.port;
}
const state = () => databases.replicaStatus?.().state;
const becomes = (wanted: string) => expect.poll(state, { timeout: TIME / 2, interval: 20 }).toBe(wanted);

describe('a streaming replica', { timeout: TIME }, () => {
  it('answers reads, and is known to lag not at all', async () => {
    await becomes('current');
    expect(await readFrom()).toBe(ports.standby);
    await expect
      .poll(() => databases.replicaStatus?.(), { timeout: TIME / 2 })
      .toEqual({ state: 'current', lagSeconds: 0 });
  });

  it('that goes away fails no read, and answers again when it is back', async () => {
    await becomes('current');
    expect(await readFrom()).toBe(ports.standby);
    await postgres.standby.stop();
    // Also those that use a connection which has just died.
    const answers = await Promise.all(Array.from({ length: 20 }, () => readFrom()));
    expect(new Set(answers)).toEqual(new Set([ports.primary]));
    await becomes('away');
    await postgres.standby.start();
    await becomes('current');
    expect(await readFrom()).toBe(ports.standby);
  });

  it('that lags too far behind is not asked until it has caught up', async () => {
    await becomes('current');
    await postgres.standby.query('select pg_wal_replay_pause()');
    await postgres.primary.query('create table if not exists late (id int); drop table late');
    await becomes('behind');
    expect(await readFrom()).toBe(ports.primary);
    expect(databases.replicaStatus?.().lagSeconds).toBeGreaterThan(MAX_LAG_SECONDS);
    // A server that begins now has never seen it keep up.
    const later = await open(await postgres.standby.url());
    expect(await readFrom(later)).toBe(ports.primary);
    await later.close();
    await postgres.standby.query('select pg_wal_replay_resume()');
    await becomes('current');
    expect(await readFrom()).toBe(ports.standby);
  });

  it('that is frozen keeps nobody waiting for long', async () => {
    const frozen = await freezableDatabase(await postgres.standby.url());
    const own = await open(frozen.url);
    await expect.poll(() => readFrom(own), { timeout: TIME / 2 }).toBe(ports.standby);
    frozen.freeze();
    const answers = await Promise.all(Array.from({ length: 10 }, () => readFrom(own)));
    expect(new Set(answers)).toEqual(new Set([ports.primary]));
    await expect.poll(() => own.replicaStatus?.().state, { timeout: TIME / 2 }).toBe('away');
    frozen.thaw();
    await expect.poll(() => own.replicaStatus?.().state, { timeout: TIME / 2 }).toBe('current');
    await own.close();
    await frozen.close();
  });

  it('shares no names of prepared statements with the database', async () => {
    const say = (text: string, db: Databases['db']) =>
      sql<{ said: string }>`select ${text}::text as said`.execute(db);
    const count = (db: Databases['db']) =>
      sql<{ n: number }>`select count(*)::int as n from brand`.execute(db);
    await becomes('current');
    for (let round = 0; round < 3; round += 1) await say('a', databases.db);
    for (let round = 0; round < 3; round += 1) await count(databases.dbRead);
    await postgres.standby.stop();
    for (let round = 0; round < 3; round += 1) {
      expect((await count(databases.dbRead)).rows).toEqual([{ n: 0 }]);
      expect((await say('b', databases.db)).rows).toEqual([{ said: 'b' }]);
    }
    await postgres.standby.start();
  });
});
