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
  reachPayment,
} from './checkout-texts.ts';
import { languages, Shopper } from './shopper.ts';
import { htmlOf, newestMailTo } from './visitor.ts';

let shopper: Shopper;

test.beforeEach(async ({ request }) => {
  shopper = await Shopper.register(request);
});

for (const language of languages) {
  const text = checkoutTexts[language];

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test(`an order is placed in three steps, ${language}, ${viewport.width} wide`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await shopper.unmarkAddress();
      await shopper.put([pads, 2]);
      await shopper.visit(page, '/checkout', language);
      const review = page.getByRole('complementary');
      await expect(review.getByRole('heading', { name: text.review })).toBeVisible();
      await expect(review.getByText(pads)).toBeVisible();

      await expect(radio(page, ownAddress)).not.toBeChecked();
      await expect(button(page, text.next)).toBeDisabled();
      await radio(page, ownAddress).check();
      await expect(radio(page, text.courier)).toBeChecked();
      await button(page, text.next).click();

      await expect(button(page, text.next)).toBeDisabled();
      await radio(page, text.cash).check();
      await expect(button(page, text.next)).toBeDisabled();
      await page.getByLabel(text.same).check();
      await button(page, text.next).click();

      const place = button(page, text.place);
      await expect(place).toBeDisabled();
      const terms = page.getByRole('checkbox');
      await terms.check();
      await terms.uncheck();
      await expect(page.getByText(text.required)).toBeVisible();
      await expect(place).toBeDisabled();
      await page.getByLabel(text.note).fill('Ring twice');
      await expect(page.getByText(text.counter)).toBeVisible();
      await terms.check();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await place.click();

      await expect(page).toHaveURL(/\/success\?order=PB\d+/);
      await expect(page.getByText(text.placed)).toBeVisible();
      await expect(page.getByRole('heading', { name: text.success })).toBeVisible();
      await expect(page.getByText(text.number)).toBeVisible();
      await expect(page.getByRole('link', { name: text.home })).toHaveAttribute('href', '/');
      await page.getByRole('link', { name: text.see }).click();
      await expect(page).toHaveURL(/\/my-account\/order-history\/\d+/);
      await expect(page.getByText('Ring twice')).toBeVisible();
      await expect(page.getByText(text.notShipped)).toBeVisible();
      await expect(page.getByRole('heading', { name: text.transferHeading, exact: true })).toHaveCount(0);
      expect(await shopper.cart()).toEqual([]);
      expect(await newestMailTo(shopper.email)).toContain(text.mail);
    });
  }

  test(`an order that is paid before says where to, on the success page and with the order, ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await reachConfirm(page, shopper, language);
    await page.getByRole('checkbox').check();
    await button(page, text.place).click();
    const account = page.getByText('PL15 9999 0002 0000 2222 2222 0001');
    await expect(account).toBeVisible();
    await expect(page.getByText(text.recipient)).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.getByRole('link', { name: text.see }).click();
    await expect(page.getByRole('heading', { name: text.transferHeading, exact: true })).toBeVisible();
    await expect(account).toBeVisible();
    await expect
      .poll(async () => htmlOf(await newestMailTo(shopper.email)))
      .toContain('PL15 9999 0002 0000 2222 2222 0001');
  });

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

  test(`the terms lead to their page in a new tab, ${language}`, async ({ page, context }) => {
    await reachConfirm(page, shopper, language);
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: text.terms }).click();
    const terms = await opened;
    await expect(terms).toHaveURL('/p/terms');
    await expect(terms.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test(`a note ends at 2000 characters and arrives whole, ${language}`, async ({ page }) => {
    await reachConfirm(page, shopper, language);
    const note = page.getByLabel(text.note);
    await note.fill('a'.repeat(1999));
    await note.press('End');
    await note.pressSequentially('bc');
    await expect(note).toHaveValue(`${'a'.repeat(1999)}b`);
    await expect(page.getByText(text.fullCounter)).toBeVisible();
    await page.getByRole('checkbox').check();
    await button(page, text.place).click();
    await expect(page).toHaveURL(/\/success/);
    const [order] = await shopper.orders();
    expect((await shopper.order(order?.Id ?? 0)).OrderNotes).toMatchObject([
      { Note: `${'a'.repeat(1999)}b` },
    ]);

    // One word of that length leaves neither the screen nor the mail.
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/orderdetails/${order?.Id}`);
    await expect(page.getByText('a'.repeat(1999))).toBeVisible();
    expect(await overflow()).toBe(0);
    await expect.poll(() => newestMailTo(shopper.email)).toContain(order?.OrderNumber);
    await page.setContent(htmlOf(await newestMailTo(shopper.email)));
    await expect(page.getByText('a'.repeat(1999))).toBeVisible();
    expect(await overflow()).toBe(0);
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

test('another language keeps every choice, the accepted terms too', async ({ page }) => {
  await reachConfirm(page, shopper, 'en');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByText('Polski').click();
  await page.keyboard.press('Escape');
  await expect(button(page, checkoutTexts.pl.place)).toBeEnabled();
  await expect(page.getByRole('checkbox')).toBeChecked();
});

test('each choice is sent with the totals that it changes', async ({ page }) => {
  const sent: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (/ShoppingCart\/Totals/i.test(request.url()))
      sent.push(request.postDataJSON() as Record<string, unknown>);
  });
  await reachPayment(page, shopper, 'en');
  await page.getByLabel('Same as shipping address').check();
  await expect.poll(() => sent.at(-1)?.['BillingAddressId']).toBe(sent.at(-1)?.['ShippingAddressId']);
  expect(sent.at(-1)).toMatchObject({
    ShippingMethodName: 'Courier',
    ShippingRateComputationMethodSystemName: 'Shipping.Courier',
    PickUpInStoreId: '',
  });
  await radio(page, checkoutTexts.en.cash).check();
  await expect.poll(() => sent.at(-1)?.['PaymentMethodSystemName']).toBe('Payments.CashOnDelivery');
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
