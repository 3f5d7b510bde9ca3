import type { BoardListItem } from '@partsboard/contract/boards';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boardCalls, line, ticked } from '../../../test/board-calls.ts';
import { createCatalogueApp, type CatalogueApp } from '../../../test/catalogue-app.ts';
import { BOARD, CATEGORY, EQUIPMENT, PART, VEHICLE } from '../../../test/small-catalogue/names.ts';

let test: CatalogueApp;
beforeAll(async () => {
  test = await createCatalogueApp();
});
afterAll(() => test.close());

const { ask, board, conditions } = boardCalls(() => test);

const polish = { 'accept-language': 'pl-PL' };
const complete = { vehicleId: VEHICLE.complete };
const incomplete = { vehicleId: VEHICLE.incomplete };
const described = { vehicleKeyList: ['L31-M', 'L31-US'], year: 2019, month: 3 };

describe('the equipment filters of a board', () => {
  it('are the codes of its conditions, preset for the car', async () => {
    expect(await conditions(BOARD.disc, complete)).toEqual([
      { Id: 2, Code: 'S1CA', Purpose: 'Standard brakes', EquipmentWithSpring: false, Selected: 1 },
      { Id: 3, Code: 'S1CB', Purpose: 'Sport brakes', EquipmentWithSpring: false, Selected: 0 },
      { Id: 5, Code: 'S494A', Purpose: 'Podgrzewane fotele', EquipmentWithSpring: false, Selected: 0 },
    ]);
  });

  it('leave out codes of lines that are for other cars', async () => {
    const codes = (await conditions(BOARD.disc, incomplete)).map(({ Code }) => Code);
    expect(codes).toEqual(['S494A']);
  });

  it('are preset by the equipment of a described car too', async () => {
    const found = await conditions(BOARD.disc, { ...described, equipmentList: ['S494A'] }, polish);
    expect(found.filter(({ Selected }) => Selected === 1)).toMatchObject([{ Code: 'S494A' }]);
  });
});

describe('the equipment of a vehicle on a board', () => {
  it('leaves out and counts what the ticked equipment rules out', async () => {
    const answer = await board(BOARD.disc, { ...complete, ...ticked('S1CB') });
    expect(answer.HiddenLines).toBe(1);
    expect(answer.TotalLines).toBe(10);
    expect(answer.Products.map(({ Id }) => Id)).not.toContain(PART.discA);
    expect(line(answer, PART.discB)).toMatchObject({ Fit: 'fits' });
    expect(line(answer, PART.doorSeal)).toMatchObject({ NotApplicable: true });
  });

  it('with the car’s own equipment ticked hides what is not for it', async () => {
    const answer = await board(BOARD.disc, { ...complete, ...ticked('S1CA') });
    expect(answer.HiddenLines).toBe(1);
    expect(answer.Products.map(({ Id }) => Id)).not.toContain(PART.discB);
  });

  it('leaves open what is not ticked where the car’s list is not complete', async () => {
    const answer = await board(BOARD.disc, { ...described, ...ticked('S1CA') });
    expect(line(answer, PART.bolt)).toMatchObject({ Fit: 'unknown' });
    expect(answer.Products.map(({ Id }) => Id)).not.toContain(PART.discB);
  });

  it('filters without a vehicle too', async () => {
    const answer = await board(BOARD.disc, ticked('S494A'));
    expect(answer.HiddenLines).toBe(1);
    expect(answer.Products.map(({ Id }) => Id)).not.toContain(PART.bolt);
  });

  it('with nothing ticked shows all parts', async () => {
    expect((await board(BOARD.disc, { ...complete, ...ticked() })).HiddenLines).toBe(0);
  });

  it('leaves nothing open for a car whose whole list has none of the board’s codes', async () => {
    const bare = { vehicleId: 90 };
    await test.database.db
      .insertInto('catalogue.vehicle')
      .values({
        id: bare.vehicleId,
        vin: 'WVLAA31070B000090',
        vehicle_type_id: 1,
        produced: '2019-03-14',
        equipment_complete: true,
        equipment_set_id: null,
        paint: null,
        upholstery: null,
        optional_ids: null,
        retrofitted_ids: null,
      })
      .execute();
    const answer = await board(BOARD.disc, { ...bare, ...ticked() });
    expect(answer.Products.filter(({ Fit }) => Fit === 'unknown')).toEqual([]);
    for (const disc of [PART.discA, PART.discB]) {
      expect(line(answer, disc)).toMatchObject({ NotApplicable: true, Reason: { Kind: 'equipment' } });
    }
    expect(answer.LineCount).toBe(4);
  });

  it('asks about the equipment on which its lines depend, and an answer decides them', async () => {
    const asking = await board(BOARD.disc, described);
    expect(asking.OpenLines).toBe(3);
    expect(asking.Questions).toMatchObject([
      {
        Equipment: [
          { Code: 'S1CA', Purpose: 'Standard brakes', Example: 'Brake disc 330 mm' },
          { Code: 'S1CB', Purpose: 'Sport brakes', Example: 'Brake disc 348 mm' },
        ],
        NoneExample: null,
        Positions: ['1'],
        Decides: 2,
      },
      {
        Equipment: [{ Id: EQUIPMENT.S494A, Code: 'S494A', Purpose: 'Podgrzewane fotele', Example: null }],
        Positions: ['6'],
        Decides: 1,
      },
    ]);

    const answer = (Has: string | null) => ({ equipmentAnswers: [{ Asked: ['S1CA', 'S1CB'], Has }] });
    const sport = await board(BOARD.disc, { ...described, ...answer('S1CB') });
    expect(line(sport, PART.discB).Fit).toBe('fits');
    expect(line(sport, PART.discA)).toMatchObject({ NotApplicable: true, Reason: { Kind: 'equipment' } });
    expect(sport).toMatchObject({ OpenLines: 1, LineCount: asking.LineCount - 1 });
    expect(sport.Questions.map(({ Equipment }) => Equipment.map(({ Code }) => Code))).toEqual([['S494A']]);

    const neither = await board(BOARD.disc, { ...described, ...answer(null) });
    expect(neither.LineCount).toBe(asking.LineCount - 2);
    const [listed] = await ask<BoardListItem[]>('Level4Product/Boards', {
      ...described,
      ...answer(null),
      id: CATEGORY.frontBrake,
      searchType: 'GroupedSubCat',
    });
    expect(listed?.LineCount).toBe(neither.LineCount);
  });

  it('asks nothing without a vehicle, nor about a car whose equipment is known', async () => {
    for (const vehicle of [{}, complete]) {
      expect(await board(BOARD.disc, vehicle)).toMatchObject({ OpenLines: 0, Questions: [] });
    }
  });
});
