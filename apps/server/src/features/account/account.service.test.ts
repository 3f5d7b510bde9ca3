import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addCustomer } from '../../../test/shop-fixture.ts';
import { startSessions } from '../../../test/customer-session.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

describe('an address that is removed while it is chosen as the default', () => {
  it('is either gone or still there for both, and nobody sees a failure of ours', async () => {
    const { customerId, addressId } = await addCustomer(shop.database.db);
    const [headers] = await startSessions(shop.database.db, [customerId]);
    const post = (path: string, payload: object) =>
      shop.call({ method: 'POST', url: `/api/Customer/${path}`, headers: { ...headers }, payload });
    const name = { FirstName: 'Anna', LastName: 'Nowak' };
    const answers = await Promise.all([
      ...Array.from({ length: 12 }, (_none, index) =>
        post('Update', { ...name, [index % 2 === 0 ? 'BillingAddress' : 'ShippingAddress']: addressId }),
      ),
      post('DeleteAddress', { addressId }),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 404)).toEqual(
      [],
    );
  });
});
