import { examples } from '@partsboard/demo-catalogue/examples';
import { expect, test } from '@playwright/test';
import { Catalogue } from './catalogue.ts';

for (const [language, label, check, search] of [
  ['en', 'Your Discount', /^Check Stock and Price/, 'Search by part number'],
  ['pl', 'Twój rabat', /^Sprawdź stan i cenę/, 'Szukaj po numerze części'],
] as const) {
  test(`the discount is labelled on a board line and on the part page, ${language}`, async ({
    page,
    request,
  }) => {
    const catalogue = await Catalogue.open(request);
    const vehicle = await catalogue.vehicle(examples.vin);
    const front = await catalogue.category(/^Front (wheel )?brake/, vehicle);
    const [board] = await catalogue.boards(front, vehicle);
    await catalogue.visit(page, `/level4/product/${board?.Id}`, { vehicle, language });
    const row = page.getByRole('row').filter({ hasText: examples.partNumber }).first();
    await row.getByRole('button', { name: check }).click();
    await expect(row.getByText(new RegExp(`^${label} −[\\d,.]+%$`))).toBeVisible();

    await page.goto('/level4');
    await page.getByRole('combobox', { name: search }).fill(examples.partNumber);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/level4\/product\/\d+/);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: check }).click();
    await expect(main.getByText(new RegExp(`^${label} −[\\d,.]+%$`))).toBeVisible();
  });
}
