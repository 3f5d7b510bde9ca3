import { afterAll, beforeAll, expect, it } from 'vitest';
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
  for (const externalId of ['K-1', 'K-2'])
    await call('putCompany', key, { params: { externalId }, body: { name: `Auto ${externalId}` } });
});
afterAll(() => shop.close());

const jan = {
  company: 'K-1',
  email: 'jan@auto.example',
  firstName: 'Jan',
  lastName: 'Kowalski',
  phone: '+48 22 000 00 01',
  language: 'pl',
};

const put = (externalId: string, body: object) => call('putPerson', key, { params: { externalId }, body });
const countMails = async (recipient: string) =>
  (await shop.database.pool.query('select from mail_outbox where recipient = $1', [recipient])).rowCount;

it('a person is added to a company, and then changed, without a second one', async () => {
  const added = await put('P-1', jan);
  expect([added.status, added.json]).toMatchObject([
    200,
    { externalId: 'P-1', email: jan.email, lastName: 'Kowalski', company: { externalId: 'K-1' } },
  ]);
  expect(await countMails(jan.email)).toBe(0);
  const changed = await put('P-1', { ...jan, lastName: 'Nowak', phone: '', language: 'en' });
  expect(changed.json).toEqual({ ...(added.json as object), lastName: 'Nowak', phone: '', language: 'en' });
  expect((await call('person', key, { params: { externalId: 'P-1' } })).json).toEqual(changed.json);
  expect((await call('person', key, { params: { externalId: 'P-9' } })).status).toBe(404);
  const { rows } = await shop.database.pool.query(
    `select staff_name, action from audit_entry where action like 'customer.%-person' order by id`,
  );
  expect(rows).toEqual([
    { staff_name: 'ERP', action: 'customer.invite-person' },
    { staff_name: 'ERP', action: 'customer.change-person' },
  ]);
});

it('somebody who is new is invited by mail where that is wished, and once', async () => {
  const eva = { ...jan, email: 'ewa@auto.example', firstName: 'Ewa', invite: true };
  expect((await put('P-2', eva)).status).toBe(200);
  expect((await put('P-2', eva)).status).toBe(200);
  expect(await countMails(eva.email)).toBe(1);
});

it('somebody who has an account is recognised by the email address, in the own company only', async () => {
  const { customerId } = await addCustomer(shop.database.db);
  const { rows } = await shop.database.pool.query<{ email: string; company_id: number }>(
    'select email, company_id from customer where id = $1',
    [customerId],
  );
  const { email = '', company_id: companyId } = rows[0] ?? {};
  const other = await put('P-3', { ...jan, email });
  expect([other.status, other.json]).toMatchObject([400, { errors: { email: [expect.any(String)] } }]);
  await shop.database.pool.query(`update company set external_id = 'K-3' where id = $1`, [companyId]);
  const known = await put('P-3', { ...jan, company: 'K-3', email: email.toUpperCase() });
  expect([known.status, known.json]).toMatchObject([200, { id: customerId, externalId: 'P-3', email }]);
});

it('the email address of a login and its company stay, whatever another system says', async () => {
  await put('P-4', { ...jan, email: 'anna@auto.example' });
  expect((await put('P-4', { ...jan, email: 'thief@auto.example' })).status).toBe(409);
  expect((await put('P-4', { ...jan, email: 'anna@auto.example', company: 'K-2' })).status).toBe(409);
  expect((await put('P-5', { ...jan, email: 'anna@auto.example' })).status).toBe(400);
  expect((await put('P-5', { ...jan, company: 'K-9' })).json).toHaveProperty('errors.company');
  expect((await call('person', key, { params: { externalId: 'P-4' } })).json).toMatchObject({
    email: 'anna@auto.example',
    company: { externalId: 'K-1' },
  });
});

it('nobody is added to a company that is blocked', async () => {
  await call('putCompany', key, { params: { externalId: 'K-2' }, body: { isBlocked: true } });
  expect((await put('P-6', { ...jan, company: 'K-2', email: 'new@auto.example' })).status).toBe(409);
});
