import { examples } from '@partsboard/demo-catalogue/examples';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { ADD, addTexts as texts, cartLink, expectInCart, noticeOf, watchCart } from './added-parts.ts';
import { hotspot } from './brake-board.ts';
import { Catalogue } from './catalogue.ts';
import { otherPads } from './chosen-car.ts';
import { hold } from './held-calls.ts';
import { languages, Shopper, type Language } from './shopper.ts';
import { returnTo } from './visitor.ts';

const pads = examples.partNumber;

let catalogue: Catalogue;
let shopper: Shopper;

test.beforeEach(async ({ request }) => {
  catalogue = await Catalogue.open(request);
  shopper = await Shopper.register(request);
});
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Opens the board of the front brakes as the new customer, with the car that it is for. */
async function openBoard(page: Page, language: Language = 'en', query = '') {
  const vehicle = await catalogue.vehicle(examples.vin);
  const front = await catalogue.category(/^Front (wheel )?brake/, vehicle);
  const [board] = await catalogue.boards(front, vehicle);
  if (!board) throw new Error('The car has no front brakes');
  await returnTo(page, `/level4/product/${board.Id}${query}`, {
    'user-token': shopper.token,
    language,
    LEVEL4_VEHICLE_DATA: JSON.stringify(vehicle),
  });
  await expect(cartLink(page, language, 0)).toBeVisible();
  return { board, vehicle };
}

const rowOf = (page: Page, sku: string) => page.getByRole('row').filter({ hasText: sku }).first();

/** Opens the page of a part and waits until the header knows the cart. */
async function openPart(page: Page, sku: string, language: Language = 'en', count = 0): Promise<Locator> {
  await shopper.visit(page, `/level4/product/${(await catalogue.part(sku)).Id}`, language);
  await expect(cartLink(page, language, count)).toBeVisible();
  return page.getByRole('main').getByRole('button', { name: texts[language].add });
}

