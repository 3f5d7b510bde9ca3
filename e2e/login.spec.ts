import { examples } from '@partsboard/demo-catalogue/examples';
import { expect, test } from '@playwright/test';
import { Catalogue } from './catalogue.ts';
import { Shopper } from './shopper.ts';
import { demo, fillLogin, freshEmail, logIn, returnTo, setEnglish } from './visitor.ts';

test.beforeEach(async ({ page }) => {
  await setEnglish(page);
});

const storedToken = () => localStorage.getItem('user-token');

test('a customer who logs in from the login page comes to the home page', async ({ page }) => {
  await page.goto('/login');
  await expect(page).toHaveTitle(/^Log in · Partsboard/);
  await fillLogin(page, demo);
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(storedToken)).not.toBeNull();
});

test('a customer whom the guard sent away returns to the page that they wanted', async ({ page }) => {
  await page.goto('/level4/category/12?name=Oil+pan');
  await expect(page).toHaveURL('/login');
  await fillLogin(page, demo);
  await expect(page).toHaveURL('/level4/category/12?name=Oil+pan');
});

test('empty fields are named and the first of them gets the focus', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('This field is required')).toHaveCount(2);
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('a wrong password shows one danger notice, however often it is tried, and removes the token', async ({
  page,
}) => {
  await page.goto('/login');
  const wrong = { email: freshEmail('nobody'), password: 'not-this-one' };
  await fillLogin(page, wrong);
  const notice = page.getByRole('alert').filter({ hasText: 'Unauthorized' });
  await expect(notice).toHaveCount(1);
  const answered = page.waitForResponse(/user\/login/i);
  await page.getByRole('button', { name: 'Log in' }).click();
  await answered;
  await expect(notice).toHaveCount(1);
  expect(await page.evaluate(storedToken)).toBeNull();
  await expect(page).toHaveURL('/login');
});

test('the password is sent as Base64 of its UTF-8 bytes', async ({ page }) => {
  await page.goto('/login');
  const request = page.waitForRequest(/user\/login/i);
  await fillLogin(page, { email: freshEmail('zażółć'), password: 'zażółć-🔧' });
  const body = (await request).postDataJSON() as { password: string };
  expect(Buffer.from(body.password, 'base64').toString('utf8')).toBe('zażółć-🔧');
});

test('logging out ends the session at the server and forgets the vehicle', async ({ page, request }) => {
  await logIn(page);
  const token = await page.evaluate(storedToken);
  await page.evaluate(() => {
    localStorage.setItem('LEVEL4_VEHICLE_DATA', '{}');
    localStorage.setItem('LEVEL4_VIN_SEARCH', 'X');
  });
  await page.getByRole('button', { name: 'Menu' }).click();
  const ended = page.waitForResponse('**/api/user/logout');
  await page.getByRole('link', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['language']);

  // The screen does not wait for it.
  await ended;
  const again = await request.post('/api/user/logout', {
    headers: { Authorization: `Bearer ${token ?? ''}` },
  });
  expect(again.status()).toBe(401);
  // Leaving on purpose is not being sent away: the next login begins at home.
  await fillLogin(page, demo);
  await expect(page).toHaveURL('/');
});

test('after a logout the screen that was left makes no calls and shows no notices', async ({
  page,
  request,
}) => {
  const catalogue = await Catalogue.open(request);
  const shopper = await Shopper.register(request);
  const vehicle = await catalogue.vehicle(examples.vin);
  await returnTo(page, '/level4', {
    'user-token': shopper.token,
    language: 'en',
    LEVEL4_VEHICLE_DATA: JSON.stringify(vehicle),
  });
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(response.url());
  });
  const left = page.waitForResponse(/user\/logout/i);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Log out' }).click();
  await (await left).finished();
  // Whoever looks at the tab again has what is shown read again.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(refused).toEqual([]);
});

test('an answer to a session that was left is not told of', async ({ page, request }) => {
  const shopper = await Shopper.register(request);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/AddItem|cartFromCsv/i, async (route) => {
    await held;
    await route.continue();
  });
  await shopper.visit(page, '/cart');
  await page.getByLabel('Part number').fill('34 11 5 318 642');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.goto('/cart');
  await page.getByLabel('Part number').fill('34 11 5 318 642');
  const sent = page.waitForRequest(/cartFromCsv/i);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  const late = (await sent).response();
  const left = page.waitForResponse(/user\/logout/i);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Log out' }).click();
  // The login is shown before the server has ended the session.
  await (await left).finished();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  release();
  expect((await late)?.status()).toBe(401);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a login without a network says so, also when nothing was typed or clicked before', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await context.setOffline(true);
  await page.evaluate(() => {
    // As a browser that remembers the password.
    for (const [name, value] of [
      ['email', 'demo@partsboard.example'],
      ['password', 'partsboard'],
    ] as const) {
      const field = document.querySelector(`input[name=${name}]`);
      if (field instanceof HTMLInputElement) field.value = value;
    }
    document.querySelector('form')?.requestSubmit();
  });
  await expect(page.getByRole('alert')).toContainText('Server or network error, please try later.');
});

test('a logout that does not reach the server still logs out', async ({ page }) => {
  await logIn(page);
  await page.route('**/api/user/logout', (route) => route.abort());
  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(storedToken)).toBeNull();
});

test('a page that is left in the middle of logging out is left logged out', async ({ page }) => {
  await logIn(page);
  const token = await page.evaluate(storedToken);
  const asked = page.waitForRequest('**/api/user/logout');
  await page.route('**/api/user/logout', () => undefined);
  await page.goto('/logout', { waitUntil: 'commit' });
  expect((await asked).headers()['authorization']).toBe(`Bearer ${token ?? ''}`);
  await page.goto('/cart');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(storedToken)).toBeNull();
});

test('other tabs follow a login and a logout', async ({ page, context }) => {
  const other = await context.newPage();
  await setEnglish(other);
  await other.goto('/cart');
  await expect(other).toHaveURL('/login');

  await logIn(page);
  await expect(other).toHaveURL('/cart');

  await page.goto('/logout');
  await expect(other).toHaveURL('/login');
});

test('a token that the server does not know leads to the login page and back again', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('once') === null) localStorage.setItem('user-token', 'stale.token.value');
    sessionStorage.setItem('once', 'yes');
  });
  await page.route('**/api/slider?sliderType=0', (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      body: '{"title":"Log in again."}',
    }),
  );
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(storedToken)).toBeNull();
});
