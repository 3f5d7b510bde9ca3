import { expect, test, type Page } from '@playwright/test';
import { speak, speakEnglish } from './visitor.ts';

/** Opens the login page and holds the libraries back until told. */
async function openWithoutLibraries(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/libraries-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  return release;
}

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
  await speakEnglish(page);
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
    sentence: 'Nie udało się wczytać sklepu. Sprawdź połączenie i spróbuj ponownie.',
    retry: 'Spróbuj ponownie',
    heading: 'Zaloguj się',
  },
  en: {
    sentence: 'The shop could not be loaded. Check your connection and try again.',
    retry: 'Retry',
    heading: 'Log in',
  },
};

for (const [code, language, width] of [
  ['early', 'pl', 390],
  ['libraries', 'pl', 1440],
  ['libraries', 'en', 390],
  ['frame', 'en', 1440],
  // The words of the login page are code as well.
  ['pl-login', 'pl', 1440],
  ['en', 'en', 1440],
] as const) {
  test(`a shop whose code does not arrive says so and can be tried again: ${code}, ${language}`, async ({
    page,
  }) => {
    const text = withoutCode[language];
    await page.setViewportSize({ width, height: 844 });
    await speak(page, language);
    await page.route(`**/assets/${code}-*.js`, (route) => route.abort());
    await page.goto('/login');
    await expect(page.getByRole('alert')).toContainText(text.sentence);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const retry = page.getByRole('button', { name: text.retry });
    await expect(retry).toBeInViewport({ ratio: 1 });
    await page.unroute(`**/assets/${code}-*.js`);
    await retry.click();
    await expect(page.getByRole('heading', { level: 1, name: text.heading })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

for (const size of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
]) {
  test(`at ${size.width} pixels the banner stands at its place before the libraries are there`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const letLibrariesCome = await openWithoutLibraries(page);
    const early = page.locator('.boot-banner');
    await expect(early).toBeVisible();
    await expect.poll(() => early.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    await expect(page.getByRole('status')).toBeInViewport();
    const before = await early.boundingBox();
    letLibrariesCome();
    const banners = page.getByRole('region', { name: 'Banery' });
    await expect(banners.getByRole('img', { includeHidden: true }).first()).toBeVisible();
    await expect(early).toBeHidden();
    const after = await banners.boundingBox();
    for (const side of ['x', 'y', 'width', 'height'] as const) {
      expect(after?.[side], side).toBeCloseTo(before?.[side] ?? 0, 0);
    }
  });
}

test('a phone, which shows no banner on the login page, shows none before it either', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letLibrariesCome = await openWithoutLibraries(page);
  await expect(page.getByRole('status')).toBeVisible();
  await expect(page.locator('.boot-banner')).toBeHidden();
  letLibrariesCome();
  await expect(page.getByRole('heading', { name: 'Zaloguj się' })).toBeVisible();
});

test('a first visitor gets the login page in less than 210 kB, and nothing on it moves', async ({
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
  expect(bytes).toBeLessThan(210_000);

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
