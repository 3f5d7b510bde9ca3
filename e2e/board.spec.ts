import { examples } from '@partsboard/demo-catalogue/examples';
import { expect, test } from '@playwright/test';
import { BrakeBoard, lineOf, lines } from './brake-board.ts';

let brakes: BrakeBoard;

test.beforeEach(async ({ request }) => {
  brakes = await BrakeBoard.find(request);
});

test('a board has its number as title, its name, its drawing, its parts and its place', async ({ page }) => {
  await brakes.open(page);
  await expect(page.getByRole('heading', { level: 1, name: brakes.board.Sku, exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText(brakes.board.Name).first()).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(brakes.board.Sku));
  await expect(page.getByRole('img', { name: `Drawing of ${brakes.board.Name}` })).toBeVisible();
  await expect(lineOf(page, examples.partNumber)).toBeVisible();
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
  await expect(trail.first()).toHaveText('Home');
  await expect(trail.nth(1)).toHaveText('Catalog');
  await expect(trail.last()).toHaveText(brakes.board.Name);
});

for (const [language, parts, heading] of [
  ['en', 'Parts', 'Per vehicle'],
  ['pl', 'Części', 'W pojeździe'],
] as const) {
  test(`how many of a part a motorcycle has is not said of a car (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const motorcycle = await brakes.catalogue.vehicle(examples.motorcycleVin);
    const { Id } = await brakes.catalogue.boardWhere(() => true, motorcycle);
    await brakes.catalogue.visit(page, `/level4/product/${Id}`, { language, vehicle: motorcycle });
    const header = page.getByRole('table', { name: parts }).getByRole('columnheader').nth(2);
    await expect(header).toHaveText(heading);
  });
}

test('the mark that says whether a part fits stands beside its name', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await brakes.open(page);
  await expect(lineOf(page, examples.partNumber)).toBeVisible();
  for (const line of await lines(page).filter({ hasNotText: 'Not applicable' }).all()) {
    const name = await line.getByRole('link').evaluate((link) => {
      const last = [...link.getClientRects()].at(-1);
      return { top: last?.top ?? 0, bottom: last?.bottom ?? 0 };
    });
    const mark = await line.getByRole('img').boundingBox();
    if (!mark) throw new Error('The line has no mark');
    const middle = mark.y + mark.height / 2;
    expect(middle, await line.innerText()).toBeGreaterThan(name.top);
    expect(middle, await line.innerText()).toBeLessThan(name.bottom);
  }
});

for (const [language, text] of [
  ['en', 'Vehicle identification by Vin necessary'],
  ['pl', 'Konieczna identyfikacja pojazdu po numerze VIN'],
] as const) {
  test(`a board for single cars asks for the VIN in place (${language})`, async ({ page }) => {
    const special = await brakes.catalogue.boardWhere(
      ({ VehicleSpecific }) => VehicleSpecific,
      brakes.vehicle,
    );
    await brakes.catalogue.visit(page, `/level4/product/${special.Id}`, { language });
    await expect(page.getByRole('heading', { name: text })).toBeVisible();
    await page.getByRole('main').getByRole('textbox').fill(examples.vin);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: special.Sku, exact: true })).toBeVisible();
  });
}

test('a printed board has its drawing and its lines, and nothing to press', async ({ page }) => {
  await brakes.open(page);
  const button = page.getByRole('button', { name: /^(Check Stock and Price|Show all parts|Print)/ });
  await expect(button.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(button).toHaveCount(0);
  await expect(page.getByRole('img', { name: `Drawing of ${brakes.board.Name}` })).toBeVisible();
  await expect(lineOf(page, examples.partNumber)).toBeVisible();
});

test('a board is printed in dark letters from a dark screen too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await brakes.open(page);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(brakes.board.Sku);
  const color = () => title.evaluate((element) => getComputedStyle(element).color);
  const onScreen = await color();
  await title.evaluate((element) =>
    window.addEventListener('beforeprint', () =>
      element.setAttribute('data-printed', getComputedStyle(element).color),
    ),
  );
  await page.pdf();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(title).toHaveAttribute('data-printed', /./);
  await expect.poll(color).not.toBe(onScreen);
  await expect(title).toHaveAttribute('data-printed', await color());
});

test('the next and the previous board are one step away', async ({ page }) => {
  const wheels = await brakes.catalogue.category(/^(Wheels|Rims|Wheel rims)/, brakes.vehicle);
  const [first, next] = await brakes.catalogue.boards(wheels, brakes.vehicle);
  if (!first || !next) throw new Error('The category has one board only');
  await brakes.catalogue.visit(page, `/level4/product/${first.Id}`, { vehicle: brakes.vehicle });
  await page.getByRole('link', { name: `Next board: ${next.Name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: next.Sku, exact: true })).toBeVisible();
  await page.getByRole('link', { name: `Previous board: ${first.Name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: first.Sku, exact: true })).toBeVisible();
});

test('a board that was open before is there with its drawing first, and then with its parts', async ({
  page,
}) => {
  const wheels = await brakes.catalogue.category(/^(Wheels|Rims|Wheel rims)/, brakes.vehicle);
  const [first, next] = await brakes.catalogue.boards(wheels, brakes.vehicle);
  if (!first || !next) throw new Error('The category has one board only');
  await brakes.catalogue.visit(page, `/level4/product/${first.Id}`, { vehicle: brakes.vehicle });
  await page.getByRole('link', { name: `Next board: ${next.Name}` }).click();
  await expect(page.getByRole('img', { name: `Drawing of ${next.Name}` })).toBeVisible();
  await expect(lines(page).first()).toBeVisible();

  const tablesBesideDrawing = page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        new MutationObserver((_changes, observer) => {
          if (![...document.images].some(({ alt }) => alt === name)) return;
          observer.disconnect();
          resolve(document.querySelectorAll('[role="table"]').length);
        }).observe(document.body, { childList: true, subtree: true });
      }),
    `Drawing of ${first.Name}`,
  );
  await page.getByRole('link', { name: `Previous board: ${first.Name}` }).click();
  expect(await tablesBesideDrawing).toBe(0);
  await expect(lines(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
});
