import type { Totals } from '@partsboard/contract/checkout';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { cartTexts } from './cart-texts.ts';
import { alterAnswer, button, checkoutTexts, ownAddress, radio } from './checkout-texts.ts';
import { languages, Shopper, type Language } from './shopper.ts';
import { buyElsewhere, stockedParts, type StockedPart } from './stocked-parts.ts';
import { supplyTexts } from './supply-texts.ts';
import { htmlOf, newestMailTo } from './visitor.ts';

// An answer that is on its way when a journey ends is nobody's any more.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

let shopper: Shopper;
let parts: readonly StockedPart[];

test.beforeAll(async ({ request }) => {
  parts = await stockedParts(request);
});

test.beforeEach(async ({ request }) => {
  shopper = await Shopper.register(request);
});

/** A part for each journey: one buys what another counts on. */
function partFor(language: Language, journey: number): StockedPart {
  const part = parts[journey * languages.length + languages.indexOf(language)];
  if (!part) throw new Error(`Only ${parts.length} parts lie in both places`);
  return part;
}

/** From the shipping to the confirmation, with whatever is chosen there. */
async function goOnToConfirm(page: Page, language: Language): Promise<void> {
  const text = checkoutTexts[language];
  await button(page, text.next).click();
  await radio(page, ownAddress).check();
  await radio(page, text.transfer).check();
  await button(page, text.next).click();
  await expect(page.getByLabel(text.note)).toBeVisible();
}

