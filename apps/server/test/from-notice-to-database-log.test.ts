import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  clusterUrl,
  openCluster,
  startCluster,
  stopCluster,
  type Cluster,
} from '@partsboard/private-postgres/postgres-cluster';
import { readPostmaster } from '@partsboard/private-postgres/postgres-process';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RealServers, urlOf } from './real-servers.ts';
import type { StartedProcess } from './processes/started-process.ts';

const TIME = 120_000;
/** Time, process id and name of the connection, as docs/operation.md has it but without its blanks. */
const PREFIX = { log_line_prefix: '%m,%p,%a,' };

const servers = new RealServers();
let folder = '';
let cluster: Cluster;
let url = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'partsboard-notice-'));
  cluster = await openCluster(join(folder, 'postgres'), 'throw-away');
  await startCluster(cluster, 'throw-away', PREFIX);
  url = await clusterUrl(cluster, (await readPostmaster(cluster))?.port ?? 0, 'postgres');
}, TIME);
afterAll(async () => {
  await stopCluster(cluster, 'immediate');
  await rm(folder, { recursive: true, force: true });
});

async function change(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const errorsOfDatabase = async (): Promise<string[]> =>
  (await readFile(cluster.log, 'utf8')).split('\n').filter((line) => line.includes('ERROR:'));

/** The id that the person reads in the notice. */
async function noticeOf(response: Response): Promise<string> {
  expect(response.status).toBe(500);
  const { requestId } = (await response.json()) as { readonly requestId: string };
  return requestId;
}

interface Failure {
  readonly err: { readonly code: string; readonly backend: number; readonly statement: string };
}

async function logLineOf(server: StartedProcess, requestId: string): Promise<Failure> {
  const line = await server.line(new RegExp(`"reqId":"${requestId}".*"unexpected error"`));
  return JSON.parse(line) as Failure;
}

describe('from the id in a person’s error notice', { timeout: TIME }, () => {
  it('one gets to the line of PostgreSQL’s log about a read, by the backend in the server’s log', async () => {
    const server = servers.start({ DATABASE_URL: url });
    const shop = await urlOf(server);
    await change('alter table currency rename column display_locale to oops');
    const requestId = await noticeOf(await fetch(`${shop}/api/Currency`));
    await change('alter table currency rename column oops to display_locale');

    const { err } = await logLineOf(server, requestId);
    expect(err).toMatchObject({ code: '42703', statement: expect.stringContaining('currency') as string });
    const found = (await errorsOfDatabase()).filter((line) => line.includes(`,${err.backend},`));
    expect(found).toEqual([expect.stringContaining('display_locale') as string]);
  });

  it('one finds it in PostgreSQL’s log itself, where the statement was part of a transaction', async () => {
    const server = servers.start({ DATABASE_URL: url });
    const shop = await urlOf(server);
    await change('alter table customer rename column password_hash to oops');
    const requestId = await noticeOf(
      await fetch(`${shop}/api/Customer/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-request-id': 'from-the-proxy' },
        body: JSON.stringify({
          Email: 'ewa@kos.example',
          Password: Buffer.from('long-enough').toString('base64'),
          FirstName: 'Ewa',
          LastName: 'Kos',
          CountryId: 1,
          City: 'Warszawa',
          ZipPostalCode: '00-001',
          StreetAddress: 'Marszałkowska',
          StreetAddress2: '1',
          Phone: '+48 22 123 45 67',
        }),
      }),
    );
    await change('alter table customer rename column oops to password_hash');

    expect(requestId).toBe('from-the-proxy');
    const { err } = await logLineOf(server, requestId);
    expect(await errorsOfDatabase()).toContainEqual(
      expect.stringContaining(`,${err.backend},partsboard ${requestId},ERROR:`),
    );
  });

  it('one finds the statement itself, a read as well, where statements have comments', async () => {
    const server = servers.start({ DATABASE_URL: url, SQL_COMMENTS: 'on' });
    const shop = await urlOf(server);
    await change('alter table currency rename column display_locale to oops');
    const requestId = await noticeOf(await fetch(`${shop}/api/Currency`));
    await change('alter table currency rename column oops to display_locale');

    const statements = (await readFile(cluster.log, 'utf8')).split('\n');
    expect(statements.filter((line) => line.endsWith(`/* request ${requestId} */`))).toEqual([
      expect.stringMatching(/STATEMENT: .*currency/) as string,
    ]);
    const answer = await fetch(`${shop}/api/Currency`);
    expect(answer.status).toBe(200);
  });
});
