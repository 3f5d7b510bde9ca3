import type { CsvRowOutcome } from '@partsboard/contract/cart';
import type { LineVehicle } from '@partsboard/contract/line-vehicles';
import { examples } from '@partsboard/demo-catalogue/examples';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { becomeBuyer } from './buyer.ts';
import { Catalogue } from './catalogue.ts';

/** Front pads for cars without the sports brakes that the example car has. */
export const otherPads = '34 11 5 318 640';

/** Chooses the example car, by its VIN or by a description that leaves its equipment open. */
export async function chooseCar(
  page: Page,
  request: APIRequestContext,
  isDescribed = false,
): Promise<Catalogue> {
  const catalogue = await Catalogue.open(request);
  const found = await catalogue.vehicle(examples.vin);
  const vehicle = isDescribed ? { ...found, VehicleId: null, Vin: null, EquipmentList: [] } : found;
  await page.addInitScript(
    (stored) => localStorage.setItem('LEVEL4_VEHICLE_DATA', stored),
    JSON.stringify(vehicle),
  );
  return catalogue;
}

/** A new customer who has chosen the example car. */
export async function arrive(
  page: Page,
  request: APIRequestContext,
  { language = 'en', isDescribed = false }: { language?: 'pl' | 'en'; isDescribed?: boolean } = {},
): Promise<Catalogue> {
  await becomeBuyer(page, request, language);
  return chooseCar(page, request, isDescribed);
}

/** A car as lines of a cart name it. */
export async function carByVin(request: APIRequestContext, vin: string): Promise<LineVehicle> {
  const { VehicleId, Vin, VehicleInfo } = await (await Catalogue.open(request)).vehicle(vin);
  const name = `${VehicleInfo.marke} ${VehicleInfo.verkaufsbezeichnung}`;
  return { Id: VehicleId, Vin, Name: `${name}, ${vin.slice(0, 3)}…${vin.slice(-7)}` };
}

/** Puts a part for a car into the cart of the page's customer without the screen. */
export async function putForCar(page: Page, sku: string, car: LineVehicle, quantity = 1): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('user-token'));
  const headers = { Authorization: `Bearer ${token ?? ''}` };
  const checked = await page.request.post('/api/Level4/checkCsv', { headers, data: [{ sku, quantity }] });
  const [outcome] = (await checked.json()) as CsvRowOutcome[];
  const data = { ProductId: outcome?.Product?.Id, Quantity: quantity, Vehicle: car };
  expect((await page.request.post('/api/Level4/AddItem', { headers, data })).ok()).toBe(true);
}
