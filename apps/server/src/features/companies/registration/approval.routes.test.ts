import type { RouteContract } from '@partsboard/contract/route';
import { routeUrl } from '@partsboard/contract/route';
import { routes } from '@partsboard/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMINISTRATOR, codeOf } from '../../../../test/backoffice-app.ts';
import { createCompanyShop } from '../../../../test/company-fixture.ts';
import { startSessions } from '../../../../test/customer-session.ts';
import { registration } from '../../../../test/registration.ts';
import { sampleOf } from '../../../../test/sample-input.ts';
import { base64 } from '../../../../test/test-app.ts';

const { app, orders, manager, rows, newCompany, read } = await createCompanyShop();
afterAll(() => app.close());

const register = (email: string, changes: Record<string, unknown> = {}) =>
  app.call({ method: 'POST', url: '/api/Customer/register', payload: registration(email, changes) });

const personOf = async (email: string) =>
  (
    await rows(
      `select c.id, c.company_id, c.access, k.standing, k.store_id from customer as c
       join company as k on k.id = c.company_id where lower(c.email) = $1`,
      [email],
    )
  )[0];

const kindsOfMails = async (recipient: string) =>
  (await rows('select kind from mail_outbox where recipient = $1 order by id', [recipient])).map(
    ({ kind }) => kind,
  );

describe('registration in a store that approves by staff', () => {
  beforeAll(async () => {
    const administrator = await app.startSession(ADMINISTRATOR);
    const stores = await app.ask('storeRegistrations', administrator);
    expect(stores.json).toMatchObject({
      items: [{ id: 1, registration: 'at-once' }, { registration: 'at-once' }],
    });
    const answer = await app.ask('changeStoreRegistration', administrator, {
      params: { id: 1 },
      body: { registration: 'by-staff', staffLanguage: 'pl' },
    });
    expect(answer.json).toMatchObject({ id: 1, registration: 'by-staff' });
    expect(
      await rows(`select before, after from audit_entry where action = 'store.change-registration'`),
    ).toEqual([{ before: { registration: 'at-once' }, after: { registration: 'by-staff' } }]);
  });

  it('lets the person in without prices until it is approved, and tells person and store', async () => {
    const email = 'czeka@warsztat.example';
    expect((await register(email, { Company: 'Czekający', VatNumber: '7792125257' })).status).toBe(200);
    const person = await personOf(email);
    expect(person).toMatchObject({ access: 'pending', standing: 'pending', store_id: 1 });
    expect(await kindsOfMails(email)).toEqual(['registration-received']);
    expect(await kindsOfMails('sklep@partsboard.example')).toEqual(['registration-to-approve']);
    const login = await app.call({
      method: 'POST',
      url: '/api/user/login',
      payload: { email, password: base64('zażółć1') },
    });
    const headers = { authorization: `Bearer ${login.text}` };
    const customer = () => app.call({ url: '/api/Customer/get', headers });
    expect((await customer()).json).toMatchObject({ AwaitsApproval: true });
    const id = Number(person?.['company_id']);
    const { version } = await read(id);
    await app.ask('approveCompany', manager, {
      params: { id },
      body: { version, discountTable: 'A', creditLimit: 0, paymentDays: 14, homeBranchId: orders.branch },
    });
    expect((await customer()).json).toMatchObject({ AwaitsApproval: false });
    expect(await kindsOfMails(email)).toEqual(['registration-received', 'registration-approved']);
  });

  it('is at once in a store that does not', async () => {
    const [other] = await rows('select id from store where id <> 1');
    const answer = await app.call({
      method: 'POST',
      url: '/api/Customer/register',
      headers: { storeid: String(other?.['id']) },
      payload: registration('odrazu@warsztat.example'),
    });
    expect(answer.status, answer.text).toBe(200);
    expect(await personOf('odrazu@warsztat.example')).toMatchObject({ access: 'open' });
    expect(await kindsOfMails('odrazu@warsztat.example')).toEqual(['welcome']);
  });
});

