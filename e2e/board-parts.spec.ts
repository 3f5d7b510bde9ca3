import { examples } from '@partsboard/demo-catalogue/examples';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { areApart, BrakeBoard, checkAll, hotspot, lineOf, lines, outline } from './brake-board.ts';

let brakes: BrakeBoard;

test.beforeEach(async ({ request }) => {
  brakes = await BrakeBoard.find(request);
});

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('the part itself is highlighted with its number and its line, and can be pointed at', async ({
  page,
}) => {
  await brakes.open(page);
  const pads = lineOf(page, examples.partNumber);
  await pads.hover();
  await expect(outline(page, '3')).toHaveAttribute('data-highlighted', 'true');
  await expect(outline(page, '1')).not.toHaveAttribute('data-highlighted', 'true');

  await outline(page, '4').hover();
  await expect(hotspot(page, '4').first()).toHaveAttribute('data-highlighted', 'true');
  await expect(outline(page, '3')).not.toHaveAttribute('data-highlighted', 'true');
  await outline(page, '4').click();
  await expect(page).toHaveURL(/hotspots=4/);
  await expect(outline(page, '4')).toHaveAttribute('data-pinned', 'true');
});

test('a drawing that does not say where its parts are is highlighted by its numbers', async ({ page }) => {
  await page.route(`**${brakes.board.PictureUrl}`, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 560"><path d="M9 9h90v90z"/></svg>',
    }),
  );
  await brakes.open(page);
  const read = page.waitForResponse(`**${brakes.board.PictureUrl}`);
  await lineOf(page, examples.partNumber).hover();
  await read;
  await expect(hotspot(page, '3')).toHaveAttribute('data-highlighted', 'true');
  await expect(page.locator('path[data-outline]')).toHaveCount(0);
  await hotspot(page, '3').click();
  await page.getByRole('button', { name: 'Zoom to the position' }).click();
  await expect(hotspot(page, '3')).toBeInViewport({ ratio: 1 });
});

test('a tip beside the number has name, price and stock, for the pointer and for the keyboard', async ({
  page,
}) => {
  await brakes.open(page);
  const tip = page.getByRole('tooltip');
  await hotspot(page, '3').hover();
  await expect(tip).toContainText('Price and stock were not checked yet.');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(tip).toHaveCount(0);

  await checkAll(page);
  await expect(page.getByText('Prices are up to date.')).toBeVisible();
  await hotspot(page, '2').focus();
  await page.keyboard.press('ArrowRight');
  await expect(hotspot(page, '3')).toBeFocused();
  const name = await lineOf(page, examples.partNumber).getByRole('link').innerText();
  await expect(tip).toContainText(name);
  await expect(tip).toContainText(/\d+[.,]\d\d/);
  await expect(tip).toContainText(/others \d+/);
  await expect(hotspot(page, '3')).toHaveAccessibleDescription(/net/);
  expect(await areApart(tip, hotspot(page, '3'))).toBe(true);
  await expectAccessible(page, 'tip of a position');
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await expect(hotspot(page, '3')).toBeFocused();
});

test('stock is told on the numbers by more than a colour', async ({ page }) => {
  await brakes.open(page);
  await checkAll(page);
  await expect(hotspot(page, '3')).toHaveAccessibleName('Position 3, 1 part, in stock');
  const missing = page.getByRole('button', { name: /^Position \d+, .* out of stock$/ }).first();
  await expect(missing).toHaveAttribute('data-tone', 'none');
  const sign = (which: typeof missing) =>
    which.evaluate((callout) => getComputedStyle(callout, '::after').content);
  expect(await sign(missing)).toContain('×');
  expect(await sign(hotspot(page, '3'))).toBe('none');
});

test('the drawing is zoomed to the position that is pinned', async ({ page }) => {
  await brakes.open(page);
  const zoom = page.getByRole('button', { name: 'Zoom to the position' });
  await expect(zoom).toBeDisabled();
  await hotspot(page, '14').click();
  await expect(outline(page, '14')).toHaveAttribute('data-pinned', 'true');
  const before = (await outline(page, '14').boundingBox())?.width ?? 0;
  await zoom.click();
  await expect.poll(async () => (await outline(page, '14').boundingBox())?.width).toBeGreaterThan(before * 3);
  await expect(outline(page, '14')).toBeInViewport({ ratio: 0.99 });
  await expect(hotspot(page, '14')).toBeInViewport({ ratio: 1 });
});

test('number keys choose a position and go to its line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 620 });
  await brakes.open(page);
  await expect(lineOf(page, examples.partNumber)).toBeVisible();
  const row = (position: string) =>
    lines(page)
      .and(page.locator(`[data-position="${position}"]`))
      .first();
  await page.keyboard.press('1');
  await page.keyboard.press('4');
  await expect(row('14')).toBeFocused();
  await expect(row('14')).toBeInViewport({ ratio: 1 });
  await expect(hotspot(page, '14')).toHaveAttribute('aria-pressed', 'true');
  // No other number begins like this one; with a 1 more could follow.
  await page.keyboard.press('3');
  await expect(row('3')).toBeFocused();
  await page.keyboard.press('1');
  await expect(row('1')).toBeFocused();

  // Digits that are meant for a field stay there.
  const quantity = row('1').getByRole('textbox');
  await quantity.fill('');
  await page.keyboard.press('5');
  await expect(quantity).toHaveValue('5');
  await expect(quantity).toBeFocused();
  await expect(hotspot(page, '1').first()).toHaveAttribute('aria-pressed', 'true');
});
