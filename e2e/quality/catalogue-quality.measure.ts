import type { Board } from '@partsboard/contract/boards';
import type { Vehicle } from '@partsboard/contract/vehicles';
import { generateCatalogue } from '@partsboard/demo-catalogue/generate-catalogue';
import { examples } from '@partsboard/demo-catalogue/examples';
import { readCatalogueTruth } from '@partsboard/demo-catalogue/testing/catalogue-truth';
import { expect, test, type Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pads } from '../buyer.ts';
import { Catalogue } from '../catalogue.ts';
import { button, checkoutTexts } from '../checkout-texts.ts';
import { countedInput, countInput } from '../counted-input.ts';
import { orderOnce } from '../first-order.ts';
import { Shopper } from '../shopper.ts';
import { note, percent, printFigures } from './figures.ts';

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1440, height: 900 } });
test.afterAll(printFigures);

/** Boards that are opened in the browser: those with the most lines that do not fit. */
const OPENED_BOARDS = 10;

test('titles and numbers', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'partsboard-quality-'));
  try {
    generateCatalogue({ folder });
    const truth = readCatalogueTruth(folder);
    const untrue = truth.untrueTitles('pl').size + truth.untrueTitles('en').size;
    note('boards of the catalogue', String(truth.boards));
    note('titles with a word that none of their parts has, in both languages', String(untrue));
    const shared = truth.sharedContents().flat().length;
    const double = truth.doubleNumbers().length;
    note('titles that share the parts of another', String(shared));
    note('parts of one vehicle with two numbers', String(double));
    expect([untrue, shared, double]).toEqual([0, 0, 0]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

async function boardsOf(catalogue: Catalogue, vehicle: Vehicle): Promise<Board[]> {
  const ids = new Set<number>();
  for (const category of await catalogue.categories(vehicle))
    if (!category.HasChildren) for (const { Id } of await catalogue.boards(category, vehicle)) ids.add(Id);
  const boards: Board[] = [];
  for (const id of ids) boards.push(await catalogue.board(id, vehicle));
  return boards;
}

const misfits = ({ Products }: Board) => Products.filter(({ NotApplicable }) => NotApplicable).length;
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const rowsOf = (page: Page) =>
  page.getByRole('table', { name: 'Parts' }).getByRole('rowgroup').last().getByRole('row');

for (const vin of [examples.vin, examples.vinWithoutEquipment]) {
  test(`lines that do not fit, ${vin}`, async ({ page, request }) => {
    const catalogue = await Catalogue.open(request);
    const vehicle = await catalogue.vehicle(vin);
    const boards = await boardsOf(catalogue, vehicle);
    const lines = sum(boards.map(({ Products }) => Products.length));
    const unfit = sum(boards.map(misfits));
    const worst = boards.toSorted((one, other) => misfits(other) - misfits(one)).slice(0, OPENED_BOARDS);
    let shown = 0;
    let shownUnfit = 0;
    for (const board of worst) {
      await catalogue.visit(page, `/level4/product/${board.Id}`, { vehicle });
      await expect(rowsOf(page)).toHaveCount(board.LineCount);
      shown += await rowsOf(page).count();
      shownUnfit += await rowsOf(page).filter({ hasText: 'Not applicable to this vehicle' }).count();
    }
    note(`${vin}: boards, lines`, `${boards.length}, ${lines}`);
    note(`${vin}: lines that certainly do not fit, of all`, `${unfit}, ${percent(unfit, lines)}`);
    note(
      `${vin}: of these shown on the ${worst.length} boards with the most of them (${sum(worst.map(misfits))})`,
      `${shownUnfit} of ${shown} shown lines`,
    );
    expect(shownUnfit).toBe(0);
  });
}

const texts = {
  en: {
    pads: 'Brake pads',
    part: /Brake pads, (front|rear)/,
    word: 'pads',
    add: /^Add to cart/,
    added: 'Product added to cart',
  },
  pl: {
    pads: 'Klocki hamulcowe',
    part: /Klocki hamulcowe (przednie|tylne)/,
    word: 'kloc',
    add: /^Do koszyka/,
    added: 'Dodano produkt do koszyka',
  },
} as const;

for (const language of ['pl', 'en'] as const) {
  const text = texts[language];
  const found = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: text.part });

  async function enterVin(page: Page): Promise<void> {
    await expect(page.getByRole('banner').getByRole('combobox')).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type(examples.vin);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('link', { name: text.pads, exact: true })).toBeVisible();
    await countInput(page);
  }

  test(`from the VIN to brake pads in the cart by mouse, ${language}`, async ({ page, request }) => {
    const catalogue = await Catalogue.open(request);
    await catalogue.clearCart();
    await catalogue.visit(page, '/', { language });
    await enterVin(page);
    await page.getByRole('main').getByRole('link', { name: text.pads, exact: true }).click();
    await found(page).first().getByRole('button', { name: text.add }).click();
    await expect(page.getByText(text.added)).toBeVisible();
    const { clicks, keystrokes } = await countedInput(page);
    note(
      `VIN to a brake pad in the cart by mouse, ${language}`,
      `${clicks} clicks, ${keystrokes} keystrokes`,
    );
    expect(clicks).toBeLessThanOrEqual(3);
    await catalogue.clearCart();
  });

  test(`from the VIN to brake pads in the cart by keyboard, ${language}`, async ({ page, request }) => {
    const catalogue = await Catalogue.open(request);
    await catalogue.clearCart();
    await catalogue.visit(page, '/', { language });
    await enterVin(page);
    await page.keyboard.press('/');
    await page.keyboard.type(text.word);
    await page.keyboard.press('Enter');
    const first = found(page).first();
    await expect(first.getByRole('link').first()).toBeFocused();
    // The place where it fits comes a moment later, as a link of its own.
    await expect(first.getByRole('link')).toHaveCount(2);
    const add = first.getByRole('button', { name: text.add });
    while (!(await add.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(text.added)).toBeVisible();
    const { clicks, keystrokes } = await countedInput(page);
    note(
      `VIN to a brake pad in the cart by keyboard, ${language}`,
      `${clicks} clicks, ${keystrokes} keystrokes`,
    );
    expect(keystrokes).toBeLessThanOrEqual(12);
    await catalogue.clearCart();
  });
}

test('from the cart to an order as last time', async ({ page, request }) => {
  const shopper = await Shopper.register(request);
  await orderOnce(shopper);
  await shopper.put([pads, 1]);
  await shopper.visit(page, '/cart', 'en');
  await expect(button(page, 'Order as last time')).toBeVisible();
  await countInput(page);
  await button(page, 'Order as last time').click();
  await page.getByRole('checkbox').click();
  await button(page, checkoutTexts.en.place).click();
  await expect(page).toHaveURL(/\/success/);
  const { clicks, keystrokes } = await countedInput(page);
  note('cart to a placed order, as last time', `${clicks} clicks, ${keystrokes} keystrokes`);
  expect(clicks).toBeLessThanOrEqual(3);
});
