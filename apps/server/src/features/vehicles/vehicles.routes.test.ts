import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCatalogueApp, type CatalogueApp } from '../../../test/catalogue-app.ts';
import { VIN } from '../../../test/small-catalogue/names.ts';

let test: CatalogueApp;
beforeAll(async () => {
  test = await createCatalogueApp();
});
afterAll(() => test.close());

const polish = { 'accept-language': 'pl' };

const byVin = (vin: string, headers = {}) =>
  test.get(`level4/Vehicle?vin=${encodeURIComponent(vin)}`, headers);

describe('a car by its VIN', () => {
  it('is found with everything that is known about it', async () => {
    const answer = await byVin(VIN.complete);
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual([
      {
        Id: 1,
        Vin: VIN.complete,
        VehicleInfo: {
          marke: 'Velora',
          baureihe: 'L31 series',
          verkaufsbezeichnung: 'L31 20',
          motor: 'M204',
          produktionsdatum: '2019-03-14',
          vin7: 'K123456',
          produktart: 'PKW',
        },
        VehicleData: { lackCode: 'A96', polsterCode: 'LUCY', general: { Power: '135 kW', Fuel: 'Petrol' } },
        VehicleFuelQty: [{ fuellmengenart: 'Engine oil', fuellmenge: '5.25 l', hinweistext: 'with filter' }],
        StandardEquipment: [{ code: 'S205A', benennung: 'Automatic', nachgeruestet: false }],
        OptionalEquipment: [
          { code: 'S1CA', benennung: 'Standard brakes', nachgeruestet: false },
          { code: 'S322A', benennung: 'Comfort access', nachgeruestet: true },
        ],
        TechnicalCampaigns: [
          { Status: 'Open', CampaignNumber: 'C-2', Description: 'Update', Reservations: 'Workshop only' },
          { Status: 'Done', CampaignNumber: 'C-1', Description: 'Sensor exchange', Reservations: null },
        ],
        Year: 2019,
        Month: 3,
        VehicleId: 1,
        VehicleKeyList: ['L31-M'],
        EquipmentList: ['S205A', 'S1CA', 'S322A'],
        VehicleType: 'PKW',
        TransmissionType: 'M',
        BrandId: 2,
      },
    ]);
  });

  it('is described in Polish when that is asked for', async () => {
    const [car] = (await byVin(VIN.complete, polish)).json as Record<string, unknown>[];
    expect(car).toMatchObject({
      VehicleInfo: { baureihe: 'Seria L31' },
      VehicleData: { general: { Moc: '135 kW', Paliwo: 'Benzyna' } },
      VehicleFuelQty: [{ fuellmenge: '5,25 l', hinweistext: 'z filtrem' }],
      TechnicalCampaigns: [{ Status: 'Do wykonania' }, { Status: 'Wykonana' }],
    });
  });

  it.each(['wvlaa 31070 k123456', ' WVLAA-31O7O.K123456 '])('forgives how %s is typed', async (typed) => {
    expect((await byVin(typed)).json).toMatchObject([{ Vin: VIN.complete }]);
  });

  it('is found by the last seven characters, all cars that share them', async () => {
    const cars = (await byVin('k123456')).json as { Vin: string }[];
    expect(cars.map(({ Vin }) => Vin)).toEqual([VIN.incomplete, VIN.complete]);
    expect((await byVin('R000001')).json).toMatchObject([{ Vin: VIN.rightHand }]);
  });

  it('that the catalogue does not have is said in words', async () => {
    const answer = await byVin('WVLAA31070K999999');
    expect(answer.status).toBe(404);
    expect(answer.json).toMatchObject({
      code: 'not-found',
      title: 'The catalog has no vehicle with the VIN WVLAA31070K999999.',
    });
    expect((await byVin('ZZZZZZZ', polish)).json).toMatchObject({
      title: 'W katalogu nie ma pojazdu, którego numer VIN kończy się na ZZZZZZZ.',
    });
  });

  it.each([
    ['', 'Please give a VIN: 17 characters or the last 7.'],
    ['K12345', 'A VIN has 17 characters (the last 7 are enough); 6 were given.'],
    ['WVLAA31070K1234567', 'A VIN has 17 characters (the last 7 are enough); 18 were given.'],
    [
      'WVLAA31070K12345%',
      'A VIN consists of the letters A to Z and digits; the character “%” cannot occur in it.',
    ],
    [
      'WVLAA31070K12345Ł',
      'A VIN consists of the letters A to Z and digits; the character “Ł” cannot occur in it.',
    ],
  ])('is refused with the reason: %s', async (vin, title) => {
    const answer = await byVin(vin);
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ code: 'invalid-request', title, errors: { vin: [title] } });
  });

  it('costs as many statements for two cars as for one', async () => {
    await byVin(VIN.complete);
    await byVin('K123456');
    const one = await test.countStatements(() => byVin(VIN.complete));
    expect(await test.countStatements(() => byVin('K123456'))).toBe(one);
  });

  it('is shown to customers only', async () => {
    const answer = await test.call({ method: 'GET', url: `/api/level4/Vehicle?vin=${VIN.complete}` });
    expect(answer.status).toBe(401);
  });
});

