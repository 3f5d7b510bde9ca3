import { examples } from '@partsboard/demo-catalogue/examples';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { Catalogue } from './catalogue.ts';

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not get there');
}

const pads = (page: Page) => page.getByRole('row').filter({ hasText: examples.partNumber });

test('by VIN: from the home page to the price of the front brake pads, by keyboard alone', async ({
  page,
  request,
}) => {
  const catalogue = await Catalogue.open(request);
  const vehicle = await catalogue.vehicle(examples.vin);
  const brakes = await catalogue.category(/^Brakes/, vehicle);
  const front = await catalogue.category(/^Front (wheel )?brake/, vehicle);
  const [board] = await catalogue.boards(front, vehicle);
  await catalogue.visit(page, '/');
  await expect(page.getByRole('banner').getByRole('combobox')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(examples.vin);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Chosen vehicle' })).toBeVisible();

  const main = page.getByRole('main');
  await tabTo(page, main.getByRole('link', { name: brakes.Name }));
  await page.keyboard.press('Enter');
  await tabTo(page, main.getByRole('link', { name: front.Name }));
  await page.keyboard.press('Enter');
  await tabTo(page, main.getByRole('link', { name: board?.Name ?? '' }));
  await page.keyboard.press('Enter');
  await tabTo(page, pads(page).getByRole('button', { name: /^Check Stock and Price/ }));
  await page.keyboard.press('Enter');
  await expect(pads(page)).toContainText(/\d+[.,]\d\d/);
});

test('by filters: a vehicle is described and searched for by keyboard alone', async ({ page, request }) => {
  await (await Catalogue.open(request)).visit(page, '/level4');
  await tabTo(page, page.getByRole('button', { name: 'Choose the vehicle by filters' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose the vehicle by filters' });
  for (const label of ['Catalog', 'Serie', 'Body', 'Model', 'Engine']) {
    const step = dialog.getByLabel(label, { exact: true });
    await expect(step).toBeEnabled();
    await tabTo(page, step);
    await page.keyboard.press('ArrowDown');
    await expect(step).not.toHaveValue('');
  }
  await tabTo(page, dialog.getByRole('group', { name: 'Version' }).getByRole('checkbox').first());
  await page.keyboard.press('Space');
  for (const label of ['Steering', 'Transmission', 'Year', 'Month']) {
    const step = dialog.getByLabel(label, { exact: true });
    await expect(step).toBeEnabled();
    await tabTo(page, step);
    await page.keyboard.press('ArrowDown');
    await expect(step).not.toHaveValue('');
  }
  await tabTo(page, dialog.getByRole('button', { name: 'Search' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Chosen vehicle' })).toBeVisible();
});

test('by number: the part is found, priced and put into the cart by keyboard alone', async ({
  page,
  request,
}) => {
  const catalogue = await Catalogue.open(request);
  await catalogue.clearCart();
  await catalogue.visit(page, '/level4');
  await tabTo(page, page.getByRole('combobox', { name: 'Search by part number' }));
  await page.keyboard.type(examples.partNumber);
  await page.keyboard.press('Enter');
  const main = page.getByRole('main');
  await tabTo(page, main.getByRole('button', { name: /^Check Stock and Price/ }));
  await page.keyboard.press('Enter');
  await expect(main.getByRole('list', { name: 'Stock by branch' })).toBeVisible();
  await tabTo(page, main.getByRole('button', { name: /^Add to cart/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Product added to cart')).toBeVisible();
  await catalogue.clearCart();
});
