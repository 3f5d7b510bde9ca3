import type { Order } from '@partsboard/contract/backoffice/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ACCOUNTANT,
  ADMINISTRATOR,
  codeOf,
  createBackofficeApp,
  type BackofficeApp,
  type StaffHeaders,
} from '../../../../test/backoffice-app.ts';
import { startSessions } from '../../../../test/customer-session.ts';
import { createOrderShop, desk, type OrderShop } from '../../../../test/order-fixture.ts';
import { addCustomer, type TestCustomer } from '../../../../test/shop-fixture.ts';
import { handOver, shipOrder } from './ship-order.ts';
import { changeState } from './simple-actions.ts';

let app: BackofficeApp;
let shop: OrderShop;
let staff: StaffHeaders;
let customer: TestCustomer;

beforeAll(async () => {
  app = await createBackofficeApp();
  shop = await createOrderShop(app.database.db);
  staff = await app.startSession(ADMINISTRATOR);
  customer = await addCustomer(app.database.db, { creditLimit: 1_000_000 });
});
afterAll(() => app.close());

const read = async (id: number) => (await app.ask('order', staff, { params: { id } })).json as Order;

/** An order of which everything has left without a tracking number. */
async function shippedOrder(): Promise<Order> {
  const id = await shop.order(customer, [{ partId: await shop.newPart(5), quantity: 1 }]);
  await changeState(shop.deps, desk(), { id }, 'confirm');
  await shipOrder(shop.deps, desk(), { id }, { carrier: 'dpd', trackingNumber: '', parcels: 1 });
  return read(id);
}

const PARCEL = { carrier: 'dhl', trackingNumber: ' JD 014 ', parcels: 2 };

const correct = ({ id, version, shipments }: Order, headers = staff, shipmentId = shipments[0]?.id ?? 0) =>
  app.ask('changeShipment', headers, { params: { id, shipmentId }, body: { version, ...PARCEL } });

describe('a shipment that has left', () => {
  it('gets another carrier, number and count of parcels, which staff and customer see', async () => {
    const order = await shippedOrder();
    const answer = await correct(order);
    expect(answer.status, answer.text).toBe(200);
    const trackingUrl = 'https://www.dhl.com/pl-pl/home/tracking.html?tracking-id=JD%20014';
    const after = answer.json as Order;
    expect(after).toMatchObject({
      state: 'shipped',
      version: order.version + 1,
      shipments: [{ carrier: 'dhl', trackingNumber: 'JD 014', parcels: 2, trackingUrl, packedBy: 'Piotr' }],
    });
    expect(after.timeline.at(-1)).toMatchObject({
      kind: 'change-shipment',
      data: { carrier: 'dhl', trackingNumber: 'JD 014', parcels: 2 },
    });
    const { rows } = await app.database.pool.query(
      `select before, after from audit_entry where action = 'order.change-shipment' and record_id = $1`,
      [String(order.id)],
    );
    expect(rows).toEqual([
      {
        before: { carrier: 'dpd', trackingNumber: '', parcels: 1 },
        after: { carrier: 'dhl', trackingNumber: 'JD 014', parcels: 2 },
      },
    ]);
    const [headers] = await startSessions(app.database.db, [customer.customerId]);
    const seen = await app.call({ url: `/api/Order/get?id=${order.id}`, headers: { ...headers } });
    expect(seen.text).toContain(trackingUrl);
  });

  it('is not changed by who has seen an older order, may not process it, or names another one', async () => {
    const order = await shippedOrder();
    const other = await shippedOrder();
    expect((await correct(order, staff, other.shipments[0]?.id)).status).toBe(404);
    expect(codeOf(await correct(order, await app.startSession(ACCOUNTANT)))).toBe('forbidden');
    expect((await correct(order)).status).toBe(200);
    const late = await correct(order);
    expect([late.status, codeOf(late)]).toEqual([409, 'conflict']);
  });

  it('has no carrier where the customer has collected the goods', async () => {
    const id = await shop.order(customer, [{ partId: await shop.newPart(5), quantity: 1 }], {
      ShippingAddressId: '',
      PickUpInStoreId: shop.branch,
    });
    await changeState(shop.deps, desk(), { id }, 'confirm');
    await changeState(shop.deps, desk(), { id }, 'make-ready');
    await handOver(shop.deps, desk(), { id });
    expect((await correct(await read(id))).status).toBe(404);
  });
});