for (const language of languages) {
  const text = texts[language];

  test(`a part of a board is in the cart at the click, before the server has answered, ${language}`, async ({
    page,
  }) => {
    await openBoard(page, language);
    const row = rowOf(page, pads);
    const add = row.getByRole('button', { name: text.add });
    const answerPrice = await hold(page, '**/api/level4/ProductStock');
    const answer = await hold(page, ADD);
    const said = await watchCart(page);
    await add.focus();
    await page.keyboard.press('Enter');
    await expectInCart(add, true);
    await expect(cartLink(page, language, 1)).toBeVisible();
    await expect(add).toBeFocused();
    expect(await shopper.cart()).toEqual([]);
    const isSent = page.waitForRequest(/Level4\/AddItem$/);
    answerPrice();
    await isSent;
    // Said only when it is true.
    await expect(noticeOf(page, text.added)).toHaveCount(0);
    await expectInCart(add, true);
    answer();
    await expect(noticeOf(page, text.added)).toContainText(pads);
    await expect(add).toHaveAttribute('aria-busy', 'false');
    await expectInCart(add, true);
    await expect(cartLink(page, language, 1)).toBeVisible();
    await expect(add).toBeFocused();
    // The count does not go back or beyond on its way.
    const counts = (await said()).map((each) => /\d+/.exec(each)?.[0]);
    expect([...new Set(counts)]).toEqual(['0', '1']);
    expect(counts.lastIndexOf('0')).toBe(0);
  });

  test(`where the price is known the value counts at the click too, and goes up once, ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const add = await openPart(page, pads, language);
    await page.getByRole('main').getByRole('button', { name: text.check }).click();
    await expect(page.getByRole('main').getByRole('button', { name: text.check })).toHaveCount(0);
    const said = await watchCart(page);
    const answer = await hold(page, ADD);
    await add.click();
    await expect(cartLink(page, language, 1)).toContainText(/\d[.,]\d\d/);
    const [, atTheClick] = await said();
    answer();
    await expect(noticeOf(page, text.added)).toBeVisible();
    await expect(add).toHaveAttribute('aria-busy', 'false');
    expect(new Set((await said()).slice(1))).toEqual(new Set([atTheClick]));
    // Another piece of the same part is the same line.
    await add.click();
    await expect.poll(async () => (await shopper.cart())[0]?.Quantity).toBe(2);
    await expect(add).toHaveAttribute('aria-busy', 'false');
    await expect(cartLink(page, language, 1)).toBeVisible();
    expect(new Set((await said()).slice(1)).size).toBe(2);
  });

  test(`a part without a price is taken out again, and that is said, ${language}`, async ({ page }) => {
    await openBoard(page, language);
    const row = rowOf(page, examples.unpricedNumber);
    const add = row.getByRole('button', { name: text.add });
    const answer = await hold(page, '**/api/level4/ProductStock');
    await add.click();
    await expect(cartLink(page, language, 1)).toBeVisible();
    answer();
    await expect(noticeOf(page, text.unavailable)).toContainText(examples.unpricedNumber);
    await expect(row).toContainText(text.unavailable);
    await expect(cartLink(page, language, 0)).toBeVisible();
    await expectInCart(add, false);
    await expect(add).toBeFocused();
  });

  test(`a part that the server refuses is taken out again, and the notice names it, ${language}`, async ({
    page,
  }) => {
    // The page believes that all lines fit, as it was told before the catalogue changed.
    await page.route('**/api/Level4Product/Board', async (route) => {
      const answer = (await (await route.fetch()).json()) as { Products: object[] };
      const Products = answer.Products.map((line) => ({
        ...line,
        NotApplicable: false,
        Fit: 'unknown',
        Reason: null,
      }));
      await route.fulfill({ json: { ...answer, Products } });
    });
    const { board, vehicle } = await openBoard(page, language, '?equipment=all');
    const misfit = (await catalogue.board(board.Id, vehicle)).Products.find((line) => line.NotApplicable);
    if (!misfit) throw new Error('Every line fits');
    const add = rowOf(page, misfit.Sku).getByRole('button', { name: text.add });
    const answer = await hold(page, ADD);
    await add.click();
    await expect(cartLink(page, language, 1)).toBeVisible();
    answer();
    await expect(noticeOf(page, text.notFitting)).toContainText(text.notAdded(misfit.Sku));
    await expect(cartLink(page, language, 0)).toBeVisible();
    await expectInCart(add, false);
    await expect(add).toBeFocused();
  });

  test(`a call that was lost is taken back, and sent again by one click, ${language}`, async ({ page }) => {
    const add = await openPart(page, pads, language);
    await page.route(ADD, (route) => route.abort());
    await add.click();
    const notice = noticeOf(page, text.notCertain(pads));
    await expect(notice).toBeVisible();
    await expect(cartLink(page, language, 0)).toBeVisible();
    await expectInCart(add, false);
    await page.unroute(ADD);
    await notice.getByRole('button', { name: text.retry }).click();
    await expect(noticeOf(page, text.added)).toBeVisible();
    await expect(notice).toHaveCount(0);
    await expect(cartLink(page, language, 1)).toBeVisible();
    await expectInCart(add, true);
  });
}

test('an answer that was lost leaves the part in the cart, and sending it again adds no second one', async ({
  page,
}) => {
  const add = await openPart(page, pads);
  await page.route(ADD, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await add.click();
  const notice = noticeOf(page, texts.en.notCertain(pads));
  await expect(notice).toBeVisible();
  await expect(cartLink(page, 'en', 1)).toBeVisible();
  await page.unroute(ADD);
  const isSent = page.waitForResponse(/Level4\/AddItem$/);
  await notice.getByRole('button', { name: texts.en.retry }).click();
  await isSent;
  await expect(noticeOf(page, texts.en.added)).toBeVisible();
  expect((await shopper.cart()).map(({ Quantity }) => Quantity)).toEqual([1]);
  // A new click makes a notice about an older one go, and is a piece more.
  await page.route(ADD, (route) => route.abort());
  await expect(add).toHaveAttribute('aria-busy', 'false');
  await add.click();
  await expect(notice).toBeVisible();
  await page.unroute(ADD);
  await add.click();
  await expect(notice).toHaveCount(0);
  await expect.poll(async () => (await shopper.cart())[0]?.Quantity).toBe(2);
});

test('a part that was replaced is not shown as being in the cart; its replacement counts', async ({
  page,
}) => {
  const add = await openPart(page, pads);
  const { Id: ProductId } = await catalogue.part(otherPads);
  const message = `Number ${pads} was replaced by ${otherPads}.`;
  let answer: () => void = () => undefined;
  const held = new Promise<undefined>((done) => (answer = () => done(undefined)));
  await page.route(ADD, async (route) => {
    await held;
    const body = route.request().postDataJSON() as object;
    await route.fetch({ postData: { ...body, ProductId } });
    await route.fulfill({ json: [message] });
  });
  await add.click();
  await expectInCart(add, true);
  await expect(cartLink(page, 'en', 1)).toBeVisible();
  answer();
  await expect(noticeOf(page, message)).toBeVisible();
  await expectInCart(add, false);
  await expect(cartLink(page, 'en', 1)).toBeVisible();
  expect((await shopper.cart()).map(({ Product }) => Product.Sku)).toEqual([otherPads]);
});

test('more pieces than a line may have are refused: the button and the value go back', async ({ page }) => {
  await shopper.put([pads, 99_999]);
  const add = await openPart(page, pads, 'en', 1);
  await page.getByRole('main').getByRole('button', { name: texts.en.check }).click();
  await expect(page.getByRole('main').getByRole('button', { name: texts.en.check })).toHaveCount(0);
  const before = await cartLink(page, 'en', 1).textContent();
  const answer = await hold(page, ADD);
  await add.click();
  await expectInCart(add, true);
  await expect(cartLink(page, 'en', 1)).not.toHaveText(before ?? '');
  answer();
  await expect(noticeOf(page, 'The quantity must not exceed 99999.')).toBeVisible();
  await expectInCart(add, false);
  await expect(cartLink(page, 'en', 1)).toHaveText(before ?? '');
});

test('a result of the search is in the cart at the click, and the cart is not called empty meanwhile', async ({
  page,
}) => {
  await shopper.visit(page, '/level4?search=brake pads');
  await expect(cartLink(page, 'en', 0)).toBeVisible();
  const answer = await hold(page, ADD);
  const adds = page.getByRole('main').getByRole('button', { name: texts.en.add });
  await adds.nth(0).click();
  await expectInCart(adds.nth(0), true);
  await expect(cartLink(page, 'en', 1)).toBeVisible();
  // Two at once.
  await adds.nth(1).click();
  await expect(cartLink(page, 'en', 2)).toBeVisible();
  await cartLink(page, 'en', 2).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await expect(page.getByText(texts.en.empty)).toHaveCount(0);
  answer();
  await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveCount(2);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a part of the sheet is in the cart at the tap', async ({ page }) => {
    await openBoard(page);
    await hotspot(page, '3').tap();
    const sheet = page.getByRole('dialog', { name: 'Position 3' });
    const add = sheet.getByRole('button', { name: texts.en.add });
    const answer = await hold(page, ADD);
    await add.tap();
    await expectInCart(add, true);
    await expect(cartLink(page, 'en', 1)).toBeVisible();
    await expect(sheet).toBeVisible();
    answer();
    await expect(noticeOf(page, texts.en.added)).toBeVisible();
    await expectInCart(add, true);
    await expect(cartLink(page, 'en', 1)).toBeVisible();
  });
});
