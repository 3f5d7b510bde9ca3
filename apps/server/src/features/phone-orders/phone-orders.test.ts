import { routeUrl, type RouteContract } from '@partsboard/contract/route';
import { routes, type RouteName } from '@partsboard/contract/routes';
import { staffCalls } from '@partsboard/contract/staff-calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ADMINISTRATOR,
  codeOf,
  createBackofficeApp,
  type BackofficeApp,
} from '../../../test/backoffice-app.ts';
import { startSessions } from '../../../test/customer-session.ts';
import { sampleOf } from '../../../test/sample-input.ts';
import { addCustomer, addPart, addPriceList, type TestCustomer } from '../../../test/shop-fixture.ts';

const MANAGER = 'manager@partsboard.example';
const PART = '34 11 6 000 001';

let app: BackofficeApp;
let customer: TestCustomer;
let partId: number;
let manager: Record<string, string>;

beforeAll(async () => {
  app = await createBackofficeApp();
  await addPriceList(app.database.db);
  partId = await addPart(app.database.db, { number: PART, net: 10_000 });
});
afterAll(() => app.close());
beforeEach(async () => {
  customer = await addCustomer(app.database.db, { creditLimit: 1_000_000 });
  manager = { ...(await app.startSession(MANAGER)) };
});

const begin = async (headers = manager): Promise<string> => {
  const answer = await app.ask('beginPhoneOrder', headers, { body: { customerId: customer.customerId } });
  expect(answer.status, answer.text).toBe(200);
  return (answer.json as { code: string }).code;
};

const take = (code: string) =>
  app.call({ method: 'POST', url: routeUrl(routes.beginStaffSession), payload: { Code: code } });

const shopHeaders = async (headers = manager) => ({
  authorization: `Bearer ${(await take(await begin(headers))).text}`,
});

const callShop = (name: RouteName, headers: Record<string, string>, payload?: object) => {
  const route: RouteContract = routes[name];
  return app.call({
    method: route.method,
    url: routeUrl(route, { id: 1 }),
    headers,
    ...(route.body ? { payload: payload ?? (sampleOf(route.body) as object) } : {}),
  });
};

const audited = async () =>
  (
    await app.database.pool.query<{
      action: string;
      staff_name: string;
      before: object | null;
      after: object | null;
    }>('select action, staff_name, before, after from audit_entry where customer_id = $1 order by id', [
      customer.customerId,
    ])
  ).rows;

const staffSessionId = async (): Promise<string> => {
  const { rows } = await app.database.pool.query<{ id: string }>(
    'select id from staff_session order by created_at desc, id limit 1',
  );
  return rows[0]?.id ?? '';
};

describe('an order by phone', () => {
  it('is placed in the shop as the customer, and remembers who placed it', async () => {
    const headers = await shopHeaders();
    expect((await callShop('actingStaff', headers)).json).toEqual({
      StaffName: 'Katarzyna Lewandowska',
      CustomerName: 'Anna Nowak',
      Company: 'Warsztat Nowak',
    });
    const added = await callShop('addItem', headers, { ProductId: partId, Quantity: 2 });
    expect(added.status, added.text).toBe(200);
    const [own] = await startSessions(app.database.db, [customer.customerId]);
    expect((await app.call({ url: '/api/Level4/Cart', headers: { ...own } })).json).toMatchObject([
      { Quantity: 2 },
    ]);
    const placed = await callShop('confirmCheckout', headers, {
      BillingAddressId: customer.addressId,
      ShippingAddressId: customer.addressId,
      ShippingRateComputationMethodSystemName: 'Shipping.Courier',
      PaymentMethodSystemName: 'Payments.TradeCredit',
      OrderPointId: 1,
      TermsOfServiceOnOrderConfirmPage: true,
    });
    expect(placed.json).toMatchObject({ Success: true });
    const { Id: id, OrderNumber } = (placed.json as { PlacedOrder: { Id: number; OrderNumber: string } })
      .PlacedOrder;
    const order = await app.ask('order', await app.startSession(ADMINISTRATOR), { params: { id } });
    expect(order.json).toMatchObject({
      placedBy: 'Katarzyna Lewandowska',
      customer: { id: customer.customerId },
      language: 'pl',
    });
    const staff_name = 'Katarzyna Lewandowska';
    expect(await audited()).toEqual([
      { action: 'customer.begin-phone-order', staff_name, before: null, after: null },
      {
        action: 'customer.act-for',
        staff_name,
        before: { call: null, parts: { [PART]: 0 } },
        after: { call: 'addItem', parts: { [PART]: 2 } },
      },
      {
        action: 'customer.act-for',
        staff_name,
        before: null,
        after: { call: 'confirmCheckout', order: OrderNumber },
      },
    ]);
  });

  it('tells what was taken from the cart, and of what was refused that it was', async () => {
    const headers = await shopHeaders();
    await callShop('addItem', headers, { ProductId: partId, Quantity: 2 });
    await callShop('updateItem', headers, { ProductId: partId, Quantity: 5 });
    expect((await callShop('confirmCheckout', headers, {})).json).toMatchObject({ Success: false });
    expect((await callShop('updateItem', headers, { ProductId: 99_999, Quantity: 1 })).status).toBe(404);
    await callShop('createShoppingList', headers, { Name: 'Serwis' });
    await callShop('clearCart', headers);
    const entries = (await audited()).slice(1);
    expect(entries.map(({ after }) => after)).toEqual([
      { call: 'addItem', parts: { [PART]: 2 } },
      { call: 'updateItem', parts: { [PART]: 5 } },
      { call: 'confirmCheckout', refused: expect.any(Array) as unknown },
      { call: 'updateItem', refused: 'not-found' },
      { call: 'createShoppingList' },
      { call: 'clearCart', parts: { [PART]: 0 } },
    ]);
    expect(entries.at(-1)?.before).toMatchObject({ parts: { [PART]: 5 } });
  });

  it('is audited by the name of a company and never by that of a person', async () => {
    const names = async () =>
      (
        await app.database.pool.query<{ name: string }>(
          'select distinct record_name as name from audit_entry where customer_id = $1',
          [customer.customerId],
        )
      ).rows.map(({ name }) => name);
    await callShop('clearCart', await shopHeaders());
    expect(await names()).toEqual([`#${customer.customerId}`]);
    customer = await addCustomer(app.database.db);
    await app.database.pool.query(
      `update company set name = 'Auto Kowal', vat_number = '8567346215'
       where id = (select company_id from customer where id = $1)`,
      [customer.customerId],
    );
    await callShop('clearCart', await shopHeaders());
    expect(await names()).toEqual(['Auto Kowal']);
  });

  it('leaves the customer logged in, and is not among the customer’s sessions', async () => {
    const [own = { authorization: '' }] = await startSessions(app.database.db, [customer.customerId]);
    const headers = await shopHeaders();
    expect((await callShop('sessions', own)).json).toHaveLength(1);
    expect((await callShop('logout', headers)).status).toBe(200);
    expect((await callShop('cart', headers)).status).toBe(401);
    expect((await callShop('cart', own)).status).toBe(200);
  });

  const closed = Object.entries(staffCalls).flatMap(([name, call]) =>
    call === 'closed' ? [name as RouteName] : [],
  );

  it.each(closed)('cannot do what is the customer’s own affair: %s', async (name) => {
    const answer = await callShop(name, await shopHeaders());
    expect([answer.status, codeOf(answer)]).toEqual([403, 'not-for-staff']);
  });
});

