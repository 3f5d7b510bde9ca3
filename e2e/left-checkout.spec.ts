import type { ConfirmCheckoutResponse } from '@partsboard/contract/checkout';
import { expect, test, type Page } from '@playwright/test';
import { pads } from './buyer.ts';
import { button, checkoutTexts, loseAnswer, reachConfirm } from './checkout-texts.ts';
import { languages, Shopper, type Language } from './shopper.ts';

// An answer that is on its way when a journey ends is nobody's any more.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const cartTexts = { en: 'Cart', pl: 'Koszyk' };
const text = checkoutTexts.en;
let shopper: Shopper;

test.beforeEach(async ({ request }) => {
  shopper = await Shopper.register(request);
});

/** Sends the order. Its answer, or what a test makes of it, arrives when it is told to. */
async function sendOrder(page: Page, language: Language, arrive: 'whole' | 'refused' | 'not' = 'whole') {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await reachConfirm(page, shopper, language);
  await page.getByRole('checkbox').check();
  await page.route(/ConfirmCheckout/i, async (route) => {
    const refused: ConfirmCheckoutResponse = { Success: false, Errors: ['Closed today.'], PlacedOrder: null };
    const response = arrive === 'refused' ? null : await route.fetch();
    await released;
    if (arrive === 'not') await route.abort();
    else await route.fulfill(response ? { response } : { json: refused });
  });
  const sent = page.waitForRequest(/ConfirmCheckout/i);
  await button(page, checkoutTexts[language].place).click();
  await sent;
  return release;
}

async function goHome(page: Page, language: Language): Promise<void> {
  await page.getByRole('link', { name: checkoutTexts[language].home }).click();
  await expect(page).toHaveURL('/');
  await expect(cartCount(page, language, 1)).toBeVisible();
}

const cartCount = (page: Page, language: Language, count: number) =>
  page.getByRole('link', { name: `${cartTexts[language]}: ${count}`, exact: true });

async function loseAnswerOfOrder(page: Page, language: Language): Promise<void> {
  const own = checkoutTexts[language];
  await reachConfirm(page, shopper, language);
  await page.getByRole('checkbox').check();
  await loseAnswer(page);
  await button(page, own.place).click();
  await expect(page.getByText(own.network)).toBeVisible();
}

async function expectSuccess(page: Page, language: Language): Promise<void> {
  const own = checkoutTexts[language];
  const [order] = await shopper.orders();
  await expect(page).toHaveURL(/\/success/);
  await expect(page.getByText(own.placed)).toHaveCount(1);
  await expect(page.getByText(own.number)).toContainText(order?.OrderNumber ?? 'no order');
}

for (const language of languages) {
  const own = checkoutTexts[language];

  test.describe(language, () => {
    test.use({ viewport: language === 'pl' ? { width: 390, height: 844 } : { width: 1440, height: 900 } });

    test('who has left the checkout before its answer is told of the order, and the cart is empty', async ({
      page,
    }) => {
      const letAnswerCome = await sendOrder(page, language);
      await goHome(page, language);
      letAnswerCome();
      await expect(page.getByText(own.placed)).toBeVisible();
      await expect(cartCount(page, language, 0)).toBeVisible();
      await expect(page).toHaveURL('/');
      const [order] = await shopper.orders();
      await button(page, own.see).click();
      await expect(page.getByRole('heading', { name: order?.OrderNumber ?? 'no order' })).toBeVisible();
    });

    test('who goes to the cart after a lost answer gets to the order that was placed', async ({ page }) => {
      await loseAnswerOfOrder(page, language);
      await page.getByRole('link', { name: own.home }).click();
      await expect(page).toHaveURL('/');
      await cartCount(page, language, 0).click();
      await expectSuccess(page, language);

      // Told once: the next empty cart is only empty.
      await page.goto('/cart');
      await expect(page.getByText(own.emptyCart)).toBeVisible();
    });

    test('whether a lost order was placed is asked again with one click in the cart', async ({ page }) => {
      await loseAnswerOfOrder(page, language);
      await page.route(/PlacedOrder/i, (route) => route.abort());
      await page.goto('/cart');
      const retry = page.getByRole('main').getByRole('button', { name: own.retry });
      await expect(retry).toBeVisible();
      await expect(page.getByText(own.emptyCart)).toHaveCount(0);
      await page.unroute(/PlacedOrder/i);
      await retry.click();
      await expectSuccess(page, language);
    });
  });
}

