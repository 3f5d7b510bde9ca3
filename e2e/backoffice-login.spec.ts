import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import {
  administrator,
  openBackoffice,
  fillOfficeLogin,
  leaveOffice,
  officeCases,
  officeTexts,
  orderDesk,
} from './backoffice.ts';
import { setLanguage } from './visitor.ts';

for (const { language, width } of officeCases) {
  const texts = officeTexts[language];

  test.describe(`the back office (${language}, ${width} wide)`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.beforeEach(({ page }) => setLanguage(page, language));

    test('says at the form that the password is wrong', async ({ page }) => {
      await page.goto('/backoffice');
      await expectAccessible(page, 'login');
      await fillOfficeLogin(page, texts, { ...administrator, password: 'something else' });
      await expect(page.getByText(texts.wrongPassword)).toBeVisible();
      await expect(page.getByLabel(texts.password, { exact: true })).toHaveAttribute('aria-invalid', 'true');
    });

    test('gives back the screen that was asked for before the login, and forgets it after the logout', async ({
      page,
    }) => {
      await page.goto('/backoffice/staff?search=Nowak');
      await fillOfficeLogin(page, texts, administrator);
      await expect(page).toHaveURL('/backoffice/staff?search=Nowak');
      await expect(page.getByRole('link', { name: 'Piotr Nowak' })).toBeVisible();
      await leaveOffice(page, texts);
      await page.goto('/backoffice');
      await expect(page.getByRole('heading', { level: 1, name: texts.logIn })).toBeVisible();
    });

    test('leads to the login when the session has ended elsewhere, and back', async ({ page }) => {
      const events = page.waitForResponse(/order-events/);
      await openBackoffice(page, texts, administrator);
      // What opens by itself must not be what finds the session ended.
      await events;
      await page.keyboard.press('Control+k');
      await page.getByPlaceholder(texts.goTo).fill(texts.audit);
      await page.context().clearCookies();
      await page.keyboard.press('Enter');
      await fillOfficeLogin(page, texts, administrator);
      await expect(page).toHaveURL('/backoffice/audit');
      await expect(page.getByRole('heading', { level: 1, name: texts.audit })).toBeVisible();
    });

    test('shows the order desk only what its role allows', async ({ page }) => {
      await openBackoffice(page, texts, orderDesk);
      const navigation = page.getByRole('navigation', { name: texts.navigation });
      await expect(navigation.getByRole('link').first()).toBeVisible();
      await expect(navigation.getByRole('link', { name: texts.staff })).toHaveCount(0);
      await expect(navigation.getByRole('link', { name: texts.audit })).toHaveCount(0);
      await page.goto('/backoffice/staff');
      await expect(page.getByRole('heading', { level: 1, name: texts.notAllowed })).toBeVisible();
      await expectAccessible(page, 'not allowed');
      await page.goto('/backoffice/nothing-here');
      await expect(page.getByRole('heading', { level: 1, name: texts.notFound })).toBeVisible();
    });

    test('jumps to a screen by Ctrl+K', async ({ page }) => {
      await openBackoffice(page, texts, administrator);
      await page.keyboard.press('Control+k');
      await page.getByPlaceholder(texts.goTo).fill(texts.audit);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/backoffice/audit');
      await expect(page.getByRole('heading', { level: 1, name: texts.audit })).toBeVisible();
    });
  });
}
