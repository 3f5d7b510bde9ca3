import { expect, test } from '@playwright/test';
import { pads } from './buyer.ts';
import { button, checkoutTexts, ownAddress, radio, reachConfirm, reachPayment } from './checkout-texts.ts';
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

  test(`the terms lead to their page in a new tab, ${language}`, async ({ page, context }) => {
    await reachConfirm(page, shopper, language);
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: text.terms }).click();
    const terms = await opened;
    await expect(terms).toHaveURL('/p/terms');
    await expect(terms.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test(`the workshop’s own reference is on the order, in its mail and in the history, ${language}`, async ({
    page,
  }) => {
    await reachConfirm(page, shopper, language);
    await page.getByLabel(text.reference).fill('WX 2107K');
    // It is kept while the person looks at something else.
    await page.reload();
    await expect(page.getByLabel(text.reference)).toHaveValue('WX 2107K');
    await page.getByRole('checkbox').check();
    await button(page, text.place).click();
    await expect(page).toHaveURL(/\/success/);
    const [order] = await shopper.orders();
    await page.goto(`/orderdetails/${order?.Id}`);
    await expect(page.getByText('WX 2107K')).toBeVisible();
    await page.goto('/my-account/order-history?search=wx2107k');
    await expect(page.getByRole('row').filter({ hasText: 'WX 2107K' })).toHaveCount(1);
    await expect.poll(() => newestMailTo(shopper.email)).toContain(order?.OrderNumber);
    expect(await newestMailTo(shopper.email)).toContain('WX 2107K');
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
}

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
