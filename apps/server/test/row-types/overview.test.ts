import { afterAll, beforeAll, it } from 'vitest';
import { countOverdue } from '../../src/features/companies/company-list.repository.ts';
import { mailsWithState, mailState } from '../../src/features/mail/mail-state.repository.ts';
import { countUnsentMails } from '../../src/features/mail/outbox.repository.ts';
import { enqueueMail } from '../../src/features/mail/mail.service.ts';
import { countByAge, findDaysOfSales } from '../../src/features/orders/sales.repository.ts';
import { countTasks, findLastTimes, findTask, findTasks } from '../../src/features/tasks/tasks.repository.ts';
import { createOrderShop } from '../order-fixture.ts';
import { addCustomer } from '../shop-fixture.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { expectColumns } from './expect-columns.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const shop = await createOrderShop(db);
  await shop.order(await addCustomer(db), [{ partId: await shop.newPart(5), quantity: 1 }]);
  await enqueueMail(db, {
    kind: 'welcome',
    recipient: 'a@b.example',
    language: 'pl',
    subject: 'x',
    blocks: [],
  });
  await database.pool.query(
    `update graphile_worker._private_jobs set last_error = 'failed', locked_at = now() where key like 'mail:%'`,
  );
});
afterAll(() => database.drop());

it('the rows that raw SQL returns about sales are as they are declared', async () => {
  const { db } = database;
  expectColumns(await findDaysOfSales(db, 'all', '2020-01-01'), {
    day: 'string',
    orders: 'number',
    revenue: 'number',
    orders_until_now: 'number',
    revenue_until_now: 'number',
  });
  const groups = [{ age: 'today', from: null, to: null }] as const;
  expectColumns(await countByAge(db, 'all', ['placed'], groups), { age: 'string', orders: 'number' });
  expectColumns([await countOverdue(db)], { companies: 'number', amount: 'number' });
});

it('the rows that raw SQL returns about mails are as they are declared', async () => {
  const { db } = database;
  const counts = { waiting: 'number', refused: 'number', held: 'number', givenUp: 'number' } as const;
  expectColumns([await countUnsentMails(db)], counts);
  expectColumns(await mailsWithState(db).clearSelect().select(mailState.as('state')).execute(), {
    state: 'string',
  });
});

it('the rows that raw SQL returns about tasks are as they are declared', async () => {
  const { db } = database;
  const tasks = await findTasks(db, { before: undefined, limit: 10 });
  const columns = {
    id: 'number',
    name: 'string',
    key: 'string?',
    state: 'string',
    tries: 'number',
    max_tries: 'number',
    last_error: 'string?',
    created_at: 'date',
    locked_at: 'date?',
    run_at: 'date',
  } as const;
  expectColumns(tasks, columns);
  const found = await findTask(db, tasks[0]?.id ?? 0);
  expectColumns(found ? [found] : [], columns);
  expectColumns([await countTasks(db)], { running: 'number', waiting: 'number', failed: 'number' });
  await findLastTimes(db);
});
