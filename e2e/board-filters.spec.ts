import { examples } from '@partsboard/demo-catalogue/examples';
import { expect, test } from '@playwright/test';
import { BrakeBoard, lineOf, lines } from './brake-board.ts';

// An answer that is on its way when a journey ends is nobody's any more.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

let brakes: BrakeBoard;

test.beforeEach(async ({ request }) => {
  brakes = await BrakeBoard.find(request);
});

test('the filters of the car are preset, every change asks again, and what is hidden is counted', async ({
  page,
}) => {
  await brakes.open(page);
  const filters = page.getByRole('complementary', { name: 'Equipment filters' });
  const sports = filters.getByRole('checkbox', { name: /^B02 - / });
  const all = filters.getByRole('checkbox', { name: 'Show all parts' });
  await expect(sports).toBeChecked();
  await expect(all).not.toBeChecked();
  const status = page.getByRole('status').filter({ hasText: 'lines are shown' });
  await expect(status).toContainText(/\d+ of \d+ lines are shown\./);
  const filtered = await lines(page).count();

  const asked = page.waitForRequest(/Level4Product\/Board$/);
  await filters.getByText('Show all parts').click();
  const { vehicleConditions } = (await asked).postDataJSON() as { vehicleConditions: { Selected: number }[] };
  expect(vehicleConditions.every(({ Selected }) => Selected === 0)).toBe(true);
  await expect(all).toBeChecked();
  await expect(sports).not.toBeChecked();
  await expect(status).toContainText(/^All \d+ lines are shown\.$/);
  expect(await lines(page).count()).toBeGreaterThan(filtered);

  const askedAgain = page.waitForRequest(/Level4Product\/Board$/);
  await filters.getByText(/^B03 - /).click();
  await askedAgain;
  await expect(all).not.toBeChecked();
  await expect(page).toHaveURL(/equipment=\d+/);
  await expect(status).toContainText(/\d+ of \d+ lines are shown\. \d+ hidden by equipment filters\./);
  await page.reload();
  await expect(filters.getByRole('checkbox', { name: /^B03 - / })).toBeChecked();
});

test('another car has its own filters, whatever was chosen for the car before', async ({ page }) => {
  await brakes.open(page);
  const filters = page.getByRole('complementary', { name: 'Equipment filters' });
  await filters.getByRole('checkbox', { name: /^B03 - / }).check();
  await expect(page).toHaveURL(/equipment=/);

  await page.getByRole('button', { name: 'Clear vehicle' }).click();
  await expect(page).not.toHaveURL(/equipment=/);
  await page.getByRole('banner').getByRole('combobox').fill(examples.vin);
  await page.keyboard.press('Enter');
  await expect(filters.getByRole('checkbox', { name: /^B02 - / })).toBeChecked();
  await expect(filters.getByRole('checkbox', { name: /^B03 - / })).not.toBeChecked();
});

test('without a network the board stays, the failure is said, and the filter can be tried again', async ({
  page,
}) => {
  await brakes.open(page);
  await expect(lineOf(page, examples.partNumber)).toBeVisible();
  await page.route('**/api/Level4Product/Board', (route) => route.abort());
  await page.getByRole('complementary', { name: 'Equipment filters' }).getByText('Show all parts').click();
  const notice = page.getByRole('alert').filter({ hasText: 'Server or network error, please try later.' });
  await expect(notice).toBeVisible();
  await expect(lineOf(page, examples.partNumber)).toBeVisible();
  await page.unroute('**/api/Level4Product/Board');
  await notice.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^All \d+ lines are shown\.$/ })).toBeVisible();
});

for (const [language, text] of [
  ['en', 'No products found. Select equipment filter.'],
  ['pl', 'Nie znaleziono produktów. Wybierz filtr wyposażenia.'],
] as const) {
  test(`filters that leave nothing of the board say so (${language})`, async ({ page }) => {
    await page.route('**/api/Level4Product/Board', async (route) => {
      const answer = await route.fetch();
      const whole = (await answer.json()) as object;
      await route.fulfill({ response: answer, json: { ...whole, Products: [] } });
    });
    await brakes.open(page, '', language);
    await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
  });
}
