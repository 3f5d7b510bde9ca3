import { examples } from '@partsboard/demo-catalogue/examples';
import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtWork } from './accessible.ts';
import {
  administrator,
  exportButton,
  exportList,
  officeCases,
  officeTexts,
  openBackoffice,
  orderDesk,
  sheetOf,
} from './backoffice.ts';
import { customerTexts } from './customer-texts.ts';
import { baseUrl } from './environment.ts';
import { Shopper } from './shopper.ts';
import { base64, freshEmail, newestMailTo, requestToken, returnTo, setLanguage } from './visitor.ts';

const manager = { ...administrator, email: 'manager@partsboard.example' };
const catalogueStaff = { ...administrator, email: 'catalogue@partsboard.example' };

/** Its registrations wait; those of the first store, where the other journeys register, do not. */
const STORE = 'Partsboard Flota';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function register(request: APIRequestContext, email: string): Promise<void> {
  const stores = (await (await request.get('/api/Store/list')).json()) as { Id: number; Name: string }[];
  const storeId = stores.find(({ Name }) => Name === STORE)?.Id ?? 0;
  const answer = await request.post('/api/Customer/register', {
    headers: { storeid: String(storeId) },
    data: {
      Email: email,
      Password: base64('warsztat'),
      FirstName: 'Jan',
      LastName: 'Zięba',
      Company: `Warsztat ${email.split('@')[0]}`,
      StreetAddress: 'ul. Prosta 1',
      StreetAddress2: 'brama B',
      ZipPostalCode: '00-001',
      City: 'Warszawa',
      CountryId: 1,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The shop in the customer's own browser, logged in. */
async function openShop(browser: Browser, language: 'pl' | 'en', email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseUrl });
  const page = await context.newPage();
  await setLanguage(page, language);
  const token = await requestToken(page.request, { email, password: 'warsztat' });
  await returnTo(page, '/', { 'user-token': token });
  return page;
}

for (const { language, width } of officeCases) {
  const texts = officeTexts[language];
  const text = customerTexts[language];

  const openCustomers = async (page: Page) => {
    await page
      .getByRole('navigation', { name: texts.navigation })
      .getByRole('link', { name: text.customers })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: text.customers })).toBeVisible();
  };

  const openPart = async (page: Page) => {
    await page.getByRole('combobox').first().fill(examples.partNumber);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/level4\/product\/\d+/);
  };

  test.describe(`customers (${language}, ${width} wide)`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.beforeEach(({ page }) => setLanguage(page, language));

    test('a registration waits without prices, is approved, blocked, let in again and erased', async ({
      page,
      request,
      browser,
    }) => {
      test.slow();
      await openBackoffice(page, texts, administrator);
      await openCustomers(page);
      await button(page, text.registrations).click();
      await page.getByRole('combobox', { name: STORE, exact: true }).click();
      await page.getByRole('option', { name: text.byStaff }).click();
      await expect(page.getByRole('combobox', { name: STORE, exact: true })).toHaveValue(text.byStaff);
      await expectAccessibleAtWork(page, 'how registrations are taken');
      await page.getByRole('dialog').getByRole('button', { name: texts.close }).click();

      const email = freshEmail('czeka');
      await register(request, email);
      await newestMailTo(email);
      const shop = await openShop(browser, language, email);
      await expect(shop.getByText(text.notice)).toBeVisible();
      await openPart(shop);
      await expect(shop.getByText(text.afterApproval).first()).toBeVisible();
      await expectAccessible(shop, 'the shop of somebody who waits');

      await page.getByRole('searchbox', { name: text.search }).fill(email);
      const row = page.getByRole('row').filter({ hasText: email.split('@')[0] ?? '' });
      await expect(row).toContainText(text.waits);
      await expectAccessibleAtWork(page, 'list of customers');
      const saved = await exportList(page, 'Excel (XLSX)');
      expect(saved.suggestedFilename()).toBe('customers.xlsx');
      expect((await sheetOf(saved)).flat()).toContain(email);
      await row.getByRole('link').press('Enter');
      await button(page, text.approveAct).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: text.discountTable }).click();
      await page.getByRole('option', { name: /^A · / }).click();
      await dialog.getByLabel(text.creditLimit).fill('1500');
      await dialog.getByRole('combobox', { name: text.homeBranch }).click();
      await page.getByRole('option').first().click();
      await expectAccessibleAtWork(page, 'dialog of an approval');
      await dialog.getByRole('button', { name: text.approve, exact: true }).click();
      await expect(page.getByRole('main').getByText(text.approved, { exact: true }).first()).toBeVisible();

      await shop.reload();
      await expect(shop.getByText(text.notice)).toHaveCount(0);
      await shop.getByRole('button', { name: text.checkStock }).first().click();
      await expect(
        shop
          .getByRole('main')
          .getByText(/\d(?:,|\.)\d\d|PLN/)
          .first(),
      ).toBeVisible();

      await page.getByLabel(text.partNumber).fill(examples.partNumber);
      await page.getByLabel(text.partNumber).press('Enter');
      await expect(page.getByText(text.ownGross)).toBeVisible();
      await expectAccessibleAtWork(page, 'customer');

      // What is typed stays while something else of the customer is changed.
      const name = page.getByLabel(text.companyName, { exact: true });
      const typed = `Serwis ${email.split('@')[0]}`;
      await name.fill(typed);
      await button(page, text.changeCreditAct).click();
      await dialog.getByLabel(text.creditLimit).fill('2500');
      await dialog.getByRole('button', { name: text.save, exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(name).toHaveValue(typed);
      await button(page, text.save).click();
      await expect(page.getByRole('heading', { level: 1, name: typed })).toBeVisible();
      await expect(name).toHaveValue(typed);

      await button(page, text.blockAct).click();
      await dialog.getByRole('button', { name: text.block, exact: true }).click();
      await expect(page.getByRole('main').getByText(text.blocked, { exact: true }).first()).toBeVisible();
      await shop.goto('/my-account/my-profile');
      await expect(shop.getByRole('heading', { level: 1, name: text.shopLogIn })).toBeVisible();
      const refused = await request.post('/api/user/login', {
        data: { email, password: base64('warsztat') },
        headers: { 'accept-language': language },
      });
      expect([refused.status(), await refused.text()]).toEqual([403, expect.stringMatching(text.closed)]);

      await button(page, text.unblock).click();
      await expect(page.getByRole('main').getByText(text.approved, { exact: true }).first()).toBeVisible();
      const again = await openShop(browser, language, email);
      await again.goto('/my-account/my-profile');
      await expect(again.locator('main')).toBeVisible();
      await expect(again).toHaveURL(/my-profile/);

      await button(page, text.eraseAct).click();
      const erase = dialog.getByRole('button', { name: text.erase });
      await expect(erase).toBeDisabled();
      await dialog.getByRole('textbox').fill(email);
      await expectAccessibleAtWork(page, 'dialog of an erasure');
      await erase.click();
      await expect(page.getByRole('main').getByText(text.erased, { exact: true }).first()).toBeVisible();
      await expect(page.getByText(email)).toHaveCount(0);
      await again.reload();
      await expect(again.getByRole('heading', { level: 1, name: text.shopLogIn })).toBeVisible();
    });

    test('are found in the palette; who may only read changes nothing, others see nothing', async ({
      page,
    }) => {
      await openBackoffice(page, texts, orderDesk);
      await page.keyboard.press('Control+k');
      await page.getByPlaceholder(texts.goTo).fill('Kowalska');
      // Orders of the customer are found as well; they begin with their number.
      await page.getByRole('button', { name: /^Auto Serwis Kowalska/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: /Auto Serwis Kowalska/ })).toBeVisible();
      await expect(
        page.getByRole('region', { name: text.actions }).getByText(text.nothingToDo),
      ).toBeVisible();
      for (const name of [text.blockAct, text.eraseAct, text.approveAct])
        await expect(button(page, name)).toHaveCount(0);
      await openCustomers(page);
      await expect(page.getByRole('button', { name: exportButton })).toHaveCount(0);
      await page.context().clearCookies();
      await openBackoffice(page, texts, catalogueStaff);
      await expect(
        page.getByRole('navigation', { name: texts.navigation }).getByRole('link', { name: text.customers }),
      ).toHaveCount(0);
      await page.goto('/backoffice/customers');
      await expect(page.getByRole('heading', { level: 1, name: texts.notAllowed })).toBeVisible();
    });

    test('show what used their trade credit, with the order that did', async ({ page }) => {
      await openBackoffice(page, texts, manager);
      await openCustomers(page);
      await page.getByRole('searchbox', { name: text.search }).fill('demo@partsboard.example');
      await page.getByRole('row').filter({ hasText: 'demo@' }).getByRole('link').press('Enter');
      await expect(page.getByRole('heading', { name: text.creditHistory })).toBeVisible();
      const history = page.getByRole('table').filter({ hasText: text.usedAfter });
      const placed = history.getByRole('row').filter({ hasText: text.orderPlaced });
      await expect(placed.first()).toContainText('+');
      await placed.first().getByRole('link').click();
      await expect(page).toHaveURL(/\/backoffice\/orders\/\d+$/);
    });

    test('a second person of a customer is invited by mail', async ({ page, request }) => {
      const { email } = await Shopper.register(request);
      const invited = freshEmail('druga');
      await openBackoffice(page, texts, manager);
      await openCustomers(page);
      await page.getByRole('searchbox', { name: text.search }).fill(email);
      await page.getByRole('row').filter({ hasText: email }).getByRole('link').press('Enter');
      await button(page, text.addPersonAct).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(text.firstName).fill('Ewa');
      await dialog.getByLabel(text.lastName).fill('Zima');
      await dialog.getByLabel(texts.email).fill(invited);
      await expectAccessibleAtWork(page, 'dialog of an invitation', '[role=dialog]');
      await dialog.getByRole('button', { name: text.addPerson }).click();
      await expect(page.getByRole('link', { name: invited })).toBeVisible();
      expect(await newestMailTo(invited)).toContain('forgot-password');
    });

    test('a second person is told who was faster', async ({ page, browser }) => {
      await openBackoffice(page, texts, manager);
      await openCustomers(page);
      // Not the same as in the other language, which is walked at the same time.
      const name = language === 'pl' ? 'Wiśniewski Mechanika' : 'Auto Serwis Kowalska';
      await page.getByRole('searchbox', { name: text.search }).fill(name);
      await page.getByRole('link', { name: new RegExp(name) }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible();
      const address = page.url();
      const other = await (await browser.newContext({ baseURL: baseUrl })).newPage();
      await setLanguage(other, language);
      await openBackoffice(other, texts, administrator);
      await other.goto(address);
      const save = language === 'pl' ? 'Zapisz' : 'Save';
      const number = language === 'pl' ? 'Numer we własnym systemie' : 'Number in the own system';
      await page.getByLabel(number).fill(`ERP-${Date.now() % 100_000}`);
      await other.getByLabel(number).fill(`ERP-${Date.now() % 99_999}`);
      await other.getByRole('button', { name: save, exact: true }).click();
      await expect(other.getByText(/^Data was successfully saved\.$|^Dane zostały/).first()).toBeVisible();
      await page.getByRole('button', { name: save, exact: true }).click();
      await expect(
        page
          .getByRole('alert')
          .filter({ hasText: 'Joanna' })
          .or(page.getByText(/ago|temu/))
          .first(),
      ).toBeVisible();
    });
  });
}
