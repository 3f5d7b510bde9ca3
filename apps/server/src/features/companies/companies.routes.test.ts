import type { AuditEntry } from '@partsboard/contract/backoffice/audit';
import type { Company, CompanySummary } from '@partsboard/contract/backoffice/companies';
import { afterAll, describe, expect, it } from 'vitest';
import { ACCOUNTANT, ADMINISTRATOR, codeOf, ORDER_DESK } from '../../../test/backoffice-app.ts';
import { createCompanyShop } from '../../../test/company-fixture.ts';
import { startSessions } from '../../../test/customer-session.ts';
import { ON_CREDIT } from '../../../test/order-fixture.ts';
import type { TestAnswer } from '../../../test/test-app.ts';
import { writeAudit } from '../audit/audit.service.ts';

const { app, orders, manager, desk, rows, newCompany, read, mailsTo, lastAudit } = await createCompanyShop();
afterAll(() => app.close());

const items = ({ status, text, json }: TestAnswer): CompanySummary[] => {
  expect(status, text).toBe(200);
  return (json as { items: CompanySummary[] }).items;
};

const list = async (query: Record<string, unknown>) =>
  items(await app.ask('companies', desk, { query })).map(({ id }) => id);

describe('the list of customers', () => {
  it('is searched by name, VAT number, person, email and number elsewhere', async () => {
    const { id, customer } = await newCompany({
      name: 'Żółw i Synowie',
      vat_key: 'PL7792125257',
      external_id: 'ERP-77',
    });
    await app.database.pool.query(`update customer set last_name = 'Ćmielewski', email = $2 where id = $1`, [
      customer.customerId,
      'biuro@zolw-zam.example',
    ]);
    for (const search of ['żółw', 'SYNOWIE żó', '779-212', 'pl 779212', 'ćmiel', 'biuro@zolw', 'ERP-7']) {
      expect(await list({ search }), search).toEqual([id]);
    }
    expect(await list({ search: 'zolwzzz' })).toEqual([]);
  });

  it('is filtered by standing, branch and discount table, several standings at once', async () => {
    const pending = (await newCompany({ approval: 'pending', home_branch_id: orders.branch })).id;
    const blocked = (await newCompany({ is_blocked: true, home_branch_id: orders.branch })).id;
    const discounted = (await newCompany({ discount_table: 'A', home_branch_id: orders.branch })).id;
    const branchId = orders.branch;
    expect(await list({ branchId, standings: 'pending' })).toEqual([pending]);
    expect((await list({ branchId, standings: 'pending,blocked' })).sort()).toEqual(
      [pending, blocked].sort(),
    );
    expect(await list({ branchId, discountTable: 'A' })).toEqual([discounted]);
    expect(await list({ branchId })).toHaveLength(3);
  });

  it('shows who should have paid already, and how much', async () => {
    const { id, customer } = await newCompany();
    const partId = await orders.newPart(5);
    const orderId = await orders.order(customer, [{ partId, quantity: 1 }], ON_CREDIT);
    expect(await list({ isOverdue: true })).not.toContain(id);
    await app.database.pool.query(`update customer_order set payment_due = current_date - 3 where id = $1`, [
      orderId,
    ]);
    const answer = await app.ask('companies', desk, { query: { isOverdue: true } });
    const company = items(answer).find((each) => each.id === id);
    expect(company?.overdue).toBe(company?.creditUsed);
    expect(company?.overdue).toBeGreaterThan(0);
    const detail = (await app.ask('company', manager, { params: { id } })).json as Company;
    expect(detail.owed).toMatchObject([{ id: orderId, isOverdue: true, amount: company?.overdue }]);
    expect(detail.spending).toHaveLength(12);
    expect(detail.spending.at(-1)?.total).toBe(company?.overdue);
  });

  it('names no order of another branch to who works elsewhere; what is owed stays whole', async () => {
    const { id, customer } = await newCompany();
    const partId = await orders.newPart(5);
    const orderId = await orders.order(customer, [{ partId, quantity: 1 }], ON_CREDIT);
    expect((await app.ask('order', desk, { params: { id: orderId } })).status).toBe(404);
    const seen = await read(id);
    expect(seen.owed).toEqual([]);
    expect(seen.creditUsed).toBeGreaterThan(0);
    await app.database.pool.query(
      `update customer_order set warehouse_id =
         (select warehouse_id from staff_member_branch where staff_id = $2 limit 1) where id = $1`,
      [orderId, await app.staffId(ORDER_DESK)],
    );
    expect((await read(id)).owed).toMatchObject([{ id: orderId, amount: seen.creditUsed }]);
  });

  it('is sorted each way, and its pages follow each other without a gap', async () => {
    const names = ['Ćma', 'Łoś', 'Lis', 'Cebula', 'Żuk', 'żaba', 'Zięba', 'zięba'];
    for (const [index, name] of names.entries()) {
      await newCompany({ name, home_branch_id: orders.central, credit_limit: 1000 + (index % 3) });
    }
    for (const sort of ['name', 'newest', 'oldest', 'credit']) {
      const query = { branchId: orders.central, sort };
      const all = items(await app.ask('companies', desk, { query })).map(({ name }) => name);
      if (sort === 'name')
        expect(all).toEqual(['Cebula', 'Ćma', 'Lis', 'Łoś', 'zięba', 'Zięba', 'żaba', 'Żuk']);
      if (sort === 'newest') expect(all).toEqual([...names].reverse());
      const paged: string[] = [];
      let cursor: string | null | undefined;
      while (cursor !== null) {
        const answer = await app.ask('companies', desk, { query: { ...query, limit: 3, cursor } });
        paged.push(...items(answer).map(({ name }) => name));
        cursor = (answer.json as { nextCursor: string | null }).nextCursor;
      }
      expect(paged, sort).toEqual(all);
    }
  });

  it('is exported as it is filtered, without formulas, by who may take it out of the house', async () => {
    await newCompany({ name: '=1+1', external_id: 'CSV-1' });
    const query = { search: 'CSV-1' };
    const { text } = await app.ask('companyExport', await app.startSession(ACCOUNTANT), { query });
    expect(text.split('\r\n')[0]).toContain('Name;VAT number;Status');
    expect(text).toContain(`"'=1+1";`);
    for (const headers of [desk, manager])
      expect(codeOf(await app.ask('companyExport', headers, { query }))).toBe('forbidden');
    expect(text.trim().split('\r\n')).toHaveLength(2);
  });
});

