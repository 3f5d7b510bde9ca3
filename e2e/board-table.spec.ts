import { examples } from '@partsboard/demo-catalogue/examples';
import { expect, test, type Page } from '@playwright/test';
import { BrakeBoard, checkAll, lineOf, lines, offerOf } from './brake-board.ts';
import { expectAccessible } from './accessible.ts';

let brakes: BrakeBoard;

test.beforeEach(async ({ request, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  brakes = await BrakeBoard.find(request);
});

const heights = (page: Page) =>
  lines(page).evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));

test('a line is 40 pixels high where nothing forces more, priced or not', async ({ page }) => {
  await brakes.open(page);
  await expect(lineOf(page, examples.partNumber)).toBeVisible();
  for (const isPriced of [false, true]) {
    if (isPriced) {
      await checkAll(page);
      await expect(page.getByText('Prices are up to date.')).toBeVisible();
    }
    const all = await heights(page);
    expect(Math.min(...all)).toBe(40);
    expect(all.filter((height) => height === 40).length, all.join(' ')).toBeGreaterThan(all.length / 2);
  }
});

test('what lines that follow each other depend on is written once, and read out with each', async ({
  page,
}) => {
  await brakes.open(page);
  const board = await brakes.catalogue.board(brakes.board.Id, brakes.vehicle);
  const shown = board.Products.filter(({ NotApplicable }) => !NotApplicable);
  const same = (index: number) => {
    const [before, line] = [shown[index - 1], shown[index]];
    return line?.CommentBefore != null &&
      before?.CommentBefore === line.CommentBefore &&
      before.Condition === line.Condition
      ? line
      : undefined;
  };
  const at = shown.findIndex((_, index) => same(index) !== undefined);
  const text = same(at)?.CommentBefore;
  if (text == null) throw new Error('No two lines depend on the same');
  const box = (index: number) =>
    lines(page).nth(index).getByRole('paragraph').filter({ hasText: text }).boundingBox();
  await expect(lines(page).nth(at)).toContainText(text);
  expect((await box(at - 1))?.width).toBeGreaterThan(40);
  expect((await box(at))?.width).toBeLessThanOrEqual(1);
});

test('the head of the list and the drawing stay in sight while the list scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await brakes.open(page);
  await expect(lineOf(page, examples.partNumber)).toBeVisible();
  await page.mouse.move(1000, 500);
  await page.mouse.wheel(0, 400);
  await expect(lines(page).first()).not.toBeInViewport();
  const head = page.getByRole('table', { name: 'Parts' }).getByRole('columnheader', { name: 'Per vehicle' });
  await expect(head).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('img', { name: `Drawing of ${brakes.board.Name}` })).toBeInViewport({
    ratio: 0.9,
  });
  // Nothing of the list shows above its head.
  const row = page.getByRole('table', { name: 'Parts' }).getByRole('row').first();
  const bar = page.getByRole('region', { name: 'Chosen vehicle' });
  const gap = async () => {
    const [top, above] = [await row.boundingBox(), await bar.boundingBox()];
    return Math.abs((top?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0)));
  };
  await expect.poll(gap).toBeLessThanOrEqual(2);
});

for (const width of [1440, 1920]) {
  test(`the board and the frame around it share their edges at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await brakes.open(page);
    const drawing = page.getByRole('img', { name: `Drawing of ${brakes.board.Name}` });
    await expect(lineOf(page, examples.partNumber)).toBeVisible();
    const left = (await drawing.boundingBox())?.x ?? 0;
    const table = await page.getByRole('table', { name: 'Parts' }).boundingBox();
    const bar = page.getByRole('region', { name: 'Chosen vehicle' });
    const icon = await bar.locator('svg').first().boundingBox();
    const clear = await bar.getByRole('button', { name: 'Clear vehicle' }).boundingBox();
    expect(Math.abs(left - (icon?.x ?? 0))).toBeLessThanOrEqual(2);
    const right = (table?.x ?? 0) + (table?.width ?? 0);
    expect(Math.abs(right - ((clear?.x ?? 0) + (clear?.width ?? 0)))).toBeLessThanOrEqual(2);
  });
}

for (const [language, net, gross, price] of [
  ['en', 'Net', 'Gross', 'Your price'],
  ['pl', 'Netto', 'Brutto', 'Twoja cena'],
] as const) {
  test(`net comes before gross, and a line opens to a table of its prices (${language})`, async ({
    page,
  }) => {
    await brakes.open(page, '', language);
    const row = page.getByRole('row').filter({ hasText: examples.partNumber });
    await row.getByRole('button', { name: /^(Check Stock|Sprawdź stan)/ }).click();
    const offer = row.getByRole('button', { name: new RegExp(net, 'i') });
    const text = (await offer.innerText()).toLowerCase();
    expect(text.indexOf(net.toLowerCase())).toBeGreaterThan(-1);
    expect(text.indexOf(net.toLowerCase())).toBeLessThan(text.indexOf(gross.toLowerCase()));
    await offer.click();
    const table = page.getByRole('dialog').getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveText([net, gross]);
    await expect(table.getByRole('row', { name: price }).getByRole('cell')).toHaveCount(2);
  });
}

test('the stock of the branch that the customer orders from comes first', async ({ page }) => {
  const home = await brakes.catalogue.homeBranch();
  await brakes.open(page);
  const pads = lineOf(page, examples.partNumber);
  await pads.getByRole('button', { name: /^Check Stock and Price/ }).click();
  await expect(offerOf(pads)).toContainText(new RegExp(`${home.Address.City}\\s*\\d+\\s*others \\d+`));
  await offerOf(pads).click();
  const branches = page.getByRole('list', { name: 'Stock by branch' }).getByRole('listitem');
  await expect(branches.first()).toContainText(home.Name);
  await expect(branches).not.toHaveCount(1);
  await expectAccessible(page, 'prices and stock of a line');
});
