import type { OrderListItem } from '@partsboard/contract/orders';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connect } from '../../db/database.ts';
import { startSessions, type SessionHeader } from '../../../test/customer-session.ts';
import { addBranch, addCustomer, addPart, addPriceList } from '../../../test/shop-fixture.ts';
import { createSecondApp, createTestApp, type TestApp } from '../../../test/test-app.ts';

const ORDERS = 10_000;
const LINES = 4;

let shop: TestApp;
let busy: SessionHeader;
let other: SessionHeader;
let busyId: number;

beforeAll(async () => {
  shop = await createTestApp();
  const { db, pool } = shop.database;
  await addPriceList(db);
  const part = await addPart(db, { number: '34 11 6 000 001', net: 10_000 });
  const branch = await addBranch(db, 'MANY');
  ({ customerId: busyId } = await addCustomer(db));
  const { customerId: otherId } = await addCustomer(db);
  const { rows: crowd } = await pool.query<{ id: number }>(
    `insert into customer (email, password_hash, first_name, last_name)
     select 'crowd-' || n || '@workshop.example', 'none', 'Ewa', 'Kos' from generate_series(1, 400) n returning id`,
  );
  for (const [customerIds, count] of [
    [[busyId], ORDERS],
    [[otherId], 3],
    [crowd.map(({ id }) => id), 50],
  ]) {
    await pool.query(
      `with placed as (
         insert into customer_order (customer_id, created_at, language, pick_up_in_store, billing_address,
           shipping_method_pl, shipping_method_en, payment_method, payment_method_pl, payment_method_en, warehouse_id,
           warehouse_name_pl, warehouse_name_en, sub_total, shipping, payment_fee, tax, total)
         select customer_id, timestamptz '2024-01-01' + make_interval(mins => n), 'pl', false, '{}', 'Kurier', 'Courier', 'x', 'x',
           'x', $3, 'x', 'x', 12300, 0, 0, 2300, 12300
         from unnest($1::int[]) customer_id, generate_series(1, $2::int) n
         returning id
       )
       insert into order_line (order_id, line, part_id, sku, name_pl, name_en, quantity, vat_rate, discount, unit_net,
         unit_gross, catalogue_gross)
       select id, line, $4, '34 11 6 ' || to_char(id % 1000, 'FM000') || ' 00' || line, 'Klocki hamulcowe ŻÓŁTE ' || id,
         'Brake pads ' || id, 1, 2300, 0, 10000, 12300, 12300
       from placed, generate_series(1, $5::int) line`,
      [customerIds, count, branch, part, LINES],
    );
  }
  await pool.query('vacuum analyze customer_order, order_line, order_search');
  [busy = { authorization: '' }, other = { authorization: '' }] = await startSessions(db, [busyId, otherId]);
});
afterAll(() => shop.close());

interface List {
  readonly Orders: OrderListItem[];
  readonly TotalCount: number;
}

const search = async (text: string, headers = busy, more = ''): Promise<List> =>
  (await shop.call({ url: `/api/Order/List?search=${encodeURIComponent(text)}${more}`, headers }))
    .json as List;

