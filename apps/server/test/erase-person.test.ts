import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMINISTRATOR, codeOf, type StaffHeaders } from './backoffice-app.ts';
import { createCompanyShop } from './company-fixture.ts';
import { desk as member } from './order-fixture.ts';
import type { TestCustomer } from './shop-fixture.ts';
import type { TestAnswer } from './test-app.ts';
import { cancelOrder } from '../src/features/orders/actions/cancel-order.ts';
import { refundOrder } from '../src/features/orders/actions/refund-order.ts';
import { shipOrder } from '../src/features/orders/actions/ship-order.ts';
import { changeState, markPaid } from '../src/features/orders/actions/simple-actions.ts';
import { approveReturn, receiveReturn } from '../src/features/orders/returns/change-return.ts';

const { app, orders, rows, newCompany } = await createCompanyShop();
afterAll(() => app.close());

let administrator: StaffHeaders;
beforeAll(async () => {
  administrator = await app.startSession(ADMINISTRATOR);
});

const PARCEL = { carrier: 'dpd', trackingNumber: '', parcels: 1 };

async function erase({ customerId }: TestCustomer): Promise<TestAnswer> {
  const [person] = await rows('select email from customer where id = $1', [customerId]);
  return app.ask('erasePerson', administrator, {
    params: { id: customerId },
    body: { confirmation: person?.['email'] },
  });
}

const refusalOf = (answer: TestAnswer) => {
  expect(codeOf(answer), answer.text).toBe('conflict');
  return (answer.json as { title: string }).title;
};

/** A paid order of two pieces that has left. */
async function shippedOrder(customer: TestCustomer) {
  const partId = await orders.newPart(5);
  const id = await orders.order(customer, [{ partId, quantity: 2 }]);
  await changeState(orders.deps, member(), { id }, 'confirm');
  await markPaid(orders.deps, member(), { id });
  await shipOrder(orders.deps, member(), { id }, PARCEL);
  const [order] = await rows('select number from customer_order where id = $1', [id]);
  return { id, number: String(order?.['number']) };
}

describe('the erasure of a person', () => {
  it('waits for goods on the way, until the order is complete', async () => {
    const { customer } = await newCompany();
    const { id, number } = await shippedOrder(customer);
    expect(refusalOf(await erase(customer))).toBe(
      `This person has open or unpaid orders: ${number}. Close them before the data is erased.`,
    );
    await changeState(orders.deps, member(), { id }, 'deliver');
    expect(refusalOf(await erase(customer))).toContain(number);
    await changeState(orders.deps, member(), { id }, 'complete');
    expect((await erase(customer)).status).toBe(200);
  });

  it('waits for the refund of a return, which it names', async () => {
    const { customer } = await newCompany();
    const { id, number } = await shippedOrder(customer);
    await changeState(orders.deps, member(), { id }, 'deliver');
    await changeState(orders.deps, member(), { id }, 'complete');
    const [made] = await rows(
      `with made as (
         insert into order_return (order_id, warehouse_id, number, reason, request_key)
         select id, warehouse_id, number || '-R1', 'other', 'x' from customer_order where id = $1 returning id
       )
       insert into order_return_line (return_id, line, quantity) select id, 1, 2 from made returning return_id as id`,
      [id],
    );
    const returnId = Number(made?.['id']);
    const refusal = `This person has open returns: ${number}-R1. Close them before the data is erased.`;
    expect(refusalOf(await erase(customer))).toBe(refusal);
    await approveReturn(orders.deps, member(), { id: returnId, version: 1 }, 'Przesyłka do Anny Nowak');
    const lines = [{ line: 1, restocked: 2, writtenOff: 0 }];
    await receiveReturn(orders.deps, member(), { id: returnId, version: 2, lines });
    expect(refusalOf(await erase(customer))).toBe(refusal);
    await rows(`update order_return set state = 'refunded', refunded_amount = 1 where id = $1`, [returnId]);
    expect((await erase(customer)).status).toBe(200);
  });

  it('waits for money that is to be paid back for cancelled pieces', async () => {
    const { customer } = await newCompany();
    const partId = await orders.newPart(5);
    const id = await orders.order(customer, [{ partId, quantity: 2 }]);
    await markPaid(orders.deps, member(), { id });
    await cancelOrder(orders.deps, member(), { id });
    const [order] = await rows('select number from customer_order where id = $1', [id]);
    expect(refusalOf(await erase(customer))).toBe(
      `Money is still to be paid back for orders: ${String(order?.['number'])}. Close them before the data is erased.`,
    );
    await refundOrder(orders.deps, member(), { id });
    expect((await erase(customer)).status).toBe(200);
  });

  it('leaves nothing that staff wrote about an order, in the audit trail neither', async () => {
    const { customer } = await newCompany();
    const partId = await orders.newPart(5);
    const id = await orders.order(customer, [{ partId, quantity: 3 }]);
    const lines = [{ line: 1, quantity: 1 }];
    const reason = 'Anna Nowak zadzwoniła';
    await cancelOrder(orders.deps, member(), { id }, { lines, reason });
    const told = () => rows(`select data from order_activity where order_id = $1 and data ? 'reason'`, [id]);
    expect(await told()).toMatchObject([{ data: { reason } }]);
    const audited = await rows(
      `select after from audit_entry where record_type = 'order' and record_id = $1::text and action = 'order.cancel-lines'`,
      [id],
    );
    expect(audited).toEqual([{ after: { lines } }]);
    await cancelOrder(orders.deps, member(), { id }, { reason });
    expect((await erase(customer)).status).toBe(200);
    expect(await told()).toEqual([]);
    expect(
      await rows(`select 1 from audit_entry where record_id = $1::text and after::text like '%Anna%'`, [id]),
    ).toEqual([]);
  });
});
