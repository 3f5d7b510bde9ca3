import { expect, test } from '@playwright/test';
import { fillLogin, freshEmail, newestMailTo, setEnglish } from './visitor.ts';

test.beforeEach(async ({ page }) => {
  await setEnglish(page);
});

test('a forgotten password is replaced with the link from the mail, once', async ({ page, request }) => {
  const email = freshEmail('jan');
  const registered = await request.post('/api/Customer/register', {
    data: {
      Email: email,
      Password: Buffer.from('old-password').toString('base64'),
      FirstName: 'Jan',
      LastName: 'Kowalski',
      StreetAddress: 'ul. Prosta 1',
      StreetAddress2: '-',
      ZipPostalCode: '00-001',
      City: 'Warszawa',
      CountryId: 1,
    },
  });
  expect(registered.ok(), await registered.text()).toBe(true);

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The login form, which has an Email too, stays until the next screen is loaded.
  await expect(page.getByRole('button', { name: 'Reset password' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  const answered = page.waitForResponse(/Customer\/PasswordRecovery/i);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await answered;
  await expect(page.getByRole('alert')).toHaveCount(0);

  const link = recoveryLink(await recoveryMail(email));
  await page.goto(link);
  await page.getByLabel('New password').fill('new-password');
  await page.getByLabel('Confirm password').fill('another-one');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Password not match', { exact: true })).toBeVisible();
  await page.getByLabel('New password').fill('12345');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Use at least 6 characters')).toBeVisible();

  await page.getByLabel('New password').fill('new-password');
  await page.getByLabel('Confirm password').fill('new-password');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Password was successfully updated.')).toBeVisible();
  await fillLogin(page, { email, password: 'new-password' });
  await expect(page).toHaveURL('/');

  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  await page.goto(link);
  await page.getByLabel('New password').fill('third-password');
  await page.getByLabel('Confirm password').fill('third-password');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page).toHaveURL(/forgot-password\/confirm/);
});

test('a call for a new password that fails says nothing either', async ({ page }) => {
  await page.route('**/api/Customer/PasswordRecovery', (route) => route.abort());
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(freshEmail('nobody'));
  const failed = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await failed;
  await expect(page.getByRole('button', { name: 'Reset password' })).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a link without its token says that it is incomplete', async ({ page }) => {
  await page.goto('/forgot-password/confirm?email=a%40b.example');
  await expect(page.getByText('This link is incomplete.')).toBeVisible();
});

/** The welcome mail of the registration may come first. */
async function recoveryMail(email: string): Promise<string> {
  let mail = '';
  await expect
    .poll(async () => (mail = decoded(await newestMailTo(email))), { timeout: 20_000 })
    .toContain('/forgot-password/confirm');
  return mail;
}

const decoded = (mail: string): string =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

function recoveryLink(mail: string): string {
  const url = /https?:\/\/[^\s"<>]+\/forgot-password\/confirm\?[^\s"<>]+/.exec(mail)?.[0] ?? '';
  const { pathname, search } = new URL(url.replaceAll('&amp;', '&'));
  return pathname + search;
}