describe('a change of a customer', () => {
  it('is made with the version that was seen, and told to whoever comes second', async () => {
    const { id } = await newCompany({ name: 'Stara', vat_number: 'DE123456789' });
    const { version } = await read(id);
    const body = {
      version,
      name: 'Nowa',
      vatNumber: 'DE123456789',
      externalId: null,
      homeBranchId: orders.branch,
    };
    const first = await app.ask('changeCompany', manager, { params: { id }, body });
    expect(first.json).toMatchObject({ name: 'Nowa', branch: { id: orders.branch }, version: version + 1 });
    const second = await app.ask('changeCompany', manager, {
      params: { id },
      body: { ...body, name: 'Inna' },
    });
    expect([second.status, codeOf(second)]).toEqual([409, 'conflict']);
    expect(second.text).toContain('Katarzyna');
    expect(await lastAudit(id)).toMatchObject({
      action: 'customer.change',
      before: { name: 'Stara' },
      after: { name: 'Nowa' },
    });
  });

  it('is not mistaken for what was done for a person with the same number', async () => {
    const { id } = await newCompany();
    const { version } = await read(id);
    const block = () => app.ask('blockCompany', manager, { params: { id }, body: { version } });
    expect((await block()).status).toBe(200);
    await writeAudit(
      app.database.db,
      { staffId: null, staffName: 'Somebody else', address: null, requestId: null, customerId: id },
      { action: 'customer.act-for', record: { type: 'customer', id, name: '' } },
    );
    expect((await block()).text).toContain('Katarzyna');
    const admin = await app.startSession(ADMINISTRATOR);
    const actionsOn = async (recordType: string) => {
      const answer = await app.ask('auditEntries', admin, { query: { recordType, recordId: String(id) } });
      return (answer.json as { items: AuditEntry[] }).items.map(({ action }) => action);
    };
    expect(await actionsOn('company')).toEqual(['customer.block']);
    expect(await actionsOn('customer')).toEqual(['customer.act-for']);
  });

  it('keeps VAT numbers right and unique, and numbers elsewhere unique', async () => {
    await newCompany({ vat_number: '5252242171', vat_key: 'PL5252242171', external_id: 'ERP-1' });
    const { id } = await newCompany({ name: 'Kret' });
    const send = async (vatNumber: string, externalId: string | null) => {
      const { version } = await read(id);
      const body = { version, name: 'Kret', vatNumber, externalId, homeBranchId: null };
      return app.ask('changeCompany', manager, { params: { id }, body });
    };
    for (const [vatNumber, externalId, field] of [
      ['1234567890', null, 'vatNumber'],
      ['PL 525-224-21-71', null, 'vatNumber'],
      ['', 'ERP-1', 'externalId'],
    ] as const) {
      const answer = await send(vatNumber, externalId);
      expect(answer.status, answer.text).toBe(400);
      expect(answer.json).toHaveProperty(['errors', field]);
    }
    expect((await send('521-030-28-04', 'ERP-2')).json).toMatchObject({ vatNumber: '521-030-28-04' });
  });

  it('of the discount table counts with the next call, and a table that does not exist is none', async () => {
    const { id, customer } = await newCompany();
    const { version } = await read(id);
    const unknown = await app.ask('changeCompanyDiscountTable', manager, {
      params: { id },
      body: { version, discountTable: 'typo' },
    });
    expect(unknown.json).toHaveProperty(['errors', 'discountTable']);
    const answer = await app.ask('changeCompanyDiscountTable', manager, {
      params: { id },
      body: { version, discountTable: 'A' },
    });
    expect(answer.json).toMatchObject({ discountTable: { code: 'A' } });
    expect(await rows('select discount_table from customer where id = $1', [customer.customerId])).toEqual([
      { discount_table: 'A' },
    ]);
  });

  it('of the credit limit has a history', async () => {
    const { id } = await newCompany({ credit_limit: 0 });
    const accountant = await app.startSession(ACCOUNTANT);
    const { version } = await read(id);
    const change = (creditLimit: number, seen: number) =>
      app.ask('changeCompanyCredit', accountant, {
        params: { id },
        body: { version: seen, creditLimit, paymentDays: 30 },
      });
    await change(1500.5, version);
    const answer = await change(2000, version + 1);
    expect(answer.json).toMatchObject({
      creditLimit: 2000,
      paymentDays: 30,
      creditChanges: [
        { before: 1500.5, after: 2000 },
        { before: 0, after: 1500.5 },
      ],
    });
  });
});

