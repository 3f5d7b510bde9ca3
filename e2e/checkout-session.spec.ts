import { expect, test } from '@playwright/test';
import { pads } from './buyer.ts';
import { button, checkoutTexts, radio, reachConfirm } from './checkout-texts.ts';
import { languages, Shopper } from './shopper.ts';

let shopper: Shopper;

test.beforeEach(async ({ request }) => {
  shopper = await Shopper.register(request);
});

for (const language of languages) {
  const text = checkoutTexts[language];

  test(`a session that ends at the confirmation goes on there after the login, ${language}`, async ({
    page,
    request,
  }) => {
    await reachConfirm(page, shopper, language);
    await page.getByLabel(text.note).fill('Gate 3');
    await page.getByRole('checkbox').check();
    await shopper.call('POST', 'user/logout');
    await button(page, text.place).click();
    const notice = page.getByText(text.sessionEnded);
    await expect(notice).toBeVisible();
    await expect(page).toHaveURL('/login');

    // A mistyped password loses nothing either.
    await page.getByLabel(text.email).fill(shopper.email);
    const password = page.getByLabel(text.password, { exact: true });
    await password.fill('not-this-one');
    const refused = page.waitForResponse(/user\/login/i);
    await button(page, text.logIn).click();
    await refused;
    await password.fill(shopper.password);
    await button(page, text.logIn).click();

    await expect(page).toHaveURL('/checkout?step=confirm');
    await expect(page.getByLabel(text.note)).toHaveValue('Gate 3');
    await expect(notice).toHaveCount(0);
    await button(page, text.back).click();
    await expect(radio(page, text.transfer)).toBeChecked();
    await button(page, text.next).click();
    await page.getByRole('checkbox').check();
    await button(page, text.place).click();
    await expect(page).toHaveURL(/\/success/);
    expect(await (await Shopper.logIn(request, shopper)).orders()).toHaveLength(1);
  });

  test(`the window that comes too late says which order was placed in the other one, ${language}`, async ({
    page,
    context,
  }) => {
    await reachConfirm(page, shopper, language);
    await page.getByRole('checkbox').check();
    const other = await context.newPage();
    await other.goto('/checkout?step=confirm');
    await other.getByRole('checkbox').check();
    await button(other, text.place).click();
    await expect(other).toHaveURL(/\/success/);
    await button(page, text.place).click();
    const [order] = await shopper.orders();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByText(text.orderedElsewhere(order?.OrderNumber ?? ''))).toBeVisible();
    await expect(page.getByText(text.emptyCart).first()).toBeVisible();
    expect(await shopper.orders()).toHaveLength(1);
    await page.getByRole('link', { name: text.see }).click();
    await expect(page.getByRole('heading', { name: order?.OrderNumber ?? 'no order' })).toBeVisible();
  });
}

test('what one person has chosen does not count for the next who logs in', async ({ page, request }) => {
  const text = checkoutTexts.en;
  await reachConfirm(page, shopper, 'en');
  await page.getByLabel(text.note).fill('Gate 3');
  await shopper.call('POST', 'user/logout');
  await page.getByRole('checkbox').check();
  await button(page, text.place).click();
  await expect(page).toHaveURL('/login');
  const next = await Shopper.register(request);
  await next.put([pads, 1]);
  await page.getByLabel(text.email).fill(next.email);
  await page.getByLabel(text.password, { exact: true }).fill(next.password);
  await button(page, text.logIn).click();
  await expect(page).toHaveURL('/checkout?step=payment');
  await page.getByLabel(text.same).check();
  await radio(page, text.transfer).check();
  await button(page, text.next).click();
  await expect(page.getByLabel(text.note)).toHaveValue('');
});

test('two clicks at once send one order', async ({ page }) => {
  const text = checkoutTexts.en;
  await reachConfirm(page, shopper, 'en');
  await page.getByRole('checkbox').check();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/ConfirmCheckout/i.test(request.url())) sent.push(request.url());
  });
  await button(page, text.place).evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  await expect(page).toHaveURL(/\/success/);
  expect(sent).toHaveLength(1);
  expect(await shopper.orders()).toHaveLength(1);
});
