import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { base64, createTestApp, type TestApp } from '../../../test/test-app.ts';

const second = 'second@partsboard.example';
let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp({ trustsSessionsFor: 60_000 });
});
afterAll(() => shop.close());

const statusOf = async (headers: Record<string, string>): Promise<number> =>
  (await shop.call({ method: 'GET', url: '/api/Customer/get', headers })).status;

describe('a session that was found alive a moment ago', () => {
  it('is not looked up again', async () => {
    const headers = await shop.logIn();
    expect(await statusOf(headers)).toBe(200);
    await shop.database.pool.query('delete from session');
    expect(await statusOf(headers)).toBe(200);
  });

  it('is refused at once after its logout', async () => {
    const headers = await shop.logIn();
    expect(await statusOf(headers)).toBe(200);
    await shop.call({ method: 'POST', url: '/api/user/logout', headers });
    expect(await statusOf(headers)).toBe(401);
  });

  it('is refused at once when its owner changes the password elsewhere', async () => {
    const [here, elsewhere] = [await shop.logIn(second), await shop.logIn(second)];
    expect([await statusOf(here), await statusOf(elsewhere)]).toEqual([200, 200]);
    const payload = { password: base64('partsboard') };
    await shop.call({ method: 'POST', url: '/api/Customer/SetPassword', headers: elsewhere, payload });
    expect([await statusOf(here), await statusOf(elsewhere)]).toEqual([401, 200]);
  });
});
