import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isReady, RealServers, takePort, urlOf } from './real-servers.ts';
import { startReplicatedPostgres, type ReplicatedPostgres } from './replicated-postgres.ts';

const TIME = 180_000;

const servers = new RealServers();

let postgres: ReplicatedPostgres;
beforeAll(async () => {
  postgres = await startReplicatedPostgres();
}, TIME);
afterAll(() => postgres.remove(), TIME);

/** The standby first, which a server must not stay with. */
async function bothHosts(): Promise<string> {
  const primary = new URL(await postgres.primary.url());
  const standby = new URL(await postgres.standby.url());
  return (
    primary.href.replace(primary.host, `${standby.host},${primary.host}`) + '?target_session_attrs=read-write'
  );
}

const ADD_MAIL = `
  with mail as (
    insert into mail_outbox (message_id, kind, language, recipient, subject, html, plain_text)
    values ('<1@example>', 'welcome', 'pl', 'anna@partsboard.example', 'Witamy', '<p>', 'Witamy') returning id)
  select graphile_worker.add_job('send-mail', json_build_object('mailId', id)) from mail`;

const mailsIn = (folder: string): Promise<string[]> => readdir(join(folder, 'mail')).catch(() => []);

async function answersWriting(url: string): Promise<number> {
  const body = JSON.stringify({ email: 'nobody@partsboard.example', password: 'cGFydHNib2FyZA==' });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${url}/api/user/login`, { method: 'POST', headers, body })).status;
}

/** Listening for notifications, by their own name, are both workers. */
const listeners = async () =>
  (
    await postgres.standby.query(
      `select from pg_stat_activity where application_name = 'partsboard listener'`,
    )
  ).length;

describe('a server that finds only a standby', { timeout: TIME }, () => {
  it.each(['1', '2'])('says so in one sentence and ends with 1 (%s workers)', async (WORKERS) => {
    const DATABASE_URL = await postgres.standby.url();
    const server = servers.start({ DATABASE_URL, WORKERS });
    await server.ended();
    expect(server.exitCode).toBe(1);
    expect(server.lines).toEqual([]);
    expect(server.errors).toEqual([
      `The database at ${new URL(DATABASE_URL).host}/shop (DATABASE_URL) is read-only: it is a standby, or was set so, ` +
        'and a server has to write.',
    ]);
  });

  it('names each of its hosts', async () => {
    await postgres.primary.stop();
    const server = servers.start({ DATABASE_URL: await bothHosts() });
    await server.ended();
    await postgres.primary.start();
    const primary = new URL(await postgres.primary.url());
    const standby = new URL(await postgres.standby.url());
    expect(server.errors).toEqual([
      `The database at ${standby.host}/shop (DATABASE_URL) is read-only: it is a standby, or was set so, and a server ` +
        `has to write; that at ${primary.host}/shop (DATABASE_URL) cannot be reached: connect ECONNREFUSED ${primary.host}.`,
    ]);
  });
});

describe('a database that is set read-only', { timeout: TIME }, () => {
  it('is not ready, and is ready again when it takes changes', async () => {
    const server = servers.start({ DATABASE_URL: await postgres.primary.url() });
    const url = await urlOf(server);
    expect(await isReady(url)).toBe(true);
    const set = (value: string) =>
      postgres.primary.query(
        `alter database shop set default_transaction_read_only = ${value};
         select pg_terminate_backend(pid) from pg_stat_activity where datname = 'shop' and pid <> pg_backend_pid()`,
        'postgres',
      );
    await set('on');
    await expect.poll(() => isReady(url), { timeout: 30_000 }).toBe(false);
    expect(await answersWriting(url)).toBe(503);
    await set('off');
    await expect.poll(() => isReady(url), { timeout: 30_000 }).toBe(true);
  });
});

describe('a server whose replica is away', { timeout: TIME }, () => {
  it('starts, says so where it says that it is ready, and reads from it when it has come', async () => {
    const { port, holder } = await takePort();
    holder.close();
    const standby = new URL(await postgres.standby.url());
    const nowhere = standby.href.replace(standby.host, `127.0.0.1:${port}`);
    const both = standby.href.replace(standby.host, `127.0.0.1:${port},${standby.host}`);
    const replicaOf = async (DATABASE_REPLICA_URL: string) => {
      const server = servers.start({ DATABASE_URL: await postgres.primary.url(), DATABASE_REPLICA_URL });
      const url = await urlOf(server);
      return async () => (await (await fetch(`${url}/health/ready`)).json()) as object;
    };
    const [away, found] = await Promise.all([replicaOf(nowhere), replicaOf(both)]);
    expect(await away()).toEqual({ status: 'ready', replica: 'away' });
    await expect.poll(found, { timeout: 30_000 }).toMatchObject({ status: 'ready', replica: 'current' });
  });
});

/** The last, since there is no way back. */
describe('when the primary is another host', { timeout: TIME }, () => {
  it('servers go on there by themselves: calls, notifications and tasks', async () => {
    const server = servers.start({ DATABASE_URL: await bothHosts(), WORKERS: '2' });
    const url = await urlOf(server);
    expect(await answersWriting(url)).toBe(401);
    await postgres.caughtUp();
    await postgres.primary.stop();
    await expect.poll(() => isReady(url), { timeout: TIME / 3 }).toBe(false);
    expect(await answersWriting(url)).toBe(503);

    await postgres.standby.query('select pg_promote()');
    // Seconds; this is the time of a busy machine.
    await expect.poll(() => isReady(url), { timeout: 30_000 }).toBe(true);
    await expect.poll(() => answersWriting(url), { timeout: 30_000 }).toBe(401);
    await expect.poll(listeners, { timeout: 30_000 }).toBe(2);
    await postgres.standby.query(ADD_MAIL);
    await expect.poll(() => mailsIn(servers.folder), { timeout: 60_000 }).toHaveLength(1);
    await server.end('SIGTERM');
    expect(server.exitCode).toBe(0);
  });
});
