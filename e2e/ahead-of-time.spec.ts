import { examples } from '@partsboard/demo-catalogue/examples';
import { expect, test } from '@playwright/test';
import { Catalogue } from './catalogue.ts';
import { hold } from './held-calls.ts';
import { languages, Shopper } from './shopper.ts';

const LIST = '**/api/Level4Category/List';

for (const language of languages) {
  test(`somebody who comes back sees the categories of the last visit at once, then those of now, ${language}`, async ({
    page,
    request,
  }) => {
    const shopper = await Shopper.register(request);
    await shopper.visit(page, '/', language);
    const links = page.locator('section[aria-labelledby="categories"]').getByRole('link');
    const first = links.filter({ has: page.locator('kbd') }).first();
    await expect(first).toBeVisible();
    const name = await first.locator('span').first().innerText();

    let answer: () => void = () => undefined;
    const held = new Promise<undefined>((done) => (answer = () => done(undefined)));
    await page.route(LIST, async (route) => {
      await held;
      const categories = (await (await route.fetch()).json()) as { Name: string }[];
      await route.fulfill({ json: categories.map((each) => ({ ...each, Name: `${each.Name} 2` })) });
    });
    await page.reload();
    await expect(first).toContainText(name);
    await expect(first).not.toContainText(`${name} 2`);
    answer();
    await expect(first).toContainText(`${name} 2`);
  });
}

test('what was stored is of one vehicle and language, and goes with the session', async ({
  page,
  request,
}) => {
  const shopper = await Shopper.register(request);
  await shopper.visit(page, '/', 'en');
  const grid = page.locator('section[aria-labelledby="categories"]');
  await expect(grid.locator('kbd').first()).toBeVisible();
  const stored = () => page.evaluate(() => localStorage.getItem('categories'));
  await expect.poll(stored).toContain('PKW');
  const answer = await hold(page, LIST);
  await page.goto('/?vehicleType=MOTORRAD');
  await expect(grid.getByRole('status')).toBeVisible();
  await expect(grid.locator('kbd')).toHaveCount(0);
  answer();
  await expect(grid.locator('kbd').first()).toBeVisible();
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(stored).toBeNull();
});

test('the files of the home screen are fetched before the shop’s own code has run', async ({
  page,
  request,
}) => {
  const shopper = await Shopper.register(request);
  await page.route(/\/assets\/index-[^/]*\.js$/, (route) => route.abort());
  const home = page.waitForRequest(/\/assets\/home-[^/]*\.js$/);
  const texts = page.waitForRequest(/\/assets\/pl-rest-[^/]*\.js$/);
  await shopper.visit(page, '/', 'pl');
  await Promise.all([home, texts]);
});

test('the code of a board is loaded while its list is looked at', async ({ page, request }) => {
  const catalogue = await Catalogue.open(request);
  const vehicle = await catalogue.vehicle(examples.vin);
  const { Id } = await catalogue.category(/^Front (wheel )?brake/, vehicle);
  const code = page.waitForRequest(/\/assets\/product-screen-[^/]*\.js$/);
  await catalogue.visit(page, `/level4/category/${Id}?name=x`, { vehicle });
  await code;
});
