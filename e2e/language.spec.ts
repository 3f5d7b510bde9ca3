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
