import { examples } from '@partsboard/demo-catalogue/examples';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { areApart, BrakeBoard, hotspot, lineOf, lines } from './brake-board.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

let brakes: BrakeBoard;

test.beforeEach(async ({ request }) => {
  brakes = await BrakeBoard.find(request);
});

const drawing = (page: Page) => page.getByRole('img', { name: `Drawing of ${brakes.board.Name}` });

async function expectThumbSized(targets: Locator) {
  await expect(targets.first()).toBeVisible();
  for (const target of await targets.all()) {
    const box = await target.boundingBox();
    const name = await target.evaluate(
      (element) => element.getAttribute('aria-label') ?? element.textContent,
    );
    expect(Math.round(box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
    expect(Math.round(box?.width ?? 0), name).toBeGreaterThanOrEqual(44);
  }
}

test('the drawing stays while the list scrolls under it', async ({ page }) => {
  await brakes.open(page);
  await lineOf(page, examples.unpricedNumber).scrollIntoViewIfNeeded();
  await expect(lines(page).first()).not.toBeInViewport();
  await expect(drawing(page)).toBeInViewport({ ratio: 0.95 });
});

test('a tapped position opens a sheet with its part, the price and a way into the cart', async ({ page }) => {
  await brakes.catalogue.clearCart();
  await brakes.open(page);
  await lineOf(page, examples.partNumber).scrollIntoViewIfNeeded();
  await hotspot(page, '3').tap();
  const sheet = page.getByRole('dialog', { name: 'Position 3' });
  await expect(sheet).toContainText(examples.partNumber);
  await expect(drawing(page)).toBeInViewport({ ratio: 0.95 });
  // The page may still be scrolling to the drawing.
  await expect.poll(() => areApart(sheet, drawing(page))).toBe(true);
  // No higher than what it shows.
  const order = await sheet.getByRole('button', { name: /^Add to cart/ }).boundingBox();
  expect(page.viewportSize()?.height ?? 0).toBeLessThan((order?.y ?? 0) + (order?.height ?? 0) + 60);
  await sheet.getByRole('button', { name: /^Check Stock and Price/ }).tap();
  await expect(sheet).toContainText(/\d+[.,]\d\d/);
  await expectThumbSized(sheet.getByRole('button'));
  await expectAccessible(page, 'sheet of a position');

  const add = sheet.getByRole('button', { name: /^Add to cart/ });
  await add.tap();
  const notice = page.getByRole('alert').filter({ hasText: 'Product added to cart' });
  await expect(notice).toContainText(examples.partNumber);
  expect(await areApart(notice, sheet)).toBe(true);
  const cart = page.getByRole('link', { name: 'Cart: 1' });
  await expect(cart).toBeInViewport({ ratio: 1 });
  expect(await areApart(notice, cart)).toBe(true);
  const banner = page.getByRole('banner');
  expect(await areApart(notice, banner.getByRole('button', { name: 'Menu' }))).toBe(true);
  expect(await areApart(notice, banner.getByRole('link', { name: /Home$/ }))).toBe(true);
  await brakes.catalogue.clearCart();
});

test('another position that is tapped takes the place of the one in the sheet', async ({ page }) => {
  await brakes.open(page);
  await hotspot(page, '3').tap();
  await expect(page.getByRole('dialog', { name: 'Position 3' })).toBeVisible();
  await hotspot(page, '6').tap();
  await expect(page.getByRole('dialog', { name: 'Position 6' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(hotspot(page, '6')).toHaveAttribute('aria-pressed', 'true');
});

test('what is tapped around the board is large enough for a thumb', async ({ page }) => {
  await brakes.open(page);
  const header = page.getByRole('banner');
  for (const name of [/^Search/, /^Shopping lists/, /^Cart/, /^My account/])
    await expectThumbSized(header.getByRole('button', { name }).or(header.getByRole('link', { name })));
  const bar = page.getByRole('region', { name: 'Chosen vehicle' });
  await expectThumbSized(bar.getByRole('button', { name: /details|Clear/ }));
  await expectThumbSized(page.getByRole('main').getByRole('button', { name: /^Print|^Equipment filters/ }));
  await expectThumbSized(page.getByRole('button', { name: /: All parts$/ }));
  // Its border is lower than the place where it takes taps.
  const change = await bar.getByRole('button', { name: 'Change vehicle' }).boundingBox();
  if (!change) throw new Error('The vehicle cannot be changed');
  await page.touchscreen.tap(change.x + change.width / 2, change.y + change.height / 2 - 21);
  await expect(page.getByRole('dialog', { name: 'Choose Vehicle' })).toBeVisible();
});

test('what is tapped on a line or on the drawing is large enough for a thumb', async ({ page }) => {
  await brakes.open(page);
  const line = lineOf(page, examples.partNumber);
  await expectThumbSized(line.getByRole('button'));
  await hotspot(page, '3').tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await expectThumbSized(page.getByRole('button', { name: /^Zoom/ }));
  // A tap that misses a small number by a little is still meant for it.
  const box = await hotspot(page, '13').boundingBox();
  if (!box) throw new Error('Position 13 is not on the screen');
  await page.touchscreen.tap(box.x + box.width / 2 - 21, box.y + box.height / 2);
  await expect(page.getByRole('dialog', { name: 'Position 13' })).toBeVisible();
});
