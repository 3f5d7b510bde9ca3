import { expect, test } from '@playwright/test';
import { logIn, setEnglish } from './visitor.ts';

/** Holds answers back until it is opened. */
function makeGate() {
  let open: () => void = () => undefined;
  const opened = new Promise<undefined>((done) => {
    open = () => done(undefined);
  });
  return { opened, open: () => open() };
}

test.beforeEach(async ({ page }) => {
  await setEnglish(page);
});

test('the loading screen stays until every start-up call has answered', async ({ page }) => {
  const gate = makeGate();
  await page.route('**/api/Warehouse/list', async (route) => {
    await gate.opened;
    await route.continue();
  });
  await page.goto('/login');
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveCount(0);
  gate.open();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
});

test('each start-up call is made once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/login');
  await expect(page.getByRole('region', { name: 'Banners' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const calls = [
    ...['config', 'Store/get', 'Language/list', 'Warehouse/list', 'Currency', 'country'],
    ...['StateProvince/list', 'Topic/list', 'slider'],
  ];
  for (const call of calls) expect(asked.filter((path) => path === `/api/${call}`)).toHaveLength(1);
});

test('start-up calls that fail do not keep the shop shut, say so once and can be tried again', async ({
  page,
}) => {
  await page.route('**/api/{Topic,Warehouse,Language}/list', (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  const notice = page.getByRole('alert').filter({ hasText: 'Server or network error, please try later.' });
  await expect(notice).toHaveCount(1);

  await page.unroute('**/api/{Topic,Warehouse,Language}/list');
  const answered = page.waitForResponse(/Topic\/list/);
  await notice.getByRole('button', { name: 'Retry' }).click();
  expect((await answered).ok()).toBe(true);
  await expect(notice).toHaveCount(0);
});

test('a screen whose code does not arrive says so and can be tried again', async ({ page }) => {
  await logIn(page);
  await page.route('**/assets/content-screen-*.js', (route) => route.abort());
  await page.goto('/p/delivery');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Something went wrong!' })).toBeVisible();
  await expect(page.locator('main')).toHaveCount(1);
  await page.unroute('**/assets/content-screen-*.js');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible();
});

test('a frame whose code does not arrive says so in the main part of the page', async ({ page }) => {
  await logIn(page);
  // Named in the bundles of the shop's vite.config.ts.
  await page.route(/\/assets\/customer-[\w-]{8}\.js$/, (route) => route.abort());
  await page.goto('/p/delivery');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Something went wrong!' })).toBeVisible();
  await expect(page.locator('main')).toHaveCount(1);
});

test('a screen whose code stalls is given up after 120 seconds and not earlier', async ({ page }) => {
  await logIn(page);
  await page.clock.install();
  const gate = makeGate();
  await page.route('**/assets/content-screen-*.js', async (route) => {
    await gate.opened;
    await route.abort();
  });
  const asked = page.waitForRequest('**/assets/content-screen-*.js');
  await page.goto('/p/delivery');
  await asked;
  // Time goes on by itself as well, so the two looks keep a distance from the limit.
  await page.clock.runFor(100_000);
  await expect(page.getByRole('heading', { name: 'Something went wrong!' })).toHaveCount(0);
  await page.clock.runFor(30_000);
  await expect(page.getByRole('heading', { name: 'Something went wrong!' })).toBeVisible();
  gate.open();
});
