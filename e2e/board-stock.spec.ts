import { examples } from '@partsboard/demo-catalogue/examples';
import { expect, test } from '@playwright/test';
import { BrakeBoard, hotspot, lineOf, offerOf } from './brake-board.ts';

let brakes: BrakeBoard;

test.beforeEach(async ({ request }) => {
  brakes = await BrakeBoard.find(request);
});

test('price and stock of one line are asked for in place', async ({ page }) => {
  await brakes.open(page);
  const pads = lineOf(page, examples.partNumber);
  let answer: () => void = () => undefined;
  const held = new Promise<undefined>((done) => (answer = () => done(undefined)));
  await page.route('**/api/level4/ProductStock', async (route) => {
    await held;
    await route.continue();
  });
  await pads.getByRole('button', { name: /^Check Stock and Price/ }).click();
  await expect(pads.getByRole('button', { name: /^Loading/ })).toHaveText('Loading');
  answer();
  await expect(pads).toContainText(/\d+[.,]\d\d/);
  await expect(pads.getByRole('button', { name: /^(Check Stock and Price|Loading)/ })).toHaveCount(0);
  await offerOf(pads).click();
  await expect(
    page.getByRole('list', { name: 'Stock by branch' }).getByRole('listitem').first(),
  ).toBeVisible();
});

test('price and stock of the whole board come with one click; a part without a price says so', async ({
  page,
}) => {
  await brakes.open(page);
  await page.getByRole('button', { name: 'Check Stock and Price: All parts' }).click();
  await expect(page.getByRole('button', { name: /^(Check Stock and Price|Loading)/ })).toHaveCount(0);
  const unpriced = lineOf(page, examples.unpricedNumber);
  await expect(unpriced).toContainText('Product temporarily unavailable.');
  await expect(unpriced.getByRole('button', { name: /^Add to cart/ })).toBeDisabled();
  await expect(hotspot(page, '3')).toHaveAttribute('data-tone', 'good');
});

test('stock that could not be asked for is not known, line by line, and can be asked for again', async ({
  page,
}) => {
  const unknown = 'The stock is not known at the moment.';
  await brakes.open(page);
  const pads = lineOf(page, examples.partNumber);
  await page.route(/ProductStock/i, (route) => route.abort());
  await pads.getByRole('button', { name: /^Check Stock and Price/ }).click();
  await expect(pads).toContainText(unknown);
  await expect(pads).not.toContainText('unavailable');
  // Said in the row, where the button is, and nowhere else.
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Retry/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Check Stock and Price: All parts' }).click();
  const unpriced = lineOf(page, examples.unpricedNumber);
  await expect(unpriced).toContainText(unknown);
  await page.unroute(/ProductStock/i);
  await pads.getByRole('button', { name: /^Retry: / }).click();
  await expect(offerOf(pads)).toBeVisible();
  await page.getByRole('button', { name: 'Check Stock and Price: All parts' }).click();
  await expect(unpriced).toContainText('Product temporarily unavailable.');
  await expect(page.getByText(unknown)).toHaveCount(0);
});

test('a part goes into the cart with the quantity of the car, and the header counts it', async ({ page }) => {
  await brakes.catalogue.clearCart();
  await brakes.open(page);
  const pads = lineOf(page, examples.partNumber);
  await expect(page.getByRole('link', { name: 'Cart: 0' })).toBeVisible();
  const sent = page.waitForRequest(/Level4\/AddItem$/);
  await pads.getByRole('button', { name: /^Add to cart/ }).click();
  const perCar = Number(await pads.getByRole('cell').nth(2).innerText());
  expect((await sent).postDataJSON()).toMatchObject({ Quantity: perCar, marke: 'Varden', produktart: 'PKW' });
  await expect(page.getByText('Product added to cart')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart: 1' })).toBeVisible();
  await brakes.catalogue.clearCart();
});

test('a part without a price does not get into the cart unasked', async ({ page }) => {
  await brakes.open(page);
  const unpriced = lineOf(page, examples.unpricedNumber);
  await unpriced.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(unpriced).toContainText('Product temporarily unavailable.');
  await expect(page.getByText('Product added to cart')).toHaveCount(0);
});

for (const [language, text] of [
  ['en', 'Not applicable to this vehicle. Select or change vehicle.'],
  ['pl', 'Nie pasuje do tego pojazdu. Wybierz lub zmień pojazd.'],
] as const) {
  test(`a part that does not fit says why and cannot be added (${language})`, async ({ page }) => {
    await brakes.open(page, '?equipment=all', language);
    const misfit = page.getByRole('row').filter({ hasText: text }).first();
    await expect(misfit).toBeVisible();
    expect((await misfit.innerText()).length).toBeGreaterThan(text.length + 20);
    await expect(misfit.getByRole('button', { name: /^(Add to cart|Do koszyka)/ })).toHaveCount(0);
    await expect(misfit.getByRole('textbox')).toHaveCount(0);
  });
}
