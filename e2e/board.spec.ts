import type { BoardListItem } from '@partsboard/contract/boards';
import type { Vehicle } from '@partsboard/contract/vehicles';
import { examples } from '@partsboard/demo-catalogue/examples';
import { expect, test, type Page } from '@playwright/test';
import { Catalogue } from './catalogue.ts';

let catalogue: Catalogue;
let vehicle: Vehicle;
let board: BoardListItem;

test.beforeEach(async ({ request }) => {
  catalogue = await Catalogue.open(request);
  vehicle = await catalogue.vehicle(examples.vin);
  const [first] = await catalogue.boards(await catalogue.category(/^Front (wheel )?brake/, vehicle), vehicle);
  if (!first) throw new Error('The car has no front brakes');
  board = first;
});

const open = (page: Page, query = '', language: 'pl' | 'en' = 'en') =>
  catalogue.visit(page, `/level4/product/${board.Id}${query}`, { language, vehicle });
const lines = (page: Page) =>
  page.getByRole('table', { name: 'Parts' }).getByRole('rowgroup').last().getByRole('row');
const lineOf = (page: Page, sku: string) => lines(page).filter({ hasText: sku });
const hotspot = (page: Page, position: string) =>
  page.getByRole('button', { name: new RegExp(`^Position ${position},`) });

test('a board has its number as title, its name, its drawing, its parts and its place', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('heading', { level: 1, name: board.Sku, exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText(board.Name).first()).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(board.Sku));
  await expect(page.getByRole('img', { name: `Drawing of ${board.Name}` })).toBeVisible();
  await expect(lineOf(page, examples.partNumber)).toBeVisible();
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
  await expect(trail.first()).toHaveText('Home');
  await expect(trail.nth(1)).toHaveText('Catalog');
  await expect(trail.last()).toHaveText(board.Name);
});

