import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Db } from '../../src/db/database.ts';
import { insertOrder } from '../../src/features/checkout/place-order.repository.ts';
import { enqueueMail } from '../../src/features/mail/mail.service.ts';
import { findMailOfOrder, findMailsOfOrder } from '../../src/features/mail/order-mails.repository.ts';
import { markSent } from '../../src/features/mail/mail.repository.ts';
import { takeDigestOrders } from '../../src/features/orders/mails/branch-mail.repository.ts';
import { countOpenOrders } from '../../src/features/orders/desk/order-counts.repository.ts';
import { findOrderPage, findOrdersToExport } from '../../src/features/orders/order-list.repository.ts';
import { findQueuePage } from '../../src/features/orders/desk/order-queue.repository.ts';
import { addTask } from '../../src/tasks/add-task.ts';
import { listFailedTasks } from '../../src/tasks/failed-tasks.ts';
import { createOrderShop, type OrderShop } from '../order-fixture.ts';
import { removeAllTasks, runDueTasks } from '../run-due-tasks.ts';
import { addCustomer, type TestCustomer } from '../shop-fixture.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { expectColumns } from './expect-columns.ts';

let database: TestDatabase;
let db: Db;
let shop: OrderShop;
let customer: TestCustomer;

beforeAll(async () => {
  database = await createTestDatabase();
  ({ db } = database);
  shop = await createOrderShop(db);
  customer = await addCustomer(db);
  await shop.order(customer, [{ partId: await shop.newPart(1), quantity: 3 }]);
});
afterAll(() => database.drop());

const listed = {
  id: 'number',
  number: 'string',
  created_at: 'date',
  total: 'number',
  payment_status: 'string',
  shipping_status: 'string',
  order_status: 'string',
  customer_reference: 'string',
  warehouse_name_pl: 'string',
  warehouse_name_en: 'string',
  shipping_method_pl: 'string',
  shipping_method_en: 'string',
} as const;

/** What a sent mail has besides its text. */
const address = {
  FirstName: 'Anna',
  LastName: 'Nowak',
  Company: null,
  VatNumber: null,
  Address1: 'ul. Prosta 1',
  Address2: null,
  City: 'Warszawa',
  ZipPostalCode: '00-001',
  PhoneNumber: '',
  Email: null,
  StateProvince: null,
  Country: 'Polska',
};

