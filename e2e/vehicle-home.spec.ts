import { examples } from '@partsboard/demo-catalogue/examples';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { Catalogue } from './catalogue.ts';

/** Counts what a person does, as far as it is asked of them after the VIN. */
class Effort {
  readonly #page: Page;
  clicks = 0;
  keystrokes = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  async press(key: string): Promise<void> {
    this.keystrokes += 1;
    await this.#page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    this.keystrokes += text.length;
    await this.#page.keyboard.type(text);
  }
}

const texts = {
  en: {
    pads: 'Brake pads',
    add: /^Add to cart/,
    added: 'Product added to cart',
    vehicle: 'Chosen vehicle',
    name: /Brake pads, (front|rear)/,
  },
  pl: {
    pads: 'Klocki hamulcowe',
    add: /^Do koszyka/,
    added: 'Dodano produkt do koszyka',
    vehicle: 'Wybrany pojazd',
    name: /Klocki hamulcowe (przednie|tylne)/,
  },
} as const;

async function enterVin(page: Page, vehicle: string): Promise<void> {
  await expect(page.getByRole('banner').getByRole('combobox')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(examples.vin);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: vehicle })).toContainText(examples.vin);
}

for (const language of ['en', 'pl'] as const) {
  test(`from the VIN to brake pads in the cart in at most three clicks (${language})`, async ({
    page,
    request,
  }) => {
    const text = texts[language];
    const catalogue = await Catalogue.open(request);
    await catalogue.clearCart();
    await catalogue.visit(page, '/', { language });
    await enterVin(page, text.vehicle);
    const effort = new Effort(page);
    await effort.click(page.getByRole('main').getByRole('link', { name: text.pads, exact: true }));
    const pads = page.getByRole('main').getByRole('listitem').filter({ hasText: text.name }).first();
    await effort.click(pads.getByRole('button', { name: text.add }));
    await expect(page.getByText(text.added)).toBeVisible();
    expect(effort.clicks).toBeLessThanOrEqual(3);
    await catalogue.clearCart();
  });

  test(`from the VIN to brake pads in the cart with at most twelve keystrokes (${language})`, async ({
    page,
    request,
  }) => {
    const text = texts[language];
    const catalogue = await Catalogue.open(request);
    await catalogue.clearCart();
    await catalogue.visit(page, '/', { language });
    await enterVin(page, text.vehicle);
    const effort = new Effort(page);
    await effort.press('/');
    await effort.type(language === 'pl' ? 'kloc' : 'pads');
    await effort.press('Enter');
    const first = page.getByRole('main').getByRole('listitem').filter({ hasText: text.name }).first();
    await expect(first.getByRole('link').first()).toBeFocused();
    const add = first.getByRole('button', { name: text.add });
    await expect(first.getByRole('link')).toHaveCount(2);
    while (!(await add.evaluate((button) => button === document.activeElement))) {
      expect(effort.keystrokes).toBeLessThan(12);
      await effort.press('Tab');
    }
    await effort.press('Enter');
    await expect(page.getByText(text.added)).toBeVisible();
    expect(effort.keystrokes).toBeLessThanOrEqual(12);
    await catalogue.clearCart();
  });
}

test('with a vehicle the home page is its page: its groups first, the banners folded', async ({
  page,
  request,
}) => {
  const catalogue = await Catalogue.open(request);
  await catalogue.visit(page, '/', { vehicle: await catalogue.vehicle(examples.vin) });
  const groups = page.getByRole('heading', { name: 'Categories for this vehicle' });
  const finder = page.getByRole('region', { name: 'Vehicle search' });
  await expect(groups).toBeVisible();
  const top = async (target: Locator) => (await target.boundingBox())?.y ?? 0;
  expect(await top(groups)).toBeLessThan(await top(finder));
  await expect(page.getByRole('region', { name: 'Banners' })).toHaveCount(0);
  await page.getByText('Banners').click();
  await expect(page.getByRole('region', { name: 'Banners' })).toBeVisible();
});

