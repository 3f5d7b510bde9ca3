import { productIdOfBoard } from '@partsboard/contract/product-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boardCalls, line } from '../../../test/board-calls.ts';
import { createCatalogueApp, type CatalogueApp } from '../../../test/catalogue-app.ts';
import { insertBoard, type TestLine } from '../../../test/small-catalogue/board-builder.ts';
import { BOARD, CATEGORY, PART, VEHICLE } from '../../../test/small-catalogue/names.ts';
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

const { board } = boardCalls(() => test);

describe('a board', () => {
  it('without a vehicle has all lines and rules none out', async () => {
    const answer = await board(BOARD.disc, {});
    expect(answer).toMatchObject({ TotalLines: 10, HiddenLines: 0, Sku: '34-11-0412' });
    expect(answer.Products).toHaveLength(10);
    expect(answer.Products.every(({ NotApplicable, Fit }) => !NotApplicable && Fit === 'unknown')).toBe(true);
    expect(answer.CategoryPath).toEqual([
      { Id: 34, Name: 'Brakes' },
      { Id: 3411, Name: 'Front brake' },
    ]);
  });

  it('marks the lines that do not fit the car and says why', async () => {
    const answer = await board(BOARD.disc, complete);
    const reasons = answer.Products.map(({ Id, Fit, Reason }) => [Id, Fit, Reason?.Kind, Reason?.Text]);
    expect(reasons).toEqual([
      [PART.discA, 'fits', undefined, undefined],
      [PART.discB, 'does-not-fit', 'equipment', 'Only with the equipment S1CB (Sport brakes).'],
      [PART.padsEarly, 'fits', undefined, undefined],
      [PART.padsLate, 'does-not-fit', 'month', 'Only for vehicles built from 01.2020.'],
      [PART.sensor, 'fits', undefined, undefined],
      [PART.bracketAutomatic, 'does-not-fit', 'transmission', 'Only for automatic transmission.'],
      [PART.cableRight, 'does-not-fit', 'steering', 'Only for right-hand drive.'],
      [PART.doorSeal, 'does-not-fit', 'vehicle-type', 'Does not fit this vehicle type.'],
      [PART.bolt, 'fits', undefined, undefined],
      [PART.clipOld, 'fits', undefined, undefined],
    ]);
    expect(answer).toMatchObject({ TotalLines: 10, HiddenLines: 0, LineCount: 5 });
    expect(line(answer, PART.discB).Reason?.Codes).toEqual(['S1CB']);
  });

  it('leaves a line open that depends on unknown equipment', async () => {
    const answer = await board(BOARD.disc, incomplete);
    expect(line(answer, PART.bolt)).toMatchObject({ Fit: 'unknown', NotApplicable: false, Reason: null });
  });

  it('shows part, comments, attributes, picture and no price yet', async () => {
    const answer = await board(BOARD.disc, complete);
    expect(line(answer, PART.discA)).toMatchObject({
      LineId: 1,
      Name: 'Brake disc 330 mm',
      Sku: '34 11 6 860 911',
      Brand: 'Velora',
      ProductType: 'SimpleProduct',
      Position: '1',
      Attributes: { Quantity: ['2'], Material: ['Cast iron'], 'Reach info': ['none'] },
      Condition: 'S1CA (Standard brakes)',
      Price: 0,
      PriceChecked: false,
      WarehouseInventory: [],
    });
    expect(line(answer, PART.discA).Pictures).toHaveLength(1);
    expect(line(answer, PART.sensor)).toMatchObject({
      CommentBefore: 'Zawsze wymieniać',
      CommentAfter: 'z przewodem',
    });
    expect(line(answer, PART.padsEarly)).toMatchObject({ ValidFrom: '2018-07', ValidTo: '2019-12' });
    expect(line(answer, PART.bracketAutomatic).Position).toBeNull();
  });

  it('speaks Polish, and where there is no English also to others', async () => {
    const inPolish = await board(BOARD.disc, complete, polish);
    expect(line(inPolish, PART.discA)).toMatchObject({
      Name: 'Tarcza hamulcowa 330 mm',
      Attributes: { Materiał: ['Żeliwo'] },
      Condition: 'S1CA (Hamulce standardowe)',
    });
    expect(line(inPolish, PART.discB).Reason?.Text).toBe('Tylko z wyposażeniem: S1CB (Hamulce sportowe).');
    expect(line(await board(BOARD.disc, complete), PART.bolt)).toMatchObject({
      Name: 'Śruba',
      Condition: 'without S494A (Podgrzewane fotele)',
    });
  });

  it('takes the quantity of the car’s type, else the part’s own', async () => {
    const us = await board(BOARD.disc, { vehicleKeyList: ['L31-US'], year: 2019, month: 3 });
    expect(line(us, PART.discB).Attributes['Quantity']).toEqual(['4']);
    expect(line(us, PART.bolt).Attributes['Quantity']).toEqual(['10']);
    const both = await board(BOARD.disc, described);
    expect(line(both, PART.discB).Attributes['Quantity']).toBeUndefined();
  });

  it('of several candidate types leaves open what fits only some of them', async () => {
    const answer = await board(BOARD.disc, described);
    expect(line(answer, PART.padsEarly).Fit).toBe('unknown');
    expect(line(answer, PART.sensor).Fit).toBe('fits');
    expect(line(answer, PART.doorSeal).Fit).toBe('does-not-fit');
  });

  it('shows a replaced part as its replacement if that fits the same cars', async () => {
    const answer = await board(BOARD.disc, complete);
    expect(line(answer, PART.sensor)).toMatchObject({
      Sku: '34 35 6 789 445',
      ReplacedSku: '34 35 6 789 444',
    });
    expect(line(answer, PART.clipOld)).toMatchObject({ ReplacedSku: null });
  });

  it('knows its neighbours in the subgroup for the car', async () => {
    expect(await board(BOARD.disc, {})).toMatchObject({
      Previous: null,
      Next: { Id: productIdOfBoard(BOARD.latePads), Name: 'Klocki od 2021' },
    });
    expect(await board(BOARD.disc, complete)).toMatchObject({ Previous: null, Next: null });
    expect(await board(BOARD.latePads, incomplete)).toMatchObject({
      Previous: { Id: productIdOfBoard(BOARD.disc) },
      Next: null,
    });
    expect(await board(BOARD.retrofit, {})).toMatchObject({
      Previous: { Id: productIdOfBoard(BOARD.latePads) },
    });
    expect(await board(BOARD.retrofit, { vehicleType: 'MOTORRAD' })).toMatchObject({
      Previous: null,
      Next: null,
    });
  });

  it('for one car only asks for its VIN', async () => {
    for (const path of ['Level4Product/Board', 'Level4Product/VehicleConditions']) {
      const answer = await test.post(path, { ...described, id: productIdOfBoard(BOARD.caliper) });
      expect(answer.status).toBe(409);
      expect(answer.json).toMatchObject({
        code: 'vin-required',
        title: 'Vehicle identification by Vin necessary',
      });
    }
    expect(await board(BOARD.caliper, complete)).toMatchObject({ VehicleSpecific: true, TotalLines: 1 });
  });

  it('that does not exist is said; a part is not a board', async () => {
    for (const id of [productIdOfBoard(4711), PART.discA]) {
      const answer = await test.post('Level4Product/Board', { id });
      expect(answer.json).toMatchObject({ status: 404, title: 'There is no such board.' });
    }
    expect((await test.post('Level4Product/Board', {})).status).toBe(400);
  });

  it('costs as many statements with 100 lines as with 5', async () => {
    const insert = (id: number, count: number, categoryId: number) =>
      insertBoard(test.database.db, {
        id,
        code: `X-${count}`,
        categoryId,
        position: id,
        name: `${count} wierszy`,
        lines: Array.from({ length: count }, (_, index): TestLine => ({
          partId: Object.values(PART)[index % 15] ?? PART.bolt,
          condition: index % 2 === 0 ? 'S1CA and not S494A' : 'S322A or S1CB',
          fits: [
            [1, [1, 2]],
            [2, [3]],
          ],
        })),
      });
    // In subgroups of their own: a board is read with its neighbours.
    await insert(91, 5, CATEGORY.doors);
    await insert(92, 100, CATEGORY.rearBrake);
    await newVersion(test.database.db);
    await board(BOARD.disc, complete);
    const few = await test.countStatements(() => board(91, complete));
    expect(await test.countStatements(() => board(92, complete))).toBe(few);
    expect(few).toBeLessThanOrEqual(6);
  });

  it('is read with its neighbours, so that these need only their lines', async () => {
    await newVersion(test.database.db);
    const first = await board(BOARD.retrofit, complete);
    const statements = await test.countStatements(() => board(BOARD.retrofit, complete));
    expect(first.Previous).toMatchObject({ Id: productIdOfBoard(BOARD.disc) });
    expect(await test.countStatements(() => board(BOARD.disc, complete))).toBe(statements + 1);
  });

  it('is read once for all cars and judged for each, until another catalogue is loaded', async () => {
    const lineOf = async (vehicle: object) => (await board(BOARD.disc, vehicle)).Products[0];
    await newVersion(test.database.db);
    const first = await test.countStatements(() => lineOf(complete));
    expect(await test.countStatements(() => lineOf(described))).toBeLessThan(first);
    await test.database.pool.query(
      `update catalogue.board_line set comment_before_en = 'From now on' where board_id = ${BOARD.disc}`,
    );
    await newVersion(test.database.db);
    expect(await lineOf(complete)).toMatchObject({ CommentBefore: 'From now on' });
  });
});
