import { expect, test, type Page } from '@playwright/test';
import { becomeBuyer, fillCart, pads } from './buyer.ts';
import { cartTexts, languages } from './cart-texts.ts';
import { button, checkoutTexts, reachConfirm } from './checkout-texts.ts';
import { Shopper } from './shopper.ts';

const prints = (page: Page) => page.evaluate(() => sessionStorage.getItem('prints') ?? '0');

for (const language of languages) {
  const texts = cartTexts[language];
  const decimal = (value: string) => (language === 'pl' ? value.replace('.', ',') : value);

  test.describe(`an offer (${language})`, () => {
    test.beforeEach(async ({ page, request }) => {
      await becomeBuyer(page, request, language);
      await page.addInitScript(() => {
        window.print = () =>
          sessionStorage.setItem('prints', String(Number(sessionStorage.getItem('prints') ?? '0') + 1));
      });
      await page.goto('/cart');
      await fillCart(page, [{ sku: pads, quantity: 2 }]);
      await page.reload();
      await page.getByRole('link', { name: texts.createOffer }).click();
      await expect(page).toHaveURL('/offer');
      // The address changes before the screen, and the cart has a name field too.
      await expect(page.getByRole('button', { name: texts.printOffer })).toBeEnabled();
    });

    test('is printed only with a name, and leads back to the cart', async ({ page }) => {
      const print = page.getByRole('button', { name: texts.printOffer });
      await print.click();
      await expect(page.getByText(texts.required)).toBeVisible();
      await expect(page.getByLabel(texts.name).first()).toBeFocused();
      expect(await prints(page)).toBe('0');
      await page.keyboard.type('Fleet');
      await expect(page.getByText(texts.required)).toHaveCount(0);
      await print.click();
      expect(await prints(page)).toBe('1');
      await page.getByRole('link', { name: texts.returnToCart }).click();
      await expect(page).toHaveURL('/cart');
    });

    test('holds a line’s discount within 0 and 100, typed with a comma or a point', async ({ page }) => {
      const field = page.getByLabel(`${texts.discount}: ${pads}`);
      for (const [typed, kept] of [
        ['12,5', '12.5'],
        ['12.34', '12.34'],
        ['0.015', '0.02'],
        ['120', '100'],
        ['-5', '0'],
        ['', '0'],
      ] as const) {
        await field.fill(typed);
        await field.blur();
        await expect(field).toHaveValue(decimal(kept));
      }
    });

    test('warns when the client gets more than the workshop', async ({ page }) => {
      await expect(page.getByText(texts.yourDiscount)).toBeVisible();
      await expect(page.getByText(texts.discountWarning)).toHaveCount(0);
      await expect(page.getByText(texts.totalWarning)).toHaveCount(0);
      await page.getByLabel(`${texts.discount}: ${pads}`).fill('99');
      await expect(page.getByText(texts.discountWarning)).toBeVisible();
      await expect(page.getByText(texts.totalWarning)).toBeVisible();
    });

    test('keeps its entries over a reload, the order discount as a negative amount', async ({ page }) => {
      await page.getByLabel(texts.name).first().fill('Fleet');
      await page.getByLabel(texts.comment).fill('Two weeks');
      await page.getByLabel(`${texts.discount}: ${pads}`).fill('2,5');
      const discount = page.getByLabel(texts.orderDiscount);
      await discount.fill('10,25');
      await page.reload();
      await expect(page.getByLabel(texts.name).first()).toHaveValue('Fleet');
      await expect(page.getByLabel(texts.comment)).toHaveValue('Two weeks');
      await expect(page.getByLabel(`${texts.discount}: ${pads}`)).toHaveValue(decimal('2.5'));
      await expect(discount).toHaveValue(decimal('10.25'));
      expect(await page.evaluate(() => localStorage.getItem('offer-draft'))).toContain(
        '"orderDiscount":-1025',
      );
    });

    test('belongs to its cart: the next one begins clean, and Undo brings it back', async ({ page }) => {
      const name = page.getByLabel(texts.name).first();
      await name.fill('Fleet');
      await page.getByLabel(`${texts.discount}: ${pads}`).fill('2,5');
      await page.getByRole('link', { name: texts.returnToCart }).click();
      await page.getByRole('button', { name: texts.clear }).click();
      await page.getByRole('button', { name: texts.undo }).click();
      await page.getByRole('link', { name: texts.createOffer }).click();
      await expect(page.getByLabel(`${texts.discount}: ${pads}`)).toHaveValue(decimal('2.5'));
      await expect(name).toHaveValue('Fleet');

      await page.getByRole('link', { name: texts.returnToCart }).click();
      await page.getByRole('button', { name: texts.clear }).click();
      await expect(page.getByText(texts.empty)).toBeVisible();
      await fillCart(page, [{ sku: pads, quantity: 2 }]);
      await page.goto('/offer');
      await expect(page.getByLabel(`${texts.discount}: ${pads}`)).toHaveValue(decimal('0'));
      await expect(name).toHaveValue('');
    });

    test('is started anew with one click, which can be undone', async ({ page }) => {
      const name = page.getByLabel(texts.name).first();
      const anew = page.getByRole('button', { name: texts.newOffer });
      await expect(anew).toBeDisabled();
      await name.fill('Fleet');
      await page.getByLabel(texts.comment).fill('Two weeks');
      await page.getByLabel(texts.orderDiscount).fill('10');
      await anew.press('Enter');
      await expect(page.getByText(texts.newOfferStarted)).toBeVisible();
      await expect(name).toBeFocused();
      await expect(name).toHaveValue('');
      await expect(page.getByLabel(texts.comment)).toHaveValue('');
      await expect(page.getByLabel(texts.orderDiscount)).toHaveValue(decimal('0'));
      await page.getByRole('button', { name: texts.undo }).click();
      await expect(name).toHaveValue('Fleet');
      await anew.click();
      await page.reload();
      await expect(page.getByRole('button', { name: texts.printOffer })).toBeEnabled();
      await expect(name).toHaveValue('');
    });

    test('holds the order discount to the workshop’s own total', async ({ page }) => {
      await page.getByLabel(texts.orderDiscount).fill('99999999');
      await page.getByLabel(texts.orderDiscount).blur();
      const totals = page.getByRole('definition');
      const own = await totals.nth(3).innerText();
      await expect(totals.filter({ hasText: '-' })).toHaveText(
        new RegExp(own.replace(/[^\d.,\s]/g, '').trim()),
      );
      await expect(page.getByText(texts.totalWarning)).toBeVisible();
    });
  });
}

test('an offer without a cart leads to the cart, and its entries end with the session', async ({
  page,
  request,
}) => {
  await becomeBuyer(page, request);
  await page.goto('/offer');
  await expect(page).toHaveURL('/cart');
  await page.evaluate(() => localStorage.setItem('offer-draft', '{"name":"Fleet"}'));
  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('offer-draft'))).toBeNull();
});

test('an offer does not outlive the order of its cart', async ({ page, request }) => {
  const shopper = await Shopper.register(request);
  await reachConfirm(page, shopper, 'en');
  await page.goto('/offer');
  const name = page.getByLabel('Name').first();
  await name.fill('Fleet');
  await page.goBack();
  await page.getByRole('checkbox').check();
  await button(page, checkoutTexts.en.place).click();
  await expect(page).toHaveURL(/\/success/);
  await shopper.put([pads, 1]);
  await page.goto('/offer');
  await expect(page.getByRole('button', { name: 'Print Offer' })).toBeEnabled();
  await expect(name).toHaveValue('');
});
