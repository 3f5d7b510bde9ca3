import { examples } from '@partsboard/demo-catalogue/examples';
import { expect, test, type Page } from '@playwright/test';
import { Catalogue } from './catalogue.ts';

const defaultFilter = {
  vehicleId: null,
  month: null,
  year: null,
  equipmentList: [],
  vehicleKeyList: [],
  transmissionType: null,
  brandId: 2,
  vehicleType: 'PKW',
};

const texts = {
  en: { catalogues: 'Catalogs', cars: 'Cars', motorcycles: 'Motorcycles', classic: 'Classic' },
  pl: { catalogues: 'Katalogi', cars: 'Osobowe', motorcycles: 'Motocykle', classic: 'Klasyczne' },
} as const;
/** A main group that only motorcycles have. */
const frame = { en: 'Frame and fairing', pl: 'Rama i owiewki' } as const;

/** The body of the next call of this kind. */
const bodyOf = async (page: Page, path: RegExp): Promise<unknown> =>
  (await page.waitForRequest(path)).postDataJSON() as unknown;

test('every catalogue call without a vehicle carries the whole default filter', async ({ page, request }) => {
  const catalogue = await Catalogue.open(request);
  const front = await catalogue.category(/^Front (wheel )?brake/);
  const [board] = await catalogue.boards(front);
  const categories = bodyOf(page, /Level4Category\/List$/);
  await catalogue.visit(page, '/');
  expect(await categories).toEqual(defaultFilter);

  const boards = bodyOf(page, /Level4Product\/Boards$/);
  await page.goto(`/level4/category/${front.Id}`);
  expect(await boards).toEqual({ ...defaultFilter, id: front.Id, searchType: 'GroupedSubCat' });

  const conditions = bodyOf(page, /Level4Product\/VehicleConditions$/);
  const lines = bodyOf(page, /Level4Product\/Board$/);
  await page.goto(`/level4/product/${board?.Id}`);
  expect(await conditions).toMatchObject({ ...defaultFilter, id: board?.Id });
  expect(await lines).toMatchObject({ ...defaultFilter, id: board?.Id, searchType: 'Simple' });
});

for (const language of ['pl', 'en'] as const) {
  const text = texts[language];

  test(`the home page shows cars; other catalogues are chosen and stay chosen, ${language}`, async ({
    page,
    request,
  }) => {
    const catalogue = await Catalogue.open(request);
    await catalogue.visit(page, '/', { language });
    const main = page.getByRole('main');
    const chooser = main.getByRole('navigation', { name: text.catalogues });
    await expect(chooser.getByRole('link', { name: text.cars })).toHaveAttribute('aria-current', 'page');
    await expect(main.getByRole('link', { name: /\d+$/ }).first()).toBeVisible();
    await expect(main.getByRole('link', { name: frame[language] })).toHaveCount(0);

    const sent = bodyOf(page, /Level4Category\/List$/);
    await chooser.getByRole('link', { name: text.motorcycles }).click();
    expect(await sent).toEqual({ ...defaultFilter, brandId: null, vehicleType: 'MOTORRAD' });
    await expect(page).toHaveURL('/?vehicleType=MOTORRAD');
    await page.reload();
    await expect(chooser.getByRole('link', { name: text.motorcycles })).toHaveAttribute(
      'aria-current',
      'page',
    );

    // Into a group, a subgroup and a board, still among motorcycles.
    await main.getByRole('link', { name: frame[language] }).click();
    await expect(page).toHaveURL(/\/level4\?.*vehicleType=MOTORRAD/);
    await expect(page.getByRole('heading', { level: 1, name: frame[language] })).toBeVisible();
    const listed = bodyOf(page, /Level4Product\/Boards$/);
    await main.getByRole('listitem').getByRole('link', { name: /\d+$/ }).first().click();
    expect(await listed).toMatchObject({ brandId: null, vehicleType: 'MOTORRAD' });
    const opened = bodyOf(page, /Level4Product\/Board$/);
    await main.getByRole('listitem').getByRole('link', { name: /\d/ }).first().click();
    expect(await opened).toMatchObject({ brandId: null, vehicleType: 'MOTORRAD' });

    await page.goto('/level4');
    await expect(main.getByRole('link', { name: /\d+$/ }).first()).toBeVisible();
    await expect(main.getByRole('link', { name: frame[language] })).toHaveCount(0);
    await chooser.getByRole('link', { name: text.classic }).click();
    await expect(page).toHaveURL('/level4?vehicleType=CLASSIC');
    await chooser.getByRole('link', { name: text.cars }).click();
    await expect(chooser.getByRole('link', { name: text.cars })).toHaveAttribute('aria-current', 'page');
  });
}

test('a chosen vehicle has one catalogue only', async ({ page, request }) => {
  const catalogue = await Catalogue.open(request);
  const vehicle = await catalogue.vehicle(examples.vin);
  const sent = bodyOf(page, /Level4Category\/List$/);
  await catalogue.visit(page, '/?vehicleType=MOTORRAD', { vehicle });
  expect(await sent).toMatchObject({ vehicleId: vehicle.VehicleId, vehicleType: 'PKW' });
  await expect(page.getByRole('heading', { name: 'Categories for this vehicle' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Catalogs' })).toHaveCount(0);
});
