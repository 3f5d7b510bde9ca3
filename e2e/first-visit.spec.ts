import { expect, test } from '@playwright/test';
import { setLanguage, setEnglish } from './visitor.ts';

// An answer that is on its way when a journey ends is nobody's any more.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('a first visitor waits for no call: the answers came with the page', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  await page.goto('/login');
  await expect(page).toHaveTitle(/części samochodowe/);
  await expect(page.getByRole('region', { name: 'Banery' })).toContainText('Katalog, stany i Twoje ceny');
  await expect(page.getByRole('contentinfo')).toContainText('Wszelkie prawa zastrzeżone');
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
});

test('who has chosen English gets nothing of the Polish answers in the page', async ({ page }) => {
  await setEnglish(page);
  await page.goto('/login');
  await expect(page).toHaveTitle(/car parts/);
  await expect(page.getByRole('region', { name: 'Banners' })).toContainText('your own prices in one place');
  await expect(page.getByRole('contentinfo')).toContainText('All rights reserved');
  await page.getByRole('button', { name: 'Polski' }).click();
  await expect(page.getByRole('region', { name: 'Banery' })).toContainText('Katalog, stany i Twoje ceny');
});

test('answers that were damaged on their way are asked for instead', async ({ page }) => {
  await page.route('**/login', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/(id="answers">.{40}).*?(<\/script>)/, '$1$2') });
  });
  const asked = page.waitForRequest('**/api/config');
  await page.goto('/login');
  await asked;
  await expect(page).toHaveTitle(/części samochodowe/);
  await expect(page.getByRole('region', { name: 'Banery' })).toContainText('Katalog, stany i Twoje ceny');
});

const withoutCode = {
  pl: {
    message: 'Nie udało się wczytać sklepu. Sprawdź połączenie i spróbuj ponownie.',
    retry: 'Spróbuj ponownie',
    heading: 'Zaloguj się',
  },
  en: {
    message: 'The shop could not be loaded. Check your connection and try again.',
    retry: 'Retry',
    heading: 'Log in',
  },
};

for (const [code, language, width] of [
  ['libraries', 'pl', 1440],
  ['libraries', 'en', 390],
  ['index', 'pl', 390],
  ['index', 'en', 1440],
] as const) {
  test(`a shop whose code does not arrive shows a message and can be tried again: ${code}, ${language}`, async ({
    page,
  }) => {
    const text = withoutCode[language];
    await page.setViewportSize({ width, height: 844 });
    await setLanguage(page, language);
    await page.route(`**/assets/${code}-*.js`, (route) => route.abort());
    await page.goto('/login');
    await expect(page.getByRole('alert')).toContainText(text.message);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const retry = page.getByRole('button', { name: text.retry });
    await expect(retry).toBeInViewport({ ratio: 1 });
    await page.unroute(`**/assets/${code}-*.js`);
    await retry.click();
    await expect(page.getByRole('heading', { level: 1, name: text.heading })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('a first visitor gets the login page in less than 200 kB, and nothing on it moves', async ({
  page,
  context,
}) => {
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  let bytes = 0;
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto('/login');
  await expect(page.getByRole('region', { name: 'Banery' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThan(200_000);

  const shift = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) =>
          done(
            list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => done(0));
      }),
  );
  expect(shift).toBe(0);
});
