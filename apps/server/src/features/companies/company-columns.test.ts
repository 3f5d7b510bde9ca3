import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buyerOf,
  checkoutDeps,
  readCredit,
  placeOrder,
  requestOf,
  reserveCredit,
} from '../../../test/checkout-fixture.ts';
import { addBranch, addCustomer, addPart, addPriceList } from '../../../test/shop-fixture.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { addParts } from '../cart/cart.service.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await addPriceList(database.db);
});
afterAll(() => database.drop());

const rows = async (statement: string, values: unknown[]): Promise<Record<string, unknown>[]> =>
  (await database.pool.query<Record<string, unknown>>(statement, values)).rows;

const company = async (customerId: number) =>
  (
    await rows(`select k.* from company as k join customer as c on c.company_id = k.id where c.id = $1`, [
      customerId,
    ])
  )[0];
const person = async (customerId: number) =>
  (await rows('select * from customer where id = $1', [customerId]))[0];

describe('a server of the version before', () => {
  it('changes the company by the columns that it knows', async () => {
    const { customerId } = await addCustomer(database.db);
    await database.pool.query(
      `update customer set company = 'Nowa nazwa', vat_number = '779-21-25-257', discount_table = 'A',
         credit_limit = 900, payment_days = 7 where id = $1`,
      [customerId],
    );
    await database.pool.query(
      `update customer set credit_used = credit_used + 300 where id = $1 and credit_used + 300 <= credit_limit`,
      [customerId],
    );
    expect(await company(customerId)).toMatchObject({
      name: 'Nowa nazwa',
      vat_number: '779-21-25-257',
      vat_key: 'PL7792125257',
      discount_table: 'A',
      credit_limit: 900,
      credit_used: 300,
      payment_days: 7,
    });
  });

  it('reads what this version has written, and neither of them passes the limit', async () => {
    const { customerId } = await addCustomer(database.db, { creditLimit: 1000 });
    expect(await reserveCredit(database.db, customerId, 700)).toBeDefined();
    expect(await person(customerId)).toMatchObject({ credit_used: 700 });
    const { rowCount } = await database.pool.query(
      `update customer set credit_used = credit_used + 400 where id = $1 and credit_used + 400 <= credit_limit`,
      [customerId],
    );
    expect(rowCount).toBe(0);
    await database.pool.query(`update customer set credit_used = credit_used - 200 where id = $1`, [
      customerId,
    ]);
    expect(await reserveCredit(database.db, customerId, 600)).toBeUndefined();
    expect(await reserveCredit(database.db, customerId, 500)).toBeDefined();
    expect(await readCredit(database.db, customerId)).toMatchObject({ credit_used: 1000 });
  });

  it('cannot give a discount table that does not exist', async () => {
    const { customerId } = await addCustomer(database.db);
    await expect(
      database.pool.query(`update customer set discount_table = 'typo' where id = $1`, [customerId]),
    ).rejects.toMatchObject({ code: '23503' });
  });

  it('renames the company of somebody without one with the person', async () => {
    const { customerId } = await addCustomer(database.db);
    await database.pool.query(`update customer set company = '' where id = $1`, [customerId]);
    await database.pool.query(`update customer set last_name = 'Wrona' where id = $1`, [customerId]);
    expect(await company(customerId)).toMatchObject({ name: 'Anna Wrona' });
  });
});

describe('a company', () => {
  it('tells its people what they pay, and what they may do', async () => {
    const { customerId } = await addCustomer(database.db);
    const change = (set: string) =>
      database.pool.query(
        `update company set ${set} where id = (select company_id from customer where id = $1)`,
        [customerId],
      );
    await change(`discount_table = 'A', credit_limit = 77, payment_days = 3, name = 'Inna'`);
    expect(await person(customerId)).toMatchObject({
      discount_table: 'A',
      credit_limit: 77,
      payment_days: 3,
      company: 'Inna',
      access: 'open',
    });
    await change(`approval = 'pending'`);
    expect(await person(customerId)).toMatchObject({ access: 'pending' });
    await change(`is_blocked = true`);
    expect(await person(customerId)).toMatchObject({ access: 'closed' });
    await change(`is_blocked = false, approval = 'approved'`);
    expect(await person(customerId)).toMatchObject({ access: 'open' });
  });

  it('owns the order of its person, and gives the credit for it', async () => {
    const { db } = database;
    const branch = await addBranch(db, 'OWN');
    const customer = await addCustomer(db, { creditLimit: 100_000_000 });
    const partId = await addPart(db, {
      number: '51 20 1',
      net: 5000,
      stock: { warehouseId: branch, quantity: 5 },
    });
    await addParts(db, checkoutDeps.prices, customer, [{ partId, quantity: 1 }]);
    const onCredit = { PaymentMethodSystemName: 'Payments.TradeCredit' };
    const result = await placeOrder(
      db,
      checkoutDeps,
      buyerOf(customer),
      requestOf(customer, branch, onCredit),
    );
    expect(result).toHaveProperty('placed');
    const owner = await company(customer.customerId);
    const [order] = await rows('select company_id, total from customer_order where customer_id = $1', [
      customer.customerId,
    ]);
    expect(order?.['company_id']).toBe(owner?.['id']);
    expect(owner?.['credit_used']).toBe(order?.['total']);
  });

  it('of several people has one credit for all of them', async () => {
    const first = await addCustomer(database.db, { creditLimit: 1000 });
    const second = await addCustomer(database.db);
    await database.pool.query(
      `update customer set company_id = (select company_id from customer where id = $1) where id = $2`,
      [first.customerId, second.customerId],
    );
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        reserveCredit(database.db, index % 2 === 0 ? first.customerId : second.customerId, 100),
      ),
    );
    expect(results.filter((result) => result !== undefined)).toHaveLength(10);
    expect(await company(second.customerId)).toMatchObject({ credit_used: 1000 });
  });
});