interface Option {
  readonly Id: string;
  readonly Name: string;
}

const options = async (type: string, state: object, headers = {}): Promise<Option[]> => {
  const answer = await test.post(`level4/VehicleFilter?type=${type}`, state, headers);
  expect(answer.status).toBe(200);
  return answer.json as Option[];
};

const ids = async (type: string, state: object): Promise<string[]> =>
  (await options(type, state)).map(({ Id }) => Id);

const l31 = { brandId: 2, category: 'PKW', catalog: 'CURRENT', serie: 'L31' };
const sedan = { ...l31, bodyId: 'SEDAN', modelId: 'L31-20', engineId: 'M204' };

describe('a step of the vehicle filter', () => {
  it('offers brands that have vehicles', async () => {
    expect(await options('brand', {})).toEqual([
      { Id: '3', Name: 'Norden' },
      { Id: '2', Name: 'Velora' },
    ]);
  });

  it('offers the kinds of vehicle of the brand, in the language', async () => {
    expect(await options('category', { brandId: 2 })).toEqual([
      { Id: 'PKW', Name: 'Cars' },
      { Id: 'CLASSIC', Name: 'Classic cars' },
    ]);
    expect(await options('category', { brandId: 3 }, polish)).toEqual([
      { Id: 'MOTORRAD', Name: 'Motocykle' },
    ]);
  });

  it('offers catalogs and series that lead to a vehicle', async () => {
    expect(await options('catalog', { brandId: 2, category: 'PKW' })).toEqual([
      { Id: 'CURRENT', Name: 'Current' },
    ]);
    expect(await ids('serie', { brandId: 2, category: 'PKW', catalog: 'CURRENT' })).toEqual(['L31', 'L40']);
    expect(await ids('serie', { brandId: 2, category: 'PKW', catalog: 'CLASSIC' })).toEqual([]);
  });

  it('narrows bodies, engines and versions by what was chosen before', async () => {
    expect(await ids('body', l31)).toEqual(['SEDAN', 'TOURING']);
    expect(await ids('engine', { ...l31, bodyId: 'SEDAN', modelId: 'L31-20' })).toEqual(['M204']);
    expect(await options('version', sedan)).toEqual([
      { Id: 'EU', Name: 'Europe' },
      { Id: 'US', Name: 'USA' },
    ]);
  });

  it('pays no attention to choices of later steps', async () => {
    expect(await ids('serie', { ...l31, serie: 'L40', bodyId: 'TOURING', month: 1 })).toEqual(['L31', 'L40']);
  });

  it('takes several versions at once', async () => {
    expect(await ids('transmission', { ...sedan, versionList: ['US'], steeringId: 'L' })).toEqual(['M']);
    const both = { ...sedan, versionList: ['EU', 'US'], steeringId: 'L' };
    expect(await options('transmission', both)).toEqual([
      { Id: 'M', Name: 'Manual' },
      { Id: 'A', Name: 'Automatic' },
    ]);
    expect(await options('steering', sedan, polish)).toEqual([
      { Id: 'L', Name: 'Kierownica po lewej stronie' },
    ]);
  });

  it('offers the years and months of production', async () => {
    const us = { ...sedan, versionList: ['US'], steeringId: 'L', transmissionId: 'M' };
    expect(await ids('year', us)).toEqual(['2021', '2020', '2019']);
    expect(await ids('month', { ...us, year: 2021 })).toEqual(['1', '2', '3', '4', '5', '6']);
    const eu = { ...us, versionList: ['EU'] };
    expect(await options('month', { ...eu, year: 2018 })).toEqual([
      { Id: '7', Name: 'July' },
      { Id: '8', Name: 'August' },
      { Id: '9', Name: 'September' },
      { Id: '10', Name: 'October' },
      { Id: '11', Name: 'November' },
      { Id: '12', Name: 'December' },
    ]);
    expect(await ids('month', { ...eu, year: 1999 })).toEqual([]);
  });

  it('goes up to this year for a car that is still built', async () => {
    const years = await ids('year', { brandId: 2, category: 'PKW', catalog: 'CURRENT', serie: 'L40' });
    expect(years[0]).toBe(String(new Date().getUTCFullYear()));
    expect(years.at(-1)).toBe('2021');
  });

  it('asks motorcycles and classic cars for their type', async () => {
    const motorcycle = { brandId: 3, category: 'MOTORRAD', catalog: 'CURRENT' };
    expect(await options('type', motorcycle)).toEqual([{ Id: 'TOURER', Name: 'Tourer' }]);
    expect(await ids('model', { ...motorcycle, typeId: 'TOURER', serie: 'K1' })).toEqual(['K1-1250']);
    expect(await ids('type', { brandId: 2, category: 'CLASSIC', catalog: 'CLASSIC' })).toEqual(['COUPE']);
  });

  it('refuses a step or a value that does not exist, by name', async () => {
    expect((await test.post('level4/VehicleFilter?type=colour', {})).status).toBe(400);
    const answer = await test.post('level4/VehicleFilter?type=serie', { brandId: 'two' });
    expect(answer.status).toBe(400);
    expect((answer.json as { errors: object }).errors).toHaveProperty('brandId');
    expect(await ids('body', { ...l31, serie: "L31'; drop table x" })).toEqual([]);
  });
});