for (const language of languages) {
  const text = checkoutTexts[language];
  const own = supplyTexts[language];

  test.describe(language, () => {
    test.use({ viewport: language === 'pl' ? { width: 390, height: 844 } : { width: 1440, height: 900 } });

    test('a pickup of more than lies there says where the rest comes from, up to the order', async ({
      page,
    }) => {
      const { sku, here } = partFor(language, 0);
      await shopper.put([sku, here + 1]);
      await shopper.visit(page, '/cart', language);
      await expect(page.getByText(own.pieces(here, own.inStock))).toBeVisible();
      await expect(page.getByText(own.pieces(1, own.central))).toBeVisible();
      await expectAccessible(page, 'cart');

      await page.goto('/checkout');
      await page.getByLabel(text.pickup).check();
      await expect(radio(page, text.warsaw)).toBeChecked();
      await expect(
        radio(page, new RegExp(`${text.warsaw.source}.*${own.someHere(here, here + 1)}, ${own.rest}`, 'i')),
      ).toBeVisible();
      const branch = page.getByLabel(text.branch);
      await expect(branch.locator('option:checked')).toContainText(
        `${own.someHere(here, here + 1)}, ${own.rest}`,
      );
      const review = page.getByRole('complementary');
      await expect(review.getByText(own.pieces(1, own.central))).toBeVisible();
      await expectAccessible(page, 'branches');

      await goOnToConfirm(page, language);
      await page.getByRole('checkbox').check();
      await button(page, text.place).click();
      await expect(page.getByText(text.number)).toBeVisible();
      await expect(page.getByText(own.pieces(here, own.inStock))).toBeVisible();
      await expect(page.getByText(own.pieces(1, own.central))).toBeVisible();
      await page.getByRole('link', { name: text.see }).click();
      await expect(page).toHaveURL(/order-history/);
      await expect(page.getByText(own.pieces(here, own.inStock))).toBeVisible();
      await expect(page.getByText(own.pieces(1, own.central))).toBeVisible();
    });

    test('a branch that has all of it says so', async ({ page }) => {
      const { sku } = partFor(language, 1);
      await shopper.put([sku, 1]);
      await shopper.visit(page, '/checkout', language);
      await page.getByLabel(text.pickup).check();
      await expect(radio(page, new RegExp(`${text.warsaw.source}.*${own.allHere}`, 'i'))).toBeVisible();
      await expect(page.getByRole('complementary').getByText(own.inStock)).toBeVisible();
    });

    test('a quantity beyond all stock is said in the cart, accepted, and on the order and in its mail', async ({
      page,
    }) => {
      const { sku, all } = partFor(language, 2);
      await shopper.put([sku, 1]);
      await shopper.visit(page, '/cart', language);
      await expect(page.getByText(own.inStock)).toBeVisible();
      const quantity = page.getByRole('textbox', { name: cartTexts[language].quantityOf(sku) });
      // Before the server has heard of it.
      await page.route(/UpdateItem/i, () => undefined);
      await quantity.fill(String(all + 2));
      await expect(page.getByText(own.beyond(2, all))).toBeVisible();
      await page.unroute(/UpdateItem/i);
      await quantity.fill(String(all + 3));
      await quantity.press('Enter');
      await expect(page.getByText(own.beyond(3, all))).toBeVisible();
      await expect(page.getByText(own.lineOnBackOrder)).toBeVisible();

      await page.goto('/checkout');
      await expect(page.getByRole('complementary').getByText(own.pieces(3, own.backOrder))).toBeVisible();
      await goOnToConfirm(page, language);
      const notice = page.getByRole('main').getByRole('status').filter({ hasText: own.backOrders });
      await expect(notice).toContainText(own.youOrderThem);
      await expect(notice.getByRole('listitem')).toContainText(sku);
      await expectAccessible(page, 'confirm');
      await page.getByRole('checkbox').check();
      await button(page, text.place).click();
      await expect(page.getByText(text.number)).toBeVisible();
      await expect(page.getByText(own.pieces(3, own.backOrder))).toBeVisible();
      await page.getByRole('link', { name: text.see }).click();
      await expect(page).toHaveURL(/order-history/);
      await expect(page.getByText(own.pieces(3, own.backOrder))).toBeVisible();
      await expect.poll(async () => htmlOf(await newestMailTo(shopper.email))).toContain(`${own.mailed} (3)`);
    });

    test('another buyer takes the last piece between review and confirmation', async ({ page, request }) => {
      const { sku, all } = partFor(language, 3);
      await shopper.put([sku, all]);
      await shopper.visit(page, '/checkout', language);
      await goOnToConfirm(page, language);
      await page.getByRole('checkbox').check();
      await expect(page.getByText(own.youOrderThem)).toHaveCount(0);
      await buyElsewhere(request, sku, 1);
      await button(page, text.place).click();
      const refusal = page.getByRole('alert').filter({ hasText: own.stockChanged });
      await expect(refusal).toContainText(own.missing(sku, all, 1));
      await expect(page.getByText(own.youOrderThem)).toBeVisible();
      await expect(page.getByRole('complementary').getByText(own.pieces(1, own.backOrder))).toBeVisible();
      expect(await shopper.orders()).toEqual([]);
      await button(page, text.place).click();
      await expect(page.getByText(text.number)).toBeVisible();
      await expect(page.getByText(own.pieces(1, own.backOrder))).toBeVisible();
    });

    test('where the store takes no back orders, cart and confirmation say what is missing', async ({
      page,
    }) => {
      const { sku, all } = partFor(language, 4);
      await shopper.put([sku, all + 2]);
      await alterAnswer<Totals>(page, /ShoppingCart\/Totals/i, (totals) => ({
        ...totals,
        BackOrdersAllowed: false,
      }));
      await shopper.visit(page, '/cart', language);
      await expect(page.getByText(own.lowerTo(all))).toBeVisible();
      await expect(page.getByText(own.lineRefused)).toContainText(cartTexts[language].lowerQuantity);
      await expect(page.getByText(cartTexts[language].checkout)).toHaveCount(0);
      // An answer that is being altered must not lose the page that asked for it.
      await page.waitForLoadState('networkidle');
      await page.goto('/checkout');
      await expect(page.getByRole('alert').filter({ hasText: own.noBackOrders })).toBeVisible();
      await expect(page.getByText(own.missingHere(2)).last()).toBeVisible();
      await expect(page.getByRole('complementary').getByText(own.pieces(2, own.notInStock))).toBeVisible();
      await expect(page.getByText(own.backOrder)).toHaveCount(0);
      await goOnToConfirm(page, language);
      await page.getByRole('checkbox').check();
      const refusal = page.getByRole('alert').filter({ hasText: own.noBackOrders });
      await expect(refusal).toContainText(sku);
      await expect(button(page, text.place)).toBeDisabled();
      await refusal.getByRole('link').click();
      await expect(page).toHaveURL('/cart');
    });
  });
}
