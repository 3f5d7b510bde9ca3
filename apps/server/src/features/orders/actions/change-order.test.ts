import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrderShop, desk, type OrderShop } from '../../../../test/order-fixture.ts';
import { addCustomer } from '../../../../test/shop-fixture.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import type { Db } from '../../../db/database.ts';
import { readOrder } from '../orders.service.ts';
import { addNote, changeState } from './simple-actions.ts';

let database: TestDatabase;
let db: Db;
let shop: OrderShop;

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  shop = await createOrderShop(db);
});
afterAll(() => database.drop());

const activities = (orderId: number) =>
  db
    .selectFrom('order_activity')
    .where('order_id', '=', orderId)
    .select(['kind', 'data'])
    .orderBy('id')
    .execute();

const refusal = (message: string) => ({ name: 'DomainError', message });

describe('two people', () => {
  it('who work on one order at once: the second is told who was faster', async () => {
    const id = await shop.order(await addCustomer(db), [{ partId: await shop.newPart(1), quantity: 1 }]);
    await changeState(shop.deps, desk('Anna Nowak'), { id, version: 1 }, 'confirm');
    await database.pool.query(
      `update order_activity set created_at = now() - interval '61 seconds' where order_id = $1`,
      [id],
    );
    await expect(changeState(shop.deps, desk(), { id, version: 1 }, 'start-picking')).rejects.toMatchObject(
      refusal('The order was changed meanwhile: Anna Nowak, 1 minute ago. Please look at it again.'),
    );
    await changeState(shop.deps, desk(), { id, version: 2 }, 'start-picking');
  });

  it('do not see orders of branches in which they do not work', async () => {
    const id = await shop.order(await addCustomer(db), [{ partId: await shop.newPart(1), quantity: 1 }]);
    for (const branches of [[], [shop.central]])
      await expect(changeState(shop.deps, desk('Piotr', branches), { id }, 'confirm')).rejects.toMatchObject({
        code: 'not-found',
      });
    await changeState(shop.deps, desk('Piotr', [shop.branch]), { id }, 'confirm');
  });
});

describe('a note', () => {
  it('is read by the customer only where it is meant for them', async () => {
    const customer = await addCustomer(db);
    const id = await shop.order(customer, [{ partId: await shop.newPart(1), quantity: 1 }]);
    await database.pool.query('delete from mail_outbox');
    await addNote(shop.deps, desk(), { id }, { text: ' Dzwonić po 10 ', isForCustomer: false });
    await addNote(shop.deps, desk(), { id }, { text: 'Wyślemy jutro.', isForCustomer: true });
    const { OrderNotes } = await readOrder(db, customer.customerId, id, 'en');
    expect(OrderNotes.map(({ Note }) => Note)).toEqual(['Wyślemy jutro.']);
    expect((await activities(id)).map(({ kind, data }) => [kind, data])).toEqual([
      ['note', { text: 'Dzwonić po 10' }],
      ['note-to-customer', { text: 'Wyślemy jutro.' }],
      ['mail', expect.anything()],
    ]);
    const mails = await db.selectFrom('mail_outbox').select('plain_text').execute();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.plain_text).toContain('Wyślemy jutro.');
  });
});
