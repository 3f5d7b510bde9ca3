import type { Board, BoardListItem } from '@partsboard/contract/boards';
import type { Vehicle } from '@partsboard/contract/vehicles';
import { examples } from '@partsboard/demo-catalogue/examples';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { Catalogue } from './catalogue.ts';

let catalogue: Catalogue;
/** A car about whose equipment nothing is known. */
let vehicle: Vehicle;
let asking: BoardListItem;
let answer: Board;

test.beforeEach(async ({ request }) => {
  catalogue = await Catalogue.open(request);
  vehicle = await catalogue.vehicle(examples.vinWithoutEquipment);
  const brakes = await catalogue.category(/^Front (wheel )?brake/, vehicle);
  for (asking of await catalogue.boards(brakes, vehicle)) {
    answer = await catalogue.board(asking.Id, vehicle);
    if (answer.Questions.some(({ Equipment }) => Equipment.length > 1)) return;
  }
  throw new Error('No board asks anything');
});

const texts = {
  en: {
    region: 'Equipment of this vehicle',
    none: 'None of these',
    skip: 'Skip',
    again: 'Ask skipped questions again',
    takeBack: /^Take back: /,
    open: (count: number) => new RegExp(`^${count} lines? still depends? on the equipment\\.$`),
    parts: 'Parts',
  },
  pl: {
    region: 'Wyposażenie tego pojazdu',
    none: 'Żadne z nich',
    skip: 'Pomiń',
    again: 'Zapytaj ponownie o pominięte',
    takeBack: /^Cofnij: /,
    open: (count: number) => new RegExp(`^${count} pozycj\\p{L}+ nadal zależ\\p{L}+ od wyposażenia\\.$`, 'u'),
    parts: 'Części',
  },
} as const;

for (const [language, width] of [
  ['en', 1440],
  ['pl', 390],
] as const) {
  test(`an answer about the equipment narrows the lines and is remembered (${language}, ${width} px)`, async ({
    page,
  }) => {
    const text = texts[language];
    await page.setViewportSize({ width, height: 900 });
    await catalogue.visit(page, `/level4/product/${asking.Id}`, { language, vehicle });
    const interview = page.getByRole('region', { name: text.region });
    const rows = page.getByRole('table', { name: text.parts }).getByRole('rowgroup').last().getByRole('row');
    await expect(interview.getByText(text.open(answer.OpenLines))).toBeVisible();
    await expect(rows).toHaveCount(asking.LineCount);
    await expectAccessible(page, 'a board that asks about the equipment');

    const [first] = answer.Questions;
    const code = first?.Equipment[0]?.Code ?? '';
    const question = interview.getByRole('group').first();
    const choices = question.getByRole('button');
    // Each answer names a part that can be measured, and the drawing shows where.
    await expect(choices.filter({ hasText: '348 mm' })).toHaveCount(1);
    await expect(choices.filter({ hasText: '312 mm' })).toHaveCount(1);
    const marked = page.locator('[data-mark][data-highlighted]');
    await choices.first().hover();
    await expect(marked.first()).toBeVisible();
    await expect(choices).toHaveCount((first?.Equipment.length ?? 0) + 2);
    await choices.first().focus();
    await page.keyboard.press('Enter');
    const said = interview.getByRole('button', { name: text.takeBack });
    await expect(said).toContainText(code);
    await expect(interview.getByText(text.open(answer.OpenLines))).toHaveCount(0);
    const narrowed = await rows.count();
    expect(narrowed).toBeLessThan(asking.LineCount);
    const hasFocus = () => interview.evaluate((element) => element.contains(document.activeElement));
    await expect.poll(hasFocus).toBe(true);

    await page.reload();
    await expect(said).toContainText(code);
    await expect(rows).toHaveCount(narrowed);
    await said.click();
    await expect(rows).toHaveCount(asking.LineCount);
    await expect(interview.getByText(text.open(answer.OpenLines))).toBeVisible();
  });
}

