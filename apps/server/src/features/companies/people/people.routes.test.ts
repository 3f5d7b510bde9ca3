import type { CompanySummary, CustomerSession } from '@partsboard/contract/backoffice/companies';
import { afterAll, describe, expect, it } from 'vitest';
import { ADMINISTRATOR, codeOf } from '../../../../test/backoffice-app.ts';
import { createCompanyShop } from '../../../../test/company-fixture.ts';
import { startSessions } from '../../../../test/customer-session.ts';
import { addStock } from '../../../../test/shop-fixture.ts';
import type { TestAnswer } from '../../../../test/test-app.ts';

const { app, orders, manager, desk, rows, newCompany, read, mailsTo, lastAudit } = await createCompanyShop();
afterAll(() => app.close());

const items = ({ status, text, json }: TestAnswer): CompanySummary[] => {
  expect(status, text).toBe(200);
  return (json as { items: CompanySummary[] }).items;
};

const list = async (query: Record<string, unknown>) =>
  items(await app.ask('companies', desk, { query })).map(({ id }) => id);

describe('sessions of a customer', () => {
  it('are shown and ended, one or all, and a block ends them and lets nobody in', async () => {
    const { id, customer } = await newCompany();
    const ids = [customer.customerId];
    const [one] = await startSessions(app.database.db, ids);
    const [two] = await startSessions(app.database.db, ids);
    const statusOf = async (headers: Record<string, string> = {}) =>
      (await app.call({ url: '/api/Customer/get', headers })).status;
    const sessions = async () =>
      ((await app.ask('companySessions', desk, { params: { id } })).json as { items: CustomerSession[] })
        .items;
    expect(await sessions()).toMatchObject([{ personId: ids[0] }, { personId: ids[0] }]);
    const foreign = (await newCompany()).id;
    const [first] = await sessions();
    const end = (company: number, sessionId: string | null) =>
      app.ask('endCompanySessions', manager, { params: { id: company }, body: { sessionId } });
    expect((await end(foreign, first?.id ?? '')).status).toBe(404);
    expect((await end(id, first?.id ?? '')).status).toBe(200);
    expect((await Promise.all([statusOf(one), statusOf(two)])).sort()).toEqual([200, 401]);
    const { version } = await read(id);
    const blocked = await app.ask('blockCompany', manager, { params: { id }, body: { version } });
    expect(blocked.json).toMatchObject({ standing: 'blocked' });
    expect(await Promise.all([statusOf(one), statusOf(two)])).toEqual([401, 401]);
    expect(await sessions()).toEqual([]);
    const twice = await app.ask('blockCompany', manager, { params: { id }, body: { version: version + 1 } });
    expect(codeOf(twice)).toBe('conflict');
    const open = await app.ask('unblockCompany', manager, { params: { id }, body: { version: version + 1 } });
    expect(open.json).toMatchObject({ standing: 'approved' });
  });

  it('begin again after a block is taken back, and not before', async () => {
    const email = 'demo@partsboard.example';
    const [row] = await rows('select company_id from customer where email = $1', [email]);
    const id = Number(row?.['company_id']);
    const { version } = await read(id);
    await app.ask('blockCompany', manager, { params: { id }, body: { version } });
    await expect(app.logIn(email)).rejects.toThrow(/account-closed.*This login is closed/);
    await app.ask('unblockCompany', manager, { params: { id }, body: { version: version + 1 } });
    await expect(app.logIn(email)).resolves.toHaveProperty('authorization');
  });

  it('a password is reset by a link in a mail', async () => {
    const { customer, id } = await newCompany();
    const answer = await app.ask('resetPersonPassword', manager, { params: { id: customer.customerId } });
    expect(answer.status, answer.text).toBe(200);
    expect(await mailsTo(customer)).toMatchObject([{ kind: 'password-recovery' }]);
    expect(await lastAudit(id)).toMatchObject({ action: 'customer.reset-password' });
  });
});

