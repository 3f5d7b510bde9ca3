import { expect, test } from '@playwright/test';
import { becomeBuyer, pads, quickAdd } from './buyer.ts';
import { newestMailTo } from './visitor.ts';

test('an empty cart has no checkout', async ({ page, request }) => {
  await becomeBuyer(page, request);
  await page.goto('/checkout');
  await expect(page).toHaveURL('/cart');
});

test('an order is placed in three steps, confirmed by mail and found in the history', async ({
  page,
  request,
}) => {
  const email = await becomeBuyer(page, request);
  await page.goto('/cart');
  await quickAdd(page, pads, '2');
  await page.getByRole('link', { name: 'Go to Checkout' }).click();
  await expect(page.getByRole('heading', { name: 'Order review' })).toBeVisible();

  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.getByText('ul. Prosta 1, hala B').click();
  await expect(page.getByRole('radio', { name: /^Courier/ })).toBeChecked();
  await page.getByRole('button', { name: 'Next' }).click();

  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.getByLabel('Same as shipping address').check();
  await page.getByText('Cash on delivery').click();
  await page.reload();
  await expect(page.getByRole('radio', { name: /Cash on delivery/ })).toBeChecked();
  await page.getByRole('button', { name: 'Next' }).click();

  const place = page.getByRole('button', { name: 'Place order' });
  await expect(place).toBeDisabled();
  const terms = page.getByRole('checkbox');
  await terms.check();
  await terms.uncheck();
  await expect(page.getByText('This field is required')).toBeVisible();
  await page.getByLabel('Order note').fill('Ring twice');
  await terms.check();
  await place.click();

  await expect(page).toHaveURL(/\/success\?order=PB\d+/);
  await expect(page.getByRole('heading', { name: 'Success' })).toBeVisible();
  await expect(page.getByText(/Your order # is PB\d+/)).toBeVisible();
  await expect(page.getByText('Your order was successfully placed')).toBeVisible();
  await page.getByRole('link', { name: 'See the order' }).click();
  await expect(page.getByText('Ring twice')).toBeVisible();
  await expect(page.getByText('Not yet shipped')).toBeVisible();
  await page.getByRole('link', { name: 'Cart: 0' }).click();
  await expect(page.getByText('Your shopping cart is empty.')).toBeVisible();
  expect(await newestMailTo(email)).toContain('Order confirmation PB');
});

test('pickup in a branch needs no address and offers no cash on delivery', async ({ page, request }) => {
  await becomeBuyer(page, request);
  await page.goto('/cart');
  await quickAdd(page, pads, '1');
  await page.getByRole('link', { name: 'Go to Checkout' }).click();
  await page.getByLabel('Pick up in a branch').check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Prepaid transfer')).toBeVisible();
  await expect(page.getByText('Cash on delivery')).toHaveCount(0);
  await expect(page.getByLabel('Same as shipping address')).toHaveCount(0);
});

test('an unknown order leads back to the history', async ({ page, request }) => {
  await becomeBuyer(page, request);
  await page.goto('/orderdetails/999999');
  await expect(page).toHaveURL('/my-account/order-history');
  await expect(page.getByText('Order history is empty.')).toBeVisible();
});
