import { examples } from '@partsboard/demo-catalogue/examples';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { Catalogue } from './catalogue.ts';

async function screens(catalogue: Catalogue) {
  const vehicle = await catalogue.vehicle(examples.vin);
  const brakes = await catalogue.category(/^Brakes/, vehicle);
  const front = await catalogue.category(/^Front (wheel )?brake/, vehicle);
  const [board] = await catalogue.boards(front, vehicle);
  if (!board) throw new Error('The car has no front brakes');
  const paths = [
    '/',
    '/level4',
    `/level4?id=${brakes.Id}&name=Brakes`,
    `/level4/category/${front.Id}?name=Front`,
    `/level4/product/${board.Id}?hotspots=3`,
  ];
  return { vehicle, board, paths };
}

test("the catalogue's screens and windows are accessible", async ({ page, request }) => {
  const catalogue = await Catalogue.open(request);
  const { vehicle, paths } = await screens(catalogue);
  test.slow();
  await catalogue.visit(page, '/', { vehicle });
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('region', { name: 'Chosen vehicle' })).toBeVisible();
    await expectAccessible(page, path);
  }
  await page.getByRole('button', { name: 'Check Stock and Price: All parts' }).click();
  await expect(page.getByRole('button', { name: /^(Check Stock and Price|Loading)/ })).toHaveCount(0);
  await expectAccessible(page, 'the board with prices');
  await page.getByRole('button', { name: 'Vehicle details' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'the details of the vehicle');
  await page.goto('/level4');
  await page.getByRole('button', { name: 'Choose the vehicle by filters' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'the filters');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('no screen of the catalogue is wider than the phone', async ({ page, request }) => {
    const catalogue = await Catalogue.open(request);
    const { vehicle, paths } = await screens(catalogue);
    await catalogue.visit(page, '/', { vehicle });
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('region', { name: 'Chosen vehicle' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overhang, path).toBeLessThanOrEqual(0);
    }
  });

  test('suggestions can be read under a narrow field', async ({ page, request }) => {
    const catalogue = await Catalogue.open(request);
    await catalogue.visit(page, '/level4');
    await page
      .getByRole('combobox', { name: 'Search by part number', exact: true })
      .pressSequentially(examples.partNumber.slice(0, 7));
    const options = page.getByRole('option');
    await expect(options).toHaveCount(10);
    for (const option of await options.all()) {
      const { height = 0 } = (await option.boundingBox()) ?? {};
      expect(height, await option.innerText()).toBeLessThan(110);
    }
  });

  test('the drawing is as wide as the screen, and a tap near a callout brings its part', async ({
    page,
    request,
  }) => {
    const catalogue = await Catalogue.open(request);
    const { vehicle, board } = await screens(catalogue);
    await catalogue.visit(page, `/level4/product/${board.Id}`, { vehicle });
    const drawing = page.getByRole('img', { name: `Drawing of ${board.Name}` });
    await expect(drawing).toBeVisible();
    expect((await drawing.boundingBox())?.width).toBeGreaterThanOrEqual(388);
    const callout = await page.getByRole('button', { name: /^Position 3,/ }).boundingBox();
    if (!callout) throw new Error('The callout is not on the screen');
    await page.touchscreen.tap(callout.x + callout.width / 2, callout.y + callout.height + 6);
    await expect(page).toHaveURL(/hotspots=3(&|$)/);
    await expect(page.getByRole('dialog', { name: 'Position 3' })).toContainText(examples.partNumber);
  });
});

test('nothing jumps while a board arrives', async ({ page, request }) => {
  const catalogue = await Catalogue.open(request);
  const { vehicle, board } = await screens(catalogue);
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput)
          Object.assign(window, { shift: (window as unknown as { shift: number }).shift + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await catalogue.visit(page, `/level4/product/${board.Id}`, { vehicle });
  await expect(page.getByRole('row').filter({ hasText: examples.partNumber })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01);
});

test('a board that was pointed at opens without another call', async ({ page, request }) => {
  const catalogue = await Catalogue.open(request);
  const { vehicle, board, paths } = await screens(catalogue);
  await catalogue.visit(page, paths[3] ?? '', { vehicle });
  const card = page.getByRole('main').getByRole('link', { name: new RegExp(board.Sku) });
  const fetched = page.waitForResponse(/Level4Product\/Board$/);
  await card.hover();
  await fetched;
  const calls: string[] = [];
  page.on('request', (call) => {
    if (/Level4Product\/(Board|VehicleConditions)$/.test(call.url())) calls.push(call.url());
  });
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: board.Sku, exact: true })).toBeVisible();
  expect(calls).toEqual([]);
});
