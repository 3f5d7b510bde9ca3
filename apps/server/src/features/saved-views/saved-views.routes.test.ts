import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADMINISTRATOR,
  codeOf,
  createBackofficeApp,
  ORDER_DESK,
  type BackofficeApp,
  type StaffHeaders,
} from '../../../test/backoffice-app.ts';

let app: BackofficeApp;
let desk: StaffHeaders;

beforeAll(async () => {
  app = await createBackofficeApp();
  desk = await app.startSession(ORDER_DESK);
});
afterAll(() => app.close());

const ORDERS = { params: { list: 'orders' } };

describe('a saved view', () => {
  it('belongs to one person, has one name and keeps its filter', async () => {
    const filter = { states: 'placed,confirmed', isOverdue: true };
    const saved = await app.ask('createSavedView', desk, { ...ORDERS, body: { name: ' Pilne ', filter } });
    expect(saved.json, saved.text).toMatchObject({ name: 'Pilne', filter });
    const { id } = saved.json as { id: number };
    const twice = await app.ask('createSavedView', desk, { ...ORDERS, body: { name: 'pilne', filter: {} } });
    expect([twice.status, codeOf(twice)]).toEqual([400, 'invalid-request']);
    const other = await app.startSession(ADMINISTRATOR);
    expect((await app.ask('savedViews', other, ORDERS)).json).toEqual({ items: [] });
    const params = { ...ORDERS.params, id };
    const body = { name: 'Dziś', filter: { sort: 'due' } };
    expect((await app.ask('changeSavedView', other, { params, body })).status).toBe(404);
    expect((await app.ask('deleteSavedView', other, { params })).status).toBe(404);
    expect((await app.ask('changeSavedView', desk, { params, body })).json).toEqual({ id, ...body });
    expect((await app.ask('savedViews', desk, ORDERS)).json).toEqual({ items: [{ id, ...body }] });
    expect((await app.ask('deleteSavedView', desk, { params })).status).toBe(200);
    expect((await app.ask('savedViews', desk, ORDERS)).json).toEqual({ items: [] });
  });

  it('belongs to one list, which takes only what it can be filtered by', async () => {
    const filters = {
      orders: { delivery: 'pickup' },
      customers: { standings: 'blocked', isOverdue: true },
      returns: { kind: 'core' },
      parts: { isUnpriced: true },
    };
    const ids: number[] = [];
    for (const [list, filter] of Object.entries(filters)) {
      const saved = await app.ask('createSavedView', desk, {
        params: { list },
        body: { name: 'Moje', filter },
      });
      expect(saved.json, saved.text).toMatchObject({ name: 'Moje', filter });
      ids.push((saved.json as { id: number }).id);
    }
    for (const [index, [list, filter]] of Object.entries(filters).entries()) {
      const { json } = await app.ask('savedViews', desk, { params: { list } });
      expect(json).toEqual({ items: [{ id: ids[index], name: 'Moje', filter }] });
      for (const wrong of [{ nonsense: 1 }, { search: 7 }, { cursor: 'x' }]) {
        const body = { name: 'Inne', filter: wrong };
        const answer = await app.ask('createSavedView', desk, { params: { list }, body });
        expect([list, codeOf(answer)]).toEqual([list, 'invalid-request']);
      }
    }
    const elsewhere = { list: 'customers', id: ids[0] ?? 0 };
    expect((await app.ask('deleteSavedView', desk, { params: elsewhere })).status).toBe(404);
    expect((await app.ask('savedViews', desk, { params: { list: 'staff' } })).status).toBeGreaterThan(399);
  });
});
