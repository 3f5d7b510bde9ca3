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
  en: {
    change: 'Change vehicle',
    search: 'Search',
    missing: 'This vehicle does not have the board',
    none: 'No part on this board fits this vehicle.',
    same: 'The same board of this vehicle',
    group: 'All boards of this group',
    categories: 'Categories for this vehicle',
  },
  pl: {
    change: 'Zmień pojazd',
    search: 'Szukaj',
    missing: 'Ten pojazd nie ma tablicy',
    none: 'Żadna część z tej tablicy nie pasuje do tego pojazdu.',
    same: 'Ta sama tablica tego pojazdu',
    group: 'Wszystkie tablice tej grupy',
    categories: 'Kategorie dla tego pojazdu',
  },
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

for (const language of ['en', 'pl'] as const) {
  for (const width of [1440, 390]) {
    const text = texts[language];

    test(`a board of another car opened by its address leads to that of this car (${language}, ${width} wide)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const other = await catalogue.vehicle(examples.vinWithoutEquipment);
      const { board, others } = await findBoard(
        other,
        (one, all) => !all.some(isItself(one)) && all.filter(isNamesake(one)).length === 1,
      );
      const target = others.find(isNamesake(board));
      if (!target) throw new Error('The board has no counterpart');
      // All lines, none of which fits: the way out is above them.
      await catalogue.visit(page, `/level4/product/${board.Id}?equipment=all`, { vehicle: other, language });
      await expect(page.getByText(text.none)).toBeVisible();
      await expect(page.getByRole('link', { name: text.group })).toBeVisible();
      await page.getByRole('link', { name: text.same }).click();
      await expect(page).toHaveURL(new RegExp(`/level4/product/${target.Id}$`));
      await expect(heading(page, target)).toBeVisible();
      await expect(page.getByText(text.none)).toHaveCount(0);
      // A board that is not one of the car is none of its last ones.
      const recent = await page.evaluate(() => localStorage.getItem('recent-boards') ?? '');
      expect(recent).toContain(String(target.Id));
      expect(recent).not.toContain(String(board.Id));
    });

    test(`a board of another kind of vehicle leads to the categories of this one (${language}, ${width} wide)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const motorcycle = await catalogue.vehicle(examples.motorcycleVin);
      const { board } = await findBoard(motorcycle, (_one, others) => others.length === 0);
      await catalogue.visit(page, `/level4/product/${board.Id}`, { vehicle: motorcycle, language });
      await expect(page.getByText(text.none)).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: text.categories }).click();
      await expect(page).toHaveURL(/\/level4$/);
    });
  }
}
