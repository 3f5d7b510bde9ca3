import { expect, test } from '@playwright/test';
import { pads } from './buyer.ts';
import {
  button,
  checkoutTexts,
  loseAnswer,
  openCheckout,
  ownAddress,
  radio,
  reachConfirm,
} from './checkout-texts.ts';
import { languages, Shopper } from './shopper.ts';

let shopper: Shopper;

test.beforeEach(async ({ request }) => {
  shopper = await Shopper.register(request);
});

for (const language of languages) {
  const text = checkoutTexts[language];

  test(`a cart that changed since the totals is said, kept, and ordered at the second try, ${language}`, async ({
    page,
  }) => {
    await reachConfirm(page, shopper, language);
    await page.getByLabel(text.note).fill('Stays here');
    await page.getByRole('checkbox').check();
    await shopper.put([pads, 3]);
    await button(page, text.place).click();
    await expect(page.getByRole('alert').filter({ hasText: text.changed })).toBeVisible();
    await expect(page.getByLabel(text.note)).toHaveValue('Stays here');
    await expect(page.getByRole('complementary').getByText('4 ×')).toBeVisible();
    expect(await shopper.orders()).toEqual([]);
    await button(page, text.place).click();
    await expect(page).toHaveURL(/\/success/);
    const [order] = await shopper.orders();
    expect((await shopper.order(order?.Id ?? 0)).Items).toMatchObject([{ Quantity: 4 }]);
  });

  test(`a cart that another tab cleared is not ordered: the person is told that it is empty, ${language}`, async ({
    page,
  }) => {
    await reachConfirm(page, shopper, language);
    await page.getByRole('checkbox').check();
    await shopper.call('POST', 'ShoppingCart/ClearCart', {});
    await button(page, text.place).click();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByText(text.emptyCart).first()).toBeVisible();
    expect(await shopper.orders()).toEqual([]);
  });

  test(`a refusal without reasons says that something went wrong, ${language}`, async ({ page }) => {
    await reachConfirm(page, shopper, language);
    await page.getByRole('checkbox').check();
    await page.route(/ConfirmCheckout/i, (route) =>
      route.fulfill({ json: { Success: false, Errors: [], PlacedOrder: null } }),
    );
    await button(page, text.place).click();
    await expect(page.getByRole('alert').filter({ hasText: text.wrong })).toBeVisible();
    await page.unroute(/ConfirmCheckout/i);
    await button(page, text.place).click();
    await expect(page).toHaveURL(/\/success/);
  });

  test(`several reasons of a refusal are said together, ${language}`, async ({ page }) => {
    await reachConfirm(page, shopper, language);
    await page.getByRole('checkbox').check();
    await page.route(/ConfirmCheckout/i, (route) =>
      route.fulfill({ json: { Success: false, Errors: ['One.', 'Two.'], PlacedOrder: null } }),
    );
    await button(page, text.place).click();
    await expect(page.getByRole('alert').filter({ hasText: 'One. Two.' })).toBeVisible();
    await expect(page).toHaveURL('/checkout?step=confirm');
  });

  test(`a lost connection keeps everything; trying again places the order once, ${language}`, async ({
    page,
  }) => {
    await reachConfirm(page, shopper, language);
    await page.getByLabel(text.note).fill('Gate 3');
    await page.getByRole('checkbox').check();
    await loseAnswer(page);
    await button(page, text.place).click();
    await expect(page.getByText(text.network)).toBeVisible();
    await expect(page.getByLabel(text.note)).toHaveValue('Gate 3');
    await page.unroute(/ConfirmCheckout/i);
    await button(page, text.place).click();
    await expect(page).toHaveURL(/\/success/);
    expect(await shopper.orders()).toHaveLength(1);
  });

  test(`addresses that could not be loaded say so and come with one click, ${language}`, async ({ page }) => {
    const path = /ShoppingCart\/ShippingAddress/i;
    await page.route(path, (route) => route.fulfill({ status: 500, body: '' }));
    await openCheckout(page, shopper, language);
    const retry = page.getByRole('main').getByRole('button', { name: text.retry });
    await expect(retry).toBeVisible();
    await page.unroute(path);
    await retry.click();
    await expect(radio(page, ownAddress)).toBeVisible();
  });

  test(`methods that could not be loaded say so in their place and come with one click, ${language}`, async ({
    page,
  }) => {
    const path = /ShoppingCart\/(ShippingMethods|PaymentMethods)/i;
    await page.route(path, (route) => route.fulfill({ status: 500, body: '' }));
    await openCheckout(page, shopper, language);
    await radio(page, ownAddress).check();
    const retry = page.getByRole('main').getByRole('button', { name: text.retry });
    await expect(retry).toBeVisible();
    await expect(radio(page, ownAddress)).toBeChecked();
    await expect(button(page, text.next)).toBeDisabled();
    await page.unroute(path);
    await retry.click();
    await expect(radio(page, text.courier)).toBeChecked();
    await button(page, text.next).click();
    await retry.click();
    await expect(radio(page, text.transfer)).toBeVisible();
  });
}
