import { examples } from '@partsboard/demo-catalogue/examples';
import { expect, test, type Page } from '@playwright/test';
import { Catalogue } from './catalogue.ts';

// An answer that is on its way when a journey ends is nobody's any more.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Opens a part by its number, as a person would. */
async function openPart(page: Page, number: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Search by part number' }).fill(number);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/level4\/product\/\d+/);
}

test('a part has its number as title, its name, a picture and its attributes', async ({ page, request }) => {
  await (await Catalogue.open(request)).visit(page, '/level4');
  await openPart(page, examples.partNumber);
  await expect(page.getByRole('heading', { level: 1, name: examples.partNumber, exact: true })).toBeVisible();
  const main = page.getByRole('main');
  const picture = main.getByRole('img').first();
  const box = await picture.locator('..').boundingBox();
  expect(box).toMatchObject({ width: 140, height: 200 });
  await expect(main.getByText('Brand', { exact: true })).toBeVisible();
  await expect(main.getByText('Repair info')).toHaveCount(0);
  await expect(main.getByText('Reach info')).toHaveCount(0);
  await main.getByRole('tab', { name: 'Description' }).click();
  await expect(main.getByRole('tabpanel')).not.toBeEmpty();
});

test('the boards of a part are listed by series and lead to the board with the part highlighted', async ({
  page,
  request,
}) => {
  await (await Catalogue.open(request)).visit(page, '/level4');
  await openPart(page, examples.partNumber);
  await page.getByRole('tab', { name: 'Boards' }).click();
  const table = page.getByRole('table').first();
  await expect(table.getByRole('columnheader')).toHaveText([
    'Model',
    'Engine',
    'Body',
    'Version',
    'Id',
    'Position',
    'Name',
  ]);
  const row = table.getByRole('row').nth(1);
  const position = await row.getByRole('cell').nth(5).innerText();
  await row.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`hotspots=${position}`));
  await expect(page.getByRole('button', { name: new RegExp(`^Position ${position},`) })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('row').filter({ hasText: examples.partNumber }).first()).toBeInViewport();
});

test('price and stock are asked for, shown by branch, and lead to the cart', async ({ page, request }) => {
  const catalogue = await Catalogue.open(request);
  await catalogue.clearCart();
  await catalogue.visit(page, '/level4');
  await openPart(page, examples.partNumber);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Check Stock and Price/ }).click();
  await expect(
    main
      .getByRole('list', { name: 'Stock by branch' })
      .getByText(/pcs in stock/)
      .first(),
  ).toBeVisible();
  await expect(main.getByText(/out of stock/).first()).toBeVisible();
  await expect(main.getByRole('button', { name: /^Check Stock and Price/ })).toHaveCount(0);
  const quantity = main.getByRole('textbox', { name: /^Quantity of/ });
  await expect(quantity).toHaveValue('1');
  await quantity.fill('3');
  const sent = page.waitForRequest(/Level4\/AddItem$/);
  await main.getByRole('button', { name: /^Add to cart/ }).click();
  expect((await sent).postDataJSON()).toMatchObject({ Quantity: 3, produktart: 'PKW' });
  await expect(page.getByText('Product added to cart')).toBeVisible();
  await catalogue.clearCart();
});

test('a part without a price is temporarily unavailable', async ({ page, request }) => {
  await (await Catalogue.open(request)).visit(page, '/level4');
  await openPart(page, examples.unpricedNumber);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Check Stock and Price/ })
    .click();
  await expect(page.getByText('Product temporarily unavailable.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /^Add to cart/ })).toHaveCount(0);
});