for (const path of ['/checkout', '/cart']) {
  test(`an answer that finds the person on ${path} again opens the order’s page`, async ({ page }) => {
    const letAnswerCome = await sendOrder(page, 'en');
    // What the person comes back to does not know of the order yet.
    await page.route(/PlacedOrder/i, (route) => route.fulfill({ json: { PlacedOrder: null } }));
    await page.route(/Level4\/Cart/i, (route) => route.abort());
    await page.getByRole('link', { name: text.home }).click();
    await expect(page).toHaveURL('/');
    await cartCount(page, 'en', 1).click();
    if (path === '/checkout') await page.getByRole('link', { name: text.toCheckout }).click();
    await expect(page).toHaveURL(path);
    await page.unroute(/Level4\/Cart/i);
    await page.unroute(/PlacedOrder/i);
    letAnswerCome();
    await expectSuccess(page, 'en');
    expect(await shopper.orders()).toHaveLength(1);
  });
}

const checkoutReads = [/Level4\/Cart/i, /Totals/i, /ShippingAddress/i, /ShippingMethods/i, /PaymentMethods/i];

test('an answer that comes while the next screen is on its way does not lead elsewhere', async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/home-*.js', async (route) => {
    await released;
    await route.continue();
  });
  const letAnswerCome = await sendOrder(page, 'en');
  await page.getByRole('link', { name: text.home }).click();
  await expect(page).toHaveURL('/');
  const read = new Set<string>();
  page.on('requestfinished', (request) => read.add(request.url()));
  const hasRead = (path: RegExp) => [...read].some((url) => path.test(url));
  const isLeft = () => page.getByRole('main').getByRole('status', { name: 'Loading' }).isVisible();
  letAnswerCome();
  await expect(page.getByText(text.placed)).toBeVisible();
  // The checkout, which is still there for a second at most, reads again what the order has changed.
  await expect
    .poll(async () => checkoutReads.every(hasRead) || (hasRead(/Level4\/Cart/i) && (await isLeft())))
    .toBe(true);
  // What the answers bring about is drawn.
  await page.evaluate(() => new Promise((drawn) => requestIdleCallback(drawn)));
  release();
  await expect(cartCount(page, 'en', 0)).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('who has left the checkout before a refusal is told why, and the cart is as it was', async ({
  page,
}) => {
  const letAnswerCome = await sendOrder(page, 'en', 'refused');
  await goHome(page, 'en');
  letAnswerCome();
  await expect(page.getByText('Closed today.')).toBeVisible();
  await expect(cartCount(page, 'en', 1)).toBeVisible();
});

test('the count of the cart is right also where the answer is lost after the checkout was left', async ({
  page,
}) => {
  const loseIt = await sendOrder(page, 'en', 'not');
  await goHome(page, 'en');
  loseIt();
  await expect(page.getByText(text.network)).toBeVisible();
  await expect(cartCount(page, 'en', 0)).toBeVisible();
});

test('a placed order whose answer was lost is mentioned where the cart has been filled again', async ({
  page,
}) => {
  await loseAnswerOfOrder(page, 'en');
  await shopper.put([pads, 5]);
  await page.goto('/cart');
  await expect(page.getByText(text.placed)).toBeVisible();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('main').getByText(pads)).toBeVisible();
  const [order] = await shopper.orders();
  await button(page, text.see).click();
  await expect(page.getByRole('heading', { name: order?.OrderNumber ?? 'no order' })).toBeVisible();
});
