import { expect, test } from '@playwright/test';
import { becomeBuyer, fillCart, pads, putPart, superseded, unpriced } from './buyer.ts';
import { addByKeyboard, cartTexts, languages } from './cart-texts.ts';
import { Catalogue } from './catalogue.ts';

// An answer that is on its way when a journey ends is nobody's any more.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

for (const language of languages) {
  const texts = cartTexts[language];

  test.describe(`the cart (${language})`, () => {
    test.beforeEach(async ({ page, request }) => {
      await becomeBuyer(page, request, language);
      await page.goto('/cart');
    });

    test('says when it is empty and leads to the shop', async ({ page }) => {
      await expect(page.getByText(texts.empty)).toBeVisible();
      await expect(page.getByRole('button', { name: texts.saveCart })).toHaveCount(0);
      await expect(page.getByText(texts.checkout)).toHaveCount(0);
      await page.getByRole('link', { name: texts.start }).click();
      await expect(page).toHaveURL('/');
    });

    test('blocks checkout and offer until a part without a price is removed', async ({ page }) => {
      await addByKeyboard(page, texts, pads);
      await putPart(page, unpriced);
      await page.reload();
      await expect(page.getByText(texts.unavailable)).toBeVisible();
      await expect(page.getByText(texts.removeUnavailable)).toBeVisible();
      await expect(page.getByText(texts.checkout)).toHaveCount(0);
      await expect(page.getByText(texts.createOffer)).toHaveCount(0);
      await expect(page.getByRole('button', { name: texts.clear })).toBeVisible();
      for (const path of ['/checkout', '/offer']) {
        await page.goto(path);
        await expect(page).toHaveURL('/cart');
      }
      await page.getByRole('button', { name: `${texts.removeItem}: ${unpriced}` }).click();
      await expect(page.getByText(texts.removed)).toBeVisible();
      await expect(page.getByRole('link', { name: texts.checkout })).toBeVisible();
      await expect(page.getByRole('link', { name: texts.createOffer })).toBeVisible();
    });

    test('sends a typed quantity once, ignores zero, and shows the new totals', async ({ page }) => {
      await addByKeyboard(page, texts, pads);
      const field = page.getByRole('textbox', { name: texts.quantityOf(pads) });
      const total = page.getByRole('definition').last();
      await expect(field).toHaveValue('1');
      const before = await total.innerText();
      const sent: unknown[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/UpdateItem')) sent.push(request.postDataJSON());
      });
      const answered = page.waitForResponse(/UpdateItem$/);
      await field.click();
      await field.pressSequentially('12');
      await page.keyboard.press('Enter');
      await answered;
      await expect(total).not.toHaveText(before);
      for (const wrong of ['0', '2,5', '-2', '100000']) {
        await field.fill(wrong);
        await expect(field).toHaveValue(wrong);
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await page.keyboard.press('Enter');
        await expect(field).toHaveValue('12');
      }
      await field.fill('0');
      await field.blur();
      await expect(field).toHaveValue('12');
      await page.reload();
      await expect(field).toHaveValue('12');
      expect(sent).toMatchObject([{ Quantity: 12 }]);
    });

    test('keeps the place of a person without a mouse when lines go', async ({ page }) => {
      const [first, second, third] = [pads, '11 28 8 909 437', '07 11 9 856 134'] as const;
      await fillCart(
        page,
        [first, second, third].map((sku) => ({ sku, quantity: 1 })),
      );
      await page.reload();
      const remove = (sku: string) => page.getByRole('button', { name: `${texts.removeItem}: ${sku}` });
      await remove(second).press('Enter');
      await expect(remove(third)).toBeFocused();
      await remove(third).press('Enter');
      await expect(remove(first)).toBeFocused();
      await remove(first).press('Enter');
      await expect(page.getByText(texts.empty)).toBeFocused();
      await addByKeyboard(page, texts, pads);
      await page.getByRole('button', { name: texts.clear }).press('Enter');
      await expect(page.getByText(texts.empty)).toBeFocused();
    });

    test('gives back what was removed or cleared', async ({ page }) => {
      await addByKeyboard(page, texts, pads, '3');
      const field = page.getByRole('textbox', { name: texts.quantityOf(pads) });
      await expect(field).toHaveValue('3');
      await page.getByRole('button', { name: `${texts.removeItem}: ${pads}` }).click();
      await expect(page.getByText(texts.empty)).toBeVisible();
      await page.getByRole('button', { name: texts.undo }).click();
      await expect(field).toHaveValue('3');
      await expect(page.getByText(texts.removed)).toHaveCount(0);
      await page.getByRole('button', { name: texts.clear }).click();
      await expect(page.getByText(texts.cleared)).toBeVisible();
      await expect(page.getByText(texts.empty)).toBeVisible();
      await page.getByRole('button', { name: texts.undo }).click();
      await expect(field).toHaveValue('3');
    });

    test('sends a quantity that was typed just before the page is left', async ({ page }) => {
      await addByKeyboard(page, texts, pads);
      const field = page.getByRole('textbox', { name: texts.quantityOf(pads) });
      for (const [quantity, leave] of [
        ['7', () => page.reload()],
        ['12', () => page.goto('about:blank').then(() => page.goto('/cart'))],
      ] as const) {
        await field.click();
        await page.keyboard.type(quantity);
        await leave();
        await expect(field).toHaveValue(quantity);
      }
    });

    test('puts a removed line back where it stood', async ({ page }) => {
      await putPart(page, unpriced);
      await fillCart(page, [
        { sku: pads, quantity: 2 },
        { sku: '12 13 5 341 425', quantity: 3 },
      ]);
      await page.reload();
      const lines = page
        .getByRole('list')
        .getByRole('listitem')
        .filter({ has: page.getByRole('link') });
      await expect(lines).toHaveCount(3);
      const before = await lines.allInnerTexts();
      await page.getByRole('button', { name: `${texts.removeItem}: ${pads}` }).click();
      await expect(page.getByText(texts.removed)).toBeVisible();
      await expect(page.getByRole('textbox', { name: texts.quantityOf(pads) })).toHaveCount(0);
      await page.getByRole('button', { name: texts.undo }).click();
      await expect(page.getByRole('textbox', { name: texts.quantityOf(pads) })).toHaveValue('2');
      expect(await lines.allInnerTexts()).toEqual(before);
    });

    test('can be checked out only when it has loaded', async ({ page }) => {
      await fillCart(page, [{ sku: pads, quantity: 1 }]);
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/api/ShoppingCart/Totals', async (route) => {
        await held;
        await route.continue();
      });
      await page.reload();
      await expect(page.getByRole('button', { name: texts.checkout })).toBeDisabled();
      await expect(page.getByRole('link', { name: texts.checkout })).toHaveCount(0);
      release();
      await expect(page.getByRole('link', { name: texts.checkout })).toHaveAttribute('href', '/checkout');
    });
  });
}

