import { examples } from '@partsboard/demo-catalogue/examples';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { becomeBuyer, fillCart, pads } from './buyer.ts';
import { Catalogue } from './catalogue.ts';
import { languages } from './cart-texts.ts';
import { arrive, carByVin, otherPads, putForCar } from './chosen-car.ts';
import { button, checkoutTexts, ownAddress, radio } from './checkout-texts.ts';

const texts = {
  en: {
    fits: 'Fits this vehicle',
    uncertain: 'Not certain for this vehicle',
    doesNotFit: 'Does not fit this vehicle',
    add: /^Add to cart: /,
    addAnyway: /^Add anyway: /,
    added: 'Product added to cart',
    place: /^Position \d+ on .+, 1 pcs$/,
    check: 'Check',
    checkTitle: 'Check against vehicle',
    againstChosen: 'Check against the chosen vehicle',
    endCheck: 'End the check',
    unknownVin: 'No vehicle was found. Check the VIN.',
    counts: ['Does not fit: 1', 'Fits: 1'],
    noneFits: ['Does not fit: 2'],
    cart: 'Cart',
    partNumber: 'Part number',
  },
  pl: {
    fits: 'Pasuje do tego pojazdu',
    uncertain: 'Niepewne dla tego pojazdu',
    doesNotFit: 'Nie pasuje do tego pojazdu',
    add: /^Do koszyka: /,
    addAnyway: /^Dodaj mimo to: /,
    added: 'Dodano produkt do koszyka',
    place: /^Pozycja \d+ na\stablicy „.+”, 1 szt\.$/,
    check: 'Sprawdź',
    checkTitle: 'Sprawdź z pojazdem',
    againstChosen: 'Sprawdź z wybranym pojazdem',
    endCheck: 'Zakończ sprawdzanie',
    unknownVin: 'Nie znaleziono pojazdu. Sprawdź VIN.',
    counts: ['Nie pasuje: 1', 'Pasuje: 1'],
    noneFits: ['Nie pasuje: 2'],
    cart: 'Koszyk',
    partNumber: 'Numer części',
  },
} as const;

const both = [
  { sku: pads, quantity: 1 },
  { sku: otherPads, quantity: 2 },
];

for (const language of languages) {
  const t = texts[language];

  test.describe(`whether a part fits the chosen vehicle (${language})`, () => {
    test('its page says that it fits and where, and leads to the board', async ({ page, request }) => {
      const catalogue = await arrive(page, request, { language });
      await page.goto(`/level4/product/${(await catalogue.part(pads)).Id}`);
      const main = page.getByRole('main');
      await expect(main.getByText(t.fits, { exact: true })).toBeVisible();
      await expect(main.getByRole('button', { name: t.add })).toBeVisible();
      await main.getByRole('link', { name: t.place }).first().click();
      await expect(page).toHaveURL(/hotspots=/);
    });

    test('a part that does not fit is added only by a button that says so', async ({ page, request }) => {
      const catalogue = await arrive(page, request, { language });
      await page.goto(`/level4/product/${(await catalogue.part(otherPads)).Id}`);
      const main = page.getByRole('main');
      await expect(main.getByText(t.doesNotFit, { exact: true })).toBeVisible();
      await expect(main.getByRole('button', { name: t.add })).toHaveCount(0);
      await expectAccessible(page, 'the page of a part that does not fit');
      await main.getByRole('button', { name: t.addAnyway }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(t.added)).toBeVisible();
    });

    test('a part whose fit depends on unknown equipment says on what', async ({ page, request }) => {
      const catalogue = await arrive(page, request, { language, isDescribed: true });
      await page.goto(`/level4/product/${(await catalogue.part(pads)).Id}`);
      const verdict = page.getByRole('main').getByText(t.uncertain, { exact: true });
      await expect(verdict.locator('..')).toContainText('B02');
    });

    test('the cart checks its lines against the chosen vehicle and another VIN when asked, by keyboard', async ({
      page,
      request,
    }) => {
      await arrive(page, request, { language });
      await page.goto('/cart');
      await fillCart(page, both);
      await page.reload();
      const box = page.getByRole('heading', { name: t.checkTitle }).locator('..');
      // Lines without a vehicle are not judged until somebody asks.
      await expect(box.getByRole('listitem')).toHaveCount(0);
      await box.getByRole('button', { name: t.againstChosen }).press('Enter');
      await expect(box.getByRole('listitem')).toHaveText(t.counts);
      const line = page.getByRole('region', { name: t.cart }).getByRole('listitem').filter({ hasText: pads });
      await expect(line.getByRole('link', { name: t.place })).toBeVisible();

      const field = box.getByRole('textbox');
      await field.fill('WWWWWWWWWWWWWWWWW');
      await page.keyboard.press('Enter');
      await expect(field).toHaveAccessibleDescription(t.unknownVin);
      await field.fill(examples.vinWithoutEquipment);
      await page.keyboard.press('Enter');
      await expect(box.getByRole('status')).toContainText(examples.vinWithoutEquipment);
      await expect(box.getByRole('listitem')).toHaveText(t.noneFits);
      await expectAccessible(page, 'a cart that is checked against a vehicle');
      await box.getByRole('button', { name: t.againstChosen }).click();
      await expect(box.getByRole('listitem')).toHaveText(t.counts);
      await box.getByRole('button', { name: t.endCheck }).click();
      await expect(box.getByRole('listitem')).toHaveCount(0);
    });
  });
}

