import { expect, test, type Page } from '@playwright/test';
import { becomeBuyer, pads, quickAdd, superseded, unpriced } from './buyer.ts';

test.beforeEach(async ({ page, request }) => {
  await becomeBuyer(page, request);
  await page.goto('/cart');
});

test('an empty cart says so and leads to the shop', async ({ page }) => {
  await expect(page.getByText('Your shopping cart is empty.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save Cart' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Start Shopping' }).click();
  await expect(page).toHaveURL('/');
});

test('the quick cart adds by keyboard and is ready for the next part', async ({ page }) => {
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeDisabled();
  await quickAdd(page, '34115318642', '2');
  await expect(page.getByText('Products added to cart')).toBeVisible();
  await expect(page.getByRole('link', { name: pads })).toBeVisible();
  await expect(page.getByLabel('Part number')).toBeFocused();
  await expect(page.getByLabel('Part number')).toHaveValue('');
});

test('a superseded number becomes the current part and is said', async ({ page }) => {
  await quickAdd(page, superseded, '1');
  await expect(page.getByText(/was replaced by 34 11 5 318 642/)).toBeVisible();
  await expect(page.getByRole('link', { name: pads })).toBeVisible();
});

test('a part without a price blocks the checkout until it is removed', async ({ page }) => {
  await quickAdd(page, pads, '1');
  await quickAdd(page, unpriced, '1');
  await expect(page.getByText('Product temporarily unavailable.')).toBeVisible();
  await expect(page.getByText('Remove unavailable products to proceed checkout.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Checkout' })).toHaveCount(0);
  await page.goto('/checkout');
  await expect(page).toHaveURL('/cart');
  await page.getByRole('button', { name: `Remove item: ${unpriced}` }).click();
  await expect(page.getByText('Product removed from cart')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Checkout' })).toBeVisible();
});

test('a changed quantity changes the line and the totals, and removing can be undone', async ({ page }) => {
  await quickAdd(page, pads, '1');
  const field = page.getByRole('textbox', { name: `Quantity of ${pads}` });
  await field.fill('3');
  await field.blur();
  await page.reload();
  await expect(field).toHaveValue('3');
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.getByText('Your shopping cart is empty.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field).toHaveValue('3');
});

test.describe('a CSV file', () => {
  const choose = (page: Page, content: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'cart.csv', mimeType: 'text/csv', buffer: Buffer.from(content, 'utf8') });

  test('is previewed, imported and reported row by row', async ({ page }) => {
    await expect(page.getByRole('button', { name: 'Import cart' })).toBeDisabled();
    await choose(page, `\ufeffQuantity;SKU\r\n2;${pads}\r\n1;no such number\r\n`);
    await expect(page.getByText('Will be added')).toBeVisible();
    await page.getByRole('button', { name: 'Import cart' }).click();
    await expect(page.getByRole('link', { name: pads })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download 1 failed row' })).toBeVisible();
  });

  test('with 101 rows, without usable rows or with broken quotes is refused in words', async ({ page }) => {
    const rows = Array.from({ length: 101 }, () => `${pads},1`).join('\n');
    await choose(page, `sku,quantity\n${rows}`);
    await expect(page.getByText('Max 100 items.')).toBeVisible();
    await choose(page, 'part,count\nA,1');
    await expect(page.getByText('Wrong format, please download example import')).toBeVisible();
    await choose(page, 'sku,quantity\n"A,1\n');
    await expect(page.getByText(/quote/i)).toBeVisible();
  });

  test('can be downloaded as an example and imported whole', async ({ page, request }) => {
    const example = await (await request.get('/cart.csv')).text();
    await choose(page, example);
    await expect(page.getByText('Will be added')).toHaveCount(20);
  });
});

test('a cart is saved as a list and moved back', async ({ page }) => {
  await quickAdd(page, pads, '2');
  await expect(page.getByRole('button', { name: 'Save Cart' })).toBeDisabled();
  await page.getByLabel('List name').fill('Brakes');
  await page.getByRole('button', { name: 'Save Cart' }).click();
  await expect(page).toHaveURL('/my-account/shopping-list');
  await expect(page.getByText(pads)).toBeVisible();
  await page.getByRole('button', { name: 'Move all to cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('textbox', { name: `Quantity of ${pads}` })).toHaveValue('4');
  await page.goto('/my-account/shopping-list');
  await page.getByRole('button', { name: 'Remove list' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove list' }).click();
  await expect(page.getByText('You have no shopping lists.', { exact: false })).toBeVisible();
});

test('an offer warns, keeps its entries over a reload and needs a name to print', async ({ page }) => {
  await quickAdd(page, pads, '2');
  await page.getByRole('link', { name: 'Create Offer' }).click();
  await expect(page).toHaveURL('/offer');
  await page.getByRole('button', { name: 'Print Offer' }).click();
  await expect(page.getByText('This field is required')).toBeVisible();
  await page.getByLabel(`Discount %: ${pads}`).fill('12,5');
  await expect(page.getByText('The customer discount is greater than yours.')).toBeVisible();
  await expect(page.getByText("Your order is more expensive than your customer's.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(`Discount %: ${pads}`)).toHaveValue('12.5');
  await page.getByRole('link', { name: 'Return to cart' }).click();
  await expect(page).toHaveURL('/cart');
});