describe('somebody who is added to a customer', () => {
  const person = {
    firstName: 'Ewa',
    lastName: 'Zima',
    email: 'ewa@workshop.example',
    phone: '',
    language: 'pl',
  };

  it('is invited by mail, chooses a password and orders on the company’s terms', async () => {
    const { id } = await newCompany({ discount_table: 'A' });
    const invite = (body: object) => app.ask('invitePerson', manager, { params: { id }, body });
    const answer = await invite(person);
    expect(answer.json, answer.text).toMatchObject({
      people: [{}, { firstName: 'Ewa', email: person.email }],
    });
    expect(
      await rows(`select discount_table, access from customer where email = $1`, [person.email]),
    ).toEqual([{ discount_table: 'A', access: 'open' }]);
    const [mail] = await rows('select kind, plain_text from mail_outbox where recipient = $1', [
      person.email,
    ]);
    expect(mail).toMatchObject({ kind: 'invitation' });
    const link = new URL(/https?:\S+confirm\S+/.exec(String(mail?.['plain_text']))?.[0] ?? '');
    const password = Buffer.from('partsboard').toString('base64');
    const chosen = await app.call({
      method: 'POST',
      url: '/api/Customer/PasswordRecoveryConfirm',
      payload: {
        email: person.email,
        token: link.searchParams.get('token'),
        NewPassword: password,
        ConfirmNewPassword: password,
      },
    });
    expect(chosen.status, chosen.text).toBe(200);
    await expect(app.logIn(person.email)).resolves.toHaveProperty('authorization');
    expect(JSON.stringify(await lastAudit(id))).toContain('customer.invite-person');
    expect((await invite(person)).json).toHaveProperty(['errors', 'email']);
  });

  it('is not added to a blocked one, nor by whom may only look', async () => {
    const { id } = await newCompany({ is_blocked: true });
    const body = { ...person, email: 'other-ewa@workshop.example' };
    expect(codeOf(await app.ask('invitePerson', manager, { params: { id }, body }))).toBe('conflict');
    expect((await app.ask('invitePerson', desk, { params: { id }, body })).status).toBe(403);
  });
});

describe('somebody’s data', () => {
  it('is exported whole, without the password, and the export is written down', async () => {
    const { id, customer } = await newCompany();
    const partId = await orders.newPart(5);
    const orderId = await orders.order(customer, [{ partId, quantity: 1 }]);
    await rows(
      `with made as (
         insert into order_return (order_id, warehouse_id, number, reason, comment, request_key)
         select id, warehouse_id, number || '-R1', 'other', 'Za długa śruba', 'x' from customer_order where id = $1
         returning id
       ), photo as (
         insert into order_return_photo (return_id, position, content_type, content)
         select id, 1, 'image/png', 'abc' from made
       )
       insert into order_return_line (return_id, line, quantity) select id, 1, 1 from made`,
      [orderId],
    );
    await rows(
      `insert into order_activity (order_id, kind, staff_name, data) values ($1, 'note', 'Jan', '{"text": "Dzwonić po 15"}')`,
      [orderId],
    );
    await rows(
      `insert into shipment (order_id, packed_by, carrier, tracking_number, parcels) values ($1, 'Jan', 'dpd', '0012', 1)`,
      [orderId],
    );
    const resetPassword = { params: { id: customer.customerId } };
    expect((await app.ask('resetPersonPassword', manager, resetPassword)).status).toBe(200);
    const administrator = await app.startSession(ADMINISTRATOR);
    const answer = await app.ask('personData', administrator, { params: { id: customer.customerId } });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json).toMatchObject({
      person: { id: customer.customerId, first_name: 'Anna' },
      company: { id },
      addresses: [{ id: customer.addressId }],
      orders: [
        {
          lines: [{ part_id: partId, quantity: 1 }],
          shipments: [{ tracking_number: '0012' }],
          returns: [
            {
              comment: 'Za długa śruba',
              lines: [{ line: 1, quantity: 1 }],
              photos: [{ contentType: 'image/png', bytes: 3 }],
            },
          ],
        },
      ],
      mails: expect.arrayContaining([
        expect.objectContaining({ kind: 'password-recovery', text: null }),
      ]) as unknown,
    });
    expect(answer.text).toContain('Dzwonić po 15');
    expect(answer.text).not.toContain('password_hash');
    expect(answer.text).not.toContain('token=');
    expect(await lastAudit(id)).toMatchObject({ action: 'customer.export-data' });
  });

  it('is erased after a typed confirmation once nothing is open; orders stay', async () => {
    const administrator = await app.startSession(ADMINISTRATOR);
    const { id, customer } = await newCompany({
      name: 'Znikająca',
      vat_number: '8567346215',
      vat_key: 'PL8567346215',
    });
    const { customerId } = customer;
    const partId = await orders.newPart(5);
    const orderId = await orders.order(customer, [{ partId, quantity: 1 }]);
    const [headers] = await startSessions(app.database.db, [customerId]);
    const email = (await read(id)).people[0]?.email ?? '';
    const erase = (confirmation: string) =>
      app.ask('erasePerson', administrator, { params: { id: customerId }, body: { confirmation } });
    expect((await erase('other@workshop.example')).json).toHaveProperty(['errors', 'confirmation']);
    expect(codeOf(await erase(email))).toBe('conflict');
    await app.database.pool.query(
      `update customer_order set order_status = 'Complete', shipping_status = 'Delivered', payment_status = 'Paid'
       where id = $1`,
      [orderId],
    );
    await rows(`insert into order_note (order_id, note) values ($1, 'Dla Anny')`, [orderId]);
    const [{ id: returnId } = {}] = await rows(
      `insert into order_return (order_id, warehouse_id, number, state, reason, comment, request_key)
       select id, warehouse_id, number || '-R1', 'refused', 'other', 'Anna Nowak', 'x' from customer_order where id = $1
       returning id`,
      [orderId],
    );
    await rows(`insert into order_return_photo values ($1, 1, 'image/png', 'x')`, [returnId]);
    await rows(
      `insert into order_activity (order_id, kind, staff_name, data) values ($1, 'note', 'Piotr', '{"text": "Anna", "lines": []}')`,
      [orderId],
    );
    const answer = await erase(email.toUpperCase());
    expect(answer.json, answer.text).toMatchObject({
      standing: 'erased',
      name: '',
      vatNumber: '',
      addresses: [],
      people: [{ firstName: '', lastName: '', phone: '', isErased: true }],
    });
    expect((await app.call({ url: '/api/Customer/get', headers: { ...headers } })).status).toBe(401);
    for (const [table, column] of [
      ['address', 'customer_id'],
      ['session', 'customer_id'],
      ['cart_line', 'customer_id'],
      ['shopping_list', 'customer_id'],
    ] as const) {
      expect(await rows(`select 1 from ${table} where ${column} = $1`, [customerId]), table).toEqual([]);
    }
    expect(await rows('select 1 from mail_outbox where recipient = $1', [email])).toEqual([]);
    expect(await rows('select 1 from mail_outbox where order_id = $1', [orderId])).toEqual([]);
    expect(await rows('select 1 from order_note where order_id = $1', [orderId])).toEqual([]);
    expect(await rows('select comment from order_return where order_id = $1', [orderId])).toEqual([
      { comment: '' },
    ]);
    expect(await rows('select 1 from order_return_photo where return_id = $1', [returnId])).toEqual([]);
    expect(
      await rows(`select data from order_activity where order_id = $1 and kind = 'note'`, [orderId]),
    ).toEqual([{ data: { lines: [] } }]);
    expect(
      await rows('select billing_address, company_id from customer_order where id = $1', [orderId]),
    ).toEqual([
      { billing_address: expect.objectContaining({ LastName: 'Nowak' }) as unknown, company_id: id },
    ]);
    expect(JSON.stringify(await lastAudit(id))).not.toMatch(/Nowak|Znikaj|workshop/);
    expect((await erase(email)).status).toBe(404);
    // The VAT number is free for a new registration.
    expect(await rows(`select 1 from company where vat_key = 'PL8567346215'`)).toEqual([]);
    expect(await list({ search: 'Znikająca' })).toEqual([]);
    expect(await list({ standings: 'erased' })).toContain(id);
  });
});