for (const [language, parts, heading] of [
  ['en', 'Parts', 'Per vehicle'],
  ['pl', 'Części', 'W pojeździe'],
] as const) {
  test(`how many of a part a motorcycle has is not said of a car (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const motorcycle = await catalogue.vehicle(examples.motorcycleVin);
    const { Id } = await catalogue.boardWhere(() => true, motorcycle);
    await catalogue.visit(page, `/level4/product/${Id}`, { language, vehicle: motorcycle });
    const header = page.getByRole('table', { name: parts }).getByRole('columnheader').nth(2);
    await expect(header).toHaveText(heading);
  });
}

test('the mark that says whether a part fits stands beside its name', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
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

test('hovering highlights both ways and passes', async ({ page }) => {
  await open(page);
  const pads = lineOf(page, examples.partNumber);
  await pads.hover();
  await expect(hotspot(page, '3')).toHaveAttribute('data-highlighted', 'true');
  await hotspot(page, '1').hover();
  await expect(hotspot(page, '3')).not.toHaveAttribute('data-highlighted', 'true');
  await expect(lines(page).first()).toHaveAttribute('data-highlighted', 'true');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(page.locator('[data-highlighted]')).toHaveCount(0);
});

test('a click on the drawing pins the part, brings its line into view and is kept in the address; Escape unpins', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 620 });
  await open(page);
  const last = hotspot(page, '14');
  await last.click();
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  const row = lines(page).and(page.locator('[data-position="14"]')).first();
  await expect(row).toHaveAttribute('aria-current', 'true');
  await expect(row).toBeInViewport();
  await expect(page).toHaveURL(/hotspots=14/);
  await expect(page.getByRole('img', { name: `Drawing of ${board.Name}` })).toBeInViewport();

  await page.reload();
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(last).toHaveAttribute('aria-pressed', 'false');
  await expect(page).not.toHaveURL(/hotspots/);
});

test('arrows walk the lines and move the highlight; plus and minus change the quantity', async ({ page }) => {
  await open(page);
  const pads = lineOf(page, examples.partNumber);
  await pads.focus();
  await expect(hotspot(page, '3')).toHaveAttribute('data-highlighted', 'true');
  const quantity = pads.getByRole('textbox', { name: /^Quantity of/ });
  const before = Number(await quantity.inputValue());
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(quantity).toHaveValue(String(before + 2));
  await page.keyboard.press('-');
  await expect(quantity).toHaveValue(String(before + 1));
  await page.keyboard.press('ArrowDown');
  await expect(pads).not.toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(pads).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(hotspot(page, '3')).toHaveAttribute('aria-pressed', 'true');
});

test('the callouts are one stop of the keyboard, and arrows go from one to the next', async ({ page }) => {
  await open(page);
  await hotspot(page, '1').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(hotspot(page, '2').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(hotspot(page, '2').first()).toHaveAttribute('aria-pressed', 'true');
});

test('the drawing is zoomed by wheel and buttons, dragged, and whole again after a double click', async ({
  page,
}) => {
  await open(page);
  const drawing = page.getByRole('img', { name: `Drawing of ${board.Name}` });
  await expect(drawing).toBeVisible();
  const width = async () => Math.round((await drawing.boundingBox())?.width ?? 0);
  const left = async () => Math.round((await drawing.boundingBox())?.x ?? 0);
  const whole = await width();
  const place = await drawing.boundingBox();
  if (!place) throw new Error('The drawing is not on the screen');
  const middle = { x: place.x + place.width / 2, y: place.y + place.height / 2 };

  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, -600);
  await expect.poll(width).toBeGreaterThan(whole * 1.5);
  const start = await left();
  await page.mouse.down();
  await page.mouse.move(middle.x + 80, middle.y + 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(left).toBeGreaterThan(start + 60);
  await page.mouse.dblclick(middle.x, middle.y);
  await expect.poll(width).toBe(whole);

  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(width).toBeGreaterThan(whole);
  await page.getByRole('button', { name: 'Show the whole drawing' }).click();
  await expect.poll(width).toBe(whole);
});

test('the filters of the car are preset, every change asks again, and what is hidden is counted', async ({
  page,
}) => {
  await open(page);
  const filters = page.getByRole('complementary', { name: 'Equipment filters' });
  const sports = filters.getByRole('checkbox', { name: /^B02 - / });
  const all = filters.getByRole('checkbox', { name: 'Show all parts' });
  await expect(sports).toBeChecked();
  await expect(all).not.toBeChecked();
  const status = page.getByRole('status').filter({ hasText: 'lines are shown' });
  await expect(status).toContainText(/\d+ of \d+ lines are shown\. \d+ hidden by equipment filters\./);
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
  await page.reload();
  await expect(filters.getByRole('checkbox', { name: /^B03 - / })).toBeChecked();
});

test('another car has its own filters, whatever was chosen for the car before', async ({ page }) => {
  await open(page);
  const filters = page.getByRole('complementary', { name: 'Equipment filters' });
  await filters.getByRole('checkbox', { name: /^B03 - / }).check();
  await expect(page).toHaveURL(/equipment=/);

  await page.getByRole('banner').getByRole('combobox').fill(examples.vinWithoutEquipment);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Chosen vehicle' })).toContainText(
    examples.vinWithoutEquipment,
  );
  await expect(page).not.toHaveURL(/equipment=/);
  await page.getByRole('banner').getByRole('combobox').fill(examples.vin);
  await page.keyboard.press('Enter');
  await expect(filters.getByRole('checkbox', { name: /^B02 - / })).toBeChecked();
  await expect(filters.getByRole('checkbox', { name: /^B03 - / })).not.toBeChecked();
});

test('price and stock of one line are asked for in place', async ({ page }) => {
  await open(page);
  const pads = lineOf(page, examples.partNumber);
  let answer: () => void = () => undefined;
  const held = new Promise<undefined>((done) => (answer = () => done(undefined)));
  await page.route('**/api/level4/ProductStock', async (route) => {
    await held;
    await route.continue();
  });
  await pads.getByRole('button', { name: /^Check Stock and Price/ }).click();
  await expect(pads.getByRole('button', { name: /^Loading/ })).toHaveText('Loading');
  answer();
  await expect(pads).toContainText(/\d+[.,]\d\d/);
  await expect(pads.getByRole('button', { name: /^(Check Stock and Price|Loading)/ })).toHaveCount(0);
  await pads.getByRole('button', { name: /pcs$/ }).click();
  await expect(
    page.getByRole('list', { name: 'Stock by branch' }).getByRole('listitem').first(),
  ).toBeVisible();
});

test('price and stock of the whole board come with one click; a part without a price says so', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'Check Stock and Price: All parts' }).click();
  await expect(page.getByRole('button', { name: /^(Check Stock and Price|Loading)/ })).toHaveCount(0);
  const unpriced = lineOf(page, examples.unpricedNumber);
  await expect(unpriced).toContainText('Product temporarily unavailable.');
  await expect(unpriced.getByRole('button', { name: /^Add to cart/ })).toBeDisabled();
  await expect(hotspot(page, '3')).toHaveAttribute('data-tone', 'good');
});

test('stock that could not be asked for is not known, line by line, and can be asked for again', async ({
  page,
}) => {
  const unknown = 'The stock is not known at the moment.';
  await open(page);
  const pads = lineOf(page, examples.partNumber);
  await page.route(/ProductStock/i, (route) => route.abort());
  await pads.getByRole('button', { name: /^Check Stock and Price/ }).click();
  await expect(pads).toContainText(unknown);
  await expect(pads).not.toContainText('unavailable');
  await page.getByRole('button', { name: 'Check Stock and Price: All parts' }).click();
  const unpriced = lineOf(page, examples.unpricedNumber);
  await expect(unpriced).toContainText(unknown);
  await page.unroute(/ProductStock/i);
  await pads.getByRole('button', { name: /^Retry: / }).click();
  await expect(pads.getByRole('button', { name: /pcs$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Check Stock and Price: All parts' }).click();
  await expect(unpriced).toContainText('Product temporarily unavailable.');
  await expect(page.getByText(unknown)).toHaveCount(0);
});

test('a part goes into the cart with the quantity of the car, and the header counts it', async ({ page }) => {
  await catalogue.clearCart();
  await open(page);
  const pads = lineOf(page, examples.partNumber);
  await expect(page.getByRole('link', { name: 'Cart: 0' })).toBeVisible();
  const sent = page.waitForRequest(/Level4\/AddItem$/);
  await pads.getByRole('button', { name: /^Add to cart/ }).click();
  const perCar = Number(await pads.getByRole('cell').nth(2).innerText());
  expect((await sent).postDataJSON()).toMatchObject({ Quantity: perCar, marke: 'Varden', produktart: 'PKW' });
  await expect(page.getByText('Product added to cart')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart: 1' })).toBeVisible();
  await catalogue.clearCart();
});

test('a part without a price does not get into the cart unasked', async ({ page }) => {
  await open(page);
  const unpriced = lineOf(page, examples.unpricedNumber);
  await unpriced.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(unpriced).toContainText('Product temporarily unavailable.');
  await expect(page.getByText('Product added to cart')).toHaveCount(0);
});

for (const [language, text] of [
  ['en', 'Not applicable to this vehicle. Select or change vehicle.'],
  ['pl', 'Nie pasuje do tego pojazdu. Wybierz lub zmień pojazd.'],
] as const) {
  test(`a part that does not fit says why and cannot be added (${language})`, async ({ page }) => {
    await open(page, '?equipment=all', language);
    const misfit = page.getByRole('row').filter({ hasText: text }).first();
    await expect(misfit).toBeVisible();
    expect((await misfit.innerText()).length).toBeGreaterThan(text.length + 20);
    await expect(misfit.getByRole('button', { name: /^(Add to cart|Do koszyka)/ })).toHaveCount(0);
    await expect(misfit.getByRole('textbox')).toHaveCount(0);
  });
}

for (const [language, text] of [
  ['en', 'Vehicle identification by Vin necessary'],
  ['pl', 'Konieczna identyfikacja pojazdu po numerze VIN'],
] as const) {
  test(`a board for single cars asks for the VIN in place (${language})`, async ({ page }) => {
    const special = await catalogue.boardWhere(({ VehicleSpecific }) => VehicleSpecific, vehicle);
    await catalogue.visit(page, `/level4/product/${special.Id}`, { language });
    await expect(page.getByRole('heading', { name: text })).toBeVisible();
    await page.getByRole('main').getByRole('textbox').fill(examples.vin);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: special.Sku, exact: true })).toBeVisible();
  });
}

test('a printed board has its drawing and its lines, and nothing to press', async ({ page }) => {
  await open(page);
  const button = page.getByRole('button', { name: /^(Check Stock and Price|Show all parts|Print)/ });
  await expect(button.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(button).toHaveCount(0);
  await expect(page.getByRole('img', { name: `Drawing of ${board.Name}` })).toBeVisible();
  await expect(lineOf(page, examples.partNumber)).toBeVisible();
});

test('a board is printed in dark letters from a dark screen too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(board.Sku);
  const onScreen = await title.evaluate((element) => getComputedStyle(element).color);
  await title.evaluate((element) =>
    window.addEventListener('beforeprint', () =>
      element.setAttribute('data-printed', getComputedStyle(element).color),
    ),
  );
  await page.pdf();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(title).toHaveAttribute('data-printed', /./);
  const inLight = await title.evaluate((element) => getComputedStyle(element).color);
  expect(inLight).not.toBe(onScreen);
  await expect(title).toHaveAttribute('data-printed', inLight);
});

test('the next and the previous board are one step away', async ({ page }) => {
  const wheels = await catalogue.category(/^(Wheels|Rims|Wheel rims)/, vehicle);
  const [first, next] = await catalogue.boards(wheels, vehicle);
  if (!first || !next) throw new Error('The category has one board only');
  await catalogue.visit(page, `/level4/product/${first.Id}`, { vehicle });
  await page.getByRole('link', { name: `Next board: ${next.Name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: next.Sku, exact: true })).toBeVisible();
  await page.getByRole('link', { name: `Previous board: ${first.Name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: first.Sku, exact: true })).toBeVisible();
});

test('a board that was open before is there with its drawing first, and then with its parts', async ({
  page,
}) => {
  const wheels = await catalogue.category(/^(Wheels|Rims|Wheel rims)/, vehicle);
  const [first, next] = await catalogue.boards(wheels, vehicle);
  if (!first || !next) throw new Error('The category has one board only');
  await catalogue.visit(page, `/level4/product/${first.Id}`, { vehicle });
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

test('without a network the board stays, the failure is said, and the filter can be tried again', async ({
  page,
}) => {
  await open(page);
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
    await open(page, '', language);
    await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
  });
}

for (const [language, width, what, retry, position] of [
  ['en', 1440, 'The positions on the drawing could not be loaded.', 'Retry', /^Position 3,/],
  ['pl', 390, 'Nie udało się wczytać pozycji na rysunku.', 'Spróbuj ponownie', /^Pozycja 3,/],
] as const) {
  test(`positions that could not be loaded are named, leave the board as it is and come with one click (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.route('**/api/level4Product/Hotspots*', (route) => route.fulfill({ status: 500, body: '' }));
    await open(page, '', language);
    const problem = page.getByRole('main').getByRole('alert');
    await expect(problem).toContainText(what);
    const again = problem.getByRole('button', { name: retry });
    await expect(page.getByText(examples.partNumber)).toBeVisible();
    await page.unroute('**/api/level4Product/Hotspots*');
    await again.click();
    await expect(page.getByRole('button', { name: position })).toBeVisible();
    await expect(again).toHaveCount(0);
  });
}