for (const [language, texts] of [
  [
    'en',
    { check: /^Check Stock and Price/, unknown: 'The stock is not known at the moment.', retry: /^Retry: / },
  ],
  [
    'pl',
    {
      check: /^Sprawdź stan i cenę/,
      unknown: 'Stan jest w tej chwili nieznany.',
      retry: /^Spróbuj ponownie: /,
    },
  ],
] as const) {
  test(`a stock call that fails says that the stock is not known, and can be made again (${language})`, async ({
    page,
    request,
  }) => {
    const catalogue = await Catalogue.open(request);
    const { Id } = await catalogue.part(examples.partNumber);
    await catalogue.visit(page, `/level4/product/${Id}`, { language });
    const main = page.getByRole('main');
    await page.route('**/api/level4/ProductStock', (route) => route.abort());
    await main.getByRole('button', { name: texts.check }).click();
    await expect(main.getByText(texts.unknown)).toBeVisible();
    await expect(main.getByText(/temporarily unavailable|chwilowo niedostępny/)).toHaveCount(0);
    await page.unroute('**/api/level4/ProductStock');
    await main.getByRole('button', { name: texts.retry }).click();
    await expect(main.getByRole('list', { name: /Stock by branch|Stan w oddziałach/ })).toBeVisible();
    await expect(main.getByText(texts.unknown)).toHaveCount(0);
  });
}

test('a stock call that fails falls back to the price that the product itself has', async ({
  page,
  request,
}) => {
  const catalogue = await Catalogue.open(request);
  const { Id } = await catalogue.part(examples.partNumber);
  await page.route(/\/api\/Product\(/, async (route) => {
    const answer = await route.fetch();
    const product = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...product, Price: 123.45, OldPrice: 123.45 } });
  });
  await page.route('**/api/level4/ProductStock', (route) => route.abort());
  await catalogue.visit(page, `/level4/product/${Id}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Check Stock and Price/ }).click();
  await expect(main.getByText('123.45')).toBeVisible();
  await expect(main.getByText('The stock is not known at the moment.')).toHaveCount(0);
});

test('a kit lists its parts, and a part what its repair needs and what is fitted with it', async ({
  page,
  request,
}) => {
  const catalogue = await Catalogue.open(request);
  const vehicle = await catalogue.vehicle(examples.vin);
  const [board] = await catalogue.boards(await catalogue.category(/^Front (wheel )?brake/, vehicle), vehicle);
  if (!board) throw new Error('The car has no front brakes');
  const related = (title: string) =>
    page.getByRole('heading', { name: title }).locator('..').getByRole('listitem');

  await catalogue.visit(page, `/level4/product/${board.Id}`, { vehicle });
  await page
    .getByRole('link', { name: /^Brake caliper, front left/ })
    .first()
    .click();
  await expect(related('Needed for the repair')).not.toHaveCount(0);
  await expect(related('Fits together with')).not.toHaveCount(0);

  await page.goBack();
  await page
    .getByRole('link', { name: /^Brake caliper repair set/ })
    .first()
    .click();
  const content = related('Parts of this kit').first();
  await expect(content).toContainText('pcs');
  const name = await content.getByRole('link').innerText();
  await content.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText(name);
});

test('an old number leads to the part of today and its chain', async ({ page, request }) => {
  await (await Catalogue.open(request)).visit(page, '/level4');
  await openPart(page, examples.supersededNumber.replaceAll(' ', ''));
  await expect(
    page.getByText(`${examples.supersededNumber} has been replaced by ${examples.partNumber}.`),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: examples.partNumber, exact: true })).toBeVisible();
  const chain = page.getByRole('heading', { name: 'Replaces these numbers' }).locator('..');
  await chain.getByRole('link', { name: examples.supersededNumber }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'This number has been replaced' });
  await expect(alert).toContainText(examples.partNumber);
});

test('a part that does not exist says so', async ({ page, request }) => {
  await (await Catalogue.open(request)).visit(page, '/level4/product/999999999');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Catalog', exact: true })).toBeVisible();
  await expect(main).toContainText('There is no such product.');
  await expect(main.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await page.goto('/level4/product/nonsense');
  await expect(page.getByText('We are sorry that we can’t find the page')).toBeVisible();
});
