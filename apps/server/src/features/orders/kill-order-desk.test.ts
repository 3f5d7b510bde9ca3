import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backofficeRoutes } from '@partsboard/contract/backoffice/routes';
import { routeUrl } from '@partsboard/contract/route';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrderShop, desk, ON_CREDIT, type OrderShop } from '../../../test/order-fixture.ts';
import { bundleProcess, StartedProcess } from '../../../test/processes/started-process.ts';
import { addCustomer } from '../../../test/shop-fixture.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { serverFolder } from '../../config/folders.ts';
import { staffSessions } from '../staff/staff-sessions.service.ts';
import { changeState } from './simple-steps.ts';

const TIME = 120_000;
const ORDERS = 60;
const STOCK = 1_000;
/** The server is killed when so many orders are through and so many more are half written. */
const DONE_BEFORE = 4;
/** So many calls of one person run at the same time; more would wait for each other. */
const AT_ONCE = 4;
const HALF_WRITTEN = 3;

let database: TestDatabase;
let shop: OrderShop;
let script: string;
let folder: string;
let partId: number;
let headers: Record<string, string>;
let orderIds: number[];
const servers: StartedProcess[] = [];

async function startServer(): Promise<{ server: StartedProcess; url: string }> {
  const server = new StartedProcess(script, [], {
    HOST: '127.0.0.1',
    PORT: '0',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    WORKERS: '1',
    DEMO_DATA: 'off',
    TASKS: 'off',
    LOG_LEVEL: 'error',
  });
  servers.push(server);
  return { server, url: (await server.line(/^Partsboard is ready: /)).slice(21) };
}

/** A session of somebody who may do everything. */
async function startSession(): Promise<Record<string, string>> {
  const { pool, db } = database;
  const token = await staffSessions(db, false).makeToken({ protocol: 'http' } as FastifyRequest);
  await pool.query('update staff_role set requires_second_factor = false');
  await pool.query(
    `with member as (
       insert into staff_member (email, name, password_hash) values ('a@b.example', 'Anna', '') returning id
     ), role as (
       insert into staff_member_role select member.id, staff_role.id from member, staff_role where key = 'administrator'
     )
     insert into staff_session (staff_id, token_sha256, csrf_token, expires_at, fresh_until)
     select id, $1, 'csrf', now() + interval '1 hour', now() from member`,
    [token.hash],
  );
  return {
    cookie: token.cookie.split(';', 1)[0] ?? '',
    'x-csrf-token': 'csrf',
    'content-type': 'application/json',
  };
}