describe('a VAT number', () => {
  it('that a company has, however it is written, is refused with a way out and without a name', async () => {
    await newCompany({ name: 'Tajna Spółka', vat_key: 'PL5252242171' });
    for (const VatNumber of ['5252242171', 'PL 525-224-21-71', 'pl5252242171']) {
      const answer = await register('drugi@warsztat.example', { VatNumber });
      expect([answer.status, codeOf(answer)]).toEqual([409, 'company-registered']);
      expect(answer.text).toContain('Your company is already registered.');
      expect(answer.text).toContain('sklep@partsboard.example');
      expect(answer.text).not.toMatch(/Tajna|workshop\.example/);
    }
    expect(await personOf('drugi@warsztat.example')).toBeUndefined();
  });

  it('is given to one of many who register with it at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        register(`naraz${index}@warsztat.example`, { VatNumber: '676-010-25-48' }),
      ),
    );
    const codes = answers.map(({ status }) => status).sort();
    expect(codes).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await rows(`select 1 from customer where email like 'naraz%'`)).toHaveLength(1);
  });

  it('cannot be taken from another company in the own profile', async () => {
    await newCompany({ vat_key: 'PL8567346215' });
    const { customer } = await newCompany();
    const [headers] = await startSessions(app.database.db, [customer.customerId]);
    const answer = await app.call({
      method: 'POST',
      url: '/api/Customer/Update',
      headers: { ...headers },
      payload: { FirstName: 'A', LastName: 'B', VatNumber: '856-734-62-15' },
    });
    expect(answer.status).toBe(400);
    expect(answer.json).toHaveProperty(['errors', 'VatNumber']);
  });
});

describe('a pending customer', () => {
  /** Names under which answers tell amounts. */
  const AMOUNT = /price|total|fee|amount|tax|shipping$|discount|value/i;

  function amountsIn(value: unknown, name = ''): string[] {
    if (Array.isArray(value)) return value.flatMap((each) => amountsIn(each, name));
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).flatMap(([key, inner]) => amountsIn(inner, key));
    return typeof value === 'number' && value > 0 && AMOUNT.test(name) ? [`${name}: ${value}`] : [];
  }

  it('is told no amount by any call, and the calls that tell or change one are closed', async () => {
    const { customer } = await newCompany({ approval: 'pending' });
    const partId = await orders.newPart(5);
    await app.database.pool.query(
      `insert into cart_line (customer_id, part_id, quantity) values ($1, $2, 1)`,
      [customer.customerId, partId],
    );
    const closed: string[] = [];
    for (const [name, route] of Object.entries<RouteContract>(routes)) {
      if (route.access !== 'customer' || name === 'logout') continue;
      const [headers] = await startSessions(app.database.db, [customer.customerId]);
      const answer = await app.call({
        method: route.method,
        url: routeUrl(route, { id: partId }, (sampleOf(route.query) ?? {}) as Record<string, unknown>),
        headers: { ...headers },
        ...(route.body ? { payload: sampleOf(route.body) as object } : {}),
      });
      if (route.needsApproval === true) {
        expect([name, answer.status, codeOf(answer)]).toEqual([name, 403, 'approval-pending']);
        closed.push(name);
      } else expect([name, ...amountsIn(answer.json)]).toEqual([name]);
    }
    expect(closed).toEqual(
      expect.arrayContaining(['addItem', 'productStock', 'productStockList', 'totals', 'confirmCheckout']),
    );
  });

  it('is refused in the order itself, also where the session was read before', async () => {
    const { id, customer } = await newCompany();
    const partId = await orders.newPart(5);
    await expect(orders.order(customer, [{ partId, quantity: 1 }])).resolves.toBeGreaterThan(0);
    await app.database.pool.query(`update company set approval = 'pending' where id = $1`, [id]);
    await expect(orders.order(customer, [{ partId, quantity: 1 }])).rejects.toMatchObject({
      code: 'approval-pending',
    });
    await expect(
      orders.order(customer, [{ partId, quantity: 1 }], { RequestKey: 'key-of-a-pending-one' }),
    ).rejects.toMatchObject({ code: 'approval-pending' });
  });
});
