import { readFile } from 'node:fs/promises';
import type { CartLine } from '@partsboard/contract/cart';
import { examples } from '@partsboard/demo-catalogue/examples';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { fillCart, pads } from './buyer.ts';
import { languages } from './cart-texts.ts';
import { arrive, chooseCar, otherPads } from './chosen-car.ts';
import { orderOnce } from './first-order.ts';
import { Shopper } from './shopper.ts';

const texts = {
  en: {
    add: /^Add to cart: /,
    addAnyway: /^Add anyway/,
    added: 'Product added to cart',
    notAdded: 'Does not fit this vehicle',
    number: 'Part number',
    quantity: 'Quantity',
    listName: 'List name',
    move: 'Move all to cart',
    title: 'Some parts do not fit this vehicle',
    onlyFitting: 'Add only what fits',
    doesNotFit: 'Does not fit',
    checkTitle: 'Check against vehicle',
    againstChosen: 'Check against the chosen vehicle',
    endCheck: 'End the check',
    again: 'Order again',
    importCart: 'Import cart',
    leaveOut: 'Leave out what does not fit this vehicle',
    toBeAdded: (added: number) => `To be added: ${added}. Does not fit: 1.`,
    leftOut: 'Left out',
    failedRow: 'Download 1 failed row',
  },
  pl: {
    add: /^Do koszyka: /,
    addAnyway: /^Dodaj mimo to/,
    added: 'Dodano produkt do koszyka',
    notAdded: 'Nie pasuje do tego pojazdu',
    number: 'Numer części',
    quantity: 'Ilość',
    listName: 'Nazwa listy',
    move: 'Przenieś wszystko do koszyka',
    title: 'Niektóre części nie pasują do tego pojazdu',
    onlyFitting: 'Dodaj tylko pasujące',
    doesNotFit: 'Nie pasuje',
    checkTitle: 'Sprawdź z pojazdem',
    againstChosen: 'Sprawdź z wybranym pojazdem',
    endCheck: 'Zakończ sprawdzanie',
    again: 'Zamów ponownie',
    importCart: 'Importuj koszyk',
    leaveOut: 'Pomiń to, co nie pasuje do tego pojazdu',
    toBeAdded: (added: number) => `Do dodania: ${added}. Nie pasuje: 1.`,
    leftOut: 'Pominięto',
    failedRow: 'Pobierz 1 nieprzyjęty wiersz',
  },
} as const;

async function cartOf(page: Page): Promise<CartLine[]> {
  const token = await page.evaluate(() => localStorage.getItem('user-token'));
  const headers = { Authorization: `Bearer ${token ?? ''}` };
  return (await (await page.request.get('/api/Level4/Cart', { headers })).json()) as CartLine[];
}
const rowsOfFile = `sku,quantity\n${pads},1\n${otherPads},2\n`;
const numbersIn = async (page: Page) => (await cartOf(page)).map(({ Product }) => Product.Sku);