test('an answer is still known when the car is chosen again after another one', async ({ page }) => {
  await catalogue.visit(page, '/', {});
  const choose = async (vin: string | null) => {
    await page.getByRole('textbox', { name: 'Search by VIN', exact: true }).fill(vin ?? '');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Chosen vehicle' })).toContainText(vin ?? '');
  };
  await choose(vehicle.Vin);
  await page.goto(`/level4/product/${asking.Id}`);
  const interview = page.getByRole('region', { name: texts.en.region });
  await interview.getByRole('group').getByRole('button').first().click();
  const said = interview.getByRole('button', { name: texts.en.takeBack });
  const text = await said.textContent();

  await page.goto('/');
  await choose(examples.vin);
  await choose(vehicle.Vin);
  await page.goto(`/level4/product/${asking.Id}`);
  await expect(said).toHaveText(text ?? '');
});

test('none of these is an answer too', async ({ page }) => {
  const several = answer.Questions.find(({ Equipment }) => Equipment.length > 1);
  await catalogue.visit(page, `/level4/product/${asking.Id}`, { vehicle });
  const interview = page.getByRole('region', { name: texts.en.region });
  const codes = several?.Equipment.map(({ Code }) => Code) ?? [];
  const skip = interview.getByRole('button', { name: texts.en.skip, exact: true });
  const none = interview.getByRole('button', { name: texts.en.none });
  for (const { Equipment } of answer.Questions) {
    if (Equipment === several?.Equipment) break;
    await skip.click();
  }
  await expect(none).toBeVisible();
  const sent = page.waitForRequest(/Level4Product\/Board$/);
  await none.click();
  expect((await sent).postDataJSON()).toMatchObject({ equipmentAnswers: [{ Asked: codes, Has: null }] });
  await expect(interview.getByRole('button', { name: texts.en.takeBack })).toContainText(codes[0] ?? '');
});

test('a question that nobody can answer is skipped, and asked again on request', async ({ page }) => {
  await catalogue.visit(page, `/level4/product/${asking.Id}`, { vehicle });
  const interview = page.getByRole('region', { name: texts.en.region });
  const skip = interview.getByRole('button', { name: texts.en.skip, exact: true });
  for (const { Equipment } of answer.Questions) {
    const first = Equipment[0]?.Code ?? '';
    await expect(interview.getByRole('group')).toContainText(first);
    await skip.click();
  }
  await expect(skip).toHaveCount(0);
  await expect(interview.getByText(texts.en.open(answer.OpenLines))).toBeVisible();
  await interview.getByRole('button', { name: texts.en.again }).click();
  await expect(interview.getByRole('group')).toContainText(answer.Questions[0]?.Equipment[0]?.Code ?? '');
});

test('an answer holds on the other boards of the car, on their cards and until the car is cleared', async ({
  page,
}) => {
  const [first] = answer.Questions;
  const Answers = [{ Asked: first?.Equipment.map(({ Code }) => Code) ?? [], Has: null }];
  const { CategoryPath } = answer;
  const category = CategoryPath.at(-1);
  await catalogue.visit(page, `/level4/category/${category?.Id}?name=Brakes`, {
    vehicle: { ...vehicle, Answers } as Vehicle,
  });
  const card = page.getByRole('main').getByRole('link', { name: new RegExp(asking.Sku) });
  const count = Number(/(\d+) lines?/.exec(await card.innerText())?.[1]);
  expect(count).toBeLessThan(asking.LineCount);
  await card.click();
  const rows = page.getByRole('table', { name: 'Parts' }).getByRole('rowgroup').last().getByRole('row');
  await expect(rows).toHaveCount(count);
  await page.getByRole('button', { name: 'Clear vehicle' }).click();
  await expect(rows).toHaveCount(answer.TotalLines);
  expect(await page.evaluate(() => localStorage.getItem('LEVEL4_VEHICLE_DATA'))).toBeNull();
});