test('more than a hundred lines come back in their order and in one call', async ({ page, request }) => {
  const numbers = await (await Catalogue.open(request)).numbers(120);
  await becomeBuyer(page, request);
  await page.goto('/cart');
  await fillCart(
    page,
    numbers.map((sku) => ({ sku, quantity: 2 })),
  );
  await page.reload();
  const lines = page.getByRole('region', { name: 'Cart' }).getByRole('listitem');
  await expect(lines).toHaveCount(120);
  // A line out of sight consists of its number and name only, and has no inner text.
  const numbersOfLines = async () => (await lines.allTextContents()).map((text) => text.slice(0, 15));
  const before = await numbersOfLines();
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(lines).toHaveCount(0);
  let calls = 0;
  page.on('request', (sent) => (calls += sent.url().includes('/Add') ? 1 : 0));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lines).toHaveCount(120);
  expect(before).not.toContain('');
  expect(await numbersOfLines()).toEqual(before);
  expect(calls).toBe(1);
});

test('net prices are shown only where the store shows them', async ({ page, request }) => {
  await becomeBuyer(page, request);
  await page.goto('/cart');
  await fillCart(page, [{ sku: pads, quantity: 1 }]);
  await page.reload();
  const line = page.getByRole('region', { name: 'Cart' }).getByRole('listitem');
  await expect(line.getByText(/net$/)).toHaveCount(2);
  await page.route('**/api/config', async (route) => {
    const answer = await route.fetch();
    const config = (await answer.json()) as { general: object };
    await route.fulfill({ json: { ...config, general: { ...config.general, showPriceNetto: false } } });
  });
  await page.reload();
  await expect(line).toBeVisible();
  await expect(line.getByText(/net$/)).toHaveCount(0);
});

test('a cart that could not be loaded says so and can be tried again', async ({ page, request }) => {
  await becomeBuyer(page, request);
  await page.route('**/api/Level4/Cart', (route) => route.abort());
  await page.goto('/cart');
  const main = page.getByRole('main');
  await expect(main.getByText('Server or network error, please try later.')).toBeVisible();
  await page.unroute('**/api/Level4/Cart');
  await main.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Your shopping cart is empty.')).toBeVisible();
});

test('a superseded number becomes the current part and is said', async ({ page, request }) => {
  await becomeBuyer(page, request);
  await page.goto('/cart');
  await addByKeyboard(page, cartTexts.en, superseded);
  await expect(page.getByText(/was replaced by 34 11 5 318 642/)).toBeVisible();
  await expect(page.getByRole('link', { name: pads })).toBeVisible();
});
