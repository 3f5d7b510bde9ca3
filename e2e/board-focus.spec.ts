import { examples } from '@partsboard/demo-catalogue/examples';
import { expect, test } from '@playwright/test';
import { isApart, BrakeBoard, lineOf, lines, offerOf } from './brake-board.ts';

let brakes: BrakeBoard;

test.beforeEach(async ({ request, page }) => {
  brakes = await BrakeBoard.find(request);
  await page.setViewportSize({ width: 1440, height: 700 });
});

test('the focus stays on its line when stock is checked and when the part is added', async ({ page }) => {
  await brakes.open(page);
  const pads = lineOf(page, examples.partNumber);
  await pads.getByRole('button', { name: /^Check Stock and Price/ }).press('Enter');
  await expect(offerOf(pads)).toBeFocused();
  const add = pads.getByRole('button', { name: /^Add to cart/ });
  await add.press('Enter');
  await expect(page.getByText('Product added to cart')).toBeVisible();
  await expect(add).toBeFocused();

  // Even where the part turns out not to be for sale.
  const unpriced = lineOf(page, examples.unpricedNumber);
  await unpriced.getByRole('button', { name: /^Add to cart/ }).press('Enter');
  await expect(unpriced).toContainText('Product temporarily unavailable.');
  await expect(unpriced.getByRole('button', { name: /^Add to cart/ })).toBeFocused();
  await brakes.catalogue.clearCart();
});

for (const width of [1440, 1024, 960]) {
  test(`the notice of an added part names it and covers no button of any line, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 768 });
    await brakes.open(page);
    const pads = lineOf(page, examples.partNumber);
    await lines(page).last().scrollIntoViewIfNeeded();
    const name = await lines(page).last().getByRole('link').innerText();
    await lines(page)
      .last()
      .getByRole('button', { name: /^Add to cart/ })
      .click();
    const notice = page.getByRole('alert').filter({ hasText: 'Product added to cart' });
    await expect(notice).toContainText(name);
    // It is gone in a few seconds, before every button is looked at on a slow machine.
    await notice.evaluate((element) =>
      Promise.all(element.getAnimations().map((animation) => animation.finished)).then(() => undefined),
    );
    const box = await notice.boundingBox();
    for (const button of await lines(page)
      .getByRole('button', { name: /^(Add to cart|One more|Show position)/ })
      .all()) {
      expect(isApart(box, await button.boundingBox())).toBe(true);
    }
    await expect(pads).toHaveCount(1);
    await brakes.catalogue.clearCart();
  });
}

test('the count of the cart stays visible while the header is out of sight', async ({ page }) => {
  await brakes.catalogue.clearCart();
  await brakes.open(page);
  await lines(page).last().scrollIntoViewIfNeeded();
  await page.mouse.move(1000, 400);
  await page.mouse.wheel(0, 300);
  await expect(page.getByRole('banner')).toHaveAttribute('data-hidden', 'true');
  await lines(page)
    .last()
    .getByRole('button', { name: /^Add to cart/ })
    .click();
  const bar = page.getByRole('region', { name: 'Chosen vehicle' });
  await expect(bar.getByText('1', { exact: true })).toBeInViewport({ ratio: 1 });
  await bar.locator('a[href="/cart"]').click();
  await expect(page).toHaveURL('/cart');
  await brakes.catalogue.clearCart();
});
