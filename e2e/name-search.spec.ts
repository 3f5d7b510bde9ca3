import { examples } from '@partsboard/demo-catalogue/examples';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { Catalogue } from './catalogue.ts';

const texts = {
  en: {
    field: 'Search by VIN, part number or name',
    results: 'Results for',
    nothing: 'Nothing was found for',
    corrected: 'These are the results for',
    fits: 'Fits',
    search: 'Search',
    more: (count: number) => `Listed: ${count}. There are more; add a word to narrow the search.`,
    show: /^\d+ parts? (do|does) not fit this vehicle: show$/,
    hide: /: hide$/,
    doesNotFit: 'Does not fit',
    noneFits: 'None of the parts found fits this vehicle.',
  },
  pl: {
    field: 'Szukaj po numerze VIN, numerze części lub nazwie',
    results: 'Wyniki dla',
    nothing: 'Nic nie znaleziono',
    corrected: 'To są wyniki dla',
    fits: 'Pasuje',
    search: 'Szukaj',
    more: (count: number) => `Pokazano: ${count}. Jest tego więcej; dodaj słowo, aby zawęzić wyszukiwanie.`,
    show: /^\d+ częś(ć|ci) nie pasuj(e|ą) do tego pojazdu: pokaż$/,
    hide: /: ukryj$/,
    doesNotFit: 'Nie pasuje',
    noneFits: 'Żadna ze znalezionych części nie pasuje do tego pojazdu.',
  },
} as const;

const field = (page: Page, language: keyof typeof texts = 'en') =>
  page.getByRole('banner').getByRole('combobox', { name: texts[language].field });

for (const [language, phrase, name] of [
  ['pl', 'klocki', 'Klocki hamulcowe przednie'],
  ['pl', 'tarcza', 'Tarcza hamulcowa'],
  ['en', 'pads', 'Brake pads'],
  ['en', 'rozrząd', 'Timing'],
  ['en', 'windshield', 'Windscreen'],
  ['pl', 'maska', 'Pokrywa silnika'],
] as const) {
  test(`a name lists the parts of the chosen car first, with groups and boards (${language}: ${phrase})`, async ({
    page,
    request,
  }) => {
    const catalogue = await Catalogue.open(request);
    const vehicle = await catalogue.vehicle(examples.vin);
    await catalogue.visit(page, '/', { language, vehicle });
    await field(page, language).fill(phrase);
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(texts[language].results);
    const parts = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
    await expect(parts.first()).toContainText(texts[language].fits);
    await expect(page).toHaveURL(/\/level4\?search=/);
    await page.reload();
    await expect(parts.first()).toBeVisible();
  });
}

