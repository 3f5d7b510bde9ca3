import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import {
  administrator,
  codeOf,
  fillOfficeLogin,
  officeCases,
  officeTexts,
  openBackoffice,
} from './backoffice.ts';
import { freshEmail, setLanguage } from './visitor.ts';

const roleTexts = {
  pl: {
    addRole: 'Dodaj rolę',
    polishName: 'Nazwa polska',
    englishName: 'Nazwa angielska',
    requiresFactor: 'Wymaga drugiego składnika logowania',
    save: 'Zapisz',
    saved: 'Dane zostały zapisane.',
    readAudit: 'Podgląd dziennika zmian',
    itIsYou: 'Potwierdź, że to Ty',
    confirm: 'Potwierdź',
    deleteAct: 'Usuń rolę …',
    deleteIt: 'Usuń',
    inUse: /^Tę rolę mają: /,
    isDeleted: /została usunięta\.$/,
    disable: 'Zablokuj',
    isDisabled: 'Konto jest zablokowane.',
    resetPassword: 'Zresetuj hasło',
    setUpFactor: 'Skonfiguruj drugi składnik logowania',
  },
  en: {
    addRole: 'Add a role',
    polishName: 'Polish name',
    englishName: 'English name',
    requiresFactor: 'Requires the second factor',
    save: 'Save',
    saved: 'Data was successfully saved.',
    readAudit: 'See the audit trail',
    itIsYou: 'Confirm that it is you',
    confirm: 'Confirm',
    deleteAct: 'Delete role …',
    deleteIt: 'Delete',
    inUse: /^These people have the role: /,
    isDeleted: /is deleted\.$/,
    disable: 'Disable',
    isDisabled: 'The login is disabled.',
    resetPassword: 'Reset password',
    setUpFactor: 'Set up the second factor',
  },
} as const;

