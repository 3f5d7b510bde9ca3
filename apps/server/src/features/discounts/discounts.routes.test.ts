import type { DiscountGrid } from '@partsboard/contract/backoffice/discounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADMINISTRATOR,
  createBackofficeApp,
  type BackofficeApp,
  type StaffHeaders,
} from '../../../test/backoffice-app.ts';
import { addCustomer, addPart, addPriceList } from '../../../test/shop-fixture.ts';
import { databasePriceAndStock } from '../pricing/pricing.service.ts';

let shop: BackofficeApp;
let administrator: StaffHeaders;
let group: number;

beforeAll(async () => {
  shop = await createBackofficeApp();
  administrator = await shop.startSession(ADMINISTRATOR);
  ({ discountGroupId: group } = await addPriceList(shop.database.db));
});
afterAll(() => shop.close());

const grid = async () => (await shop.ask('discountGrid', administrator)).json as DiscountGrid;

const table = async (code: string) => {
  const found = (await grid()).tables.find((each) => each.code === code);
  if (found === undefined) throw new Error(`There is no table ${code}`);
  return found;
};

const cell = async (code: string) =>
  (await grid()).cells.find(({ tableCode, groupId }) => tableCode === code && groupId === group);

async function save(code: string, percent: number | null, version?: number) {
  return shop.ask('changeDiscounts', administrator, {
    body: {
      tables: [{ code, version: version ?? (await table(code)).version }],
      cells: [{ tableCode: code, groupId: group, percent }],
    },
  });
}

const create = (body: object) =>
  shop.ask('createDiscountTable', administrator, { body: { copyOf: null, name: 'Table', ...body } });

describe('the discounts', () => {
  it('are changed many at once, each with its own entry in the audit trail', async () => {
    await create({ code: 'MANY-1' });
    await create({ code: 'MANY-2' });
    const answer = await shop.ask('changeDiscounts', administrator, {
      body: {
        tables: [
          { code: 'MANY-1', version: 1 },
          { code: 'MANY-2', version: 1 },
        ],
        cells: [
          { tableCode: 'MANY-1', groupId: group, percent: 12.34 },
          { tableCode: 'MANY-2', groupId: group, percent: 5 },
        ],
      },
    });
    expect(answer.status, answer.text).toBe(200);
    expect(await cell('MANY-1')).toMatchObject({ percent: 12.34, isOwn: true, importedPercent: null });
    const trail = await shop.ask('auditEntries', administrator, { query: { action: 'discount.change' } });
    expect((trail.json as { items: unknown[] }).items).toHaveLength(2);
    expect(trail.json).toMatchObject({ items: [{ after: { percent: 5 } }, { after: { percent: 12.34 } }] });
  });

  it('are in the prices at once', async () => {
    const { db } = shop.database;
    await create({ code: 'PRICE' });
    const partId = await addPart(db, { number: '12 34 5', net: 10_000, discountGroupId: group });
    await save('PRICE', 25);
    const [quote] = await databasePriceAndStock.quote(db, 'PRICE', { partIds: [partId] });
    expect(quote?.price.own.net).toBe(7_500);
  });

  it('are refused where somebody else was faster, where a third decimal is given, and for unknown groups', async () => {
    await create({ code: 'SLOW' });
    expect((await save('SLOW', 5)).status).toBe(200);
    expect((await save('SLOW', 6, 1)).status).toBe(409);
    expect((await save('SLOW', 6.123)).status).toBe(400);
    const unknown = await shop.ask('changeDiscounts', administrator, {
      body: {
        tables: [{ code: 'SLOW', version: (await table('SLOW')).version }],
        cells: [{ tableCode: 'SLOW', groupId: 32_767, percent: 1 }],
      },
    });
    expect(unknown.status).toBe(400);
    expect(await cell('SLOW')).toMatchObject({ percent: 5 });
  });

  it('go back to what the catalogue says', async () => {
    await create({ code: 'BACK' });
    await shop.database.pool.query(
      `insert into discount (discount_table, discount_group_id, rate, imported_rate) values ('BACK', $1, 1500, 1500)`,
      [group],
    );
    await save('BACK', 20);
    expect(await cell('BACK')).toMatchObject({ percent: 20, isOwn: true, importedPercent: 15 });
    await save('BACK', null);
    expect(await cell('BACK')).toMatchObject({ percent: 15, isOwn: false });
    await create({ code: 'NOTHING' });
    await save('NOTHING', 20);
    await save('NOTHING', null);
    expect(await cell('NOTHING')).toBeUndefined();
  });
});

describe('a discount table', () => {
  it('begins empty or with the discounts of another', async () => {
    await create({ code: 'FIRST' });
    await save('FIRST', 30);
    expect((await create({ code: 'COPY', copyOf: 'FIRST' })).status).toBe(200);
    expect(await cell('COPY')).toMatchObject({ percent: 30 });
    expect((await create({ code: 'COPY' })).status).toBe(400);
    expect((await create({ code: 'OTHER', copyOf: 'NONE' })).status).toBe(400);
  });

  it('is renamed by one person at a time', async () => {
    await create({ code: 'NAME' });
    const rename = (version: number) =>
      shop.ask('renameDiscountTable', administrator, { body: { code: 'NAME', name: 'Workshops', version } });
    expect((await rename(1)).status).toBe(200);
    expect((await rename(1)).status).toBe(409);
    expect(await table('NAME')).toMatchObject({ name: 'Workshops', isOwn: true });
  });

  it('is not deleted while customers have it', async () => {
    await create({ code: 'USED' });
    const { customerId } = await addCustomer(shop.database.db);
    await shop.database.pool.query(
      `update company set discount_table = 'USED' where id = (select company_id from customer where id = $1)`,
      [customerId],
    );
    const remove = async () =>
      shop.ask('deleteDiscountTable', administrator, {
        body: { code: 'USED', version: (await table('USED')).version },
      });
    expect((await table('USED')).companies).toBe(1);
    const refused = await remove();
    expect([refused.status, refused.json]).toMatchObject([
      409,
      { title: 'This table cannot be deleted: 1 customer has it. Give them another table first.' },
    ]);
    await shop.database.pool.query(`update company set discount_table = null where discount_table = 'USED'`);
    expect((await remove()).status).toBe(200);
    await expect(table('USED')).rejects.toThrow();
  });
});
