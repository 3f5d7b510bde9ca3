import type { ErpDifference, ErpReport } from '@partsboard/contract/backoffice/erp-reports';
import { startSimulator, type Simulator } from '@partsboard/erp-simulator/simulator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMINISTRATOR, createBackofficeApp, type BackofficeApp } from '../../../test/backoffice-app.ts';
import { createOrderShop } from '../../../test/order-fixture.ts';
import { runDueTasks } from '../../../test/run-due-tasks.ts';
import { addCustomer } from '../../../test/shop-fixture.ts';
import { createSecondApp } from '../../../test/test-app.ts';
import { reconcile } from './reconcile.ts';

type Headers = Awaited<ReturnType<BackofficeApp['startSession']>>;

let erp: Simulator;
let shop: BackofficeApp;
let app: Awaited<ReturnType<typeof createSecondApp>>;
let headers: Headers;

beforeAll(async () => {
  erp = await startSimulator();
  shop = await createBackofficeApp();
  app = await createSecondApp(shop.database, { environment: { ERP_URL: erp.url } });
  headers = await shop.startSession(ADMINISTRATOR);
});
afterAll(async () => {
  await app.close();
  await shop.close();
  await erp.close();
});

const settings = () => ({ erpUrl: erp.url, erpAuthorization: undefined });

const reports = async () =>
  (await app.inject({ url: '/api/backoffice/erp-reports', headers: { ...headers } })).json<{
    isConnected: boolean;
    items: ErpReport[];
  }>();

const newest = async (): Promise<ErpReport> => {
  const [report] = (await reports()).items;
  if (!report) throw new Error('No report');
  return report;
};

const differences = async (id: number, query = '') =>
  (
    await app.inject({
      url: `/api/backoffice/erp-reports/${id}/differences${query}`,
      headers: { ...headers },
    })
  ).json<{ items: ErpDifference[]; nextCursor: string | null }>();

describe('a comparison with the ERP', () => {
  it('finds every difference of stock, prices and open orders, and changes nothing', async () => {
    const { db } = shop.database;
    const orders = await createOrderShop(db);
    const customer = await addCustomer(db);
    const [same, other, unknown] = [
      await orders.newPart(5),
      await orders.newPart(5, 2),
      await orders.newPart(5),
    ];
    const known = await orders.order(customer, [{ partId: same, quantity: 1 }]);
    const missing = await orders.order(customer, [{ partId: unknown, quantity: 1 }]);
    const { rows } = await shop.database.pool.query<{ id: number; number: string; total: number }>(
      'select id, number, total from customer_order where id = any($1) order by id',
      [[known, missing]],
    );
    const [first, second] = rows;
    erp.book.add({
      position: 1,
      kind: 'placed',
      state: 'placed',
      order: { number: first?.number ?? '', version: 1, total: (first?.total ?? 0) / 100 },
    });
    const stock = (branch: number, central: number) => [
      { warehouse: 'ORD', quantity: branch },
      { warehouse: 'CEN', quantity: central },
    ];
    erp.figures.set([
      { brand: 'VELORA', number: '51 16 1', net: 50, vat: 23, stock: stock(5, 0) },
      { brand: 'VELORA', number: '51 16 2', net: 51, vat: 8, stock: stock(4, 2) },
    ]);
    const before = await orders.figures(other);
    expect(await reconcile(db, settings())).toBe(true);
    const report = await newest();
    expect(report).toMatchObject({
      state: 'done',
      partsCompared: 3,
      partsUnknown: 1,
      stockDifferences: 1,
      priceDifferences: 1,
      ordersCompared: 2,
      orderDifferences: 1,
    });
    expect((await differences(report.id)).items).toEqual([
      { kind: 'part', subject: '51 16 3', brand: 'VELORA', warehouse: null, ours: '51 16 3', theirs: null },
      {
        kind: 'price',
        subject: '51 16 2',
        brand: 'VELORA',
        warehouse: null,
        ours: '50.00 + 23%',
        theirs: '51.00 + 8%',
      },
      { kind: 'stock', subject: '51 16 2', brand: 'VELORA', warehouse: 'ORD', ours: '5', theirs: '4' },
      {
        kind: 'order',
        subject: second?.number,
        brand: null,
        warehouse: null,
        ours: `placed, ${((second?.total ?? 0) / 100).toFixed(2)}`,
        theirs: null,
      },
    ]);
    const page = await differences(report.id, '?limit=1&kind=stock');
    expect([page.items.map(({ kind }) => kind), page.nextCursor]).toEqual([['stock'], null]);
    expect(await orders.figures(other)).toEqual(before);
  });

  it('lists a lost order also where thousands of parts differ', async () => {
    await shop.database.pool.query(
      `with added as (
         insert into part (brand_id, number, normalised, name_pl, unit, pack_quantity)
         select 3, 'M' || n, 'M' || n, 'M', 'pc', 1 from generate_series(1, 2100) as n returning id
       ) insert into part_price select id, 100, 2300 from added`,
    );
    expect(await reconcile(shop.database.db, settings())).toBe(true);
    const report = await newest();
    expect(report).toMatchObject({ partsUnknown: 2101, orderDifferences: 1 });
    expect((await differences(report.id, '?kind=order')).items).toHaveLength(1);
    const { rows } = await shop.database.pool.query(
      `select kind, count(*)::integer as count from erp_difference where report_id = $1 group by kind order by kind`,
      [report.id],
    );
    expect(rows).toEqual([
      { kind: 'order', count: 1 },
      { kind: 'part', count: 2000 },
      { kind: 'price', count: 1 },
      { kind: 'stock', count: 1 },
    ]);
    await shop.database.pool.query(
      `delete from part_price where part_id in (select id from part where brand_id = 3)`,
    );
  });

  it('is begun from the back office, once, and is written down', async () => {
    const count = (await reports()).items.length;
    const begin = () =>
      app.inject({ method: 'POST', url: '/api/backoffice/erp-reports', headers: { ...headers } });
    const answers = await Promise.all([begin(), begin()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    let runs = 0;
    await runDueTasks(shop.database, {
      'tell-branch': () => Promise.resolve(),
      'send-mail': () => Promise.resolve(),
      'reconcile-erp': async () => {
        runs += 1;
        await reconcile(shop.database.db, settings());
      },
    });
    expect([runs, (await reports()).items.length]).toEqual([1, count + 1]);
    const { rows } = await shop.database.pool.query(
      `select count(*)::integer as count from audit_entry where action = 'erp.compare'`,
    );
    expect(rows).toEqual([{ count: 2 }]);
  });

  it('that the ERP does not answer is reported as failed', async () => {
    erp.setMood('garbage');
    expect(await reconcile(shop.database.db, settings())).toBe(false);
    erp.setMood('well');
    expect(await newest()).toMatchObject({ state: 'failed', partsCompared: 0 });
  });

  it('does not wait for one whose server was killed', async () => {
    await shop.database.pool.query(
      `insert into erp_report (started_at, seen_at) values (now() - interval '1 hour', now() - interval '1 hour')`,
    );
    expect((await newest()).state).toBe('running');
    expect(await reconcile(shop.database.db, settings())).toBe(true);
    const [latest, killed] = (await reports()).items;
    expect([latest?.state, killed?.state]).toEqual(['done', 'failed']);
  });

  it('is refused where no ERP is connected', async () => {
    const answer = await shop.call({ method: 'POST', url: '/api/backoffice/erp-reports', headers });
    expect([answer.status, answer.json]).toMatchObject([409, { title: 'No ERP is connected to this shop.' }]);
  });
});