describe('a search by filters', () => {
  const complete = {
    ...sedan,
    versionList: ['EU', 'US'],
    steeringId: 'L',
    transmissionId: 'M',
    year: 2019,
    month: 3,
  };

  it('answers the description of the car with all types that it may be', async () => {
    const answer = await test.post('Level4/VehicleSearch', complete);
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({
      Id: null,
      Vin: null,
      VehicleInfo: { marke: 'Velora', baureihe: 'L31 series', motor: 'M204', produktionsdatum: null },
      VehicleData: { lackCode: null, general: { Power: '135 kW' } },
      Year: 2019,
      Month: 3,
      VehicleId: null,
      VehicleKeyList: ['L31-M', 'L31-US'],
      EquipmentList: [],
      VehicleType: 'PKW',
      TransmissionType: 'M',
      BrandId: 2,
    });
    expect((answer.json as { VehicleData: { general: object } }).VehicleData.general).not.toHaveProperty(
      'Fuel',
    );
  });

  it('leaves out types that were not built in that month', async () => {
    const answer = await test.post('Level4/VehicleSearch', { ...complete, year: 2018, month: 9 });
    expect(answer.json).toMatchObject({ VehicleKeyList: ['L31-M'] });
  });

  it('finds a motorcycle without engine and steering', async () => {
    const answer = await test.post('Level4/VehicleSearch', {
      brandId: 3,
      category: 'MOTORRAD',
      catalog: 'CURRENT',
      typeId: 'TOURER',
      serie: 'K1',
      modelId: 'K1-1250',
      versionList: ['EU'],
      year: 2018,
      month: 1,
    });
    expect(answer.json).toMatchObject({
      VehicleKeyList: ['K1'],
      VehicleType: 'MOTORRAD',
      TransmissionType: null,
      VehicleInfo: { motor: '' },
    });
  });

  it.each([
    [{ month: null }, 'month', 'Please choose the month of production.'],
    [{ versionList: [] }, 'versionList', 'Please choose the version.'],
    [{ brandId: null }, 'brandId', 'Please choose the brand.'],
  ])('that is incomplete says what is missing: %o', async (missing, field, message) => {
    const answer = await test.post('Level4/VehicleSearch', { ...complete, ...missing });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ title: message, errors: { [field]: [message] } });
  });

  it('that leads nowhere says so', async () => {
    const answer = await test.post('Level4/VehicleSearch', { ...complete, year: 1999 });
    expect(answer.status).toBe(404);
    expect(answer.json).toMatchObject({
      title: 'The catalog has no vehicle with these features. Please change the filters.',
    });
  });
});
