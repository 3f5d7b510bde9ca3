import type { Totals } from '@partsboard/contract/checkout';
import type { StoreConfig } from '@partsboard/contract/reference';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { pads } from './buyer.ts';
import { alterAnswer, button, checkoutTexts, ownAddress, radio, reachConfirm } from './checkout-texts.ts';
import { languages, Shopper, type Language } from './shopper.ts';
import { newestMailTo } from './visitor.ts';

// An answer that is on its way when a journey ends is nobody's any more.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const texts = {
  en: {
    net: 'Net total',
    vat: 'VAT 23%',
    gross: 'Order total (gross)',
    total: 'Order total',
    included: 'including VAT 23%',
    summary: 'Summary',
    clientSummary: 'Client Summary',
    mailNet: 'Net total',
  },
  pl: {
    net: 'Razem netto',
    vat: 'VAT 23%',
    gross: 'Razem brutto',
    total: 'Razem',
    included: 'w tym VAT 23%',
    summary: 'Podsumowanie',
    clientSummary: 'Podsumowanie dla klienta',
    mailNet: 'Razem netto',
  },
} as const satisfies Record<Language, unknown>;

const formatted = (amount: number, language: Language): string =>
  new Intl.NumberFormat(language === 'pl' ? 'pl-PL' : 'en-GB', {
    style: 'currency',
    currency: 'PLN',
    useGrouping: 'always',
  })
    .format(amount)
    .replaceAll('\u00a0', ' ');

/** The rows of a list of totals by name. */
async function rowsIn(place: Locator): Promise<Map<string, string>> {
  const names = await place.locator('dt').allInnerTexts();
  const values = await place.locator('dd').allInnerTexts();
  return new Map(names.map((name, index) => [name, (values[index] ?? '').replaceAll('\u00a0', ' ')]));
}

async function expectAmounts(
  place: Locator,
  language: Language,
  amounts: { readonly net: number; readonly tax: number; readonly total: number },
): Promise<void> {
  const text = texts[language];
  await expect(place.getByText(text.gross)).toBeVisible();
  const rows = await rowsIn(place);
  expect(rows.get(text.net)).toBe(formatted(amounts.net, language));
  expect(rows.get(text.vat)).toBe(formatted(amounts.tax, language));
  expect(rows.get(text.gross)).toBe(formatted(amounts.total, language));
}

const ofTotals = ({ OrderTotalNetto: net, Tax: tax, OrderTotal: total }: Totals) => ({ net, tax, total });

const cartTotals = (page: Page, language: Language) =>
  page.getByRole('region', { name: texts[language].summary, exact: true });

let shopper: Shopper;
test.beforeEach(async ({ request }) => {
  shopper = await Shopper.register(request);
});

for (const language of languages) {
  test(`net, VAT and gross are shown in cart, offer, checkout, order and mail, ${language}`, async ({
    page,
  }) => {
    await shopper.put([pads, 7]);
    const plain = await shopper.call<Totals>('POST', 'ShoppingCart/Totals', {});
    await shopper.visit(page, '/cart', language);
    await expectAmounts(cartTotals(page, language), language, ofTotals(plain));

    await page.goto('/offer');
    const offer = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: texts[language].clientSummary }) });
    // The shopper has no discount, so the client pays the same.
    await expectAmounts(offer, language, ofTotals(plain));

    await reachConfirm(page, shopper, language);
    const review = page.getByRole('complementary');
    await expect(review.getByText(texts[language].gross)).toBeVisible();
    const shown = await rowsIn(review);
    await page.getByRole('checkbox').check();
    await button(page, checkoutTexts[language].place).click();
    await expect(page).toHaveURL(/\/success/);

    const [placed] = await shopper.orders();
    const order = await shopper.order(placed?.Id ?? 0);
    const amounts = { net: order.OrderTotalNetto, tax: order.Tax, total: order.OrderTotal };
    expect(shown.get(texts[language].net)).toBe(formatted(amounts.net, language));
    expect(shown.get(texts[language].gross)).toBe(formatted(amounts.total, language));
    await page.goto(`/orderdetails/${order.Id}`);
    await expectAmounts(page.getByRole('main'), language, amounts);
    await expect.poll(() => newestMailTo(shopper.email)).toContain(texts[language].mailNet);
  });
}

test('a store that shows gross prices only says the VAT that they include', async ({ page }) => {
  await alterAnswer<StoreConfig>(page, /\/api\/config$/, (config) => ({
    ...config,
    general: { ...config.general, showPriceNetto: false },
  }));
  await shopper.put([pads, 1]);
  await shopper.visit(page, '/cart');
  const summary = cartTotals(page, 'en');
  await expect(summary.getByText(texts.en.included)).toBeVisible();
  const rows = await rowsIn(summary);
  expect([...rows.keys()]).toContain(texts.en.total);
  expect([...rows.keys()]).not.toContain(texts.en.net);
});

test('every request for totals carries the whole configuration of the checkout', async ({ page }) => {
  const fields = [
    'BillingAddressId',
    'OrderNote',
    'OrderPointId',
    'PaymentMethodSystemName',
    'PickUpInStoreId',
    'ShippingAddressId',
    'ShippingMethodName',
    'ShippingRateComputationMethodSystemName',
    'TermsOfServiceOnOrderConfirmPage',
  ];
  const sent: object[] = [];
  page.on('request', (call) => {
    if (/ShoppingCart\/Totals$/i.test(call.url())) sent.push(call.postDataJSON() as object);
  });
  await shopper.put([pads, 1]);
  await shopper.visit(page, '/cart');
  await expect(page.getByText(texts.en.gross)).toBeVisible();
  await page.goto('/offer');
  await expect(page.getByText(texts.en.gross).first()).toBeVisible();
  await page.goto('/checkout');
  await radio(page, ownAddress).check();
  await expect(radio(page, checkoutTexts.en.courier)).toBeChecked();
  await expect(page.getByRole('complementary').getByText(texts.en.gross)).toBeVisible();
  expect(sent.length).toBeGreaterThanOrEqual(3);
  for (const body of sent) expect(Object.keys(body).sort()).toEqual(fields);
});

test('after a placed order the cart is loaded again at once', async ({ page }) => {
  await reachConfirm(page, shopper, 'en');
  await page.getByRole('checkbox').check();
  const confirmed = page.waitForResponse(/ConfirmCheckout$/i);
  const place = button(page, checkoutTexts.en.place);
  // Only what is asked for after the order counts.
  const reloaded = confirmed.then(() => page.waitForResponse(/Level4\/Cart$/i));
  await place.click();
  expect(await (await reloaded).json()).toEqual([]);
  await expect(page).toHaveURL(/\/success/);
});
