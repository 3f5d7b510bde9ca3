import { examples } from '@partsboard/demo-catalogue/examples';
import { expect, test, type Page } from '@playwright/test';
import { Catalogue } from './catalogue.ts';
import { hold } from './held-calls.ts';

const field = (page: Page) =>
  page.getByRole('banner').getByRole('combobox', { name: 'Search by VIN, part number or name' });

test.beforeEach(async ({ page, request }) => {
  await (await Catalogue.open(request)).visit(page, '/p/delivery');
  await expect(field(page)).toBeVisible();
});

test('the slash key puts the cursor into the search, and Escape closes its suggestions', async ({ page }) => {
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('34 11 5');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(field(page)).toHaveValue('34 11 5');
});

test('the field has a list below it only while there is something in it', async ({ page }) => {
  const list = page.locator('[role=listbox]');
  const expectNoList = async () => {
    await expect(list).toHaveCount(0);
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(field(page)).not.toHaveAttribute('aria-controls');
  };
  const loaded = page.waitForResponse(/suggestion-options/);
  await field(page).click();
  await loaded;
  await expectNoList();
  await page.keyboard.type('34115318');
  await expect(list).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(field(page)).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowDown');
  const first = await list.getByRole('option').first().getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', first ?? '');
  await page.keyboard.press('Escape');
  await expectNoList();
  await page.keyboard.press('ArrowDown');
  await expect(list).toBeVisible();
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.type('9999');
  await expectNoList();
  await field(page).fill('34115318');
  await expect(list).toBeVisible();
  await field(page).blur();
  await expectNoList();
});

test('further characters of a number narrow its suggestions before the server has answered', async ({
  page,
}) => {
  await field(page).fill('34115318');
  await expect(page.getByRole('option').nth(1)).toBeVisible();
  await expect(page.getByRole('option', { name: examples.partNumber })).toBeVisible();
  const answer = await hold(page, '**/api/Level4Product/Suggest*');
  await page.keyboard.type('642');
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect(page.getByRole('option', { name: examples.partNumber })).toBeVisible();
  answer();
});

test('a VIN chooses the vehicle and opens the catalogue', async ({ page }) => {
  await field(page).fill(examples.vin.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/level4');
  await expect(page.getByRole('region', { name: 'Chosen vehicle' })).toContainText(examples.vin);
});

test('the end of a VIN that several cars share asks which one it is', async ({ page }) => {
  await field(page).fill(examples.lastSeven);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose Vehicle' });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await dialog.getByRole('button', { name: examples.vin }).click();
  await expect(page).toHaveURL('/level4');
});

for (const spelling of ['34115318642', '34-11-5.318.642', ' 34 11 5 318 642 ', '5318642']) {
  test(`a part is found however its number is spelt: ${spelling}`, async ({ page }) => {
    await field(page).fill(spelling);
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('heading', { level: 1, name: examples.partNumber, exact: true }),
    ).toBeVisible();
  });
}

test('suggestions are walked with the arrows and opened with Enter', async ({ page }) => {
  await field(page).pressSequentially('34 11 5 318');
  const options = page.getByRole('option');
  await expect(options.filter({ hasText: examples.partNumber })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const [name] = await options.first().locator('span span').allInnerTexts();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: name ?? '', exact: true })).toBeVisible();
});

test('a number that two brands use asks which part it is', async ({ page }) => {
  await field(page).fill(examples.sharedNumber);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose the part' });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await dialog.getByRole('button', { name: /Skarn/ }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: examples.sharedNumber, exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('main').getByText('Skarn')).toBeVisible();
});

test('the number of a board lists it, and leads to it', async ({ page, request }) => {
  const catalogue = await Catalogue.open(request);
  const [board] = await catalogue.boards(await catalogue.category(/^Front (wheel )?brake/));
  if (!board) throw new Error('There are no front brakes');
  await field(page).fill(board.Sku.replaceAll('-', ' '));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Boards with this number' });
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(dialog.getByRole('link', { name: board.Sku })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: board.Sku, exact: true })).toBeVisible();
});

