import type { Dashboard } from '@partsboard/contract/backoffice/dashboard';
import type { BackofficeRouteName } from '@partsboard/contract/backoffice/routes';
import { routeUrl } from '@partsboard/contract/route';
import { routes } from '@partsboard/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADMINISTRATOR,
  createBackofficeApp,
  ORDER_DESK,
  type BackofficeApp,
  type StaffHeaders,
} from './backoffice-app.ts';
import { createOrderShop, ON_CREDIT, type OrderShop } from './order-fixture.ts';
import { addBranch, addCustomer } from './shop-fixture.ts';
import { createSecondApp } from './test-app.ts';
import { lookedAtParts } from '../src/features/demand/demand.service.ts';
import { enqueueMail, giveUpMail } from '../src/features/mail/mail.service.ts';

let app: BackofficeApp;
let shop: OrderShop;
let admin: StaffHeaders;
let desk: StaffHeaders;
let otherBranch: number;

const query = (statement: string, values: unknown[] = []) => app.database.pool.query(statement, values);

/** Places an order so many days ago in Poland, at the beginning of that day where it is not today. */
async function orderOf(
  daysAgo: number,
  { state = 'complete', quantity = 1, inStock = 5 } = {},
): Promise<number> {
  const customer = await addCustomer(app.database.db, { creditLimit: 100_000_000 });
  const id = await shop.order(customer, [{ partId: await shop.newPart(inStock), quantity }], ON_CREDIT);
  await query(
    `update customer_order set state = $2, created_at = case $3::int when 0 then now() else
       ((now() at time zone 'Europe/Warsaw')::date - $3::int)::timestamp at time zone 'Europe/Warsaw' end
     where id = $1`,
    [id, state, daysAgo],
  );
  return id;
}

beforeAll(async () => {
  app = await createBackofficeApp();
  shop = await createOrderShop(app.database.db);
  otherBranch = await addBranch(app.database.db, 'OTH');
  await query(`insert into staff_member_branch select id, $2 from staff_member where email = $1`, [
    ORDER_DESK,
    shop.branch,
  ]);
  admin = await app.startSession(ADMINISTRATOR);
  desk = await app.startSession(ORDER_DESK);
  for (const daysAgo of [0, 0, 1, 6, 7, 13, 29, 30, 59, 60]) await orderOf(daysAgo);
  await orderOf(0, { state: 'cancelled' });
  for (const daysAgo of [0, 2, 5, 7, 8, 20]) await orderOf(daysAgo, { state: 'confirmed' });
  await orderOf(0, { state: 'ready' });
  await orderOf(3, { state: 'partly-shipped', quantity: 2, inStock: 1 });
  const elsewhere = await orderOf(0, { state: 'placed' });
  await query('update customer_order set warehouse_id = $2 where id = $1', [elsewhere, otherBranch]);
  const late = await orderOf(1);
  await query(
    `update customer_order set payment_due = current_date - 5, payment_status = 'Authorized' where id = $1`,
    [late],
  );
});
afterAll(() => app.close());

const dashboard = async (headers = admin, branchId?: number): Promise<Dashboard> => {
  const answer = await app.ask('dashboard', headers, { query: { branchId } });
  expect(answer.status, answer.text).toBe(200);
  return answer.json as Dashboard;
};

/** How many rows a list has that the dashboard opens. */
async function lengthOf(name: BackofficeRouteName, filter: object, headers = admin): Promise<number> {
  const answer = await app.ask(name, headers, { query: { ...filter, limit: 200 } });
  expect(answer.status, answer.text).toBe(200);
  return (answer.json as { items: unknown[] }).items.length;
}

const NOT_CANCELLED = 'placed,confirmed,picking,partly-shipped,shipped,ready,delivered,complete,returned';

