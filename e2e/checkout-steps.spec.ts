import { expect, test } from '@playwright/test';
import { pads } from './buyer.ts';
import { Catalogue } from './catalogue.ts';
import { button, checkoutTexts, ownAddress, radio, reachConfirm } from './checkout-texts.ts';
import { languages, Shopper } from './shopper.ts';

let shopper: Shopper;

test.beforeEach(async ({ request }) => {
  shopper = await Shopper.register(request);
});

for (const language of languages) {
  const text = checkoutTexts[language];

  test(`a step that was not reached cannot be opened, one that was can be gone back to, ${language}`, async ({
    page,
  }) => {
    await reachConfirm(page, shopper, language);
    const step = (name: RegExp) => page.getByRole('button', { name });
    await step(text.shippingStep).click();
    await expect(radio(page, ownAddress)).toBeChecked();
    await expect(radio(page, text.courier)).toBeChecked();
    await step(text.confirmStep).click({ force: true });
    await expect(radio(page, ownAddress)).toBeVisible();
    await button(page, text.next).click();
    await expect(page.getByLabel(text.same)).toBeChecked();
    await expect(radio(page, text.transfer)).toBeChecked();
  });

  test(`the order review hides no line without saying so, ${language}`, async ({ page, request }) => {
    const numbers = await (await Catalogue.open(request)).numbers(8);
    await shopper.put(...numbers.map((sku) => [sku, 1] as const));
    await shopper.visit(page, '/checkout', language);
    const lines = page.getByRole('complementary').getByRole('listitem');
    await expect(lines).toHaveCount(5);
    const list = page.getByRole('complementary').getByRole('list');
    const hidden = () => list.evaluate((element) => element.scrollHeight - element.clientHeight);
    expect(await hidden()).toBe(0);
    const showAll = button(page, text.showAll(8));
    await showAll.press('Enter');
    await expect(lines).toHaveCount(8);
    expect(await hidden()).toBe(0);
    await expect(page.getByRole('complementary').getByRole('button')).toBeFocused();
  });

  test(`the browser’s Back and Forward walk the steps and lose nothing, ${language}`, async ({ page }) => {
    await shopper.put([pads, 1]);
    await shopper.visit(page, '/cart', language);
    await page.getByRole('link', { name: text.toCheckout }).click();
    await expect(page).toHaveURL('/checkout');
    await radio(page, ownAddress).check();
    await button(page, text.next).click();
    await page.getByLabel(text.same).check();
    await radio(page, text.cash).check();
    await button(page, text.next).click();
    await page.getByLabel(text.note).fill('Gate 3');
    await page.getByRole('checkbox').check();

    await page.goBack();
    await expect(radio(page, text.cash)).toBeChecked();
    await expect(page).toHaveURL('/checkout?step=payment');
    await page.goBack();
    await expect(radio(page, ownAddress)).toBeChecked();
    await expect(page).toHaveURL('/checkout');
    await page.goForward();
    await expect(radio(page, text.cash)).toBeChecked();
    await page.goForward();
    await expect(page.getByLabel(text.note)).toHaveValue('Gate 3');
    await expect(page.getByRole('checkbox')).toBeChecked();

    // The shop's own ways back are the same way: the browser's does not come by a step twice.
    await page.getByRole('button', { name: text.shippingStep }).click();
    await expect(radio(page, ownAddress)).toBeChecked();
    await page.goBack();
    await expect(page).toHaveURL('/cart');
  });

  test(`an address of a step whose choices are missing leads to the step that wants them, ${language}`, async ({
    page,
  }) => {
    await shopper.unmarkAddress();
    await shopper.put([pads, 1]);
    await shopper.visit(page, '/checkout?step=confirm', language);
    await expect(page).toHaveURL('/checkout');
    await radio(page, ownAddress).check();
    await expect(radio(page, text.courier)).toBeChecked();
    await button(page, text.next).click();
    await expect(page).toHaveURL('/checkout?step=payment');
    await page.reload();
    await page.getByLabel(text.same).check();
    await radio(page, text.transfer).check();
    await expect(page).toHaveURL('/checkout?step=payment');
    await button(page, text.back).click();
    await expect(radio(page, ownAddress)).toBeChecked();
  });

  test(`a reload in the middle keeps the step and every choice, ${language}`, async ({ page }) => {
    await reachConfirm(page, shopper, language);
    await page.getByLabel(text.note).fill('Gate 3');
    await page.reload();
    await expect(page.getByLabel(text.note)).toHaveValue('Gate 3');
    await expect(page.getByText(text.transfer)).toBeVisible();
    await button(page, text.back).click();
    await expect(radio(page, text.transfer)).toBeChecked();
    await page.goto('/cart');
    await page.goto('/checkout');
    await expect(radio(page, ownAddress)).toBeChecked();
    await button(page, text.next).click();
    await expect(radio(page, text.transfer)).toBeChecked();
    await button(page, text.next).click();
    await expect(page.getByLabel(text.note)).toHaveValue('Gate 3');
  });
}

test('another language keeps every choice, the accepted terms too', async ({ page }) => {
  await reachConfirm(page, shopper, 'en');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByText('Polski').click();
  await page.keyboard.press('Escape');
  await expect(button(page, checkoutTexts.pl.place)).toBeEnabled();
  await expect(page.getByRole('checkbox')).toBeChecked();
});

test('an empty cart has no checkout', async ({ page }) => {
  await shopper.visit(page, '/checkout');
  await expect(page).toHaveURL('/cart');
});

test('the success page without an order goes home', async ({ page }) => {
  await shopper.visit(page, '/success');
  await expect(page).toHaveURL('/');
});

test('after an order the way back leads to no second one', async ({ page }) => {
  await reachConfirm(page, shopper, 'en');
  await page.getByRole('checkbox').check();
  await button(page, 'Place order').click();
  await expect(page).toHaveURL(/\/success/);
  await page.goBack();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByText(checkoutTexts.en.emptyCart).first()).toBeVisible();
  expect(await shopper.orders()).toHaveLength(1);
});
