import type { StaffWarehouse, WarehouseSettings } from '@partsboard/contract/backoffice/warehouses';
import type { Warehouse } from '@partsboard/contract/reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADMINISTRATOR,
  codeOf,
  createBackofficeApp,
  type BackofficeApp,
  type StaffHeaders,
} from '../../../test/backoffice-app.ts';
import { addPart, addPriceList } from '../../../test/shop-fixture.ts';
import { without } from '../../../test/without.ts';
import { pngOf } from '../../../test/png.ts';
import { openingHours } from '../../messages/opening-hours.ts';

let shop: BackofficeApp;
let administrator: StaffHeaders;

beforeAll(async () => {
  shop = await createBackofficeApp();
  administrator = await shop.startSession(ADMINISTRATOR);
});
afterAll(() => shop.close());

const lodz: WarehouseSettings = {
  code: 'ldz',
  isBranchOffice: true,
  position: 90,
  namePl: 'Oddział Łódź',
  nameEn: 'Łódź branch',
  link: '',
  hoursPl: 'pn.–pt. 8–17',
  hoursEn: 'Mon–Fri 8–17',
  orderUntil: '15:30',
  holidays: [],
  address1: 'Piotrkowska 1',
  city: 'Łódź',
  zipPostalCode: '90-001',
  countryId: 1,
  phoneNumber: '+48 42 000 00 00',
  email: 'lodz@partsboard.example',
};

const create = async (changes: Partial<WarehouseSettings> = {}) => {
  const { rows } = await shop.database.pool.query<{ id: number }>('select id from country where is_home');
  const body = { ...lodz, countryId: rows[0]?.id ?? 0, ...changes };
  return shop.ask('createWarehouse', administrator, { body });
};

const errorsOf = ({ json }: { readonly json: unknown }) => (json as { errors?: object }).errors;

describe('a branch', () => {
  it('that is added is in the shop at once, takes stock, and can be changed', async () => {
    const created = await create();
    expect(created.status, created.text).toBe(200);
    const branch = created.json as StaffWarehouse;
    expect(branch).toMatchObject({ code: 'LDZ', name: 'Łódź branch', version: 1 });
    const listed = (await shop.call({ url: '/api/Warehouse/list' })).json as Warehouse[];
    expect(listed.at(-1)).toMatchObject({
      Id: branch.id,
      Code: 'LDZ',
      OpeningHours: 'Mon–Fri 8–17. Orders before 15:30 are ready on the same day.',
    });
    const { id } = branch;
    const settings = without(branch, 'id', 'name', 'pictureUrl');
    const changed = await shop.ask('changeWarehouse', administrator, {
      params: { id },
      body: { ...settings, city: 'Pabianice', orderUntil: null },
    });
    expect(changed.json).toMatchObject({ city: 'Pabianice', orderUntil: null, version: 2 });
    const late = await shop.ask('changeWarehouse', administrator, { params: { id }, body: settings });
    expect([late.status, codeOf(late)]).toEqual([409, 'conflict']);
    const trail = await shop.ask('auditEntries', administrator, { query: { action: 'branch.change' } });
    expect(trail.json).toMatchObject({
      items: [{ recordId: String(id), before: { city: 'Łódź' }, after: { city: 'Pabianice' } }],
    });
  });

  it('gets a picture in the size at which it is shown', async () => {
    const { id } = (await create({ code: 'PIC' })).json as StaffWarehouse;
    const body = { picture: pngOf(2000, 2000).toString('base64') };
    const answer = await shop.ask('changeWarehousePicture', administrator, { params: { id }, body });
    const { pictureUrl } = answer.json as StaffWarehouse;
    const listed = (await shop.call({ url: '/api/Warehouse/list' })).json as Warehouse[];
    expect(listed.find((each) => each.Id === id)?.ImageUrl).toBe(pictureUrl);
    const { Transformer } = await import('@napi-rs/image');
    const { rawPayload } = await shop.app.inject({ url: pictureUrl ?? '' });
    expect(await new Transformer(rawPayload).metadata()).toMatchObject({ width: 640, height: 640 });
  });

  it.each([
    [{ code: 'WAW' }, 'code'],
    [{ code: 'a b' }, 'code'],
    [{ link: 'javascript:1' }, 'link'],
    [{ holidays: ['2026-02-30'] }, 'holidays'],
    [{ countryId: 99_999 }, 'countryId'],
    [{ orderUntil: '25:00' }, 'orderUntil'],
    [{ namePl: ' ' }, 'namePl'],
  ])('is refused with %o', async (changes, field) => {
    const answer = await create({ code: 'NEW', ...changes });
    expect(answer.status).toBe(400);
    expect(Object.keys(errorsOf(answer) ?? {})[0]).toBe(field);
  });
});

describe('a branch that is deleted', () => {
  const remove = (id: number) => shop.ask('deleteWarehouse', administrator, { params: { id } });
  const codes = async () =>
    ((await shop.call({ url: '/api/Warehouse/list' })).json as Warehouse[]).map(({ Code }) => Code);

  it('is gone from the shop and from the methods that only some branches have', async () => {
    const { pool } = shop.database;
    const { id } = (await create({ code: 'OOPS' })).json as StaffWarehouse;
    await pool.query('update shipping_method set branch_ids = array[$1::integer, 1]', [id]);
    const answer = await remove(id);
    expect(answer.status, answer.text).toBe(200);
    expect(await codes()).not.toContain('OOPS');
    const { rows } = await pool.query('select distinct branch_ids from shipping_method');
    expect(rows).toEqual([{ branch_ids: [1] }]);
    await pool.query('update shipping_method set branch_ids = null');
    const trail = await shop.ask('auditEntries', administrator, { query: { action: 'branch.delete' } });
    expect(trail.json).toMatchObject({ items: [{ recordId: String(id), before: { code: 'OOPS' } }] });
    expect((await remove(id)).status).toBe(404);
  });

  it('stays while a method that is offered has no other', async () => {
    const { pool } = shop.database;
    const { id } = (await create({ code: 'ONLY' })).json as StaffWarehouse;
    const courier = "from shipping_method where system_name = 'Shipping.Courier'";
    await pool.query(
      `update shipping_method set branch_ids = array[$1::integer] where id = (select id ${courier})`,
      [id],
    );
    const answer = await remove(id);
    expect([answer.status, answer.text]).toEqual([
      409,
      expect.stringContaining('No other branch has: Courier.'),
    ]);
    expect((await pool.query(`select branch_ids ${courier}`)).rows).toEqual([{ branch_ids: [id] }]);
    await pool.query(`update shipping_method set branch_ids = null where id = (select id ${courier})`);
    expect((await remove(id)).status).toBe(200);
  });

  it('stays where it has stock', async () => {
    const { db } = shop.database;
    const { id } = (await create({ code: 'FULL' })).json as StaffWarehouse;
    await addPriceList(db);
    await addPart(db, { number: '1', net: 100, stock: { warehouseId: id, quantity: 1 } });
    const answer = await remove(id);
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('has or had stock')]);
    expect(await codes()).toContain('FULL');
  });
});

describe('the hours of a branch', () => {
  const now = new Date('2026-12-10T12:00:00Z');
  it('tell its closed days three weeks before, and not those that are over', () => {
    const holidays = ['2026-12-26', '2026-12-25', '2026-12-09', '2027-01-06'];
    expect(openingHours({ hours: 'pn.–pt. 8–17', order_until: null, holidays }, 'pl', now)).toBe(
      'pn.–pt. 8–17. Nieczynne: 25.12, 26.12.',
    );
  });
});