describe('the rows that raw SQL returns about orders are as they are declared:', () => {
  it('the orders of a customer', async () => {
    const { customerId } = customer;
    const { orders } = await findOrderPage(db, { customerId, search: '', page: 1, pageSize: 10 });
    expectColumns(orders, { ...listed, count: 'number' });
    expectColumns(await findOrdersToExport(db, { customerId, search: '51' }, 10), listed);
  });

  it('the queue of the order desk', async () => {
    const query = {
      branches: 'all',
      states: ['placed'],
      isOverdue: false,
      isBackOrdered: false,
      limit: 10,
    } as const;
    for (const sort of ['newest', 'total'] as const) {
      expectColumns(await findQueuePage(db, { ...query, sort }), {
        id: 'number',
        number: 'string',
        created_at: 'date',
        due_at: 'date',
        is_overdue: 'boolean',
        state: 'string',
        payment_status: 'string',
        warehouse_id: 'number',
        warehouse_code: 'string',
        warehouse_name_pl: 'string',
        warehouse_name_en: 'string',
        customer_id: 'number',
        customer_name: 'string',
        company_id: 'number',
        company: 'string',
        email: 'string',
        customer_reference: 'string',
        pick_up_in_store: 'boolean',
        shipping_method_pl: 'string',
        shipping_method_en: 'string',
        payment_method_pl: 'string',
        payment_method_en: 'string',
        total: 'number',
        refund_due: 'number',
        version: 'number',
        line_count: 'number',
        missing: 'number',
        sort_value: 'number',
      });
    }
    expectColumns(await countOpenOrders(db, 'all'), {
      branchId: 'number',
      new: 'number',
      toPick: 'number',
      backOrders: 'number',
      ready: 'number',
      overdue: 'number',
      toRefund: 'number',
    });
  });

  it('the orders of a digest', async () => {
    const longAgo = new Date(2020, 0, 1);
    await db
      .insertInto('branch_order_desk')
      .values({ warehouse_id: shop.branch, order_mail: 'digest', digest_at: longAgo })
      .execute();
    await db
      .updateTable('customer_order')
      .set({ created_at: new Date(2020, 0, 2) })
      .execute();
    expectColumns(await takeDigestOrders(db, [shop.branch], 0), {
      id: 'number',
      branchId: 'number',
      number: 'string',
      customer: 'string',
      lines: 'number',
      total: 'number',
    });
  });

  it('an order that was placed', async () => {
    const name = { name_pl: 'Przelew', name_en: 'Transfer' };
    const order = await insertOrder(db, {
      order: {
        customerId: customer.customerId,
        storeId: 1,
        language: 'pl',
        paymentStatus: 'Pending',
        placedBy: null,
        pickupAddress: null,
        shippingAddress: address,
        billingAddress: address,
        shippingMethod: { pl: 'Kurier', en: 'Courier' },
        paymentMethod: { system_name: 'Payments.Transfer', ...name },
        bankTransfer: null,
        branch: { id: shop.branch, ...name },
        customerReference: '',
        totals: {
          subTotal: 0,
          deposits: 0,
          shipping: 0,
          paymentFee: 0,
          orderDiscount: 0,
          taxes: [],
          tax: 0,
          net: 0,
          total: 0,
        },
        chosen: {
          shippingMethod: 'Shipping.Courier',
          shippingAddressId: customer.addressId,
          billingAddressId: customer.addressId,
        },
        paymentDue: null,
      },
      lines: [],
      note: '',
      events: [],
      requestKey: undefined,
    });
    expectColumns([order], { id: 'number', number: 'string', recipient: 'string' });
  });

  it('the mails of an order', async () => {
    const orderId = await shop.order(customer, [{ partId: await shop.newPart(1), quantity: 1 }]);
    const [mail] = await findMailsOfOrder(db, orderId);
    const columns = {
      id: 'number',
      kind: 'string',
      created_at: 'date',
      sent_at: 'date?',
      language: 'string',
      recipient: 'string',
      subject: 'string',
      state: 'string',
      problem: 'string?',
    } as const;
    // One that is sent, and one that waits and whose task has failed.
    await enqueueMail(db, {
      kind: 'order-step',
      orderId,
      language: 'pl',
      recipient: 'x@workshop.example',
      subject: 'x',
      blocks: [],
    });
    await runDueTasks(database, {
      'send-mail': ({ mailId }) =>
        mailId !== mail?.id
          ? markSent(db, { id: mailId, html: 'x', plainText: 'x' }).then(() => undefined)
          : Promise.reject(new Error('No answer')),
      'tell-branch': () => Promise.resolve(),
    });
    expectColumns(await findMailsOfOrder(db, orderId), columns);
    const found = await Promise.all(
      (await findMailsOfOrder(db, orderId)).map(({ id }) => findMailOfOrder(db, orderId, id)),
    );
    expectColumns(
      found.filter((row) => row !== undefined),
      { ...columns, html: 'string?', plain_text: 'string?' },
    );
  });

  it('tasks that have failed', async () => {
    await removeAllTasks(database);
    await addTask(db, 'send-mail', { mailId: 1 }, { key: 'mail 1' });
    await runDueTasks(database, { 'send-mail': () => Promise.reject(new Error('No answer')) });
    expectColumns(await listFailedTasks(db), {
      id: 'number',
      name: 'string',
      key: 'string?',
      tries: 'number',
      error: 'string?',
      addedAt: 'date',
      nextTryAt: 'date?',
    });
  });
});
