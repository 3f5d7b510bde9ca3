import type { Vehicle } from '@partsboard/contract/vehicles';
import { examples } from '@partsboard/demo-catalogue/examples';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { Catalogue, storedVehicle } from './catalogue.ts';

// An answer that is on its way when a journey ends is nobody's any more.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

async function openFilters(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Choose the vehicle by filters' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose the vehicle by filters' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Chooses the first option of a filter that offers anything. */
async function chooseFirst(dialog: Locator, label: string): Promise<void> {
  const field = dialog.getByLabel(label, { exact: true });
  await expect(field).toBeEnabled();
  await field.selectOption({ index: 1 });
}

/** Chooses everything but the month; the years of the example's model are told apart by their place. */
async function chooseUpToYear(dialog: Locator, year = 1): Promise<void> {
  await chooseFirst(dialog, 'Catalog');
  await dialog.getByLabel('Serie', { exact: true }).selectOption(examples.filterPath.serie);
  await chooseFirst(dialog, 'Body');
  await chooseFirst(dialog, 'Model');
  await chooseFirst(dialog, 'Engine');
  await dialog.getByRole('group', { name: 'Version' }).getByRole('checkbox').first().check();
  await chooseFirst(dialog, 'Steering');
  await chooseFirst(dialog, 'Transmission');
  await expect(dialog.getByLabel('Year', { exact: true })).toBeEnabled();
  await dialog.getByLabel('Year', { exact: true }).selectOption({ index: year });
}

const labels = (dialog: Locator) => dialog.locator('label').allTextContents();

test.beforeEach(async ({ page, request }) => {
  await (await Catalogue.open(request)).visit(page, '/');
});

test('the filters of a car lead step by step to a vehicle', async ({ page }) => {
  const dialog = await openFilters(page);
  await expect(dialog.getByLabel('Brand', { exact: true })).toHaveValue('2');
  await expect(dialog.getByLabel('Category', { exact: true })).toHaveValue('PKW');
  const search = dialog.getByRole('button', { name: 'Search' });

  await chooseUpToYear(dialog);
  await expect(search).toBeDisabled();
  await chooseFirst(dialog, 'Month');
  await expect(search).toBeEnabled();
  await search.click();

  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Chosen vehicle' })).toContainText('Tindra');
  await expect(page.getByRole('heading', { name: 'Categories for this vehicle' })).toBeVisible();
  expect(JSON.parse((await storedVehicle(page)) ?? '')).toMatchObject({ Vin: null, VehicleId: null });
});

test('a changed filter takes back every later choice and empties their options', async ({ page }) => {
  const dialog = await openFilters(page);
  await chooseFirst(dialog, 'Catalog');
  await chooseFirst(dialog, 'Serie');
  await chooseFirst(dialog, 'Body');
  await chooseFirst(dialog, 'Model');
  await expect(dialog.getByLabel('Engine', { exact: true })).toBeEnabled();

  await dialog.getByLabel('Serie', { exact: true }).selectOption({ index: 2 });
  await expect(dialog.getByLabel('Body', { exact: true })).toHaveValue('');
  await expect(dialog.getByLabel('Body', { exact: true })).toBeEnabled();
  for (const label of ['Model', 'Engine', 'Year', 'Month']) {
    await expect(dialog.getByLabel(label, { exact: true })).toBeDisabled();
    await expect(dialog.getByLabel(label, { exact: true }).locator('option')).toHaveCount(1);
  }
});

test('motorcycles have other filters than cars', async ({ page }) => {
  const dialog = await openFilters(page);
  expect(await labels(dialog)).toEqual(
    expect.arrayContaining(['Body', 'Engine', 'Steering', 'Transmission']),
  );
  await dialog.getByLabel('Brand', { exact: true }).selectOption({ label: 'Skarn' });
  await dialog.getByLabel('Category', { exact: true }).selectOption('MOTORRAD');
  await expect(dialog.getByLabel('Type', { exact: true })).toBeVisible();
  for (const label of ['Body', 'Engine', 'Steering', 'Transmission']) {
    await expect(dialog.getByLabel(label, { exact: true })).toHaveCount(0);
  }
  await chooseFirst(dialog, 'Catalog');
  await expect(dialog.getByLabel('Type', { exact: true })).toBeEnabled();
});

test('a brand that has motorcycles only chooses them itself, and the vehicle is kept among the recent ones', async ({
  page,
}) => {
  const dialog = await openFilters(page);
  await dialog.getByLabel('Brand', { exact: true }).selectOption({ label: 'Skarn' });
  await expect(dialog.getByLabel('Category', { exact: true })).toHaveValue('MOTORRAD');
  await expect(dialog.getByLabel('Body', { exact: true })).toHaveCount(0);
  await chooseFirst(dialog, 'Type');
  await expect(dialog.getByLabel('Catalog', { exact: true })).toHaveValue(/./);
  for (const label of ['Serie', 'Model', 'Year', 'Month']) {
    const field = dialog.getByLabel(label, { exact: true });
    await expect(field).toBeEnabled();
    if ((await field.inputValue()) === '') await field.selectOption({ index: 1 });
  }
  await dialog.getByRole('button', { name: 'Search' }).click();
  const name = await page
    .getByRole('region', { name: 'Chosen vehicle' })
    .getByText(/^Skarn /)
    .textContent();
  await page.getByRole('button', { name: 'Clear vehicle' }).click();
  await page.getByRole('button', { name: name ?? '' }).click();
  await expect(page.getByRole('region', { name: 'Chosen vehicle' })).toContainText(name ?? '');
});

test('several versions can be chosen at once', async ({ page }) => {
  const dialog = await openFilters(page);
  await chooseFirst(dialog, 'Catalog');
  await dialog.getByLabel('Serie', { exact: true }).selectOption(examples.filterPath.serie);
  await chooseFirst(dialog, 'Body');
  await chooseFirst(dialog, 'Model');
  await chooseFirst(dialog, 'Engine');
  const versions = dialog.getByRole('group', { name: 'Version' }).getByRole('checkbox');
  await expect(versions.first()).toBeVisible();
  for (const version of await versions.all()) await version.check();
  for (const version of await versions.all()) await expect(version).toBeChecked();
  await expect(dialog.getByLabel('Steering', { exact: true })).toBeEnabled();
});

for (const width of [1440, 390]) {
  test(`a vehicle found by filters and its details follow the language and the vehicle, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const find = async (year: number) => {
      const dialog = await openFilters(page);
      await chooseUpToYear(dialog, year);
      await chooseFirst(dialog, 'Month');
      await dialog.getByRole('button', { name: 'Search' }).click();
      await expect(dialog).toHaveCount(0);
      return JSON.parse((await storedVehicle(page)) ?? '') as Vehicle;
    };
    const vehicle = await find(1);
    await page.getByRole('button', { name: 'Vehicle details' }).click();
    const details = page.getByRole('dialog');
    const [label = ''] = Object.keys(vehicle.VehicleData.general);
    await expect(details.getByText('Fluids')).toBeVisible();
    await expect(details.getByText(label, { exact: true })).toBeVisible();
    await expect(details.getByText(`/${vehicle.Year}`)).toBeVisible();
    await page.keyboard.press('Escape');

    const other = await find(2);
    expect(other.Year).not.toBe(vehicle.Year);
    await page.getByRole('button', { name: 'Vehicle details' }).click();
    await expect(details.getByText(`/${other.Year}`)).toBeVisible();
    await page.keyboard.press('Escape');

    // The series of the demo catalogue are called the same in both languages.
    await page.route('**/api/Level4/VehicleSearch', async (route) => {
      const response = await route.fetch();
      const { VehicleInfo: info, ...rest } = (await response.json()) as Vehicle;
      await route.fulfill({ response, json: { ...rest, VehicleInfo: { ...info, baureihe: 'Seria T70' } } });
    });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByText('Polski').click();
    await page.keyboard.press('Escape');
    const bar = page.getByRole('region', { name: 'Wybrany pojazd' });
    await expect(bar).toContainText('Seria T70');
    await page.getByRole('button', { name: 'Dane pojazdu' }).click();
    await expect(details.getByText('Płyny eksploatacyjne')).toBeVisible();
    await expect(details.getByText('Moc', { exact: true })).toBeVisible();
    await expect(details.getByText(label, { exact: true })).toHaveCount(0);
    await expect(details.getByText(`/${other.Year}`)).toBeVisible();
  });
}
