import { examples } from '@partsboard/demo-catalogue/examples';
import { expect, test, type Page } from '@playwright/test';
import { Catalogue } from './catalogue.ts';

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

test('a stock call that fails falls back to what the product itself says, and can be made again', async ({
  page,
  request,
}) => {
  await (await Catalogue.open(request)).visit(page, '/level4');
  await openPart(page, examples.partNumber);
  await page.route('**/api/level4/ProductStock', (route) => route.abort());
  const check = page.getByRole('main').getByRole('button', { name: /^Check Stock and Price/ });
  await check.click();
  await expect(page.getByText('Product temporarily unavailable.')).toBeVisible();
  await page.unroute('**/api/level4/ProductStock');
  await check.click();
  await expect(page.getByRole('list', { name: 'Stock by branch' })).toBeVisible();
  await expect(page.getByText('Product temporarily unavailable.')).toHaveCount(0);
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