describe('a registration that waits', () => {
  const approval = { discountTable: 'A', creditLimit: 500, paymentDays: 21 };

  it('is approved with terms, told by mail, and approved once', async () => {
    const { id, customer } = await newCompany({ approval: 'pending' });
    const { version } = await read(id);
    const body = { version, ...approval, homeBranchId: orders.branch };
    const answer = await app.ask('approveCompany', manager, { params: { id }, body });
    expect(answer.json).toMatchObject({
      standing: 'approved',
      discountTable: { code: 'A' },
      creditLimit: 500,
      branch: { id: orders.branch },
    });
    expect(await lastAudit(id)).toMatchObject({
      action: 'customer.approve',
      before: { standing: 'pending' },
      after: { standing: 'approved', discountTable: 'A', creditLimit: 500 },
    });
    expect(await mailsTo(customer)).toMatchObject([
      { kind: 'registration-approved', subject: 'Twoje konto w sklepie Partsboard zostało zatwierdzone' },
    ]);
    const again = await app.ask('approveCompany', manager, {
      params: { id },
      body: { ...body, version: version + 1 },
    });
    expect(codeOf(again)).toBe('conflict');
    expect(await mailsTo(customer)).toHaveLength(1);
  });

  it('is given discounts and credit only by who may change them', async () => {
    await app.database.pool.query(
      `with made as (
         insert into staff_role (name_pl, name_en) values ('Rejestracje', 'Registrations') returning id
       ), allowed as (
         insert into staff_role_permission
         select id, unnest(array['customers.read', 'customers.approve']) from made
       ), person as (
         insert into staff_member (email, name, password_hash) values ('clerk@partsboard.example', 'Ola', '') returning id
       )
       insert into staff_member_role select person.id, made.id from person, made`,
    );
    const clerk = await app.startSession('clerk@partsboard.example');
    const { id } = await newCompany({ approval: 'pending' });
    const { version } = await read(id);
    const send = (terms: object) =>
      app.ask('approveCompany', clerk, {
        params: { id },
        body: { version, ...approval, homeBranchId: null, ...terms },
      });
    expect(codeOf(await send({ creditLimit: 0 }))).toBe('forbidden');
    expect(codeOf(await send({ discountTable: null }))).toBe('forbidden');
    expect((await send({ discountTable: null, creditLimit: 0 })).status).toBe(200);
  });

  it('is refused with a reason, which ends the login, and can be approved later', async () => {
    const { id, customer } = await newCompany({ approval: 'pending' });
    const [headers] = await startSessions(app.database.db, [customer.customerId]);
    const { version } = await read(id);
    const refuse = (reason: string) =>
      app.ask('refuseCompany', manager, { params: { id }, body: { version, reason } });
    for (const blank of ['', ' \n']) expect((await refuse(blank)).status).toBe(400);
    const answer = await refuse('Tylko warsztaty.');
    expect(answer.json).toMatchObject({ standing: 'refused', refusalReason: 'Tylko warsztaty.' });
    expect((await app.call({ url: '/api/Customer/get', headers: { ...headers } })).status).toBe(401);
    const [mail] = await mailsTo(customer);
    expect(mail?.['kind']).toBe('registration-refused');
    expect(mail?.['plain_text']).toContain('Tylko warsztaty.');
    const approved = await app.ask('approveCompany', manager, {
      params: { id },
      body: { version: version + 1, ...approval, homeBranchId: null },
    });
    expect(approved.json).toMatchObject({ standing: 'approved', refusalReason: '' });
  });
});
