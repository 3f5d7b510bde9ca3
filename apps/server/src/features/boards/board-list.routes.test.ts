import type { Board, BoardListItem, Condition } from '@partsboard/contract/boards';
import { productIdOfBoard } from '@partsboard/contract/product-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boardCalls } from '../../../test/board-calls.ts';
import { createCatalogueApp, type CatalogueApp } from '../../../test/catalogue-app.ts';
import { BOARD, CATEGORY, VEHICLE } from '../../../test/small-catalogue/names.ts';

let test: CatalogueApp;
beforeAll(async () => {
  test = await createCatalogueApp();
});
afterAll(() => test.close());
const complete = { vehicleId: VEHICLE.complete };
const described = { vehicleKeyList: ['L31-M', 'L31-US'], year: 2019, month: 3 };

const { ask } = boardCalls(() => test);

const boardsOf = (id: number, vehicle: object, searchType = 'Grouped') =>
  ask<BoardListItem[]>('Level4Product/Boards', { ...vehicle, id, searchType });

describe('the boards of a category', () => {
  it('of a main group are those of its subgroups, in order', async () => {
    const boards = await boardsOf(CATEGORY.brakes, {});
    expect(boards.map(({ Sku }) => Sku)).toEqual(['34-11-0412', '34-11-0500', '34-11-0900', '34-21-0100']);
    expect(boards[0]).toMatchObject({
      Id: productIdOfBoard(BOARD.disc),
      Name: 'Hamulec przedni – tarcza',
      Retrofit: false,
      GrafikId: 1,
      VehicleSpecific: false,
      LineCount: 10,
    });
    expect(boards[0]?.PictureUrl).toMatch(/^\/backoffice\/pictures\/[0-9a-f]{32}\.svg$/);
    expect(boards[2]).toMatchObject({ Retrofit: true });
    expect(boards[3]).toMatchObject({ VehicleSpecific: true });
  });

  it('of a subgroup are those for the car, with the lines that may fit it', async () => {
    const boards = await boardsOf(CATEGORY.frontBrake, complete, 'GroupedSubCat');
    expect(boards.map(({ Sku, LineCount }) => [Sku, LineCount])).toEqual([
      // Disc A, early pads, sensor, bolt and clip.
      ['34-11-0412', 5],
      ['34-11-0900', 1],
    ]);
  });

  it('are read once: of a list that shows them again only the lines are counted', async () => {
    const list = () => boardsOf(CATEGORY.brakes, complete);
    const first = await list();
    const again = await test.countStatements(list);
    expect(await test.countStatements(() => boardsOf(CATEGORY.empty, complete))).toBe(again - 1);
    expect(await list()).toEqual(first);
  });

  it('without a vehicle are those of the brand and kind of vehicle that are named', async () => {
    const codes = async (filter: object) => (await boardsOf(CATEGORY.brakes, filter)).map(({ Sku }) => Sku);
    expect(await codes({ brandId: 3, vehicleType: 'MOTORRAD' })).toEqual(['34-11-0900']);
    expect(await codes({ vehicleType: 'MOTORRAD' })).toEqual(['34-11-0900']);
    expect(await codes({ brandId: 2, vehicleType: 'MOTORRAD' })).toEqual([]);
    expect(await codes({ brandId: 2, vehicleType: 'PKW' })).toEqual(await codes({}));
    expect(await codes({ ...complete, brandId: 3, vehicleType: 'MOTORRAD' })).toEqual(await codes(complete));
  });

  it('count what equipment leaves open where the car’s list is not complete', async () => {
    const [disc] = await boardsOf(CATEGORY.frontBrake, described, 'GroupedSubCat');
    expect(disc?.LineCount).toBe(6);
  });

  it.each([
    ['a car whose equipment is known', { vehicleId: VEHICLE.complete }],
    ['a car whose equipment is not known', { vehicleId: VEHICLE.incomplete }],
    ['a car with right-hand drive', { vehicleId: VEHICLE.rightHand }],
    ['several types', described],
    ['several types with some equipment', { ...described, equipmentList: ['S1CB', 'S494A'] }],
  ])('count as many lines as the board has for %s', async (_car, vehicle) => {
    for (const category of [CATEGORY.brakes, CATEGORY.body]) {
      for (const { Id, Sku, LineCount, VehicleSpecific } of await boardsOf(category, vehicle)) {
        if (VehicleSpecific && !('vehicleId' in vehicle)) continue;
        const vehicleConditions = await ask<Condition[]>('Level4Product/VehicleConditions', {
          ...vehicle,
          id: Id,
        });
        const board = await ask<Board>('Level4Product/Board', {
          ...vehicle,
          id: Id,
          vehicleConditions: vehicleConditions.map((one) => ({ Id: one.Id, Selected: one.Selected })),
        });
        const fitting = board.Products.filter(({ NotApplicable }) => !NotApplicable);
        expect([Sku, fitting.length]).toEqual([Sku, LineCount]);
        expect(board.LineCount).toBe(LineCount);
      }
    }
  });

  it('are none in a category without boards, and unknown categories are said', async () => {
    expect(await boardsOf(CATEGORY.empty, {})).toEqual([]);
    const answer = await test.post('Level4Product/Boards', { id: 4711, searchType: 'Grouped' });
    expect(answer.json).toMatchObject({ status: 404, title: 'There is no such category.' });
    expect((await test.post('Level4Product/Boards', { id: 34, searchType: 'All' })).status).toBe(400);
  });
});

describe('the hotspots of a drawing', () => {
  it('are rectangles with the callout number', async () => {
    const answer = await test.get('level4Product/Hotspots?grafikId=1');
    expect(answer.json).toEqual([
      {
        x1Koordinate: 10,
        y1Koordinate: 20,
        x2Koordinate: 30,
        y2Koordinate: 40,
        bildposNummer: '2',
        active: false,
        hover: false,
      },
      expect.objectContaining({ bildposNummer: '10' }),
    ]);
  });

  it('of an unknown drawing are a clear error', async () => {
    expect((await test.get('level4Product/Hotspots?grafikId=99')).json).toMatchObject({
      status: 404,
      title: 'There is no such drawing.',
    });
    expect((await test.get('level4Product/Hotspots')).status).toBe(400);
  });
});
