import { expect, test } from '@playwright/test';
import { logIn } from './visitor.ts';

test('the shop speaks Polish until another language is chosen, and remembers the choice', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(page.getByRole('heading', { name: 'Zaloguj się' })).toBeVisible();
  await expect(page).toHaveTitle(/części samochodowe/);

  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect(page, 'texts from the server follow').toHaveTitle(/car parts/);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
});

test('the side menu changes the language of the shop and of the names from the server', async ({ page }) => {
  await logIn(page);
  await expect(page.getByRole('link', { name: 'Warsaw branch' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByText('Polski').click();
  await expect(page.getByRole('link', { name: 'Oddział Warszawa', includeHidden: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Oddziały' })).toBeVisible();
  await page.goto('/no/such/page');
  await expect(page.getByText('Przepraszamy, nie możemy znaleźć tej strony.')).toBeVisible();
});

test('the login page fetches its own words, and every other screen waits for the rest', async ({ page }) => {
  const others: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/pl-rest-')) others.push(request.url());
  });
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/pl-rest-*.js', async (route) => {
    await held;
    await route.continue();
  });

  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Zaloguj się' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(others).toHaveLength(0);

  await page.getByRole('link', { name: 'Zarejestruj się' }).click();
  await expect.poll(() => others.length).toBe(1);
  // What stands there meanwhile, the login page or a skeleton, is a matter of 300 milliseconds.
  await expect(page.getByRole('textbox', { name: 'Miejscowość' })).toHaveCount(0);
  release?.();
  await expect(page.getByRole('textbox', { name: 'Miejscowość' })).toBeVisible();
});