describe('the dashboard', () => {
  it('counts the orders of today, 7 and 30 days, and each number is that of its list', async () => {
    for (const headers of [admin, desk]) {
      const { sales } = await dashboard(headers);
      expect(sales?.periods.map(({ days }) => days)).toEqual([1, 7, 30]);
      for (const { from, to, orders } of sales?.periods ?? []) {
        expect(orders).toBeGreaterThan(0);
        expect(await lengthOf('orders', { states: NOT_CANCELLED, from, to }, headers)).toBe(orders);
      }
    }
  });

  it('compares with the time before, until the same time of the day', async () => {
    const { sales } = await dashboard(admin, shop.branch);
    const [today, week] = sales?.periods ?? [];
    // Midnight of a day before is never later than now.
    expect(today).toMatchObject({ orders: 4, ordersBefore: 2 });
    expect(week?.ordersBefore).toBe(await ordersBetween(13, 7));
    expect(today?.revenue).toBe(Math.round((await revenueBetween(0, 0)) * 100) / 100);
    expect(sales?.days).toHaveLength(30);
    expect(sales?.days.at(-1)).toMatchObject({ day: today?.to, orders: 4 });
    expect(sales?.days[0]?.ordersBefore).toBe(1);
  });

  const between = async <T>(what: string, first: number, last: number): Promise<T | undefined> => {
    const { rows } = await app.database.pool.query<{ value: T }>(
      `select ${what} as value from customer_order
       where warehouse_id = $1 and state <> 'cancelled'
         and (now() at time zone 'Europe/Warsaw')::date - (created_at at time zone 'Europe/Warsaw')::date
           between $2 and $3`,
      [shop.branch, last, first],
    );
    return rows[0]?.value;
  };
  const ordersBetween = (first: number, last: number) => between<number>('count(*)::int', first, last);
  const revenueBetween = async (first: number, last: number) =>
    (await between<number>('sum(total)::float8 / 100', first, last)) ?? 0;

  it('sorts waiting orders by age, and each number is that of its list', async () => {
    const { waiting } = await dashboard();
    expect(waiting?.ages.map(({ age, orders }) => [age, orders])).toEqual([
      ['today', 2],
      ['one-or-two-days', 1],
      ['three-to-seven-days', 3],
      ['older', 2],
    ]);
    for (const { from, to, orders } of waiting?.ages ?? []) {
      const days = { ...(from !== null && { from }), ...(to !== null && { to }) };
      expect(await lengthOf('orders', { states: waiting?.states, ...days })).toBe(orders);
    }
    expect(await lengthOf('orders', { isBackOrdered: true })).toBe(waiting?.backOrders);
    expect(waiting?.backOrders).toBe(1);
    expect(await lengthOf('orders', { isOverdue: true })).toBe(waiting?.overdue);
  });

  it('is about the own branches, and about the chosen one', async () => {
    expect((await dashboard(desk)).waiting?.ages[0]?.orders).toBe(1);
    expect((await dashboard(admin, otherBranch)).waiting?.ages[0]?.orders).toBe(1);
    expect((await dashboard(desk, otherBranch)).waiting?.ages[0]?.orders).toBe(0);
  });

  it('shows only what the person may see', async () => {
    expect(await dashboard(desk)).toMatchObject({
      pendingCustomers: null,
      overdueCredit: null,
      mails: null,
      tasks: null,
      deadWebhooks: null,
    });
    const editor = await dashboard(await app.startSession('editor@partsboard.example'));
    expect(Object.entries(editor).filter(([name, part]) => name !== 'at' && part !== null)).toEqual([]);
  });

  it('counts customers to approve and overdue credit as their lists do', async () => {
    await query(`insert into company (name, approval) values ('Nowa firma', 'pending')`);
    const { pendingCustomers, overdueCredit } = await dashboard();
    expect(pendingCustomers).toBe(1);
    expect(await lengthOf('companies', { standings: 'pending' })).toBe(pendingCustomers);
    expect(overdueCredit?.companies).toBe(1);
    expect(overdueCredit?.amount).toBeGreaterThan(0);
    expect(await lengthOf('companies', { isOverdue: true })).toBe(overdueCredit?.companies);
  });

  it('counts mails, tasks and webhooks that have failed as their lists do', async () => {
    await enqueueMail(app.database.db, {
      kind: 'welcome',
      recipient: 'gone@workshop.example',
      language: 'pl',
      subject: 'Witamy',
      blocks: [],
    });
    const { rows } = await app.database.pool.query<{ id: number }>('select max(id) as id from mail_outbox');
    await giveUpMail(app.database.db, rows[0]?.id ?? 0, '550 No such user');
    await query(`select graphile_worker.add_job('remove-expired', '{}', job_key => 'poison')`);
    await query(`update graphile_worker._private_jobs set attempts = max_attempts where key = 'poison'`);
    await query(
      `insert into webhook_endpoint (name, url, events, secret) values ('ERP', 'https://erp.example', '{}', '')`,
    );
    await query(
      `insert into webhook_delivery (endpoint_id, message_id, event, subject, body, state, finished_at)
       select max(id), 'msg', 'order.placed', 'order 1', '{}', 'given-up', now() from webhook_endpoint`,
    );
    const { mails, tasks, deadWebhooks } = await dashboard();
    expect(mails).toMatchObject({ isSending: true, givenUp: 1 });
    expect(await lengthOf('mails', { states: 'given-up' })).toBe(mails?.givenUp);
    expect(tasks?.failed).toBe(1);
    expect(await lengthOf('tasks', { state: 'failed' })).toBe(tasks?.failed);
    expect(deadWebhooks).toBe(1);
    expect(await lengthOf('webhookDeliveries', { state: 'given-up' })).toBe(deadWebhooks);
  });

  it('names what customers searched for and did not find', async () => {
    await query(
      `insert into search_miss (phrase, language, times, last_at) values
       ('kowadło', 'pl', 7, now()), ('anvil', 'en', 2, now()), ('dawno', 'pl', 90, now() - interval '40 days')`,
    );
    const { demand } = await dashboard();
    expect(demand).toMatchObject({
      misses: 2,
      topMisses: [{ phrase: 'kowadło', language: 'pl', times: 7 }, { phrase: 'anvil' }],
    });
    expect(await lengthOf('searchMisses', { from: demand?.from })).toBe(2);
    expect(await lengthOf('searchMisses', { search: 'KOWAD' })).toBe(1);
    expect(await lengthOf('searchMisses', { language: 'en' })).toBe(1);
    const page = (await app.ask('searchMisses', admin, { query: { limit: 1 } })).json as {
      nextCursor: string;
    };
    const next = await app.ask('searchMisses', admin, { query: { limit: 1, cursor: page.nextCursor } });
    expect(next.json).toMatchObject({ items: [{ phrase: 'kowadło' }] });
  });

  it('names the parts without stock that were looked at most', async () => {
    const [missing, stocked] = [await shop.newPart(0), await shop.newPart(3)];
    const looked = lookedAtParts(app.database.db);
    for (const partId of [missing, missing, stocked, 999_999]) looked.count(partId);
    await looked.close();
    const { demand } = await dashboard();
    expect(demand).toMatchObject({ wanted: 1, topWanted: [{ id: missing, looks: 2 }] });
    expect(await lengthOf('wantedParts', {})).toBe(1);
  });

  it('counts a look where a customer asks for a part that nobody has', async () => {
    await query('delete from part_demand');
    const [missing, stocked] = [await shop.newPart(0), await shop.newPart(3)];
    const second = await createSecondApp(app.database);
    const customer = await app.logIn();
    for (const partId of [missing, missing, stocked]) {
      const { rows } = await app.database.pool.query<{ number: string }>(
        'select number from part where id = $1',
        [partId],
      );
      const answer = await second.inject({
        method: routes.productStock.method,
        url: routeUrl(routes.productStock),
        headers: customer,
        payload: { sku: rows[0]?.number },
      });
      expect(answer.statusCode, answer.payload).toBe(200);
    }
    const looks = async () =>
      (
        await app.database.pool.query<{ part_id: number; looks: number }>(
          'select part_id, looks from part_demand',
        )
      ).rows;
    expect(await looks()).toEqual([]);
    await second.close();
    expect(await looks()).toEqual([{ part_id: missing, looks: 2 }]);
  });

  it('tells when prices and stock were loaded', async () => {
    await query(
      `insert into import_result (kind, loaded_at) values ('prices', '2026-11-16T09:00Z')
       on conflict (kind) do update set loaded_at = excluded.loaded_at`,
    );
    expect((await dashboard()).loaded?.prices).toBe('2026-11-16T09:00:00.000Z');
  });
});