const NEW_PASSWORD = 'a longer password 7';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const { language, width } of officeCases) {
  const texts = officeTexts[language];
  const text = roleTexts[language];

  /** Adds a role that requires no second factor. Answers its name in the language of the journey. */
  const addRole = async (page: Page): Promise<string> => {
    const unique = Math.random().toString(36).slice(2, 9);
    await page.goto('/backoffice/roles');
    await page.getByRole('link', { name: text.addRole }).click();
    await page.getByLabel(text.polishName).fill(`Rola ${unique}`);
    await page.getByLabel(text.englishName).fill(`Role ${unique}`);
    await page.getByRole('switch', { name: text.requiresFactor }).uncheck({ force: true });
    await button(page, texts.add).click();
    const name = language === 'pl' ? `Rola ${unique}` : `Role ${unique}`;
    await expect(page.getByRole('link', { name })).toBeVisible();
    return name;
  };

  /** Adds somebody with a role; answers the one-time password. */
  const addMember = async (page: Page, role: string, email: string): Promise<string> => {
    await page.goto('/backoffice/staff/new');
    await page.getByLabel(texts.name).fill(`Ewa ${role}`);
    await page.getByLabel(texts.email).fill(email);
    await page.getByRole('checkbox', { name: role }).check();
    await button(page, texts.add).click();
    const dialog = page.getByRole('dialog', { name: texts.oneTimePassword });
    const password = (await dialog.locator('pre').textContent()) ?? '';
    await dialog.getByRole('button', { name: texts.done }).click();
    return password;
  };

  /** The first login of somebody whose password others know. */
  const choosePassword = async (page: Page, email: string, password: string) => {
    await page.goto('/backoffice');
    await fillOfficeLogin(page, texts, { email, password });
    await page.getByLabel(texts.currentPassword, { exact: true }).fill(password);
    await page.getByLabel(texts.newPassword, { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel(texts.repeatPassword, { exact: true }).fill(NEW_PASSWORD);
    await button(page, texts.savePassword).click();
  };

  test.describe(`roles and logins of staff (${language}, ${width} wide)`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.beforeEach(({ page }) => setLanguage(page, language));

    test('a role is saved after a fresh login, and deleted when nobody has it', async ({ page }) => {
      await openBackoffice(page, texts, administrator);
      const role = await addRole(page);
      await page.getByRole('link', { name: role }).click();
      await page.getByRole('checkbox', { name: text.readAudit }).check();
      // As ten minutes after the login; the server says so once, and the call is repeated after the confirmation.
      await page.route(
        /\/api\/backoffice\/roles\/\d+$/,
        (route) =>
          route.fulfill({
            status: 403,
            contentType: 'application/problem+json',
            body: JSON.stringify({ status: 403, title: 'Log in again', code: 'fresh-login-required' }),
          }),
        { times: 1 },
      );
      await button(page, text.save).click();
      const dialog = page.getByRole('dialog', { name: text.itIsYou });
      await expectAccessible(page, 'fresh login');
      await dialog.getByLabel(texts.password, { exact: true }).fill(administrator.password);
      await dialog.getByRole('button', { name: text.confirm, exact: true }).click();
      await expect(page.getByText(text.saved)).toBeVisible();

      await addMember(page, role, freshEmail('role'));
      await page.goto('/backoffice/roles');
      await page.getByRole('link', { name: role }).click();
      const remove = async () => {
        await button(page, text.deleteAct).click();
        await page.getByRole('dialog').getByRole('button', { name: text.deleteIt, exact: true }).click();
      };
      await remove();
      await expect(page.getByText(text.inUse)).toContainText(`Ewa ${role}`);
      const unused = await addRole(page);
      await page.getByRole('link', { name: unused }).click();
      await expectAccessible(page, 'role that can be deleted');
      await remove();
      await expect(page.getByText(text.isDeleted)).toBeVisible();
      await expect(page.getByRole('link', { name: unused })).toHaveCount(0);
    });

    test('a login that is disabled ends at once; a reset asks for a new password', async ({
      page,
      browser,
    }) => {
      const email = freshEmail('disabled');
      await openBackoffice(page, texts, administrator);
      const password = await addMember(page, texts.orderDesk, email);
      const member = page.url();
      const context = await browser.newContext({ viewport: { width, height: 900 } });
      const other = await context.newPage();
      await setLanguage(other, language);
      await choosePassword(other, email, password);
      await expect(other.getByRole('heading', { level: 1, name: texts.welcome })).toBeVisible();

      await page.goto(member);
      const act = async (name: string) => {
        await button(page, name).click();
        await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
      };
      await act(text.resetPassword);
      const shown = page.getByRole('dialog', { name: texts.oneTimePassword });
      const second = (await shown.locator('pre').textContent()) ?? '';
      await shown.getByRole('button', { name: texts.done }).click();
      await other.reload();
      await expect(other.getByRole('heading', { level: 1, name: texts.logIn })).toBeVisible();
      await fillOfficeLogin(other, texts, { email, password: second });
      await expect(other.getByRole('heading', { level: 1, name: texts.newPasswordTitle })).toBeVisible();

      await act(text.disable);
      await expect(page.getByText(text.isDisabled)).toBeVisible();
      await other.reload();
      await expect(other.getByRole('heading', { level: 1, name: texts.logIn })).toBeVisible();
      await fillOfficeLogin(other, texts, { email, password: second });
      await expect(other.getByText(texts.wrongPassword)).toBeVisible();
      await context.close();
    });

    test('a role that requires the second factor asks for it at the next call', async ({ page, browser }) => {
      const email = freshEmail('factor');
      await openBackoffice(page, texts, administrator);
      const role = await addRole(page);
      const password = await addMember(page, role, email);
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const other = await context.newPage();
      await setLanguage(other, language);
      await choosePassword(other, email, password);
      await expect(other.getByRole('heading', { level: 1, name: texts.welcome })).toBeVisible();

      await page.goto('/backoffice/roles');
      await page.getByRole('link', { name: role }).click();
      await page.getByRole('switch', { name: text.requiresFactor }).check({ force: true });
      await button(page, text.save).click();
      await expect(page.getByText(text.saved)).toBeVisible();

      await other.reload();
      await expect(other.getByRole('heading', { level: 1, name: text.setUpFactor })).toBeVisible();
      await expectAccessible(other, 'second factor on a phone');
      const secret = (await other.locator('code').first().textContent()) ?? '';
      await other.getByLabel(texts.code).fill(codeOf(secret));
      await button(other, texts.turnOn).click();
      await button(other, texts.saved).click();
      await expect(other.getByRole('heading', { level: 1, name: texts.welcome })).toBeVisible();
      await context.close();
    });
  });
}
