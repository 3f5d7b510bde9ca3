import type { Vehicle } from '@partsboard/contract/vehicles';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCatalogueApp, type CatalogueApp } from '../../../test/catalogue-app.ts';
import { VIN } from '../../../test/small-catalogue/names.ts';
import { newVersion } from '../../../test/small-catalogue/small-catalogue.ts';

let test: CatalogueApp;
beforeAll(async () => {
  test = await createCatalogueApp();
});
afterAll(() => test.close());

it('what a vehicle type says is read once for all of its cars, until another catalogue is loaded', async () => {
  const { pool, db } = test.database;
  const powers = async () => {
    const { json } = await test.get(`level4/Vehicle?vin=${VIN.complete}`);
    return (json as Vehicle[]).map(({ VehicleData }) => VehicleData.general['Power']);
  };
  expect(await powers()).toEqual(['135 kW']);
  await pool.query(`update catalogue.vehicle_type_data set value_en = '136 kW' where value_pl = '135 kW'`);
  expect(await powers()).toEqual(['135 kW']);
  await newVersion(db);
  expect(await powers()).toEqual(['136 kW']);
});
