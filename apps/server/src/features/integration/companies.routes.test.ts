import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSessions } from '../../../test/customer-session.ts';
import { addTestKey, integrationCaller, type KeyHeaders } from '../../../test/integration-app.ts';
import { addCustomer, addPriceList } from '../../../test/shop-fixture.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let shop: TestApp;
let call: ReturnType<typeof integrationCaller>;
let key: KeyHeaders;

beforeAll(async () => {
  shop = await createTestApp();
  call = integrationCaller(shop);
  key = await addTestKey(shop);
  await addPriceList(shop.database.db);
});
afterAll(() => shop.close());

const put = (externalId: string, body: object) => call('putCompany', key, { params: { externalId }, body });
const read = async (externalId: string) => (await call('company', key, { params: { externalId } })).json;

it('a company is added, and then changed in what is named', async () => {
  const terms = { discountTable: 'A', creditLimit: 5000.5, paymentDays: 21, homeBranch: 'WAW' };
  const added = await put('K-1', { name: 'Auto Nowak', vatNumber: '5260250274', ...terms });
  expect([added.status, added.json]).toMatchObject([
    200,
    {
      externalId: 'K-1',
      name: 'Auto Nowak',
      standing: 'approved',
      isBlocked: false,
      creditUsed: 0,
      ...terms,
    },
  ]);
  const changed = await put('K-1', { creditLimit: 100, discountTable: null });
  expect(changed.json).toEqual({ ...(added.json as object), creditLimit: 100, discountTable: null });
  expect(await read('K-1')).toEqual(changed.json);
  const { rows } = await shop.database.pool.query(
    `select staff_name, action, before, after from audit_entry where record_type = 'company' order by id desc limit 1`,
  );
  expect(rows).toMatchObject([
    {
      staff_name: 'ERP',
      action: 'customer.change',
      before: { creditLimit: 5000.5, discountTable: 'A' },
      after: { creditLimit: 100, discountTable: null },
    },
  ]);
});

it('a company that has registered itself is recognised by its VAT number', async () => {
  const { customerId } = await addCustomer(shop.database.db);
  const { rows } = await shop.database.pool.query<{ id: number }>(
    `update company set vat_number = '701-000-00-28', vat_key = vat_key_of('701-000-00-28')
     where id = (select company_id from customer where id = $1) returning id`,
    [customerId],
  );
  expect((await put('K-2', { vatNumber: 'PL7010000028', creditLimit: 10 })).json).toMatchObject({
    id: rows[0]?.id,
    externalId: 'K-2',
    creditLimit: 10,
  });
});

it('who is blocked is logged out everywhere', async () => {
  const { customerId } = await addCustomer(shop.database.db);
  await shop.database.pool.query(
    `update company set external_id = 'K-3' where id = (select company_id from customer where id = $1)`,
    [customerId],
  );
  const [headers] = await startSessions(shop.database.db, [customerId]);
  const ask = async () =>
    (await shop.call({ url: '/api/level4Customer/AccountingOrders', headers: { ...headers } })).status;
  expect(await ask()).toBe(200);
  expect((await put('K-3', { isBlocked: true })).json).toMatchObject({
    isBlocked: true,
    standing: 'blocked',
  });
  expect(await ask()).toBe(401);
  expect((await put('K-3', { isBlocked: false })).json).toMatchObject({ standing: 'approved' });
});

it.each([
  ['K-8', {}, 'name'],
  ['K-1', { discountTable: 'NONE' }, 'discountTable'],
  ['K-1', { homeBranch: 'NONE' }, 'homeBranch'],
  ['K-1', { vatNumber: '5260250275' }, 'vatNumber'],
  ['K-1', { creditLimit: 0.001 }, 'creditLimit'],
  ['K-9', { name: 'Another', vatNumber: '526-025-02-74' }, 'vatNumber'],
])('%s with %o is refused and changes nothing', async (externalId, wrong, field) => {
  const before = await read(externalId);
  const answer = await put(externalId, wrong);
  expect([answer.status, Object.keys((answer.json as { errors: object }).errors)]).toEqual([400, [field]]);
  const after = await read(externalId);
  expect(after).toEqual(externalId === 'K-1' ? before : expect.objectContaining({ status: 404 }));
});
