import type { Category } from '@partsboard/contract/boards';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCatalogueApp, type CatalogueApp } from '../../../test/catalogue-app.ts';
import { CATEGORY, VEHICLE } from '../../../test/small-catalogue/names.ts';
import { newVersion } from '../../../test/small-catalogue/small-catalogue.ts';

let test: CatalogueApp;
beforeAll(async () => {
  test = await createCatalogueApp();
});
afterAll(() => test.close());

const polish = { 'accept-language': 'pl-PL' };
const complete = { vehicleId: VEHICLE.complete };
const incomplete = { vehicleId: VEHICLE.incomplete };
const described = { vehicleKeyList: ['L31-M', 'L31-US'], year: 2019, month: 3 };

async function categories(vehicle: object, headers = {}): Promise<Category[]> {
  const answer = await test.post('Level4Category/List', vehicle, headers);
  expect(answer.status, answer.text).toBe(200);
  return answer.json as Category[];
}

describe('the category tree', () => {
  it('without a vehicle has every category with boards, counted', async () => {
    expect(await categories({})).toEqual([
      { Id: 34, Name: 'Brakes', ParentCategoryId: 0, PictureUrl: null, HasChildren: true, BoardCount: 4 },
      { Id: 51, Name: 'Nadwozie', ParentCategoryId: 0, PictureUrl: null, HasChildren: true, BoardCount: 1 },
      {
        Id: 3411,
        Name: 'Front brake',
        ParentCategoryId: 34,
        PictureUrl: null,
        HasChildren: false,
        BoardCount: 3,
      },
      {
        Id: 3421,
        Name: 'Rear brake',
        ParentCategoryId: 34,
        PictureUrl: null,
        HasChildren: false,
        BoardCount: 1,
      },
      { Id: 5111, Name: 'Doors', ParentCategoryId: 51, PictureUrl: null, HasChildren: false, BoardCount: 1 },
    ]);
  });

  const counts = async (vehicle: object) =>
    Object.fromEntries((await categories(vehicle)).map(({ Id, BoardCount }) => [Id, BoardCount]));

  it('is counted once for all cars of a type, until another catalogue is loaded', async () => {
    const { pool, db } = test.database;
    await newVersion(db);
    await test.post('Level4Product/Boards', { ...complete, id: CATEGORY.doors });
    const known = await counts(complete);
    const statements = await test.countStatements(() => categories(complete));
    expect(await test.countStatements(() => categories({}))).toBe(statements);
    await pool.query('create table kept as select * from catalogue.vehicle_type_board');
    await pool.query(`delete from catalogue.vehicle_type_board where category_id = ${CATEGORY.rearBrake}`);
    expect(await counts(complete)).toEqual(known);
    await newVersion(db);
    expect(await counts(complete)).toEqual({ 34: 2, 3411: 2 });
    await pool.query('truncate catalogue.vehicle_type_board');
    await pool.query('insert into catalogue.vehicle_type_board select * from kept; drop table kept');
    await newVersion(db);
  });

  it('for a car has what it has, by type and month of production', async () => {
    expect(await counts(complete)).toEqual({ 34: 3, 3411: 2, 3421: 1 });
    expect(await counts(incomplete)).toEqual({ 34: 4, 3411: 3, 3421: 1, 51: 1, 5111: 1 });
    expect(await counts({ vehicleKeyList: ['L31-M'], year: 2021, month: 1 })).toEqual({
      34: 4,
      3411: 3,
      3421: 1,
    });
  });

  it('without a vehicle is that of the brand and kind of vehicle that are named', async () => {
    const noVehicle = { vehicleId: null, month: null, year: null, equipmentList: [], vehicleKeyList: [] };
    const scope = (brandId: number | null, vehicleType: string | null) =>
      counts({ ...noVehicle, transmissionType: null, brandId, vehicleType });
    expect(await scope(2, 'PKW')).toEqual({ 34: 4, 3411: 3, 3421: 1, 51: 1, 5111: 1 });
    // Only the retrofit board is for the motorcycle.
    expect(await scope(null, 'MOTORRAD')).toEqual({ 34: 1, 3411: 1 });
    expect(await scope(3, null)).toEqual({ 34: 1, 3411: 1 });
    expect(await scope(2, 'MOTORRAD')).toEqual({});
    expect(await scope(null, 'CLASSIC')).toEqual({});
    expect(await scope(999, 'PKW')).toEqual({});
    expect(await scope(null, null)).toEqual(await counts({}));
  });

  it('for a car does not ask for its brand', async () => {
    expect(await counts({ ...complete, brandId: 3, vehicleType: 'MOTORRAD' })).toEqual(
      await counts(complete),
    );
  });

  it('counts a board of several candidate types once', async () => {
    expect(await counts(described)).toEqual({ 34: 3, 3411: 2, 3421: 1 });
  });

  it('speaks Polish', async () => {
    expect((await categories({}, polish))[0]).toMatchObject({ Name: 'Hamulce' });
  });

  it('for a vehicle that is no longer there says so', async () => {
    for (const vehicle of [{ vehicleId: 999 }, { vehicleKeyList: ['GONE'] }]) {
      const answer = await test.post('Level4Category/List', vehicle);
      expect(answer.status).toBe(404);
      expect(answer.json).toMatchObject({
        title: 'The chosen vehicle is no longer in the catalog. Please choose the vehicle again.',
      });
    }
  });

  it('falls back to the description of a car whose id is gone', async () => {
    expect(await counts({ ...described, vehicleId: 999 })).toEqual({ 34: 3, 3411: 2, 3421: 1 });
  });

  it('answers one category with the path to it', async () => {
    const answer = await test.get(`Category('${CATEGORY.frontBrake}')`);
    expect(answer.json).toEqual({
      Id: 3411,
      Name: 'Front brake',
      ParentCategoryId: 34,
      PictureUrl: null,
      HasChildren: false,
      BoardCount: 3,
      Path: [
        { Id: 34, Name: 'Brakes' },
        { Id: 3411, Name: 'Front brake' },
      ],
    });
    expect((await test.get("Category('4711')")).json).toMatchObject({
      status: 404,
      title: 'There is no such category.',
    });
    expect((await test.get("Category('x')")).status).toBe(400);
  });
});

describe('a catalogue answer', () => {
  const tagOf = async (headers = {}, body: object = complete) => {
    const answer = await test.post('Level4Category/List', body, headers);
    return String(answer.headers['etag']);
  };

  it('carries a tag, and is not sent again while nothing has changed', async () => {
    const tag = await tagOf();
    const again = await test.post('Level4Category/List', complete, { 'if-none-match': tag });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
    expect(again.headers['cache-control']).toBe('private, no-cache');
  });

  it('has another tag for another vehicle and another language', async () => {
    const tags = [await tagOf(), await tagOf(polish), await tagOf({}, incomplete)];
    expect(new Set(tags).size).toBe(3);
  });

  it('has another tag after an import', async () => {
    const tag = await tagOf();
    await newVersion(test.database.db);
    const answer = await test.post('Level4Category/List', complete, { 'if-none-match': tag });
    expect(answer.status).toBe(200);
    expect(answer.headers['etag']).not.toBe(tag);
  });

  it('is worked out only when it is needed', async () => {
    const tag = await tagOf();
    const full = await test.countStatements(() => tagOf());
    const spared = await test.countStatements(() => tagOf({ 'if-none-match': tag }));
    expect(spared).toBeLessThan(full);
  });

  it('that failed has no tag', async () => {
    const answer = await test.post('Level4Category/List', { vehicleId: 999 });
    expect(answer.headers['etag']).toBeUndefined();
  });
});
