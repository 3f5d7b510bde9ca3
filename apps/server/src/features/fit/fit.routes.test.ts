import type { PartFit } from '@partsboard/contract/fit';
import { productIdOfBoard } from '@partsboard/contract/product-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCatalogueApp, type CatalogueApp } from '../../../test/catalogue-app.ts';
import { BOARD, PART, VEHICLE } from '../../../test/small-catalogue/names.ts';

let test: CatalogueApp;
beforeAll(async () => {
  test = await createCatalogueApp();
});
afterAll(() => test.close());

const complete = { vehicleId: VEHICLE.complete };
const incomplete = { vehicleId: VEHICLE.incomplete };
const english = { 'accept-language': 'en' };

async function fitOf(vehicle: object, ProductIds: readonly number[], headers = english): Promise<PartFit[]> {
  const answer = await test.post('level4/PartFit', { ...vehicle, ProductIds }, headers);
  expect(answer.status, answer.text).toBe(200);
  return answer.json as PartFit[];
}

async function fitOfOne(vehicle: object, part: number, headers = english): Promise<PartFit> {
  const [fit, ...others] = await fitOf(vehicle, [part], headers);
  if (!fit || others.length > 0) throw new Error('One part has one fit');
  return fit;
}

describe('a part and a car', () => {
  it('that go together, with where and how many', async () => {
    expect(await fitOfOne(complete, PART.discA)).toEqual({
      ProductId: PART.discA,
      Fit: 'fits',
      Reason: null,
      Places: [
        {
          BoardId: productIdOfBoard(BOARD.disc),
          BoardName: 'Hamulec przedni – tarcza',
          Position: '1',
          Quantity: 2,
        },
      ],
      MorePlaces: 0,
    });
  });

  it.each([
    ['equipment', PART.discB, 'Only with the equipment S1CB'],
    ['month', PART.padsLate, 'Only for vehicles built from 01.2020.'],
    ['steering', PART.cableRight, 'Only for right-hand drive.'],
    ['type', PART.doorSeal, 'The part is made for other vehicles.'],
  ])('that do not go together say why: the %s', async (_clause, part, reason) => {
    const fit = await fitOfOne(complete, part);
    expect(fit).toMatchObject({ Fit: 'does-not-fit', Places: [], MorePlaces: 0 });
    expect(fit.Reason).toContain(reason);
  });

  it('that go together by a board of the car are not looked for on those of other cars', async () => {
    await fitOfOne(complete, PART.namesakeVelora);
    const ofTheCar = await test.countStatements(() => fitOfOne(complete, PART.discA));
    expect(await test.countStatements(() => fitOfOne(complete, PART.namesakeVelora))).toBe(ofTheCar + 1);
  });

  it('of whose equipment not all is known name what it depends on', async () => {
    const fit = await fitOfOne(incomplete, PART.bolt);
    expect(fit.Fit).toBe('fits');
    expect(fit.Places.map(({ BoardId }) => BoardId)).toEqual([productIdOfBoard(BOARD.retrofit)]);
    const depending = await fitOfOne({ vehicleKeyList: ['L31-M'], year: 2019, month: 3 }, PART.discA);
    expect(depending).toMatchObject({ Fit: 'depends', Reason: expect.stringContaining('S1CA') as string });
    const polish = await fitOfOne({ vehicleKeyList: ['L31-M'], year: 2019, month: 3 }, PART.discA, {
      'accept-language': 'pl',
    });
    expect(polish.Reason).toMatch(/^Zależy od wyposażenia: S1CA/);
  });

  it('of a description that leaves several types depend on the type', async () => {
    const fit = await fitOfOne({ vehicleKeyList: ['L31-M', 'L31-US'], year: 2019, month: 3 }, PART.padsEarly);
    expect(fit).toMatchObject({ Fit: 'depends', Reason: 'Depends on the exact vehicle type.' });
  });

  it('go together where the board prints a number that the part has replaced and whose cars it fits', async () => {
    expect(await fitOfOne(complete, PART.sensor)).toMatchObject({ Fit: 'fits', Places: [{ Quantity: 1 }] });
  });

  it('are judged by the part that replaces the one asked about, since that is what is added', async () => {
    const [oldest, old] = await fitOf(complete, [PART.sensorOldest, PART.sensorOld]);
    const { Places } = await fitOfOne(complete, PART.sensor);
    expect(oldest).toMatchObject({ ProductId: PART.sensorOldest, Fit: 'fits', Places });
    expect(old).toMatchObject({ ProductId: PART.sensorOld, Fit: 'fits', Places });
    const { pool } = test.database;
    const replace = `insert into catalogue.supersession (part_id, new_part_id, since, fits_old) values ($1, $2, '2023-01-01', true)`;
    await pool.query(replace, [PART.namesakeVelora, PART.padsLate]);
    expect(await fitOfOne(complete, PART.namesakeVelora)).toMatchObject({
      Fit: 'does-not-fit',
      Reason: expect.stringContaining('Only for vehicles built from 01.2020.') as string,
    });
    await pool.query('delete from catalogue.supersession where part_id = $1', [PART.namesakeVelora]);
  });

  it('are not judged by a replaced part whose cars its replacement does not fit', async () => {
    expect(await fitOfOne(complete, PART.clip)).toMatchObject({ Fit: 'not-listed' });
  });

  it('are not judged where no board shows the part, and without a vehicle', async () => {
    expect(await fitOfOne(complete, PART.namesakeVelora)).toMatchObject({ Fit: 'not-listed', Reason: null });
    expect(await fitOfOne({}, PART.discA)).toMatchObject({ Fit: 'not-listed' });
  });
});

it('parts that do not exist are left out, one that is named twice is answered once', async () => {
  const fits = await fitOf(complete, [PART.discA, 999_999, PART.discA]);
  expect(fits.map(({ ProductId }) => ProductId)).toEqual([PART.discA]);
});