for (const language of ['en', 'pl'] as const) {
  test(`the part itself comes before what belongs to it, and a list that ends says so (${language})`, async ({
    page,
    request,
  }) => {
    const catalogue = await Catalogue.open(request);
    const vehicle = await catalogue.vehicle(examples.vin);
    await catalogue.visit(page, '/level4?search=wing', { language, vehicle });
    const parts = page.getByRole('region', { name: /^(Parts|Części)$/ }).getByRole('listitem');
    await expect(parts.first()).toContainText(/^(Front wing|Błotnik przedni)/);
    await page.goto('/level4?search=uszczelka');
    await expect(parts.first()).toBeVisible();
    await expect(page.getByText(texts[language].more(await parts.count()))).toBeVisible();
    await page.goto('/level4?search=fuel%20filter');
    await expect(parts.first()).toContainText(/^(Fuel filter|Filtr paliwa)/);
    await expect(page.getByText(texts[language].more(await parts.count()))).toHaveCount(0);
  });

  test(`parts that do not fit the chosen car are folded below those that do (${language})`, async ({
    page,
    request,
  }) => {
    const t = texts[language];
    const catalogue = await Catalogue.open(request);
    const vehicle = await catalogue.vehicle(examples.vin);
    await catalogue.visit(page, '/level4?search=klocki', { language, vehicle });
    const region = page.getByRole('region', { name: /^(Parts|Części)$/ });
    const parts = region.getByRole('listitem');
    await expect(parts.first()).toContainText(t.fits);
    await expect(region.getByText(t.doesNotFit, { exact: true })).toHaveCount(0);
    const fitting = await parts.count();
    // What is left out does not fit either.
    await expect(region.getByText(t.more(fitting))).toHaveCount(0);
    await region.getByRole('button', { name: t.show }).click();
    await expect(region.getByText(t.doesNotFit, { exact: true }).first()).toBeVisible();
    expect(await parts.count()).toBeGreaterThan(fitting);
    await expectAccessible(page, 'parts that do not fit');
    await region.getByRole('button', { name: t.hide }).click();
    await expect(parts).toHaveCount(fitting);

    // Where none fits the person is told so, and the keyboard goes on at what is folded.
    await page.goto('/level4?search=motocykla');
    await expect(region.getByText(t.noneFits)).toBeVisible();
    await expect(region.getByRole('button', { name: t.show })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(parts.first()).toContainText(t.doesNotFit);
  });
}

test('a right word that nothing is called by is not read as another', async ({ page, request }) => {
  const catalogue = await Catalogue.open(request);
  await catalogue.visit(page, '/', { vehicle: await catalogue.vehicle(examples.vin) });
  await field(page).fill('horn');
  await field(page).press('Enter');
  await expect(page.getByText('Nothing was found for horn.')).toBeVisible();
});

test('suggestions by name are walked with the arrows; a part, a group and a board each open', async ({
  page,
  request,
}) => {
  const catalogue = await Catalogue.open(request);
  const vehicle = await catalogue.vehicle(examples.vin);
  await catalogue.visit(page, '/', { vehicle });
  await field(page).fill('brake pads');
  const option = page.getByRole('option').filter({ hasText: examples.partNumber });
  await expect(option).toContainText('Fits');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^34 / })).toBeVisible();

  await field(page).fill('rear brake disc');
  await page.getByRole('group', { name: 'Boards' }).getByRole('option').first().click();
  await expect(page.getByRole('table')).toBeVisible();

  await field(page).fill('clutch');
  await page.getByRole('group', { name: 'Groups' }).getByRole('option').first().click();
  await expect(page).toHaveURL(/\/level4(\/category|\?id=)/);
});

test('a misspelt word is read as the one that was meant, and the page says so', async ({ page, request }) => {
  const catalogue = await Catalogue.open(request);
  await catalogue.visit(page, '/');
  await field(page).fill('kolcki');
  await page.keyboard.press('Enter');
  await expect(page.getByText('These are the results for “klocki”.')).toBeVisible();
  await expect(page.getByText('Choose the vehicle to see which of them fit.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Parts' }).getByRole('listitem').first()).toBeVisible();
});

test('what was just suggested is found: the beginning of a number lists the parts that begin so', async ({
  page,
  request,
}) => {
  await (await Catalogue.open(request)).visit(page, '/');
  const start = examples.partNumber.slice(0, 9);
  for (const search of [field(page), page.getByRole('combobox', { name: 'Search by part number' })]) {
    await search.fill(start);
    await expect(page.getByRole('option').first()).toBeVisible();
    await search.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: `Results for “${start}”` })).toBeVisible();
    await expect(page.getByText(/^Nothing was found|^No part with/)).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Branch offices' })).toBeVisible();
  }
});

test('a word that nothing is called says that nothing was found, and leaves the vehicle alone', async ({
  page,
  request,
}) => {
  const catalogue = await Catalogue.open(request);
  await catalogue.visit(page, '/', { vehicle: await catalogue.vehicle(examples.vin) });
  for (const phrase of ['kowadelko', 'hammerandanvilset']) {
    await field(page).fill(phrase);
    await field(page).press('Enter');
    await expect(page.getByText(`Nothing was found for ${phrase}.`)).toBeVisible();
    // The way goes on: by the groups of the vehicle.
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Engine/ })
        .first(),
    ).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'Chosen vehicle' })).toContainText(examples.vin);
});

for (const language of ['en', 'pl'] as const) {
  test(`on a phone names are suggested and their parts listed (${language})`, async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const catalogue = await Catalogue.open(request);
    await catalogue.visit(page, '/', { language });
    await page.getByRole('banner').getByRole('button', { name: texts[language].search, exact: true }).click();
    await page.keyboard.type('klocki');
    await page.getByRole('option').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(texts[language].results);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    const part = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('button') })
      .first();
    await expect(part.getByRole('button')).toHaveCount(2);
    for (const button of await part.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.round(box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect(Math.round(box?.width ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });
}
