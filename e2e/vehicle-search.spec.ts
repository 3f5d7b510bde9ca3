import { examples } from '@partsboard/demo-catalogue/examples';
import { expect, test } from '@playwright/test';
import { Catalogue, storedVehicle } from './catalogue.ts';

const unknownVin = 'SXVT70040AK482999';

test('a VIN chooses the vehicle, keeps it and shows its categories', async ({ page, request }) => {
  await (await Catalogue.open(request)).visit(page, '/');
  await page.getByRole('textbox', { name: 'Search by VIN', exact: true }).fill(examples.vin);
  await page
    .getByRole('region', { name: 'Vehicle search' })
    .getByRole('button', { name: 'Search' })
    .first()
    .click();

  const bar = page.getByRole('region', { name: 'Chosen vehicle' });
  await expect(bar).toContainText('Varden Tindra T174');
  await expect(bar).toContainText(examples.vin);
  await expect(page.getByRole('heading', { name: 'Categories for this vehicle' })).toBeVisible();
  expect(JSON.parse((await storedVehicle(page)) ?? '')).toMatchObject({ Vin: examples.vin });

  await page.reload();
  await expect(bar).toContainText(examples.vin);
});

test('a VIN is found however carelessly it is typed', async ({ page, request }) => {
  await (await Catalogue.open(request)).visit(page, '/level4');
  const careless = ` ${examples.vin
    .toLowerCase()
    .replaceAll('0', 'o')
    .replace(/(.{5})/, '$1 - ')} `;
  await page.getByRole('textbox', { name: 'Search by VIN', exact: true }).fill(careless);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Chosen vehicle' })).toContainText(examples.vin);
});

test('seven characters that fit several cars ask which one it is', async ({ page, request }) => {
  await (await Catalogue.open(request)).visit(page, '/');
  await page.getByRole('textbox', { name: 'Search by VIN', exact: true }).fill(examples.lastSeven);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose Vehicle' });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  expect(await storedVehicle(page)).toBeNull();
  await dialog.getByRole('button', { name: examples.vinWithoutEquipment }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Chosen vehicle' })).toContainText(
    examples.vinWithoutEquipment,
  );
});

test('a choice of cars that is closed without one gives the focus back to the field', async ({
  page,
  request,
}) => {
  await (await Catalogue.open(request)).visit(page, '/');
  const field = page.getByRole('textbox', { name: 'Search by VIN', exact: true });
  await field.fill(examples.lastSeven);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose Vehicle' });
  await expect(dialog.getByRole('listitem').first().getByRole('button')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(field).toBeFocused();
});

test('a VIN that nobody knows says so and leaves no vehicle chosen', async ({ page, request }) => {
  const catalogue = await Catalogue.open(request);
  await catalogue.visit(page, '/', { vehicle: await catalogue.vehicle(examples.vin) });
  await expect(page.getByRole('region', { name: 'Chosen vehicle' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Search by VIN', exact: true }).fill(unknownVin);
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('No vehicle was found. Check the VIN or choose the vehicle by filters.'),
  ).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: unknownVin })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Chosen vehicle' })).toHaveCount(0);
  expect(await storedVehicle(page)).toBeNull();
});

test('a VIN that is not found while the vehicle is being changed is said in the window, to be corrected', async ({
  page,
  request,
}) => {
  const catalogue = await Catalogue.open(request);
  await catalogue.visit(page, '/level4', { vehicle: await catalogue.vehicle(examples.vin) });
  const bar = page.getByRole('region', { name: 'Chosen vehicle' });
  await bar.getByRole('button', { name: 'Change vehicle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose Vehicle' });
  await dialog.getByRole('textbox').fill(unknownVin);
  await page.keyboard.press('Enter');
  await expect(bar).toHaveCount(0);
  await expect(dialog.getByText(/^No vehicle was found\./)).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveValue(unknownVin);

  await dialog.getByRole('textbox').fill(examples.motorcycleVin);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(bar).toContainText(examples.motorcycleVin);
});

test('a VIN that could not be looked up is not said to be unknown', async ({ page, request }) => {
  await (await Catalogue.open(request)).visit(page, '/level4');
  await page.route('**/api/level4/Vehicle?*', (route) => route.abort());
  const field = page.getByRole('textbox', { name: 'Search by VIN', exact: true });
  await field.fill(examples.vin);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'please try later' })).toBeVisible();
  await expect(page.getByText(/^No vehicle was found\./)).toHaveCount(0);

  await page.unroute('**/api/level4/Vehicle?*');
  await field.press('Enter');
  await expect(page.getByRole('region', { name: 'Chosen vehicle' })).toContainText(examples.vin);
});

test('what cannot be a VIN is said before anything is asked', async ({ page, request }) => {
  await (await Catalogue.open(request)).visit(page, '/');
  const field = page.getByRole('textbox', { name: 'Search by VIN', exact: true });
  await field.fill('ABC');
  await page.keyboard.press('Enter');
  await expect(page.getByText('A VIN has 17 letters and digits; the last 7 are enough.')).toBeVisible();
  await field.fill('');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This field is required')).toBeVisible();
});