describe('a price', () => {
  it('is explained by the steps that the shop computes it with', async () => {
    const { id, customer } = await newCompany({ discount_table: 'A' });
    const partId = await orders.newPart(5);
    await addStock(app.database.db, partId, 1, 1);
    await app.database.pool.query(
      `update part set discount_group_id = (select id from discount_group where code = 'G1') where id = $1`,
      [partId],
    );
    const [part] = await rows('select number from part where id = $1', [partId]);
    const answer = await app.ask('explainPrice', desk, {
      params: { id },
      query: { number: part?.['number'], quantity: 3 },
    });
    expect(answer.status, answer.text).toBe(200);
    const [explained] = (answer.json as { items: Record<string, unknown>[] }).items;
    expect(explained).toMatchObject({
      partId,
      hasPrice: true,
      listNet: 50,
      discountGroup: { code: 'G1', name: 'Grupa 1' },
      discountTable: { code: 'A' },
      discountPercent: 10,
      exactDiscount: 5,
      discount: 5,
      net: 45,
      vatPercent: 23,
      exactVat: 10.35,
      vat: 10.35,
      gross: 55.35,
      lineGross: 166.05,
    });
    const [headers] = await startSessions(app.database.db, [customer.customerId]);
    const stock = await app.call({
      method: 'POST',
      url: '/api/level4/ProductStockList',
      headers: { ...headers },
      payload: { ProductIds: [partId] },
    });
    expect(stock.json).toMatchObject([{ Price: explained?.['gross'], PriceNetto: explained?.['net'] }]);
    const unknown = await app.ask('explainPrice', desk, { params: { id }, query: { number: '99 99 99' } });
    expect(unknown.status).toBe(404);
  });
});
