import { afterAll, beforeAll, it } from 'vitest';
import { requestReturn } from '../../src/features/orders/returns/request-return.ts';
import {
  findReturnPage,
  findReturnWithOrder,
} from '../../src/features/orders/returns/return-list.repository.ts';
import { createOrderShop } from '../order-fixture.ts';
import { deliveredOrder, requesterOf, returnRequest } from '../return-fixture.ts';
import { addCustomer } from '../shop-fixture.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { expectColumns } from './expect-columns.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const listed = {
  id: 'number',
  number: 'string',
  created_at: 'date',
  kind: 'string',
  state: 'string',
  reason: 'string',
  order_id: 'number',
  order_number: 'string',
  warehouse_id: 'number',
  warehouse_code: 'string',
  warehouse_name_pl: 'string',
  warehouse_name_en: 'string',
  customer_id: 'number',
  customer_name: 'string',
  company_id: 'number',
  company: 'string',
  email: 'string',
} as const;

it('the rows that raw SQL returns about returns are as they are declared', async () => {
  const { db } = database;
  const shop = await createOrderShop(db);
  const customer = await addCustomer(db);
  const orderId = await deliveredOrder(shop, customer, [{ partId: await shop.newPart(2), quantity: 2 }]);
  await requestReturn(shop.deps, requesterOf(customer), returnRequest(orderId, [[1, 1]]));

  const query = { branches: 'all', states: ['requested'], before: undefined, limit: 5 } as const;
  const page = await findReturnPage(db, query);
  expectColumns(page, { ...listed, pieces: 'number' });
  const found = await findReturnWithOrder(db, page[0]?.id ?? 0, 'all');
  expectColumns(found ? [found] : [], listed);
});