/** Ships every second order and cancels the others. The status of the answer; nothing where it was lost. */
async function finish(url: string, id: number): Promise<number | undefined> {
  const [route, body] =
    id % 2 === 0
      ? [backofficeRoutes.shipOrder, { version: 2, carrier: 'dpd', trackingNumber: '', parcels: 1 }]
      : [backofficeRoutes.cancelOrder, { version: 2 }];
  try {
    const answer = await fetch(url + routeUrl(route, { id }), {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

async function count(statement: string): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(statement);
  return Number(rows[0]?.count);
}

async function until(statement: string, enough: (found: number) => boolean): Promise<void> {
  while (!enough(await count(statement)));
}

interface Traces {
  readonly id: number;
  readonly state: string;
  readonly version: number;
  readonly shipped: number;
  readonly cancelled: number;
  readonly reserved: number;
  readonly sent: number;
  readonly acts: number;
  readonly audited: number;
  readonly mails: number;
  readonly owes: boolean;
}

const readTraces = async () =>
  (
    await database.pool.query<Traces>(`
      select o.id, o.state, o.version, l.shipped, l.cancelled,
        (select sum(reserved)::int from order_supply where order_id = o.id) as reserved,
        (select coalesce(sum(sl.quantity), 0)::int from shipment s join shipment_line sl on sl.shipment_id = s.id
         where s.order_id = o.id) as sent,
        (select count(*)::int from order_activity where order_id = o.id and kind in ('ship', 'cancel')) as acts,
        (select count(*)::int from audit_entry where record_id = o.id::text and action in ('order.ship', 'order.cancel'))
          as audited,
        (select count(*)::int from mail_outbox where subject in
          ('Zamówienie ' || o.number || ' wysłane', 'Zamówienie ' || o.number || ' anulowane')) as mails,
        c.credit_used = o.total as owes
      from customer_order o join order_line l on l.order_id = o.id join customer c on c.id = o.customer_id
      order by o.id`)
  ).rows;

/** How many orders are shipped or cancelled; each is, whole, or as it was. */
async function expectWholeOrUntouched(): Promise<number> {
  const traces = await readTraces();
  for (const { id, ...trace } of traces) {
    const untouched = {
      shipped: 0,
      cancelled: 0,
      reserved: 2,
      sent: 0,
      acts: 0,
      audited: 0,
      mails: 0,
      owes: true,
    };
    const done = { ...untouched, reserved: 0, acts: 1, audited: 1, mails: 1 };
    const expected = {
      confirmed: { ...untouched, version: 2, state: 'confirmed' },
      shipped: { ...done, shipped: 2, sent: 2, version: 3, state: 'shipped' },
      cancelled: { ...done, cancelled: 2, owes: false, version: 3, state: 'cancelled' },
    };
    expect([id, trace]).toEqual([id, Reflect.get(expected, trace.state)]);
  }
  const sent = traces.reduce((sum, { shipped }) => sum + shipped, 0);
  const open = traces.filter(({ state }) => state === 'confirmed').length;
  expect((await shop.figures(partId))[0]).toEqual([STOCK - sent, open * 2]);
  return traces.length - open;
}

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'partsboard-kill-desk-'));
  script = await bundleProcess(join(serverFolder, 'src', 'server.ts'));
  shop = await createOrderShop(database.db);
  headers = await startSession();
  partId = await shop.newPart(STOCK);
  orderIds = [];
  for (let made = 0; made < ORDERS; made += 1) {
    const customer = await addCustomer(database.db, { creditLimit: 100_000_00 });
    const id = await shop.order(customer, [{ partId, quantity: 2 }], ON_CREDIT);
    await changeState(shop.deps, desk(), { id }, 'confirm');
    orderIds.push(id);
  }
}, TIME);

afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGKILL')));
  await database.drop();
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

describe('a server killed while orders are shipped and cancelled', { timeout: TIME }, () => {
  it('leaves each done with all that belongs to it, or as it was; what was answered is done', async () => {
    const { server, url } = await startServer();
    const answers = Promise.all(orderIds.map(async (id) => ({ id, status: await finish(url, id) })));
    const finished = `select count(*) from customer_order where state <> 'confirmed'`;
    await until(finished, (done) => done >= DONE_BEFORE);
    // From now on everything is written as far as its mail and waits there.
    const blocker = await database.pool.connect();
    await blocker.query('begin; lock table mail_outbox in share row exclusive mode');
    await until(
      `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        and query ilike '%insert into "mail_outbox"%'`,
      (waiting) => waiting >= HALF_WRITTEN,
    );
    await server.end('SIGKILL');
    await blocker.query('rollback');
    blocker.release();
    const answered = (await answers).filter(({ status }) => status === 200).map(({ id }) => id);
    await until(
      `select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and backend_type = 'client backend' and state <> 'idle'`,
      (busy) => busy === 0,
    );
    const done = await expectWholeOrUntouched();
    expect(done).toBeGreaterThanOrEqual(DONE_BEFORE);
    expect(done).toBeLessThan(ORDERS);
    const confirmed = (await readTraces()).filter(({ state }) => state === 'confirmed').map(({ id }) => id);
    expect(answered.filter((id) => confirmed.includes(id))).toEqual([]);
  });

  it('and when everybody tries again, each is done exactly once', async () => {
    const before = await expectWholeOrUntouched();
    const { url } = await startServer();
    const statuses: (number | undefined)[] = [];
    for (let first = 0; first < ORDERS; first += AT_ONCE) {
      const some = orderIds.slice(first, first + AT_ONCE);
      statuses.push(...(await Promise.all(some.map((id) => finish(url, id)))));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(ORDERS - before);
    expect(statuses.filter((status) => status === 409)).toHaveLength(before);
    expect(await expectWholeOrUntouched()).toBe(ORDERS);
  });
});
