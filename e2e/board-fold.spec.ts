import type { BoardListItem } from '@partsboard/contract/boards';
import { examples } from '@partsboard/demo-catalogue/examples';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { BrakeBoard, lines } from './brake-board.ts';

let brakes: BrakeBoard;

test.beforeEach(async ({ request }) => {
  brakes = await BrakeBoard.find(request);
});

const texts = {
  en: {
    show: /^(\d+) lines? do(es)? not fit this vehicle: show$/,
    hide: /^(\d+) lines? do(es)? not fit this vehicle: hide$/,
    vehicle: 'This vehicle',
    all: 'All lines',
    sentence: 'Not applicable to this vehicle. Select or change vehicle.',
    parts: 'Parts',
    nothing: /^Position \S+, no part for this vehicle$/,
  },
  pl: {
    show: /^(\d+) pozycj\p{L}+ nie pasuj\p{L}+ do tego pojazdu: pokaż$/u,
    hide: /^(\d+) pozycj\p{L}+ nie pasuj\p{L}+ do tego pojazdu: ukryj$/u,
    vehicle: 'Ten pojazd',
    all: 'Wszystkie pozycje',
    sentence: 'Nie pasuje do tego pojazdu. Wybierz lub zmień pojazd.',
    parts: 'Części',
    nothing: /^Pozycja \S+, brak części do tego pojazdu$/,
  },
} as const;

const rowsOf = (page: Page, table: string) =>
  page.getByRole('table', { name: table }).getByRole('rowgroup').last().getByRole('row');

for (const [language, width] of [
  ['en', 1440],
  ['pl', 390],
] as const) {
  test(`lines that do not fit are folded, and shown on request (${language}, ${width} px)`, async ({
    page,
  }) => {
    const { show, hide, vehicle, all, sentence, parts } = texts[language];
    await page.setViewportSize({ width, height: 900 });
    const whole = await brakes.catalogue.board(brakes.board.Id, brakes.vehicle);
    await brakes.open(page, '', language);
    const rows = rowsOf(page, parts);
    const misfits = rows.filter({ hasText: sentence });
    const fold = page.getByRole('button', { name: show });
    await expect(fold).toBeVisible();
    await expect(rows).toHaveCount(brakes.board.LineCount);
    await expect(misfits).toHaveCount(0);
    const folded = show.exec((await fold.innerText()).trim())?.[1];
    expect(Number(folded)).toBe(whole.TotalLines - brakes.board.LineCount);
    await expectAccessible(page, 'a board with folded lines');

    await fold.click();
    await expect(page).toHaveURL(/equipment=all/);
    await expect(page.getByRole('radio', { name: all })).toBeChecked();
    await expect(misfits).toHaveCount(Number(folded));
    await expect(rows).toHaveCount(whole.TotalLines);
    await expect(page.getByRole('button', { name: hide })).toBeFocused();

    await page.reload();
    await expect(rows).toHaveCount(whole.TotalLines);
    await page.getByRole('radiogroup').getByText(vehicle).click();
    await expect(misfits).toHaveCount(0);
    await expect(page).not.toHaveURL(/equipment=/);
  });
}

test('the keyboard switches between the lines of the car and all lines', async ({ page }) => {
  await brakes.open(page);
  const ofVehicle = page.getByRole('radio', { name: 'This vehicle' });
  await expect(ofVehicle).toBeChecked();
  await ofVehicle.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'All lines' })).toBeChecked();
  await expect(page.getByRole('button', { name: texts.en.hide })).toBeVisible();
  await page.getByRole('button', { name: texts.en.hide }).focus();
  await page.keyboard.press('Enter');
  await expect(ofVehicle).toBeChecked();
  await expect(page.getByRole('button', { name: texts.en.show })).toBeFocused();
});

test('a position without a line for the car is muted and leads to the folded lines', async ({ page }) => {
  const board = await findBoard(async (one) => {
    const { Products } = await brakes.catalogue.board(one.Id, brakes.vehicle);
    const fitting = new Set(
      Products.filter(({ NotApplicable }) => !NotApplicable).map(({ Position }) => Position),
    );
    return Products.some(({ Position }) => Position !== null && !fitting.has(Position));
  });
  await brakes.catalogue.visit(page, `/level4/product/${board.Id}`, { vehicle: brakes.vehicle });
  const muted = page.getByRole('button', { name: texts.en.nothing }).first();
  await expect(muted).toHaveAttribute('data-tone', 'muted');
  await muted.click();
  const fold = page.getByRole('button', { name: texts.en.show });
  await expect(fold).toHaveAttribute('data-highlighted', 'true');
  await expect(fold).toBeInViewport();
});

test('a card counts the lines that its board shows', async ({ page }) => {
  for (const vin of [examples.vin, examples.vinWithoutEquipment, examples.motorcycleVin]) {
    const vehicle = await brakes.catalogue.vehicle(vin);
    const board = await brakes.catalogue.boardWhere(({ LineCount }) => LineCount > 3, vehicle);
    await page.goto('about:blank');
    await brakes.catalogue.visit(page, `/level4/product/${board.Id}`, { vehicle });
    await page.evaluate((car) => localStorage.setItem('LEVEL4_VEHICLE_DATA', car), JSON.stringify(vehicle));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: board.Sku, exact: true })).toBeVisible();
    await expect(lines(page)).toHaveCount(board.LineCount);
  }
});

test('without a vehicle no line is folded', async ({ page }) => {
  await brakes.catalogue.visit(page, `/level4/product/${brakes.board.Id}`);
  await expect(page.getByRole('status').filter({ hasText: /^All \d+ lines are shown\.$/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'This vehicle' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: texts.en.show })).toHaveCount(0);
});

async function findBoard(fits: (board: BoardListItem) => Promise<boolean>): Promise<BoardListItem> {
  for (const category of await brakes.catalogue.categories(brakes.vehicle)) {
    const boards = category.HasChildren ? [] : await brakes.catalogue.boards(category, brakes.vehicle);
    for (const board of boards) if (!board.VehicleSpecific && (await fits(board))) return board;
  }
  throw new Error('No board is like that');
}