test('nothing found is said in words, and typing on takes the words away', async ({ page }) => {
  await field(page).fill('99 99 9 999 999');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing was found for 99 99 9 999 999.')).toBeVisible();
  await page.keyboard.type('1');
  await expect(page.getByText(/^Nothing was found/)).toHaveCount(0);
});

test('what is typed and sent while an earlier search waits is searched, however fast', async ({ page }) => {
  // Never answered.
  await page.route('**/api/level4/Vehicle?**', () => undefined);
  const asked = page.waitForRequest('**/api/level4/Vehicle?**');
  await field(page).fill(examples.vin);
  await page.keyboard.press('Enter');
  await asked;
  // All in one turn, before the page can show that anything has changed.
  await field(page).evaluate((input: HTMLInputElement, number) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, number);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.form?.requestSubmit();
  }, examples.partNumber);
  await expect(page.getByRole('heading', { level: 1, name: examples.partNumber })).toBeVisible();
});

test('an old number says what has replaced it', async ({ page }) => {
  await field(page).fill(examples.supersededNumber);
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(`${examples.supersededNumber} has been replaced by ${examples.partNumber}.`),
  ).toBeVisible();
});

test('a slip of the keyboard leaves the vehicle alone, a VIN that could not be looked up does not', async ({
  page,
}) => {
  const bar = page.getByRole('region', { name: 'Chosen vehicle' });
  await field(page).fill(examples.vin);
  await page.keyboard.press('Enter');
  await expect(bar).toContainText(examples.vin);
  for (const text of ['---', '99 99 9 999 999']) {
    await field(page).fill(text);
    // Not just any key press: the catalogue that has just opened takes the focus.
    await field(page).press('Enter');
    await expect(page.getByText(`Nothing was found for ${text}.`)).toBeVisible();
    await expect(bar).toContainText(examples.vin);
  }

  await page.route('**/api/level4/Vehicle?*', (route) => route.abort());
  await field(page).fill(examples.motorcycleVin);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'please try later' })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

for (const { language, search, name, close, vehicle } of [
  {
    language: 'en',
    search: 'Search',
    name: 'Search by VIN, part number or name',
    close: 'Close',
    vehicle: 'Chosen vehicle',
  },
  {
    language: 'pl',
    search: 'Szukaj',
    name: 'Szukaj po numerze VIN, numerze części lub nazwie',
    close: 'Zamknij',
    vehicle: 'Wybrany pojazd',
  },
] as const) {
  test(`on a phone the icon opens the same search, ready to type (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    await page.goto('/');
    const header = page.getByRole('banner');
    const icon = header.getByRole('button', { name: search, exact: true });
    const narrow = header.getByRole('combobox', { name });
    await expect(narrow).toBeHidden();
    await icon.click();
    await expect(narrow).toBeFocused();
    await expect(page).toHaveURL('/');
    await page.keyboard.press('Escape');
    await expect(narrow).toBeHidden();
    await expect(icon).toBeFocused();

    await icon.click();
    await page.keyboard.type(examples.vin);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: vehicle })).toContainText(examples.vin);
    await expect(narrow).toBeHidden();

    await icon.click();
    await header.getByRole('button', { name: close, exact: true }).click();
    await expect(icon).toBeFocused();
    await icon.click();
    await narrow.fill('34 11 5 318');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.getByRole('option', { name: examples.partNumber }).click();
    const part = page.getByRole('heading', { level: 1, name: examples.partNumber });
    await expect(part).toBeVisible();
    await expect(icon).toBeVisible();
    await page.goBack();
    await expect(part).toBeHidden();
    await expect(icon).toBeVisible();
    await expect(narrow).toBeHidden();
  });
}

test('in a wide header the search icon leads into the field beside it', async ({ page }) => {
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL('/p/delivery');
});