describe('a customer with ten thousand orders', () => {
  it('finds them by number, by a part’s number however it is written, and by its name in both languages', async () => {
    const { Orders, TotalCount } = await search('');
    expect(TotalCount).toBe(ORDERS);
    const [newest] = Orders;
    const id = newest?.Id ?? 0;
    expect((await search(newest?.OrderNumber.toLowerCase() ?? '')).Orders).toEqual([newest]);
    expect((await search(`pads ${id}`)).Orders).toEqual([newest]);
    expect((await search(`hamulcowe żółte ${id}`)).Orders).toEqual([newest]);
    const sku = `34 11 6 ${String(id % 1000).padStart(3, '0')} 002`;
    const ofSku = (await search(sku)).TotalCount;
    expect(ofSku).toBe(10);
    expect((await search(sku.replaceAll(' ', ''))).TotalCount).toBe(ofSku);
    expect(await search('100%')).toMatchObject({ Orders: [], TotalCount: 0 });
    expect((await search('pads', other)).TotalCount).toBe(3);
  });

  it('filters them by Polish days and by status', async () => {
    await shop.database.pool.query(
      `update customer_order set order_status = 'Complete'
       where id in (select id from customer_order where customer_id = $1 order by id limit 5)`,
      [busyId],
    );
    expect((await search('', busy, '&status=Complete')).TotalCount).toBe(5);
    expect((await search('pads', busy, '&status=Complete')).TotalCount).toBe(5);
    // The first order is of 1:01 in Poland, and there is one in each minute.
    expect((await search('', busy, '&to=2024-01-01')).TotalCount).toBe(23 * 60 - 1);
    expect((await search('', busy, '&from=2024-01-02&to=2024-01-02')).TotalCount).toBe(24 * 60);
    expect((await search('pads', busy, '&from=2024-01-02&to=2024-01-02')).TotalCount).toBe(24 * 60);
    expect((await search('', busy, '&status=Complete&from=2024-01-02')).TotalCount).toBe(0);
  });

  it('takes the filtered ones home in a file', async () => {
    const { text } = await shop.call({ url: '/api/Order/Export?to=2024-01-01', headers: busy });
    expect(text.trimEnd().split('\r\n')).toHaveLength(23 * 60);
    const all = await shop.call({ url: '/api/Order/Export', headers: busy });
    expect(all.text.trimEnd().split('\r\n')).toHaveLength(ORDERS + 1);
  });

  it('is told how many there are on a page beyond the last', async () => {
    const beyond = await shop.call({ url: '/api/Order/List?page=100000', headers: busy });
    expect(beyond.json).toMatchObject({ Orders: [], TotalCount: ORDERS });
  });

  it.each([
    ['', ''],
    ['pads', ''],
    ['34 11 6', ''],
    ['', '&status=Complete'],
    ['', '&from=2024-01-02&to=2024-01-03'],
    ['', '&status=Pending&from=2024-01-02&to=2024-01-03'],
    ['pads', '&status=Pending&from=2024-01-02&to=2024-01-03'],
  ])('costs one statement, which reads no table whole, to search %j with %j', async (text, more) => {
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    await search(text, busy, more);
    const statements = sent.mock.calls
      .map(([first]) => first as unknown as { text: string; values: unknown[] })
      .filter(({ text: statement }) => /customer_order|order_line|order_search/.test(statement));
    sent.mockRestore();
    expect(statements).toHaveLength(1);
    const [statement = { text: '', values: [] }] = statements;
    const { rows } = await shop.database.pool.query<Record<'QUERY PLAN', string>>(
      `explain ${statement.text}`,
      statement.values,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toMatch(/Seq Scan/);
  });

  it('who searches fifty times at once keeps nobody else waiting for a connection', async () => {
    const connection = connect({ url: () => shop.database.url, poolSize: 5 });
    const app = await createSecondApp({ ...shop.database, db: connection.db });
    const ask = (headers: SessionHeader, url: string) => app.inject({ url, headers });
    const blocker = await shop.database.pool.connect();
    try {
      // What was found while the table was locked is answered when it is free again.
      await ask(other, '/api/Customer/get');
      await blocker.query('begin; lock table order_search in access exclusive mode');
      const searches = Array.from({ length: 50 }, () => ask(busy, '/api/Order/List?search=pads'));
      await expect.poll(() => connection.pool.totalCount - connection.pool.idleCount).toBe(4);
      for (const path of ['Customer/get', 'Order/List', 'Customer/Sessions']) {
        expect((await ask(other, `/api/${path}`)).statusCode, path).toBe(200);
      }
      await blocker.query('rollback');
      const answers = await Promise.all(searches);
      expect(answers.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 429)).toEqual([]);
      expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(4);
    } finally {
      blocker.release();
      await app.close();
      await connection.close();
    }
  });
});
