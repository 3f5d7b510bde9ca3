import { expect, test, type Page } from '@playwright/test';
import { fillRegistration } from './registration.ts';
import { demo, fillLogin, freshEmail, setEnglish } from './visitor.ts';

test.beforeEach(async ({ page }) => {
  await setEnglish(page);
  await page.goto('/register');
});

const send = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Register' }).click();

test('every required field asks to be filled in, and the optional ones do not', async ({ page }) => {
  await send(page);
  await expect(page.getByText('This field is required')).toHaveCount(9);
  await expect(page.getByLabel('Email')).toBeFocused();
  for (const optional of ['Phone', 'Company name', 'VAT number']) {
    await expect(page.getByLabel(optional)).not.toHaveAttribute('aria-invalid', 'true');
  }
  const password = page.getByLabel(/^Password/);
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill('12345');
  await send(page);
  await expect(page.getByText('Use at least 6 characters')).toBeVisible();
  await expect(password).toHaveAccessibleDescription('Use at least 6 characters');
});

test('a state or province is asked for where the country has any, and closed elsewhere', async ({ page }) => {
  const state = page.getByLabel('State / province');
  await expect(state).toBeDisabled();
  await page.getByLabel('Country').selectOption({ label: 'Canada' });
  await expect(state).toBeEnabled();
  await send(page);
  await expect(page.getByText('This field is required')).toHaveCount(9);
  await state.selectOption({ label: 'Ontario' });
  await page.getByLabel('Country').selectOption({ label: 'Poland' });
  await expect(state).toBeDisabled();
  await expect(state).toHaveValue('');
});

test('a new customer comes to the login page and can log in', async ({ page }) => {
  const email = freshEmail('anna.nowak');
  await fillRegistration(page, email);
  await send(page);
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Data was successfully saved.')).toBeVisible();
  await fillLogin(page, { email, password: 'warsztat' });
  await expect(page).toHaveURL('/');
});

test('what the server refuses is a list with the first message of each field', async ({ page }) => {
  await fillRegistration(page, demo.email.toUpperCase());
  await send(page);
  const list = page.getByRole('alert').filter({ hasText: 'The registration was not accepted' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL('/register');
});

test('what a form complains about follows a change of the language', async ({ page }) => {
  await page.getByLabel(/^Password/).fill('12345');
  await page.getByLabel('Email').fill('nomail');
  await send(page);
  await expect(page.getByText('This field is required')).toHaveCount(7);
  await page.getByRole('button', { name: 'Polski' }).click();
  await expect(page.getByText('To pole jest wymagane')).toHaveCount(7);
  await expect(page.getByText('Użyj co najmniej 6 znaków')).toBeVisible();
  await expect(page.getByText('Podaj poprawny adres e-mail')).toBeVisible();
});