describe('the code of an order by phone', () => {
  it('works once, and not for long', async () => {
    const code = await begin();
    expect((await take(code)).status).toBe(200);
    expect((await take(code)).status).toBe(404);
    const late = await begin();
    await app.database.pool.query(`update staff_shop_session set created_at = now() - interval '61 seconds'`);
    expect((await take(late)).status).toBe(404);
    expect((await take('a-code-that-nobody-has-made')).status).toBe(404);
  });

  it('is given only to who may order for customers', async () => {
    for (const email of ['orders@partsboard.example', 'accountant@partsboard.example']) {
      const answer = await app.ask('beginPhoneOrder', await app.startSession(email), {
        body: { customerId: customer.customerId },
      });
      expect([answer.status, codeOf(answer)]).toEqual([403, 'forbidden']);
    }
    const unknown = await app.ask('beginPhoneOrder', manager, { body: { customerId: 999_999 } });
    expect(unknown.status).toBe(404);
  });
});

describe('work for a customer', () => {
  it('ends with the login of the member of staff, however that ends', async () => {
    const ends = [
      (id: string) => app.database.pool.query('delete from staff_session where id = $1', [id]),
      (id: string) =>
        app.database.pool.query(
          `update staff_session set last_used_at = now() - interval '31 minutes' where id = $1`,
          [id],
        ),
      () => app.database.pool.query(`update staff_member set is_active = false where email = $1`, [MANAGER]),
    ];
    for (const end of ends) {
      const staff = { ...(await app.startSession(MANAGER)) };
      const id = await staffSessionId();
      const headers = await shopHeaders(staff);
      expect((await callShop('cart', headers)).status).toBe(200);
      await end(id);
      expect((await callShop('cart', headers)).status).toBe(401);
      await app.database.pool.query(`update staff_member set is_active = true where email = $1`, [MANAGER]);
    }
  });

  it('ends when the role is taken away', async () => {
    const headers = await shopHeaders();
    const { rows } = await app.database.pool.query<{ role_id: number }>(
      `delete from staff_role_permission where permission = 'orders.place' returning role_id`,
    );
    expect((await callShop('cart', headers)).status).toBe(401);
    for (const { role_id } of rows)
      await app.database.pool.query(`insert into staff_role_permission values ($1, 'orders.place')`, [
        role_id,
      ]);
    expect((await callShop('cart', headers)).status).toBe(200);
  });

  it('opens nothing in the back office, and a customer’s token forged as staff’s opens nothing', async () => {
    const headers = await shopHeaders();
    const answer = await app.ask('orders', headers);
    expect([answer.status, codeOf(answer)]).toEqual([401, 'unauthenticated']);
    const [own = { authorization: '' }] = await startSessions(app.database.db, [customer.customerId]);
    const [head = '', , signature = ''] = own.authorization.replace('Bearer ', '').split('.');
    const claims = {
      iss: 'partsboard',
      sub: String(customer.customerId),
      jti: await staffSessionId(),
      staff: true,
    };
    const forged = [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
    expect((await callShop('cart', { authorization: `Bearer ${forged}` })).status).toBe(401);
  });
});

describe('customers to order for', () => {
  it('are found by the beginnings of words', async () => {
    await app.database.pool.query(`update customer set company = 'Auto Zenit' where id = $1`, [
      customer.customerId,
    ]);
    const found = async (search: string) =>
      (await app.ask('phoneCustomers', manager, { query: { search } })).json as { items: { id: number }[] };
    expect((await found('zen anna')).items.map(({ id }) => id)).toEqual([customer.customerId]);
    expect((await found('z')).items).toEqual([]);
    expect((await found("'& | !")).items).toEqual([]);
  });
});
