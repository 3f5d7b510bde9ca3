import { expect, test, type Page } from '@playwright/test';
import { pads } from './buyer.ts';
import { cartTexts } from './cart-texts.ts';
import { button, checkoutTexts, loseAnswer, ownAddress, radio, reachConfirm } from './checkout-texts.ts';
import { languages, Shopper } from './shopper.ts';
import { demo } from './visitor.ts';

const text = checkoutTexts.en;
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
  await fillInOrder(page);
  await context.setOffline(true);
  await button(page, text.place).click();
  await expect(page.getByText(text.network)).toBeVisible();
  await expect(page.getByLabel(text.note)).toHaveValue('Gate 3');
  await context.setOffline(false);
  await button(page, text.place).click();
  await expect(page).toHaveURL(/\/success/);
  expect(await shopper.orders()).toHaveLength(1);
});

for (const language of languages) {
  const own = cartTexts[language];

  test(`a quantity that did not arrive is taken back, and all is read again with the network, ${language}`, async ({
    page,
    context,
  }) => {
    await shopper.put([pads, 1]);
    await shopper.visit(page, '/cart', language);
    const field = page.getByRole('textbox', { name: own.quantityOf(pads) });
    await expect(page.getByRole('link', { name: own.checkout })).toBeVisible();
    await context.setOffline(true);
    await field.fill('9');
    await page.keyboard.press('Enter');
    const notice = page.getByRole('alert').filter({ hasText: own.notChanged(pads) });
    await expect(notice).toBeVisible();
    await expect(field).toHaveValue('1');
    // A colleague changes it meanwhile.
    await shopper.call('POST', 'ShoppingCart/UpdateItem', await lineOf(4));
    await context.setOffline(false);
    await expect(field).toHaveValue('4');
    await notice.getByRole('button', { name: own.retry }).click();
    await expect(field).toHaveValue('9');
    await expect(notice).toHaveCount(0);
    await expect.poll(async () => (await shopper.cart())[0]?.Quantity).toBe(9);
  });
}

/** The cart's only line with another quantity, as a call sets it. */
async function lineOf(Quantity: number): Promise<object> {
  const [line] = await shopper.cart();
  return { ProductId: line?.Product.Id, Quantity };
}

test('a quantity that the server refuses is taken back, and a newer one makes the notice go', async ({
  page,
}) => {
  await shopper.put([pads, 1]);
  await shopper.visit(page, '/cart');
  const field = page.getByRole('textbox', { name: `Quantity of ${pads}` });
  await page.route(/UpdateItem/i, (route) => route.abort());
  await field.fill('9');
  await page.keyboard.press('Enter');
  const notice = page.getByRole('alert').filter({ hasText: `The quantity of ${pads} was not changed.` });
  await expect(notice).toBeVisible();
  await expect(field).toHaveValue('1');
  await page.unroute(/UpdateItem/i);
  await field.fill('5');
  await page.keyboard.press('Enter');
  await expect(notice).toHaveCount(0);
  await expect.poll(async () => (await shopper.cart())[0]?.Quantity).toBe(5);
  await page.route(/UpdateItem/i, (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      body: '{"title":"Not now."}',
    }),
  );
  await field.fill('7');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Not now.' })).toBeVisible();
  await expect(field).toHaveValue('5');
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
  await expect(page.getByText(`Your order # is ${order?.OrderNumber ?? ''}`)).toBeVisible();
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
