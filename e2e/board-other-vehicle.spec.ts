import type { BoardListItem } from '@partsboard/contract/boards';
import type { Vehicle } from '@partsboard/contract/vehicles';
import { examples } from '@partsboard/demo-catalogue/examples';
import { expect, test, type Page } from '@playwright/test';
import { Catalogue } from './catalogue.ts';

let catalogue: Catalogue;
let before: Vehicle;
let other: Vehicle;

test.beforeEach(async ({ request }) => {
  catalogue = await Catalogue.open(request);
  before = await catalogue.vehicle(examples.vin);
  other = await catalogue.vehicle(examples.vinWithoutEquipment);
});

async function choose(page: Page, vin: string) {
  await page.getByRole('button', { name: 'Change vehicle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose Vehicle' });
  await dialog.getByRole('textbox').fill(vin);
  await dialog.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Chosen vehicle' })).toContainText(vin);
}

/** Every board of the first car with the boards that the other one has in the same category. */
async function* boardsOfBoth(): AsyncGenerator<[BoardListItem, readonly BoardListItem[]]> {
  for (const category of await catalogue.categories(before)) {
    if (category.HasChildren || category.ParentCategoryId === 0) continue;
    const others = await catalogue.boards(category, other);
    for (const board of await catalogue.boards(category, before)) {
      if (!board.VehicleSpecific) yield [board, others];
    }
  }
}

async function findPair(fits: (board: BoardListItem, others: readonly BoardListItem[]) => boolean) {
  for await (const [board, others] of boardsOfBoth()) if (fits(board, others)) return { board, others };
  return undefined;
}

const heading = (page: Page, board: BoardListItem) =>
  page.getByRole('heading', { level: 1, name: board.Sku, exact: true });

test('another car that has the board stays on it', async ({ page }) => {
  const pair = await findPair((board, others) => others.some(({ Id }) => Id === board.Id));
  if (!pair) throw new Error('The cars share no board');
  await catalogue.visit(page, `/level4/product/${pair.board.Id}?equipment=all`, { vehicle: before });
  await expect(heading(page, pair.board)).toBeVisible();
  await choose(page, examples.vinWithoutEquipment);
  await expect(page).not.toHaveURL(/equipment=/);
  await expect(heading(page, pair.board)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'This vehicle' })).toBeChecked();
});

test('another car that has its own board of that name is shown that one', async ({ page }) => {
  const namesakes = (board: BoardListItem, others: readonly BoardListItem[]) =>
    others.some(({ Id }) => Id === board.Id) ? [] : others.filter(({ Name }) => Name === board.Name);
  const pair = await findPair((board, others) => namesakes(board, others).length === 1);
  if (!pair) throw new Error('No board of the other car has the same name');
  const [target] = namesakes(pair.board, pair.others);
  if (!target) throw new Error('The board has no counterpart');
  await catalogue.visit(page, `/level4/product/${pair.board.Id}`, { vehicle: before });
  await expect(heading(page, pair.board)).toBeVisible();
  await choose(page, examples.vinWithoutEquipment);
  await expect(heading(page, target)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/level4/product/${target.Id}$`));
});

test('a car without such a board is shown the boards of its category', async ({ page }) => {
  const pair = await findPair(
    (board, others) =>
      others.length > 0 && !others.some(({ Id, Name }) => Id === board.Id || Name === board.Name),
  );
  if (!pair) throw new Error('The other car has every board of the first one');
  await catalogue.visit(page, `/level4/product/${pair.board.Id}`, { vehicle: before });
  await expect(heading(page, pair.board)).toBeVisible();
  await choose(page, examples.vinWithoutEquipment);
  await expect(page).toHaveURL(/\/level4\/category\/\d+/);
  await expect(page.getByText(`This vehicle does not have the board ${pair.board.Name}.`)).toBeVisible();
});

for (const [language, change, search, name, sentence] of [
  [
    'en',
    'Change vehicle',
    'Search',
    'This vehicle does not have the board',
    /^Not applicable to this vehicle/,
  ],
  ['pl', 'Zmień pojazd', 'Szukaj', 'Ten pojazd nie ma tablicy', /^Nie pasuje do tego pojazdu/],
] as const) {
  test(`a motorcycle is never shown a car’s lines (${language})`, async ({ page }) => {
    const board = await catalogue.boardWhere(({ Name }) => /disc/i.test(Name), before);
    await catalogue.visit(page, `/level4/product/${board.Id}`, { vehicle: before, language });
    await expect(heading(page, board)).toBeVisible();
    await page.getByRole('button', { name: change }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(examples.motorcycleVin);
    await dialog.getByRole('button', { name: search, exact: true }).click();
    await expect(page.getByText(name)).toBeVisible();
    await expect(page).not.toHaveURL(/\/product\//);
    await expect(page.getByText(sentence)).toHaveCount(0);
  });
}
