import { examples } from '@partsboard/demo-catalogue/examples';
import type { APIRequestContext, Page } from '@playwright/test';
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
