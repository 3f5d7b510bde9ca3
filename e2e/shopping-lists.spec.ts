import type { FindResult } from '@partsboard/contract/parts';
import { examples } from '@partsboard/demo-catalogue/examples';
import { expect, test } from '@playwright/test';
import { becomeBuyer, fillCart, pads } from './buyer.ts';
import { cartTexts, languages } from './cart-texts.ts';
import { Catalogue } from './catalogue.ts';
import { Shopper } from './shopper.ts';

for (const language of languages) {
  const texts = cartTexts[language];

  test(`a cart is saved as a list, into a list, and moved back (${language})`, async ({ page, request }) => {
    const other = (await (await Catalogue.open(request)).numbers(1))[0] ?? '';
    await becomeBuyer(page, request, language);
    await page.goto('/cart');
    await fillCart(page, [
      { sku: pads, quantity: 2 },
      { sku: other, quantity: 1 },
    ]);
    await page.reload();

    // Who clicks twice wants it once.
    const save = page.getByRole('button', { name: texts.saveCart });
    await expect(save).toBeDisabled();
    await page.getByLabel(texts.listName).fill('   ');
    await expect(save).toBeDisabled();
    await page.getByLabel(texts.listName).fill('Serwis');
    await save.dblclick();
    await expect(page).toHaveURL('/my-account/shopping-list');
    const items = page.getByRole('main').getByRole('listitem');
    await expect(items).toHaveCount(2);

    await page.goto('/cart');
    // Not before the lists are there.
    await expect(page.getByRole('radio', { name: texts.existingList })).toBeEnabled();
    await page.getByText(texts.existingList).click();
    await expect(save).toBeDisabled();
    await page.getByLabel(texts.shoppingList).selectOption('Serwis');
    await save.dblclick();
    await expect(page).toHaveURL('/my-account/shopping-list');
    await expect(items).toHaveCount(2);
    await expect(page.getByRole('textbox', { name: texts.quantityOf(pads) })).toHaveValue('4');

    await page.getByRole('checkbox', { name: new RegExp(pads) }).check();
    await page.getByRole('button', { name: texts.moveOne }).dblclick();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('textbox', { name: texts.quantityOf(pads) })).toHaveValue('6');
    await expect(page.getByRole('textbox', { name: texts.quantityOf(other) })).toHaveValue('1');

    await page.goto('/my-account/shopping-list');
    const moved = page.waitForRequest(/ShoppingList\/CreateCart/);
    await page.getByRole('button', { name: texts.moveAll }).dblclick();
    expect((await moved).postDataJSON()).toEqual({
      Sku: expect.arrayContaining([pads, other]) as unknown,
      ItemIds: [expect.any(Number), expect.any(Number)],
      Vehicle: null,
    });
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('textbox', { name: texts.quantityOf(other) })).toHaveValue('3');

    await page.goto('/my-account/shopping-list');
    const remove = page.getByRole('button', { name: texts.removeList });
    await remove.click();
    await page.getByRole('dialog').getByRole('button', { name: texts.cancel }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(items).toHaveCount(2);
    await remove.click();
    await page.getByRole('dialog').getByRole('button', { name: texts.removeList }).click();
    await expect(page.getByText(texts.noLists, { exact: false })).toBeVisible();
  });
}

test('of two parts with one number the chosen one is moved', async ({ page, request }) => {
  const shopper = await Shopper.register(request);
  const found = await shopper.call<FindResult>('POST', 'Level4Product/Find', { Sku: examples.sharedNumber });
  expect(found.Candidates).toHaveLength(2);
  for (const { Id } of found.Candidates)
    await shopper.call('POST', 'Level4/AddItem', { ProductId: Id, Quantity: 1 });
  await shopper.call('POST', 'ShoppingList', { Name: 'Serwis' });
  await shopper.call('POST', 'ShoppingCart/ClearCart', {});
  await shopper.visit(page, '/my-account/shopping-list');
  await page.getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: 'Move 1 to cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('textbox', { name: `Quantity of ${examples.sharedNumber}` })).toHaveCount(1);
  expect(await shopper.cart()).toHaveLength(1);
});

test('a list is saved with the quantity that was typed last', async ({ page, request }) => {
  await becomeBuyer(page, request);
  await page.goto('/cart');
  await fillCart(page, [{ sku: pads, quantity: 1 }]);
  await page.reload();
  await page.getByLabel('List name').fill('Serwis');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/UpdateItem/, async (route) => {
    await held;
    await route.continue();
  });
  const sent: string[] = [];
  page.on('request', (call) => {
    if (/UpdateItem|ShoppingList$/.test(call.url()) && call.method() === 'POST') sent.push(call.url());
  });
  await page.getByRole('textbox', { name: `Quantity of ${pads}` }).fill('8');
  await page.getByRole('button', { name: 'Save Cart' }).click();
  await expect.poll(() => sent).toEqual([expect.stringContaining('UpdateItem')]);
  release();
  await expect(page).toHaveURL('/my-account/shopping-list');
  await expect(page.getByRole('textbox', { name: `Quantity of ${pads}` })).toHaveValue('8');
});

test('the header counts the lists and the lines of the cart', async ({ page, request }) => {
  await becomeBuyer(page, request);
  await page.goto('/cart');
  await fillCart(page, [{ sku: pads, quantity: 5 }]);
  await page.reload();
  await page.getByLabel('List name').fill('Brakes');
  await page.getByRole('button', { name: 'Save Cart' }).click();
  await expect(page.getByRole('link', { name: 'Shopping lists: 1' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart: 1' })).toBeVisible();
});

test('a change without a notice of its own is told of as it was answered', async ({ page, request }) => {
  await becomeBuyer(page, request, 'en');
  await page.goto('/cart');
  await fillCart(page, [{ sku: pads, quantity: 1 }]);
  const answers = [
    [{ status: 200, json: {} }, 'Data was successfully saved.'],
    [{ status: 204 }, 'Data was successfully updated.'],
    [
      { status: 200, contentType: 'text/plain', body: 'The list is kept until Friday.' },
      'The list is kept until Friday.',
    ],
  ] as const;
  for (const [answer, sentence] of answers) {
    await page.goto('/cart');
    await page.route(/api\/ShoppingList$/, (route) =>
      route.request().method() === 'POST' ? route.fulfill(answer) : route.continue(),
    );
    await page.getByLabel('List name').fill('Service');
    await page.getByRole('button', { name: 'Save Cart' }).click();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page).toHaveURL('/my-account/shopping-list');
    await page.unroute(/api\/ShoppingList$/);
  }
});
