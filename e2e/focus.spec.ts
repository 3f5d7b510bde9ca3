import { examples } from '@partsboard/demo-catalogue/examples';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { offerOf } from './brake-board.ts';
import { Catalogue } from './catalogue.ts';
import { button, checkoutTexts, openCheckout, radio } from './checkout-texts.ts';
import { hold } from './held-calls.ts';
import { languages, Shopper } from './shopper.ts';
import { freshEmail, setEnglish } from './visitor.ts';

/** Presses what is focused, as a person without a mouse does, and sees that the focus is still there. */
async function pressByKeyboard(control: Locator): Promise<void> {
  await expect(control).toBeEnabled();
  await control.focus();
  await expect(control).toBeFocused();
  await control.press('Enter');
}

for (const language of languages) {
  const text = checkoutTexts[language];
  const names = { pl: ['Dostawa', 'Płatność', 'Potwierdzenie'], en: ['Shipping', 'Payment', 'Confirm'] }[
    language
  ];
  const checkout = { pl: 'Składanie zamówienia', en: 'Checkout' }[language];

  test(`each step of the checkout is named in the tab and takes the focus, ${language}`, async ({
    page,
    request,
  }) => {
    const shopper = await Shopper.register(request);
    await openCheckout(page, shopper, language);
    const headingOf = (step: number) =>
      page.getByRole('heading', { level: 2, name: names[step] ?? '', exact: true });
    await expect(page).toHaveTitle(new RegExp(`^${checkout}: ${names[0]} · `));
    await pressByKeyboard(button(page, text.next));
    await expect(headingOf(1)).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${checkout}: ${names[1]} · `));
    await page.getByLabel(text.same).check();
    await radio(page, text.transfer).check();
    await pressByKeyboard(button(page, text.next));
    await expect(headingOf(2)).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${checkout}: ${names[2]} · `));
    await pressByKeyboard(button(page, text.back));
    await expect(headingOf(1)).toBeFocused();
  });
}

test.describe('on a board', () => {
  let catalogue: Catalogue;
  let boardId: number;

  test.beforeEach(async ({ page, request }) => {
    catalogue = await Catalogue.open(request);
    const vehicle = await catalogue.vehicle(examples.vin);
    const [board] = await catalogue.boards(
      await catalogue.category(/^Front (wheel )?brake/, vehicle),
      vehicle,
    );
    if (!board) throw new Error('The car has no front brakes');
    boardId = board.Id;
    await catalogue.visit(page, `/level4/product/${boardId}`, { vehicle });
  });

  const lineOf = (page: Page, sku: string) => page.getByRole('row').filter({ hasText: sku }).first();

  test('checking stock by keyboard leaves the focus in the row', async ({ page }) => {
    const line = lineOf(page, examples.partNumber);
    const answer = await hold(page, '**/api/level4/ProductStock');
    await pressByKeyboard(line.getByRole('button', { name: /^Check Stock and Price/ }));
    await expect(line.getByRole('button', { name: /^Loading/ })).toBeFocused();
    answer();
    await expect(offerOf(line)).toBeFocused();

    const unpriced = lineOf(page, examples.unpricedNumber);
    await pressByKeyboard(unpriced.getByRole('button', { name: /^Check Stock and Price/ }));
    await expect(unpriced.getByText('Product temporarily unavailable.')).toBeFocused();
  });

  test('an answer does not take the focus of a person who has moved on', async ({ page }) => {
    const line = lineOf(page, examples.partNumber);
    const answer = await hold(page, '**/api/level4/ProductStock');
    await pressByKeyboard(line.getByRole('button', { name: /^Check Stock and Price/ }));
    const quantity = line.getByRole('textbox', { name: /^Quantity of/ });
    await quantity.focus();
    answer();
    await expect(offerOf(line)).toBeVisible();
    await expect(quantity).toBeFocused();
  });

  test('checking the stock of all parts by keyboard says so and keeps the place', async ({ page }) => {
    await pressByKeyboard(page.getByRole('button', { name: 'Check Stock and Price: All parts' }));
    await expect(page.getByText('Prices are up to date.')).toBeFocused();
  });

  test('adding by keyboard leaves the focus on the button, which is pressed once', async ({ page }) => {
    const line = lineOf(page, examples.partNumber);
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/Level4/AddItem')) calls += 1;
    });
    const answer = await hold(page, '**/api/Level4/AddItem');
    const add = line.getByRole('button', { name: /^Add to cart/ });
    await pressByKeyboard(add);
    await expect(add).toHaveAttribute('aria-busy', 'true');
    await expect(add).toBeFocused();
    await page.keyboard.press('Enter');
    answer();
    await expect(page.getByText('Product added to cart')).toBeVisible();
    await expect(add).toBeEnabled();
    await expect(add).toBeFocused();
    expect(calls).toBe(1);
    await catalogue.clearCart();
  });
});

test('checking stock on the page of a part by keyboard goes on at the price', async ({ page, request }) => {
  const catalogue = await Catalogue.open(request);
  await catalogue.visit(page, '/level4');
  await page.getByRole('banner').getByRole('combobox').fill(examples.partNumber);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: examples.partNumber })).toBeVisible();
  const main = page.getByRole('main');
  await pressByKeyboard(main.getByRole('button', { name: /^Check Stock and Price/ }));
  await expect(main.getByRole('list', { name: 'Stock by branch' })).toBeVisible();
  await expect(page.locator(':focus').getByRole('list', { name: 'Stock by branch' })).toBeVisible();
});

test('a wrong password is said at the field, and the button keeps the focus', async ({ page }) => {
  await setEnglish(page);
  await page.goto('/login');
  await page.getByLabel('Email').fill(freshEmail('nobody'));
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('not-this-one');
  const submit = page.getByRole('button', { name: 'Log in' });
  await pressByKeyboard(submit);
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveAccessibleDescription('Wrong email address or password.');
  await expect(page.getByRole('alert').filter({ hasText: 'Unauthorized' })).toBeVisible();
  await expect(submit).toBeFocused();
  await page.getByRole('button', { name: 'Polski' }).click();
  await expect(page.getByLabel('Hasło', { exact: true })).toHaveAccessibleDescription(
    'Nieprawidłowy adres e-mail lub hasło.',
  );
  await page.getByLabel('Hasło', { exact: true }).fill('another');
  await expect(page.getByLabel('Hasło', { exact: true })).not.toHaveAttribute('aria-invalid', 'true');
});
