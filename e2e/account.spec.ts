import { expect, test } from '@playwright/test';
import { becomeBuyer } from './buyer.ts';

test.beforeEach(async ({ page, request }) => {
  await becomeBuyer(page, request);
});

test('personal data can be changed', async ({ page }) => {
  await page.goto('/my-account');
  await expect(page).toHaveURL('/my-account/my-profile');
  await page.getByLabel('First name').fill('Adam');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Basic information was successfully updated.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Adam');
});

test('a new password must be typed twice alike', async ({ page }) => {
  await page.goto('/my-account/my-profile');
  await page.getByRole('tab', { name: 'Password change' }).click();
  await page.getByLabel('New password').fill('another-one');
  await page.getByLabel('Repeat password').fill('something-else');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Password not match.')).toBeVisible();
  await page.getByLabel('Repeat password').fill('another-one');
  const request = page.waitForRequest(/SetPassword/i);
  await page.getByRole('button', { name: 'Save password' }).click();
  expect((await request).postDataJSON()).toEqual({
    password: Buffer.from('another-one', 'utf8').toString('base64'),
  });
  await expect(page.getByText('Password was successfully updated.')).toBeVisible();
});

test('addresses are added, changed and removed', async ({ page }) => {
  await page.goto('/my-account/addresses');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Your address was successfully deleted.')).toBeVisible();
  await expect(page.getByText('Addresses list is empty. Please add new address.')).toBeVisible();

  await page.getByRole('button', { name: 'Add new address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(dialog.getByText('This field is required').first()).toBeVisible();
  await dialog.getByLabel('Street address', { exact: false }).first().fill('ul. Nowa 5');
  await dialog.getByLabel('Zip code').fill('30-001');
  await dialog.getByLabel('City').fill('Kraków');
  await dialog.getByLabel('Country').selectOption({ label: 'Poland' });
  await expect(dialog.getByLabel('State / province')).toBeDisabled();
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('New address was successfully added.')).toBeVisible();
  await expect(page.getByText('ul. Nowa 5')).toBeVisible();
});
