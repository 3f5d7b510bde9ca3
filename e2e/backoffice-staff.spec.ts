import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import {
  administrator,
  codeOf,
  openBackoffice,
  fillOfficeLogin,
  leaveOffice,
  officeCases,
  officeTexts,
} from './backoffice.ts';
import { freshEmail, setLanguage } from './visitor.ts';

for (const { language, width } of officeCases) {
  const texts = officeTexts[language];

  test.describe(`staff of the back office (${language}, ${width} wide)`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.beforeEach(({ page }) => setLanguage(page, language));

    test('is added, chooses a password, sets up a second factor and logs in with it', async ({ page }) => {
      const email = freshEmail('staff');
      const name = `Ewa ${email.slice(6, 14)}`;
      await openBackoffice(page, texts, administrator);
      await page.goto('/backoffice/staff');
      await expectAccessible(page, 'staff');
      await page.getByRole('link', { name: texts.addStaff }).click();
      await page.getByLabel(texts.name).fill(name);
      await page.getByLabel(texts.email).fill(email);
      await page.getByRole('checkbox', { name: texts.orderDesk }).check();
      await expectAccessible(page, 'new member of staff');
      await page.getByRole('button', { name: texts.add, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: texts.oneTimePassword });
      const password = (await dialog.locator('pre').textContent()) ?? '';
      await dialog.getByRole('button', { name: texts.done }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

      await page.goto('/backoffice/audit');
      const row = page
        .getByRole('row')
        .filter({ hasText: texts.added })
        .filter({ hasText: 'Joanna Zielińska' });
      await expect(row.first()).toBeVisible();
      await expectAccessible(page, 'audit trail');
      await leaveOffice(page, texts);

      await fillOfficeLogin(page, texts, { email, password });
      await expect(page.getByRole('heading', { level: 1, name: texts.newPasswordTitle })).toBeVisible();
      await page.getByLabel(texts.currentPassword, { exact: true }).fill(password);
      await page.getByLabel(texts.newPassword, { exact: true }).fill('a longer password 7');
      await page.getByLabel(texts.repeatPassword, { exact: true }).fill('a longer password 7');
      await page.getByRole('button', { name: texts.savePassword }).click();
      await expect(page.getByRole('heading', { level: 1, name: texts.welcome })).toBeVisible();
      await expect(page.getByText(texts.noBranch)).toBeVisible();
      await page.goto('/backoffice/orders');
      await expect(page.getByText(texts.noBranch)).toBeVisible();
      await expectAccessible(page, 'orders without a branch');

      await page.goto('/backoffice/account');
      await expectAccessible(page, 'own account');
      await page.getByRole('button', { name: texts.setUp, exact: true }).click();
      await expect(page.getByRole('img', { name: texts.qrCode })).toBeVisible();
      const secret = (await page.getByRole('dialog').locator('code').textContent()) ?? '';
      await page.getByLabel(texts.code).fill(codeOf(secret));
      await page.getByRole('button', { name: texts.turnOn, exact: true }).click();
      const codes = page.getByRole('list', { name: texts.recoveryCodes }).getByRole('listitem');
      const recoveryCode = (await codes.first().textContent()) ?? '';
      await page.getByRole('button', { name: texts.saved }).click();
      await leaveOffice(page, texts);

      const person = { email, password: 'a longer password 7' };
      await fillOfficeLogin(page, texts, person);
      await expect(page.getByRole('heading', { level: 1, name: texts.secondFactor })).toBeVisible();
      await expectAccessible(page, 'second factor');
      await page.getByLabel(texts.code).fill(codeOf(secret, 1));
      await page.getByRole('button', { name: texts.next }).click();
      await expect(page.getByRole('heading', { level: 1, name: texts.welcome })).toBeVisible();
      await leaveOffice(page, texts);

      await fillOfficeLogin(page, texts, person);
      await page.getByRole('button', { name: texts.useRecoveryCode }).click();
      await page.getByLabel(texts.recoveryCode).fill(recoveryCode);
      await page.getByRole('button', { name: texts.next }).click();
      await expect(page.getByRole('heading', { level: 1, name: texts.welcome })).toBeVisible();
    });

    test('asks before a form with unsaved changes is left', async ({ page }) => {
      await openBackoffice(page, texts, administrator);
      await page.goto('/backoffice/staff/new');
      await page.getByLabel(texts.name).fill('Somebody');
      const nav = page.getByRole('link', { name: texts.staff }).first();
      await nav.click();
      const dialog = page.getByRole('dialog', { name: texts.leaveTitle });
      await dialog.getByRole('button', { name: texts.stay }).click();
      await expect(page.getByLabel(texts.name)).toHaveValue('Somebody');
      await nav.click();
      await dialog.getByRole('button', { name: texts.leave }).click();
      await expect(page.getByRole('heading', { level: 1, name: texts.staff })).toBeVisible();
    });

    test('is found in the audit trail by name and day', async ({ page }) => {
      await page.route('**/api/Store/get', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({
          response: answer,
          json: { ...((await answer.json()) as object), Name: 'Auto Group' },
        });
      });
      await openBackoffice(page, texts, administrator);
      await expect(page.getByRole('banner')).toContainText('Auto Group');
      await page.goto('/backoffice/audit');
      await page.getByRole('combobox', { name: texts.who }).fill('nowak');
      await page.getByRole('option', { name: 'Piotr Nowak' }).click();
      await expect(page).toHaveURL(/staffId=\d+/);
      await page.getByLabel(texts.fromDay).fill(texts.lastCentury);
      await page.keyboard.press('Tab');
      await expect(page).toHaveURL(/from=1999-12-31/);
      await expect(page.getByRole('row').filter({ hasText: 'Joanna Zielińska' })).toHaveCount(0);
    });

    test('reads that the back office could not be loaded', async ({ page }) => {
      await page.route('**/backoffice/assets/libraries-*.js', (route) => route.abort());
      await page.goto('/backoffice');
      await expect(page.getByRole('alert')).toContainText(texts.notLoaded);
    });

    test('has roles whose permissions can be looked at', async ({ page }) => {
      await openBackoffice(page, texts, administrator);
      await page.goto('/backoffice/roles');
      await expectAccessible(page, 'roles');
      await page.getByRole('link', { name: texts.orderDesk }).click();
      await expect(page.getByRole('heading', { level: 1, name: texts.orderDesk })).toBeVisible();
      await expectAccessible(page, 'role');
    });
  });
}
