import type { BranchOrderMail } from '@partsboard/contract/backoffice/branch-order-mail';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createBackofficeApp, type BackofficeApp } from '../../../../test/backoffice-app.ts';
import { createOrderShop, type OrderShop } from '../../../../test/order-fixture.ts';
import { runDueTasks } from '../../../../test/run-due-tasks.ts';
import { addCustomer } from '../../../../test/shop-fixture.ts';
import { sendDigests, tellBranch } from './branch-mail.service.ts';

const URL = 'http://shop.example';
const BRANCH = 'ord@partsboard.example';

let app: BackofficeApp;
let shop: OrderShop;

beforeAll(async () => {
  app = await createBackofficeApp();
  shop = await createOrderShop(app.database.db);
});
afterAll(() => app.close());
beforeEach(() => app.database.pool.query('delete from mail_outbox'));

/** Places an order and runs what it has caused. */
async function newOrder(): Promise<number> {
  const { db } = app.database;
  const id = await shop.order(await addCustomer(db), [{ partId: await shop.newPart(1), quantity: 3 }]);
  await runDueTasks(app.database, {
    'send-mail': () => Promise.resolve(),
    'tell-branch': ({ orderId }) => tellBranch(db, URL, orderId),
  });
  return id;
}

const toBranch = async () => {
  const { rows } = await app.database.pool.query<{ subject: string; plain_text: string }>(
    'select subject, plain_text from mail_outbox where recipient = $1 order by id',
    [BRANCH],
  );
  return rows;
};

async function choose(orderMail: string): Promise<void> {
  const headers = await app.startSession('editor@partsboard.example');
  const input = { params: { id: shop.branch }, body: { orderMail, language: 'pl' } };
  const answer = await app.ask('changeBranchOrderMail', headers, input);
  expect(answer.json).toEqual({ orderMail, language: 'pl' });
}

it('a branch gets a mail for each new order, with what is missing', async () => {
  const id = await newOrder();
  const [mail, ...more] = await toBranch();
  expect(more).toEqual([]);
  expect(mail?.subject).toMatch(/^Nowe zamówienie PB\d+: Warsztat Nowak$/);
  expect(mail?.plain_text).toContain('Ilość: 3\nDo sprowadzenia: 2');
  expect(mail?.plain_text).toContain(`${URL}/backoffice/orders/${id}`);
  expect(mail?.plain_text).not.toContain('Numer klienta');
});

it('a branch reads the customer’s own reference', async () => {
  const { db, pool } = app.database;
  const id = await newOrder();
  await pool.query(`update customer_order set customer_reference = 'WX 1234Z' where id = $1`, [id]);
  await pool.query('delete from mail_outbox');
  await tellBranch(db, URL, id);
  expect((await toBranch())[0]?.plain_text).toContain('Numer klienta: WX 1234Z');
});

it('a branch that wants none gets none, and the change is in the audit trail', async () => {
  await choose('none');
  await newOrder();
  await sendDigests(app.database.db, URL);
  expect(await toBranch()).toEqual([]);
  const { rows } = await app.database.pool.query(
    `select before, after from audit_entry where action = 'branch.change-order-mail'`,
  );
  expect(rows).toEqual([{ before: { orderMail: 'each' }, after: { orderMail: 'none' } }]);
  const editor = await app.startSession('editor@partsboard.example');
  const { items } = (await app.ask('branchOrderMails', editor)).json as { items: BranchOrderMail[] };
  expect(items.length).toBeGreaterThan(1);
  for (const { branch, orderMail } of items)
    expect([branch.id, orderMail]).toEqual([branch.id, branch.id === shop.branch ? 'none' : 'each']);
});

it('a branch that wants a digest gets one mail about all orders since the last', async () => {
  await choose('digest');
  await app.database.pool.query(`update branch_order_desk set digest_at = now() - interval '1 hour'`);
  await app.database.pool.query('delete from customer_order');
  const ids = [await newOrder(), await newOrder()];
  expect(await toBranch()).toEqual([]);
  await sendDigests(app.database.db, URL);
  // They may still be uncommitted elsewhere.
  expect(await toBranch()).toEqual([]);
  await app.database.pool.query(`update branch_order_desk set digest_at = now() - interval '1 hour'`);
  await app.database.pool.query(`update customer_order set created_at = now() - interval '5 minutes'`);
  await Promise.all([sendDigests(app.database.db, URL), sendDigests(app.database.db, URL)]);
  await sendDigests(app.database.db, URL);
  const mails = await toBranch();
  expect(mails.map(({ subject }) => subject)).toEqual([`Nowe zamówienia: ${ids.length}`]);
});

it('what waits for a digest is told when the branch chooses another way', async () => {
  for (const next of ['each', 'none']) {
    await choose('digest');
    await newOrder();
    await newOrder();
    expect(await toBranch()).toEqual([]);
    await choose(next);
    expect((await toBranch()).map(({ subject }) => subject)).toEqual(['Nowe zamówienia: 2']);
    await app.database.pool.query('delete from mail_outbox');
    await choose('digest');
    await sendDigests(app.database.db, URL);
    expect(await toBranch()).toEqual([]);
  }
});

it('an order that came just before the branch chose digests gets its own mail', async () => {
  const { db } = app.database;
  await choose('each');
  const id = await shop.order(await addCustomer(db), [{ partId: await shop.newPart(1), quantity: 1 }]);
  await choose('digest');
  await tellBranch(db, URL, id);
  expect((await toBranch()).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Nowe zamówienie PB/),
  ]);
});

it('an order that a digest has told of gets no mail of its own from a task that comes late', async () => {
  const { db, pool } = app.database;
  await choose('digest');
  await pool.query(`update branch_order_desk set digest_at = now() - interval '1 hour'`);
  await pool.query('delete from customer_order');
  const id = await shop.order(await addCustomer(db), [{ partId: await shop.newPart(1), quantity: 1 }]);
  await pool.query(`update customer_order set created_at = now() - interval '5 minutes'`);
  await sendDigests(db, URL);
  await tellBranch(db, URL, id);
  await choose('each');
  await tellBranch(db, URL, id);
  expect((await toBranch()).map(({ subject }) => subject)).toEqual(['Nowe zamówienia: 1']);
});