test('the last seven characters of a VIN that several cars share ask which is meant', async ({
  page,
  request,
}) => {
  await becomeBuyer(page, request);
  await page.goto('/cart');
  await fillCart(page, both);
  await page.reload();
  const box = page.getByRole('heading', { name: 'Check against vehicle' }).locator('..');
  await box.getByRole('textbox').fill(examples.lastSeven);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: examples.vin }).click();
  await expect(box.getByRole('listitem')).toHaveText(texts.en.counts);
  await box.getByRole('button', { name: 'End the check' }).click();
  await expect(box.getByRole('listitem')).toHaveCount(0);
});

test('rows that are typed or pasted, and suggestions, say whether they fit', async ({ page, request }) => {
  await arrive(page, request);
  await page.goto('/cart');
  const number = page.getByLabel('Part number');
  await number.fill(otherPads);
  const quick = page.getByRole('form', { name: 'Quick Cart' }).locator('..');
  await expect(quick.getByText('Does not fit', { exact: true })).toBeVisible();
  await number.fill('');
  await expect(quick.getByText('Does not fit', { exact: true })).toHaveCount(0);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${pads}\t1\n${otherPads}\t2`);
  await number.focus();
  await page.keyboard.press('ControlOrMeta+V');
  const rows = page.getByRole('region', { name: 'Pasted rows' }).getByRole('row');
  await expect(rows.filter({ hasText: pads }).getByText('Fits', { exact: true })).toBeVisible();
  await expect(rows.filter({ hasText: otherPads }).getByText('Does not fit', { exact: true })).toBeVisible();

  await page.goto('/level4');
  await page.getByRole('combobox', { name: 'Search by VIN, part number or name' }).fill('3411531864');
  await expect(page.getByRole('option').filter({ hasText: otherPads })).toContainText('Does not fit');
  await expect(page.getByRole('option').filter({ hasText: pads })).toContainText(/Fits\s*Position 3, 1 pcs?/);
  await expect(page.getByRole('option').filter({ hasText: pads })).toContainText('Fits');
});

test('a shopping list says which of its parts fit', async ({ page, request }) => {
  await arrive(page, request);
  await page.goto('/cart');
  await fillCart(page, both);
  await page.reload();
  await page.getByLabel('List name').fill('Brakes');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/shopping-list/);
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items.filter({ hasText: otherPads })).toContainText('Does not fit');
  await expect(items.filter({ hasText: pads }).getByRole('link', { name: texts.en.place })).toBeVisible();
  await expectAccessible(page, 'a shopping list with fits');
});

test('a fit that is not known hides nothing and disturbs nobody', async ({ page, request }) => {
  await arrive(page, request);
  await page.route('**/api/level4/PartFit', (route) => route.abort());
  await page.goto('/cart');
  await putForCar(page, otherPads, await carByVin(request, examples.vin));
  const failed = page.waitForEvent('requestfailed', (sent) => sent.url().includes('PartFit'));
  await page.reload();
  await failed;
  await expect(page.getByRole('link', { name: 'Go to Checkout' })).toBeVisible();
  await expect(page.getByText('Does not fit')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('without a vehicle nothing is asked or said', async ({ page, request }) => {
  const catalogue = await Catalogue.open(request);
  await becomeBuyer(page, request);
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('PartFit')) asked.push(sent.url());
  });
  await page.goto(`/level4/product/${(await catalogue.part(otherPads)).Id}`);
  await expect(page.getByRole('main').getByRole('button', { name: texts.en.add })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the marks fit on the part page and in the cart', async ({ page, request }) => {
    const catalogue = await arrive(page, request);
    await page.goto(`/level4/product/${(await catalogue.part(otherPads)).Id}`);
    await expect(page.getByText(texts.en.doesNotFit, { exact: true })).toBeVisible();
    await expectNoSideScroll(page);
    await putForCar(page, otherPads, await carByVin(request, examples.vin), 2);
    await page.goto('/cart');
    const line = page
      .getByRole('region', { name: 'Cart' })
      .getByRole('listitem')
      .filter({ hasText: otherPads });
    await expect(line.getByText('Does not fit', { exact: true })).toBeVisible();
    await expectNoSideScroll(page);
    await expectAccessible(page, 'the cart with fits on a phone');
  });
});

async function expectNoSideScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
}

test('a cart line remembers its car, and the checkout warns of a part that does not fit it', async ({
  page,
  request,
}) => {
  const catalogue = await arrive(page, request);
  await page.goto(`/level4/product/${(await catalogue.part(otherPads)).Id}`);
  await page.getByRole('main').getByRole('button', { name: texts.en.addAnyway }).click();
  await expect(page.getByText(texts.en.added)).toBeVisible();
  await page.goto('/cart');
  const line = page
    .getByRole('region', { name: 'Cart' })
    .getByRole('listitem')
    .filter({ hasText: otherPads });
  await expect(line).toContainText(`…${examples.lastSeven}`);
  await page.goto('/checkout');
  const text = checkoutTexts.en;
  await radio(page, ownAddress).check();
  await button(page, text.next).click();
  await page.getByLabel(text.same).check();
  await radio(page, text.transfer).check();
  await button(page, text.next).click();
  const warning = page.getByRole('status').filter({ hasText: 'do not fit the vehicle' });
  await expect(warning).toContainText(otherPads);
  await page.getByRole('checkbox').check();
  await expect(page.getByRole('button', { name: 'Place order' })).toBeEnabled();
});
