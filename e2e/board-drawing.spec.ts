import { examples } from '@partsboard/demo-catalogue/examples';
import { expect, test } from '@playwright/test';
import { BrakeBoard, hotspot, lineOf, lines } from './brake-board.ts';

let brakes: BrakeBoard;

test.beforeEach(async ({ request }) => {
  brakes = await BrakeBoard.find(request);
});

test('hovering highlights both ways and passes', async ({ page }) => {
  await brakes.open(page);
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
  await brakes.open(page);
  const last = hotspot(page, '14');
  await last.click();
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  const row = lines(page).and(page.locator('[data-position="14"]')).first();
  await expect(row).toHaveAttribute('aria-current', 'true');
  await expect(row).toBeInViewport();
  await expect(page).toHaveURL(/hotspots=14/);
  await expect(page.getByRole('img', { name: `Drawing of ${brakes.board.Name}` })).toBeInViewport();

  await page.reload();
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(last).toHaveAttribute('aria-pressed', 'false');
  await expect(page).not.toHaveURL(/hotspots/);
});

test('arrows walk the lines and move the highlight; plus and minus change the quantity', async ({ page }) => {
  await brakes.open(page);
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
  await brakes.open(page);
  await hotspot(page, '1').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(hotspot(page, '2').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(hotspot(page, '2').first()).toHaveAttribute('aria-pressed', 'true');
});

test('the drawing is zoomed by wheel and buttons, dragged, and whole again after a double click', async ({
  page,
}) => {
  await brakes.open(page);
  const drawing = page.getByRole('img', { name: `Drawing of ${brakes.board.Name}` });
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

for (const [language, width, what, retry, position] of [
  ['en', 1440, 'The positions on the drawing could not be loaded.', 'Retry', /^Position 3,/],
  ['pl', 390, 'Nie udało się wczytać pozycji na rysunku.', 'Spróbuj ponownie', /^Pozycja 3,/],
] as const) {
  test(`positions that could not be loaded are named, leave the board as it is and come with one click (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.route('**/api/level4Product/Hotspots*', (route) => route.fulfill({ status: 500, body: '' }));
    await brakes.open(page, '', language);
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
