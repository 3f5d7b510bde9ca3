import type { BoardListItem } from '@partsboard/contract/boards';
import type { Vehicle } from '@partsboard/contract/vehicles';
import { examples } from '@partsboard/demo-catalogue/examples';
import { expect, test, type Page } from '@playwright/test';
import { Catalogue } from './catalogue.ts';

let catalogue: Catalogue;
let car: Vehicle;

test.beforeEach(async ({ request }) => {
  catalogue = await Catalogue.open(request);
  car = await catalogue.vehicle(examples.vin);
});

const texts = {
  en: { change: 'Change vehicle', search: 'Search', missing: 'This vehicle does not have the board' },
  pl: { change: 'Zmień pojazd', search: 'Szukaj', missing: 'Ten pojazd nie ma tablicy' },
} as const;

async function choose(page: Page, { Vin }: Vehicle, language: 'pl' | 'en' = 'en') {
  await page.getByRole('button', { name: texts[language].change }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(Vin ?? '');
  await dialog.getByRole('button', { name: texts[language].search, exact: true }).click();
}

const isItself = (board: BoardListItem) => (other: BoardListItem) => other.Id === board.Id;
const isNamesake = (board: BoardListItem) => (other: BoardListItem) => other.Name === board.Name;

/** A board of the car with those of another vehicle in the same category. */
async function findBoard(
  other: Vehicle,
  fits: (board: BoardListItem, others: readonly BoardListItem[]) => boolean,
): Promise<{ readonly board: BoardListItem; readonly others: readonly BoardListItem[] }> {
  for (const category of await catalogue.categories(car)) {
    if (category.HasChildren) continue;
    const others = await catalogue.boards(category, other);
    const found = (await catalogue.boards(category, car)).find(
      (board) => !board.VehicleSpecific && fits(board, others),
    );
    if (found) return { board: found, others };
  }
  throw new Error('No board is like that');
}

const heading = (page: Page, board: BoardListItem) =>
  page.getByRole('heading', { level: 1, name: board.Sku, exact: true });

test('another car that has the board stays on it, with filters of its own', async ({ page }) => {
  const cars = await catalogue.vehicles(examples.lastSeven);
  const sister = cars.find(
    ({ Vin, VehicleInfo }) => Vin !== car.Vin && VehicleInfo.baureihe === car.VehicleInfo.baureihe,
  );
  if (!sister) throw new Error('No other car is of the same series');
  const { board } = await findBoard(sister, (one, others) => others.some(isItself(one)));
  await catalogue.visit(page, `/level4/product/${board.Id}?equipment=all`, { vehicle: car });
  await expect(page.getByRole('radio', { name: 'All lines' })).toBeChecked();
  await choose(page, sister);
  await expect(page).toHaveURL(new RegExp(`/level4/product/${board.Id}$`));
  await expect(heading(page, board)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'This vehicle' })).toBeChecked();
});

test('another car that has its own board of that name is shown that one', async ({ page }) => {
  const other = await catalogue.vehicle(examples.vinWithoutEquipment);
  const { board, others } = await findBoard(
    other,
    (one, all) => !all.some(isItself(one)) && all.filter(isNamesake(one)).length === 1,
  );
  const target = others.find(isNamesake(board));
  if (!target) throw new Error('The board has no counterpart');
  await catalogue.visit(page, `/level4/product/${board.Id}`, { vehicle: car });
  await expect(heading(page, board)).toBeVisible();
  await choose(page, other);
  await expect(page).toHaveURL(new RegExp(`/level4/product/${target.Id}$`));
  await expect(heading(page, target)).toBeVisible();
});

for (const language of ['en', 'pl'] as const) {
  test(`a vehicle without such a board is shown its category (${language})`, async ({ page }) => {
    const motorcycle = await catalogue.vehicle(examples.motorcycleVin);
    const { board } = await findBoard(
      motorcycle,
      (one, others) => others.length > 0 && !others.some(isNamesake(one)),
    );
    await catalogue.visit(page, `/level4/product/${board.Id}`, { vehicle: car, language });
    await expect(heading(page, board)).toBeVisible();
    await choose(page, motorcycle, language);
    await expect(page).toHaveURL(/\/level4\/category\/\d+/);
    await expect(page.getByText(texts[language].missing)).toBeVisible();
  });
}

test('a vehicle without boards in that category is shown its catalog', async ({ page }) => {
  const motorcycle = await catalogue.vehicle(examples.motorcycleVin);
  const { board } = await findBoard(motorcycle, (_one, others) => others.length === 0);
  await catalogue.visit(page, `/level4/product/${board.Id}`, { vehicle: car });
  await expect(heading(page, board)).toBeVisible();
  await choose(page, motorcycle);
  await expect(page).toHaveURL(/\/level4$/);
  await expect(page.getByText(texts.en.missing)).toBeVisible();
});
