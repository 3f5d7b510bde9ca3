import { expect, test, type Page } from '@playwright/test';
import { pads } from './buyer.ts';
import { button, checkoutTexts, loseAnswer, ownAddress, radio, reachConfirm } from './checkout-texts.ts';
import { languages, Shopper } from './shopper.ts';
import { demo } from './visitor.ts';

const text = checkoutTexts.en;
const noticesCode = '/assets/notices-';
let shopper: Shopper;

test.beforeEach(async ({ request }) => {
  shopper = await Shopper.register(request);
});

/** Fills in everything up to the click that sends the order. */
async function fillInOrder(page: Page): Promise<void> {
  await reachConfirm(page, shopper, 'en');
  await page.getByLabel(text.note).fill('Gate 3');
  await page.getByRole('checkbox').check();
}

/** Comes back to the tab after so long that what it shows is read again. */
async function returnToTab(page: Page): Promise<void> {
  await page.clock.fastForward('01:00');
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
}

test('a lost network can be the first notice of a visit, and what was filled in stays', async ({
  page,
  context,
}) => {
  const code = page.waitForResponse((response) => response.url().includes(noticesCode));
  await fillInOrder(page);
  await (await code).finished();
  await context.setOffline(true);
  await button(page, text.place).click();
  await expect(page.getByText(text.network)).toBeVisible();
  await expect(page.getByLabel(text.note)).toHaveValue('Gate 3');
  await context.setOffline(false);
  await button(page, text.place).click();
  await expect(page).toHaveURL(/\/success/);
  expect(await shopper.orders()).toHaveLength(1);
});

test('a notice whose code does not arrive leaves the screen as it is, and the next one is shown', async ({
  page,
}) => {
  await page.route(`**${noticesCode}*`, (route) => route.abort());
  await page.route(/ConfirmCheckout/i, (route) => route.abort());
  await fillInOrder(page);
  const missing = page.waitForEvent('requestfailed', (request) => request.url().includes(noticesCode));
  await button(page, text.place).click();
  await missing;
  await expect(button(page, text.place)).toBeEnabled();
  await expect(page.getByLabel(text.note)).toHaveValue('Gate 3');
  await page.unroute(`**${noticesCode}*`);
  await page.unroute(/ConfirmCheckout/i);
  await button(page, text.place).click();
  await expect(page).toHaveURL(/\/success/);
  await expect(page.getByText(text.placed)).toBeInViewport();
});

test('an order whose answer was lost is found, also when its cart turns out to be empty', async ({
  page,
}) => {
  await page.clock.install();
  await fillInOrder(page);
  await loseAnswer(page);
  await button(page, text.place).click();
  await expect(page.getByText(text.network)).toBeVisible();
  await page.unroute(/ConfirmCheckout/i);
  await returnToTab(page);
  await page.getByRole('main').getByRole('button', { name: text.retry }).click();
  const [order] = await shopper.orders();
  await expect(page.getByText(order?.OrderNumber ?? 'no order')).toBeVisible();
  await expect(page).toHaveURL(/\/success/);
  expect(await shopper.orders()).toHaveLength(1);
});

for (const language of languages) {
  const own = checkoutTexts[language];

  test(`a reload after the answer was lost finds the order that was placed, ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize(
      language === 'pl' ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    );
    await reachConfirm(page, shopper, language);
    await page.getByRole('checkbox').check();
    await loseAnswer(page);
    await button(page, own.place).click();
    await expect(page.getByText(own.network)).toBeVisible();

    // Not even whether it was placed can be asked at first.
    await page.route(/PlacedOrder/i, (route) => route.abort());
    await page.reload();
    const retry = page.getByRole('main').getByRole('button', { name: own.retry });
    await expect(retry).toBeVisible();
    await page.unroute(/PlacedOrder/i);
    await retry.click();
    await expect(page).toHaveURL(/\/success/);
    const [order] = await shopper.orders();
    await expect(page.getByText(own.placed)).toBeVisible();
    await expect(page.getByText(own.number)).toContainText(order?.OrderNumber ?? 'no order');

    // Told once: the next cart is a new order.
    await shopper.put([pads, 1]);
    await page.goto('/checkout');
    await expect(radio(page, ownAddress)).toBeVisible();
  });

  test(`a reload after the order itself was lost offers it again, ${language}`, async ({ page }) => {
    await reachConfirm(page, shopper, language);
    await page.getByLabel(own.note).fill('Gate 3');
    await page.getByRole('checkbox').check();
    await page.route(/ConfirmCheckout/i, (route) => route.abort());
    await button(page, own.place).click();
    await expect(page.getByText(own.network)).toBeVisible();
    await page.unroute(/ConfirmCheckout/i);
    await page.reload();
    await expect(page.getByLabel(own.note)).toHaveValue('Gate 3');
    await page.getByRole('checkbox').check();
    await button(page, own.place).click();
    await expect(page).toHaveURL(/\/success/);
    expect(await shopper.orders()).toHaveLength(1);
  });
}

test('a lost answer about an order that was placed does not stand in for the next one', async ({ page }) => {
  await fillInOrder(page);
  await loseAnswer(page);
  await button(page, text.place).click();
  await expect(page.getByText(text.network)).toBeVisible();
  await page.unroute(/ConfirmCheckout/i);
  await shopper.put([pads, 5]);
  await page.reload();
  await page.getByRole('checkbox').check();
  await button(page, text.place).click();
  await expect(page).toHaveURL(/\/success/);
  expect(await shopper.orders()).toHaveLength(2);
  expect(await shopper.cart()).toEqual([]);
});

test('an order that is open stays when it can’t be read again', async ({ page, request }) => {
  const reader = await Shopper.logIn(request, demo);
  const [order] = await reader.orders();
  await page.clock.install();
  await reader.visit(page, `/orderdetails/${order?.Id ?? 0}`);
  const title = page.getByRole('heading', { name: `Order ${order?.OrderNumber ?? ''}` });
  await expect(title).toBeVisible();
  await page.route(/Order\/get/i, (route) => route.abort());
  await returnToTab(page);
  // The call is tried once more before it is given up.
  await expect(page.getByText(text.network)).toBeVisible();
  await expect(title).toBeVisible();
});
