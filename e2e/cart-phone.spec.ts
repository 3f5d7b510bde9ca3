import { expect, test } from '@playwright/test';
import { becomeBuyer, fillCart } from './buyer.ts';
import { cartTexts, languages } from './cart-texts.ts';
import { Catalogue } from './catalogue.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

for (const language of languages) {
  const texts = cartTexts[language];

  test(`cart, offer and lists fit a phone with their actions at hand (${language})`, async ({
    page,
    request,
  }) => {
    const numbers = await (await Catalogue.open(request)).numbers(12);
    await becomeBuyer(page, request, language);
    await page.goto('/cart');
    await fillCart(
      page,
      numbers.map((sku) => ({ sku, quantity: 99_999 })),
    );
    const fits = () =>
      expect
        .poll(() =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        )
        .toBeLessThanOrEqual(0);

    await page.reload();
    await expect(page.getByRole('link', { name: texts.checkout })).toBeInViewport({ ratio: 1 });
    await fits();
    await page.getByLabel(texts.listName).fill('Serwis');
    await page.getByRole('button', { name: texts.saveCart }).click();
    await expect(page.getByRole('button', { name: texts.moveAll })).toBeVisible();
    await fits();
    await page.goto('/offer');
    await expect(page.getByRole('button', { name: texts.printOffer })).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel(texts.orderDiscount)).toBeVisible();
    await fits();
  });
}
