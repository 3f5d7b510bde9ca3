import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createOrderShop, desk, type OrderShop } from './order-fixture.ts';
import { registration } from './registration.ts';
import { deliveredOrder, requesterOf, returnRequest } from './return-fixture.ts';
import { queuedTasks, removeAllTasks, runDueTasks } from './run-due-tasks.ts';
import { addCustomer, type TestCustomer } from './shop-fixture.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { cancelOrder } from '../src/features/orders/actions/cancel-order.ts';
import { requestReturn } from '../src/features/orders/returns/request-return.ts';
import { changeState } from '../src/features/orders/actions/simple-actions.ts';
import { insertEndpoint, updateEndpoint } from '../src/features/webhooks/endpoints.repository.ts';
import { tellLowStock } from '../src/features/webhooks/tell-low-stock.service.ts';

let app: TestApp;
let shop: OrderShop;
let customer: TestCustomer;
let endpointId: number;

beforeAll(async () => {
  app = await createTestApp();
  const { db } = app.database;
  shop = await createOrderShop(db);
  customer = await addCustomer(db, { creditLimit: 100_000_000 });
  ({ id: endpointId } = await insertEndpoint(db, {
    name: 'ERP',
    url: 'https://erp.example',
    events: [
      'order.placed',
      'order.changed',
      'order.cancelled',
      'customer.registered',
      'return.requested',
      'stock.low',
    ],
    secret: 'whsec_',
    low_stock: 5,
  }));
});
afterAll(() => app.close());
afterEach(async () => {
  await app.database.pool.query('delete from webhook_delivery');
  await removeAllTasks(app.database);
});

interface Message {
  readonly subject: string;
  readonly body: {
    readonly type: string;
    readonly timestamp: string;
    readonly data: Record<string, unknown>;
  };
}

async function messages(): Promise<Message[]> {
  const { rows } = await app.database.pool.query<Message>(
    'select subject, body::json as body from webhook_delivery order by id',
  );
  return rows;
}

const told = async () =>
  (await messages()).map(({ subject, body: { type, data } }) => ({ subject, type, ...data }));

const numberOf = async (id: number) => {
  const { rows } = await app.database.pool.query<{ number: string }>(
    'select number from customer_order where id = $1',
    [id],
  );
  return rows[0]?.number ?? '';
};

it('a new, a changed and a cancelled order are told in their order, with state and version', async () => {
  const id = await shop.order(customer, [{ partId: await shop.newPart(100), quantity: 1 }]);
  await changeState(shop.deps, desk(), { id }, 'confirm');
  await cancelOrder(shop.deps, desk(), { id }, {});
  const number = await numberOf(id);
  const subject = `order ${number}`;
  expect(await told()).toMatchObject([
    { subject, type: 'order.placed', number, state: 'placed' },
    { subject, type: 'order.changed', number, state: 'confirmed' },
    { subject, type: 'order.cancelled', number, state: 'cancelled' },
  ]);
  expect((await messages())[0]?.body.timestamp).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);
  const tasks = await queuedTasks(app.database);
  expect(tasks.filter(({ name }) => name === 'deliver-webhooks')).toHaveLength(1);
});

it('a return that a customer asks for is told', async () => {
  const orderId = await deliveredOrder(shop, customer, [{ partId: await shop.newPart(100), quantity: 2 }]);
  await requestReturn(shop.deps, requesterOf(customer), returnRequest(orderId, [[1, 2]]));
  const order = await numberOf(orderId);
  expect((await told()).filter(({ type }) => type === 'return.requested')).toEqual([
    {
      subject: `order ${order}`,
      type: 'return.requested',
      number: `${order}-R1`,
      order,
      kind: 'goods',
      reason: 'wrong-part',
      lines: [{ line: 1, quantity: 2 }],
    },
  ]);
});

it('a registration is told', async () => {
  const { status, text } = await app.call({
    method: 'POST',
    url: '/api/Customer/register',
    payload: registration('new@partsboard.example'),
  });
  expect(status, text).toBe(200);
  expect(await told()).toMatchObject([{ type: 'customer.registered', isApproved: true }]);
});

it('stock is told when it falls to the threshold of the endpoint, and not again below it', async () => {
  const { pool, db } = app.database;
  const partId = await shop.newPart(10);
  const set = (quantity: number) =>
    pool.query('update part_stock set quantity = $2 where part_id = $1 and warehouse_id = $3', [
      partId,
      quantity,
      shop.branch,
    ]);
  const tell = () =>
    runDueTasks(app.database, {
      'tell-low-stock': () => tellLowStock(db),
      'deliver-webhooks': () => Promise.resolve(),
    });
  for (const quantity of [6, 5, 4, 0, 9, 3]) await set(quantity);
  await tell();
  expect(await told()).toMatchObject([
    {
      subject: 'stock',
      type: 'stock.low',
      parts: [
        { warehouse: 'ORD', available: 5 },
        { warehouse: 'ORD', available: 3 },
      ],
    },
  ]);
  await set(100);
  await shop.order(customer, [{ partId, quantity: 96 }]);
  await runDueTasks(app.database, {
    'tell-low-stock': () => tellLowStock(db),
    'deliver-webhooks': () => Promise.resolve(),
    'send-mail': () => Promise.resolve(),
    'tell-branch': () => Promise.resolve(),
  });
  expect((await told()).at(-1)).toMatchObject({ type: 'stock.low', parts: [{ available: 4 }] });
});

it('parts of a large change share messages of a hundred', async () => {
  const { pool, db } = app.database;
  await pool.query(
    `insert into webhook_low_stock (endpoint_id, part_id, warehouse_id, available)
     select $1, (select min(id) from part), $2, 0 from generate_series(1, 250)`,
    [endpointId, shop.branch],
  );
  await tellLowStock(db);
  expect((await messages()).map(({ body }) => (body.data['parts'] as unknown[]).length)).toEqual([
    100, 100, 50,
  ]);
});

it('nothing is written while no endpoint wants it', async () => {
  const { db, pool } = app.database;
  await updateEndpoint(db, endpointId, { is_enabled: false });
  const partId = await shop.newPart(10);
  await shop.order(customer, [{ partId, quantity: 8 }]);
  await updateEndpoint(db, endpointId, { is_enabled: true });
  const { rows } = await pool.query('select from webhook_low_stock');
  expect([await told(), rows]).toEqual([[], []]);
});
