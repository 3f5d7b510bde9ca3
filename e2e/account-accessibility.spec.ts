import { test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { pads } from './buyer.ts';
import { Shopper } from './shopper.ts';
import { demo } from './visitor.ts';

test('the screens of the account, the cart and the checkout are accessible', async ({ page, request }) => {
  const shopper = await Shopper.logIn(request, demo);
  const [order] = await shopper.orders();
  const buyer = await Shopper.register(request);
  await buyer.put([pads, 1]);
  test.slow();
  await shopper.visit(page, '/my-account/my-profile');
  for (const path of [
    '/my-account/my-profile',
    '/my-account/my-profile?tab=password',
    '/my-account/addresses',
    '/my-account/order-history',
    '/my-account/order-history?tab=accounting',
    `/my-account/order-history/${order?.Id}`,
  ]) {
    await page.goto(path);
    await expectAccessible(page, path);
  }
  await page.evaluate((token) => localStorage.setItem('user-token', token), buyer.token);
  for (const path of ['/cart', '/offer', '/my-account/shopping-list']) {
    await page.goto(path);
    await expectAccessible(page, path);
  }
  await page.goto('/checkout');
  await page.getByRole('radio').first().check();
  await expectAccessible(page, 'shipping');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Same as shipping address').check();
  await page.getByRole('radio').first().check();
  await expectAccessible(page, 'payment');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('checkbox').check();
  await expectAccessible(page, 'confirm');
});
