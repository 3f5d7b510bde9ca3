import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADMINISTRATOR,
  codeOf,
  createBackofficeApp,
  ORDER_DESK,
  type BackofficeApp,
  type StaffHeaders,
} from '../../../../test/backoffice-app.ts';

let app: BackofficeApp;
let desk: StaffHeaders;

beforeAll(async () => {
  app = await createBackofficeApp();
  desk = await app.startSession(ORDER_DESK);
});
afterAll(() => app.close());

describe('a saved view', () => {
  it('belongs to one person, has one name and keeps its filter', async () => {
    const filter = { states: 'placed,confirmed', isOverdue: true };
    const saved = await app.ask('createOrderView', desk, { body: { name: ' Pilne ', filter } });
    expect(saved.json).toMatchObject({ name: 'Pilne', filter });
    const { id } = saved.json as { id: number };
    const twice = await app.ask('createOrderView', desk, { body: { name: 'pilne', filter: {} } });
    expect([twice.status, codeOf(twice)]).toEqual([400, 'invalid-request']);
    const other = await app.startSession(ADMINISTRATOR);
    expect((await app.ask('orderViews', other)).json).toEqual({ items: [] });
    const params = { id };
    const body = { name: 'Dziś', filter: { sort: 'due' } };
    expect((await app.ask('changeOrderView', other, { params, body })).status).toBe(404);
    expect((await app.ask('deleteOrderView', other, { params })).status).toBe(404);
    expect((await app.ask('changeOrderView', desk, { params, body })).json).toEqual({ id, ...body });
    expect((await app.ask('orderViews', desk)).json).toEqual({ items: [{ id, ...body }] });
    expect((await app.ask('deleteOrderView', desk, { params })).status).toBe(200);
    expect((await app.ask('orderViews', desk)).json).toEqual({ items: [] });
  });
});