test('the details of the vehicle hold data, paint, fluids, equipment and campaigns', async ({
  page,
  request,
}) => {
  const catalogue = await Catalogue.open(request);
  await catalogue.visit(page, '/level4', { vehicle: await catalogue.vehicle(examples.vin) });
  await page.getByRole('button', { name: 'Vehicle details' }).click();
  const details = page.getByRole('dialog', { name: 'Varden Tindra T174' });
  await expect(details.getByText(examples.vin)).toBeVisible();
  const rowOf = (label: string) => details.getByText(label, { exact: true }).locator('..');
  await expect(rowOf('Paint code')).toContainText('C28');
  await expect(rowOf('Upholstery code')).toContainText('LCSW');
  await expect(
    details.getByRole('heading', { name: 'Fluids' }).locator('..').getByRole('listitem'),
  ).not.toHaveCount(0);
  await expect(details.getByText('TC-1187')).toBeVisible();
  for (const name of ['Optional equipment', 'Standard equipment']) {
    await expect(details.getByRole('heading', { name }).locator('..').getByRole('listitem')).not.toHaveCount(
      0,
    );
  }
  await expect(details.getByRole('listitem').filter({ hasText: 'Retrofitted' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
});

test('the details of a vehicle that was chosen in one language are shown in the other', async ({
  page,
  request,
}) => {
  const catalogue = await Catalogue.open(request);
  const vehicle = await catalogue.vehicle(examples.vin);
  await catalogue.visit(page, '/level4', { language: 'pl', vehicle });
  await page.getByRole('button', { name: 'Dane pojazdu' }).click();
  const details = page.getByRole('dialog', { name: 'Varden Tindra T174' });
  await expect(details.getByText('Rozstaw osi', { exact: true })).toBeVisible();
  await expect(details.getByText('14 maja 2019')).toBeVisible();
});

test('windows that lead from one to another give the focus back to the button that opened the first', async ({
  page,
  request,
}) => {
  const catalogue = await Catalogue.open(request);
  await catalogue.visit(page, '/level4', { vehicle: await catalogue.vehicle(examples.vin) });
  const change = page.getByRole('button', { name: 'Change vehicle' });
  const choice = page.getByRole('dialog', { name: 'Choose Vehicle' });

  await change.click();
  await choice.getByRole('button', { name: 'Choose the vehicle by filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Choose the vehicle by filters' });
  await expect(filters).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(filters).toHaveCount(0);
  await expect(change).toBeFocused();

  await page.keyboard.press('Enter');
  await choice.getByRole('textbox').fill(examples.lastSeven);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: examples.vinWithoutEquipment }).click();
  await expect(choice).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Chosen vehicle' })).toContainText(
    examples.vinWithoutEquipment,
  );
  await expect(change).toBeFocused();
});

test('the vehicle is changed in place, cleared, and followed by other tabs', async ({ page, request }) => {
  const catalogue = await Catalogue.open(request);
  await catalogue.visit(page, '/level4', { vehicle: await catalogue.vehicle(examples.vin) });
  const bar = page.getByRole('region', { name: 'Chosen vehicle' });
  const other = await page.context().newPage();
  await other.goto('/level4');

  await bar.getByRole('button', { name: 'Change vehicle' }).click();
  await page
    .getByRole('dialog', { name: 'Choose Vehicle' })
    .getByRole('textbox')
    .fill(examples.motorcycleVin);
  await page.keyboard.press('Enter');
  await expect(bar).toContainText(examples.motorcycleVin);
  await expect(other.getByRole('region', { name: 'Chosen vehicle' })).toContainText(examples.motorcycleVin);

  await bar.getByRole('button', { name: 'Clear vehicle' }).click();
  await expect(bar).toHaveCount(0);
  await expect(other.getByRole('region', { name: 'Chosen vehicle' })).toHaveCount(0);
  expect(await storedVehicle(page)).toBeNull();
});

test('logging out forgets the vehicle', async ({ page, request }) => {
  const catalogue = await Catalogue.open(request);
  await catalogue.visit(page, '/level4', { vehicle: await catalogue.vehicle(examples.vin) });
  await expect(page.getByRole('region', { name: 'Chosen vehicle' })).toBeVisible();
  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  expect(await storedVehicle(page)).toBeNull();
});

for (const rubbish of ['{"Vin":', '[]', '"x"', '{"Vin":"SXVT70040AK482913","VehicleInfo":null}']) {
  test(`rubbish in the browser's memory counts as no vehicle: ${rubbish}`, async ({ page, request }) => {
    const catalogue = await Catalogue.open(request);
    await page.addInitScript((text) => localStorage.setItem('LEVEL4_VEHICLE_DATA', text), rubbish);
    await catalogue.visit(page, '/level4');
    await expect(page.getByRole('link', { name: /Engine/ }).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Chosen vehicle' })).toHaveCount(0);
  });
}