test('keys open groups, subgroups and boards, and a subgroup with one board opens it', async ({
  page,
  request,
}) => {
  const catalogue = await Catalogue.open(request);
  const vehicle = await catalogue.vehicle(examples.vin);
  const single = (await catalogue.categories(vehicle)).find(
    ({ BoardCount, HasChildren, ParentCategoryId }) =>
      BoardCount === 1 && !HasChildren && ParentCategoryId !== 0,
  );
  if (!single) throw new Error('No subgroup has one board');
  const [board] = await catalogue.boards(single, vehicle);
  const parent = (await catalogue.categories(vehicle)).find(({ Id }) => Id === single.ParentCategoryId);
  await catalogue.visit(page, '/', { vehicle });
  await expect(page.getByText('The key beside a name opens it.')).toBeVisible();
  const keyOf = async (name: string) =>
    (await page
      .getByRole('main')
      .getByRole('link', { name, exact: false })
      .first()
      .getAttribute('aria-keyshortcuts')) ?? '';
  await page.keyboard.press(await keyOf(parent?.Name ?? ''));
  await expect(page.getByRole('heading', { level: 1, name: parent?.Name ?? '' })).toBeVisible();
  await page.keyboard.press(await keyOf(single.Name));
  await expect(page.getByRole('heading', { level: 1, name: board?.Sku ?? '', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: parent?.Name ?? '' })).toBeVisible();

  await page.goto('/');
  const recent = page.getByRole('navigation', { name: 'Last boards of this vehicle' });
  await recent.getByRole('link', { name: board?.Name ?? '' }).click();
  await expect(page.getByRole('heading', { level: 1, name: board?.Sku ?? '', exact: true })).toBeVisible();
});

test('a key that is typed into a field opens nothing', async ({ page, request }) => {
  await (await Catalogue.open(request)).visit(page, '/');
  await expect(page.getByText('The key beside a name opens it.')).toBeVisible();
  await page.getByLabel('Search by VIN', { exact: true }).pressSequentially('1a2');
  await expect(page).toHaveURL('/');
});

for (const width of [1440, 390]) {
  test(`recent vehicles are one click away, and gone after logging out (${width} px)`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const catalogue = await Catalogue.open(request);
    await catalogue.visit(page, '/');
    const bar = page.getByRole('region', { name: 'Chosen vehicle' });
    for (const vin of [examples.vin, examples.motorcycleVin]) {
      await page.getByLabel('Search by VIN', { exact: true }).fill(vin);
      await page.getByLabel('Search by VIN', { exact: true }).press('Enter');
      await expect(bar).toContainText(vin);
    }
    const recent = page.getByRole('region', { name: 'Recent vehicles' });
    await expect(recent.getByRole('button')).toHaveCount(1);
    await recent.getByRole('button', { name: examples.vin }).click();
    await expect(bar).toContainText(examples.vin);
    await page.goto('/logout');
    await expect(page).toHaveURL(/\/login/);
    expect(await page.evaluate(() => localStorage.getItem('recent-vehicles'))).toBeNull();
  });
}

test('without a vehicle a board says for which vehicles it is', async ({ page, request }) => {
  const catalogue = await Catalogue.open(request);
  const front = await catalogue.category(/^Front (wheel )?brake/);
  const [board] = await catalogue.boards(front);
  await catalogue.visit(page, `/level4/category/${front.Id}`);
  const card = page.getByRole('link', { name: board?.Sku ?? '' });
  await expect(card).toContainText(board?.Vehicles?.Series ?? 'no series');
  await expect(card).toContainText(board?.Vehicles?.Brands ?? 'no brand');
  await expect(card).toContainText(/\d\d\/\d{4}–/);
});

for (const [language, filter, chain] of [
  ['en', 'Air filter', 'Chain'],
  ['pl', 'Filtr powietrza', 'Łańcuch'],
] as const) {
  test(`frequent parts lead only to parts that the vehicle has (${language})`, async ({ page, request }) => {
    const catalogue = await Catalogue.open(request);
    const vehicle = await catalogue.vehicle(examples.motorcycleVin);
    await catalogue.visit(page, '/', { language, vehicle });
    const main = page.getByRole('main');
    await expect(main.getByText(filter, { exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: filter, exact: true })).toHaveCount(0);
    await main.getByRole('link', { name: chain, exact: true }).click();
    await expect(
      main
        .getByRole('region', { name: /^(Parts|Części)$/ })
        .getByRole('listitem')
        .first(),
    ).toContainText(/Fits|Pasuje/);
  });
}
