import { examples } from '@partsboard/demo-catalogue/examples';
import { expect, test } from '@playwright/test';
import { Catalogue } from './catalogue.ts';

test('the category browser leads from main group to subgroup to its boards', async ({ page, request }) => {
  const catalogue = await Catalogue.open(request);
  const vehicle = await catalogue.vehicle(examples.vin);
  await catalogue.visit(page, '/', { vehicle });
  const brakes = await catalogue.category(/^Brakes/, vehicle);
  const front = await catalogue.category(/^Front (wheel )?brake/, vehicle);

  await page.getByRole('main').getByRole('link', { name: brakes.Name }).click();
  await expect(page).toHaveURL(new RegExp(`/level4\\?id=${brakes.Id}&name=`));
  await expect(page.getByRole('heading', { level: 1, name: brakes.Name })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: front.Name }).click();
  await expect(page).toHaveURL(new RegExp(`/level4/category/${front.Id}\\?name=`));
  await expect(page.getByRole('heading', { level: 1, name: front.Name })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(front.Name));

  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Catalog', brakes.Name, front.Name]);
  await trail.getByRole('link', { name: brakes.Name }).click();
  await expect(page.getByRole('heading', { level: 1, name: brakes.Name })).toBeVisible();
});

test('the catalogue opens at the category and under the name in its address', async ({ page, request }) => {
  const catalogue = await Catalogue.open(request);
  const brakes = await catalogue.category(/^Brakes/);
  await catalogue.visit(page, `/level4?id=${brakes.Id}&name=Anything`);
  await expect(page.getByRole('heading', { level: 1, name: 'Anything' })).toBeVisible();
  const rail = page.getByRole('navigation', { name: 'Main groups' });
  await expect(rail.getByRole('link', { name: brakes.Name })).toHaveAttribute('aria-current', 'true');
});

test('a category is called by its name in the language that the shop is changed to', async ({
  page,
  request,
}) => {
  const catalogue = await Catalogue.open(request);
  const brakes = await catalogue.category(/^Brakes/);
  const front = await catalogue.category(/^Front (wheel )?brake/);
  for (const [path, english, polish] of [
    [`/level4?id=${brakes.Id}&name=Brakes`, 'Brakes', /^Hamulce/],
    [`/level4/category/${front.Id}?name=Front&retrofit=true`, 'Front', /^Hamulec/],
  ] as const) {
    await catalogue.visit(page, path);
    await expect(page.getByRole('heading', { level: 1, name: english, exact: true })).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByText('Polski').click();
    await expect(page.getByRole('heading', { level: 1, name: polish, includeHidden: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: polish })).toBeVisible();
    await page.evaluate(() => localStorage.setItem('language', 'en'));
  }
});

test('retrofit boards are hidden unless they are asked for', async ({ page, request }) => {
  const catalogue = await Catalogue.open(request);
  const all = await catalogue.categories();
  const lists = await Promise.all(
    all
      .filter(({ HasChildren }) => !HasChildren)
      .map(async (category) => ({ category, boards: await catalogue.boards(category) })),
  );
  const mixed = lists.find(
    ({ boards }) => boards.some(({ Retrofit }) => Retrofit) && boards.some(({ Retrofit }) => !Retrofit),
  );
  if (!mixed) throw new Error('The demo catalogue has no category with both kinds of boards');
  const { category, boards } = mixed;
  const ordinary = boards.filter(({ Retrofit }) => !Retrofit);

  await catalogue.visit(page, `/level4/category/${category.Id}?name=${encodeURIComponent(category.Name)}`);
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /\d+ lines?/ }) });
  await expect(cards).toHaveCount(ordinary.length);
  await page.getByRole('checkbox', { name: 'Show retrofit' }).check();
  await expect(cards).toHaveCount(boards.length);
  await expect(cards.filter({ hasText: 'Retrofit' })).toHaveCount(boards.length - ordinary.length);

  await cards.filter({ hasText: 'Retrofit' }).first().getByRole('link').click();
  await expect(page.getByRole('table', { name: 'Parts' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: 'Show retrofit' })).toBeChecked();
  await expect(cards).toHaveCount(boards.length);
  await page.getByRole('checkbox', { name: 'Show retrofit' }).uncheck();
  await page.reload();
  await expect(cards).toHaveCount(ordinary.length);
});

for (const [language, text, catalog] of [
  ['en', 'There is no such category.', 'Catalog'],
  ['pl', 'Nie ma takiej kategorii.', 'Katalog'],
] as const) {
  test(`a category that does not exist says so and leads on (${language})`, async ({ page, request }) => {
    const catalogue = await Catalogue.open(request);
    const screen = page.getByRole('main');
    await catalogue.visit(page, '/level4/category/999999', { language });
    await expect(screen.getByText(text, { exact: true })).toBeVisible();
    await expect(screen.getByRole('button')).toHaveCount(0);
    await screen.getByRole('link', { name: catalog, exact: true }).click();
    await expect(page).toHaveURL('/level4');

    await page.goto('/level4?id=999999');
    await expect(screen.getByText(text, { exact: true })).toBeVisible();
    await expect(screen.getByRole('navigation').getByRole('link').nth(2)).toBeVisible();
  });
}

test('a category without retrofit boards offers none', async ({ page, request }) => {
  const catalogue = await Catalogue.open(request);
  const front = await catalogue.category(/^Front (wheel )?brake/);
  await catalogue.visit(page, `/level4/category/${front.Id}?name=x`);
  await expect(page.getByRole('checkbox', { name: 'Show retrofit' })).toBeDisabled();
});

for (const [language, text] of [
  ['en', 'No Products in this categoy'],
  ['pl', 'Brak produktów w tej kategorii'],
] as const) {
  test(`a category with nothing for the vehicle says so (${language})`, async ({ page, request }) => {
    const catalogue = await Catalogue.open(request);
    const vehicle = await catalogue.vehicle(examples.motorcycleVin);
    // A motorcycle has no windscreen wipers.
    const wipers = await catalogue.category(/wiper/i);
    await catalogue.visit(page, `/level4/category/${wipers.Id}?name=x`, { language, vehicle });
    await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
  });
}

test('boards that cannot be loaded say so and can be asked for again', async ({ page, request }) => {
  const catalogue = await Catalogue.open(request);
  const front = await catalogue.category(/^Front (wheel )?brake/);
  await page.route('**/api/Level4Product/Boards', (route) => route.abort());
  await catalogue.visit(page, `/level4/category/${front.Id}?name=x`);
  await expect(page.getByText('The boards could not be loaded.')).toBeVisible();
  await page.unroute('**/api/Level4Product/Boards');
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('checkbox', { name: 'Show retrofit' })).toBeVisible();
});