for (const language of languages) {
  const text = texts[language];

  test(`a click before the fit is known waits for it, and what does not fit is added by a second one, ${language}`, async ({
    page,
    request,
  }) => {
    const catalogue = await arrive(page, request, { language });
    let answer: () => void = () => undefined;
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/level4/PartFit', async (route) => {
      await isAnswered;
      await route.continue();
    });
    await page.goto(`/level4/product/${(await catalogue.part(otherPads)).Id}`);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: text.add }).click();
    await expect(main.getByRole('button', { name: text.add })).toHaveAttribute('aria-busy', 'true');
    answer();
    await expect(page.getByRole('alert').filter({ hasText: text.notAdded })).toBeVisible();
    expect(await numbersIn(page)).toEqual([]);
    await expect(main.getByRole('button', { name: text.addAnyway })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(text.added)).toBeVisible();
    expect(await numbersIn(page)).toEqual([otherPads]);
  });

  test(`a typed number that does not fit is added by a second Enter, ${language}`, async ({
    page,
    request,
  }) => {
    await arrive(page, request, { language });
    await page.goto('/cart');
    await page.getByLabel(text.number).fill(otherPads);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(text.number)).toHaveAccessibleDescription(text.notAdded);
    await expect(page.getByLabel(text.quantity, { exact: true })).toBeFocused();
    await expect(page.getByRole('button', { name: text.addAnyway })).toBeVisible();
    expect(await numbersIn(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => numbersIn(page)).toEqual([otherPads]);
    await expect(page.getByLabel(text.number)).toHaveValue('');
  });

  test(`rows of a file that do not fit come first and are left out unless somebody wants them, ${language}`, async ({
    page,
    request,
  }) => {
    await arrive(page, request, { language });
    await page.goto('/cart');
    const file = page.locator('input[type=file]');
    const content = { name: 'cart.csv', mimeType: 'text/csv', buffer: Buffer.from(rowsOfFile) };
    const window = page.getByRole('dialog');
    const box = window.getByRole('checkbox', { name: text.leaveOut });
    await file.setInputFiles(content);
    await expect(window.getByRole('status')).toHaveText(text.toBeAdded(1));
    await expect(window.getByRole('row').nth(1)).toContainText(otherPads);
    await expect(box).toBeChecked();
    await expectAccessible(page, 'rows of a file that do not fit');
    await window.getByRole('button', { name: text.importCart }).click();
    await expect(window.getByText(text.leftOut, { exact: true })).toBeVisible();
    const download = page.waitForEvent('download');
    await window.getByRole('button', { name: text.failedRow }).click();
    expect(await readFile(await (await download).path(), 'utf8')).toContain(text.notAdded);
    expect(await numbersIn(page)).toEqual([pads]);
    await page.keyboard.press('Escape');

    await file.setInputFiles(content);
    await box.uncheck();
    await expect(window.getByRole('status')).toHaveText(text.toBeAdded(2));
    await window.getByRole('button', { name: text.importCart }).click();
    await expect(window).toBeHidden();
    expect((await numbersIn(page)).toSorted()).toEqual([otherPads, pads]);
  });

  test(`an order without a car is judged only when asked, and ordering it again asks, ${language}`, async ({
    page,
    request,
  }) => {
    const shopper = await Shopper.register(request);
    await orderOnce(shopper, otherPads);
    const [order] = await shopper.orders();
    await chooseCar(page, request);
    const questions: string[] = [];
    page.on('request', (call) => {
      if (call.url().endsWith('/PartFit')) questions.push(call.url());
    });
    await shopper.visit(page, `/my-account/order-history/${order?.Id}`, language);
    const row = page.getByRole('row').filter({ hasText: otherPads });
    const box = page.getByRole('heading', { name: text.checkTitle }).locator('..');
    await expect(box.getByRole('button', { name: text.againstChosen })).toBeVisible();
    await expect(row).not.toContainText(text.doesNotFit);
    expect(questions).toEqual([]);
    await box.getByRole('button', { name: text.againstChosen }).click();
    await expect(row).toContainText(text.doesNotFit);
    await expect(box.getByRole('listitem')).toHaveText([`${text.doesNotFit}: 1`]);
    await expectAccessible(page, 'an order that is checked against a vehicle');
    await box.getByRole('button', { name: text.endCheck }).click();
    await expect(row).not.toContainText(text.doesNotFit);
    await page.getByRole('button', { name: text.again }).click();
    const question = page.getByRole('dialog', { name: text.title });
    await expect(question.getByRole('listitem')).toHaveText([otherPads]);
    await question.getByRole('button', { name: text.addAnyway }).click();
    await expect(page).toHaveURL(/\/cart$/);
    expect(await numbersIn(page)).toEqual([otherPads]);
  });

  test(`a list that is moved to the cart asks about what does not fit, and its lines are for the car, ${language}`, async ({
    page,
    request,
  }) => {
    await arrive(page, request, { language });
    await page.goto('/cart');
    await fillCart(page, [
      { sku: pads, quantity: 1 },
      { sku: otherPads, quantity: 2 },
    ]);
    await page.reload();
    await page.getByLabel(text.listName).fill('Brakes');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/shopping-list/);
    const token = await page.evaluate(() => localStorage.getItem('user-token'));
    await page.request.post('/api/ShoppingCart/ClearCart', {
      headers: { Authorization: `Bearer ${token ?? ''}` },
    });
    await page.getByRole('button', { name: text.move }).click();
    const question = page.getByRole('dialog', { name: text.title });
    await expect(question.getByRole('listitem')).toHaveText([otherPads]);
    await expectAccessible(page, 'question about parts that do not fit');
    await question.getByRole('button', { name: text.onlyFitting }).click();
    await expect(page).toHaveURL(/\/cart$/);
    const lines = await cartOf(page);
    expect(lines.map(({ Product }) => Product.Sku)).toEqual([pads]);
    expect(lines[0]?.Vehicle?.Name).toContain(examples.vin.slice(-7));
  });
}

test('who imports a file before the fit is known sees it before anything is added', async ({
  page,
  request,
}) => {
  await arrive(page, request);
  let answer: () => void = () => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/level4/PartFit', async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.goto('/cart');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cart.csv', mimeType: 'text/csv', buffer: Buffer.from(rowsOfFile) });
  const window = page.getByRole('dialog');
  await window.getByRole('button', { name: texts.en.importCart }).click();
  answer();
  await expect(window.getByRole('status')).toHaveText(texts.en.toBeAdded(1));
  expect(await numbersIn(page)).toEqual([]);
  await window.getByRole('button', { name: texts.en.importCart }).click();
  await expect(window.getByText(texts.en.leftOut, { exact: true })).toBeVisible();
  expect(await numbersIn(page)).toEqual([pads]);
});
