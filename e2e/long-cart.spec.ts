import { expect, test } from '@playwright/test';
import { becomeBuyer, fillCart } from './buyer.ts';
import { Catalogue } from './catalogue.ts';

test('a cart of 300 lines draws only what is near, and a changed quantity only its own line', async ({
  page,
  request,
}) => {
  const numbers = await (await Catalogue.open(request)).numbers(300);
  await becomeBuyer(page, request);
  await page.goto('/cart');
  await fillCart(
    page,
    numbers.map((sku) => ({ sku, quantity: 1 })),
  );
  await page.reload();
  const lines = page.getByRole('region', { name: 'Cart' }).getByRole('listitem');
  await expect(lines).toHaveCount(300);
  // A slow laptop.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(4000);
  // Found by the browser's own search although it is far away.
  await expect(lines.last()).toContainText(numbers.at(-1) ?? '');

  await page.evaluate(() => {
    const touched = new Set<Element>();
    Object.assign(window, { touched });
    const list = document.querySelector('section ul');
    if (!list) throw new Error('There is no list');
    // One that comes near is drawn in full, which is another matter.
    const drawn = new Set([...list.children].filter((line) => line.querySelector('button')));
    new MutationObserver((records) => {
      for (const { target } of records) {
        const line = (target instanceof Element ? target : target.parentElement)?.closest('li');
        if (line && drawn.has(line)) touched.add(line);
      }
    }).observe(list, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  const answered = page.waitForResponse(/ShoppingCart\/Totals$/);
  await lines.nth(3).getByRole('button', { name: 'One more' }).click();
  await expect(lines.nth(3).getByRole('textbox')).toHaveValue('2');
  await answered;
  await expect(page.getByRole('link', { name: 'Go to Checkout' })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { touched: Set<Element> }).touched.size)).toBe(1);

  await lines.last().scrollIntoViewIfNeeded();
  await lines.last().getByRole('button', { name: 'One more' }).click();
  await expect(lines.last().getByRole('textbox')).toHaveValue('2');
});
