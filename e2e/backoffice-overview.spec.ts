import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import {
  administrator,
  exportList,
  officeCases,
  officeTexts,
  openBackoffice,
  orderDesk,
  sheetOf,
} from './backoffice.ts';
import { placeOrder } from './desk-orders.ts';
import { setLanguage } from './visitor.ts';

const overviewTexts = {
  pl: {
    toDo: 'Do zrobienia',
    sales: 'Sprzedaż',
    today: /^Dzisiaj: /,
    waiting: 'Oczekujące zamówienia',
    allWaiting: /^Wszystkie oczekujące: /,
    misses: 'Wyszukiwania bez wyników',
    allMisses: /^Wszystkie frazy z 30 dni: /,
    wanted: 'Poszukiwane części',
    toApprove: /^Klienci do zatwierdzenia/,
    undelivered: /^E-maile niedostarczone/,
    chart: /^Przychód: ostatnie 30 dni/,
    orders: 'Zamówienia',
    emails: 'E-maile',
    search: 'Szukaj',
    sent: 'Wysłany',
    sendAgain: 'Wyślij ponownie',
    goesTo: /^E-mail zostanie wysłany do /,
    plainText: 'Sam tekst',
    tasks: 'Zadania w tle',
    timed: 'O określonych porach',
    cleanUp: 'Usuwanie przeterminowanych danych',
    log: 'Dziennik',
    logTitle: 'Dziennik zadań w tle',
    audit: 'Dziennik zmian',
    resent: 'Wysłano ponownie e-mail o zamówieniu',
  },
  en: {
    toDo: 'To do',
    sales: 'Sales',
    today: /^Today: /,
    waiting: 'Waiting orders',
    allWaiting: /^All waiting orders: /,
    misses: 'Searches without results',
    allMisses: /^All phrases of 30 days: /,
    wanted: 'Wanted parts',
    toApprove: /^Customers to approve/,
    undelivered: /^Undelivered emails/,
    chart: /^Revenue of the last 30 days/,
    orders: 'Orders',
    emails: 'Emails',
    search: 'Search',
    sent: 'Sent',
    sendAgain: 'Send again',
    goesTo: /^The email goes to /,
    plainText: 'Plain text',
    tasks: 'Background tasks',
    timed: 'At certain times',
    cleanUp: 'Remove what has expired',
    log: 'Log',
    logTitle: 'Log of background tasks',
    audit: 'Audit trail',
    resent: 'Sent an email about an order again',
  },
} as const;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** The number at the end of a link. */
async function numberIn(page: Page, name: RegExp): Promise<number> {
  const text = await page.getByRole('link', { name }).innerText();
  return Number(/(\d+)\s*$/.exec(text)?.[1]);
}

/** How many rows the list on the screen has. */
const rowsShown = async (page: Page): Promise<number> =>
  Number(/\d+/.exec(await page.getByRole('status').filter({ hasText: /^\d+ / }).innerText())?.[0]);

for (const { language, width } of officeCases) {
  const texts = officeTexts[language];
  const text = overviewTexts[language];

  test.describe(`what is going on (${language}, ${width} wide)`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.beforeEach(({ page }) => setLanguage(page, language));

    test('the start screen counts, and each number opens the list that it counts', async ({
      page,
      request,
    }) => {
      const order = await placeOrder(request);
      const phrase = `brakujaca rzecz ${language}`;
      await order.shopper.call('POST', 'Level4Product/Search', { term: phrase });
      await openBackoffice(page, texts, administrator);
      await expect(page.getByRole('img', { name: text.chart })).toBeVisible();
      await expectAccessible(page, 'dashboard');
      const miss = page.getByRole('region', { name: text.misses }).getByRole('link', { name: phrase });
      await miss.click();
      await expect(page.getByRole('searchbox')).toHaveValue(phrase);
      await page.goBack();

      await page.getByRole('link', { name: text.today }).click();
      await expect(heading(page, text.orders)).toBeVisible();
      await expect(page.getByRole('row').filter({ hasText: order.number })).toBeVisible();

      for (const [name, title] of [
        [text.allMisses, text.misses],
        [text.undelivered, text.emails],
      ] as const) {
        await page.goto('/backoffice');
        await expect(page.getByRole('region', { name: text.sales })).toBeVisible();
        const number = await numberIn(page, name);
        await page.getByRole('link', { name }).click();
        await expect(heading(page, title)).toBeVisible();
        await expect(async () => expect(await rowsShown(page)).toBe(number)).toPass();
        await expectAccessible(page, title);
      }
    });

    test('the order desk sees orders and no more than it may', async ({ page }) => {
      await openBackoffice(page, texts, orderDesk);
      await expect(page.getByRole('region', { name: text.waiting })).toBeVisible();
      await expect(page.getByRole('link', { name: text.undelivered })).toHaveCount(0);
      await page.getByRole('link', { name: text.allWaiting }).click();
      await expect(heading(page, text.orders)).toBeVisible();
    });

    test('a mail is found, read and sent again, and the trail tells who did it', async ({
      page,
      request,
    }) => {
      const order = await placeOrder(request);
      await openBackoffice(page, texts, administrator);
      await page.goto('/backoffice/mails');
      await page.getByRole('searchbox', { name: text.search }).fill(order.shopper.email);
      await expect(page).toHaveURL(/search=/);
      const row = page.getByRole('row').filter({ hasText: order.number });
      await expect(async () => {
        await page.reload();
        await expect(row.getByText(text.sent, { exact: true })).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await row.getByRole('link').click();
      await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toContainText(
        order.number,
      );
      await expectAccessible(page, 'a mail');
      await page.getByRole('tab', { name: text.plainText }).click();
      await expect(page.locator('pre')).toContainText(order.number);
      await page.getByRole('button', { name: text.sendAgain, exact: true }).click();
      await expect(page.getByText(text.goesTo)).toBeVisible();

      await page.goto(`/backoffice/audit?search=${order.number}`);
      const entry = page.getByRole('row').filter({ hasText: text.resent });
      await expect(entry).toBeVisible();
      await expectAccessible(page, 'audit trail');
      expect((await exportList(page, 'CSV')).suggestedFilename()).toBe('audit.csv');
      const saved = await exportList(page, 'Excel (XLSX)');
      expect(saved.suggestedFilename()).toBe('audit.xlsx');
      expect((await sheetOf(saved)).flat()).toContain(order.number);
      await entry.getByRole('link', { name: order.number }).click();
      await expect(page.getByRole('heading', { level: 1, name: order.number })).toBeVisible();
    });

    test('background tasks show what runs, what comes next and what was done', async ({ page }) => {
      await openBackoffice(page, texts, administrator);
      await page.goto('/backoffice/tasks');
      await expect(heading(page, text.tasks)).toBeVisible();
      const timed = page.getByRole('region', { name: text.timed });
      await expect(timed.getByRole('row').filter({ hasText: text.cleanUp })).toContainText('*/10');
      await expectAccessible(page, 'background tasks');
      await page.getByRole('link', { name: text.log, exact: true }).click();
      await expect(heading(page, text.logTitle)).toBeVisible();
      await expectAccessible(page, 'log of tasks');
    });

    test('all of it fits on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openBackoffice(page, texts, administrator);
      for (const path of ['', 'mails', 'tasks', 'task-runs', 'audit', 'search-misses', 'wanted-parts']) {
        await page.goto(`/backoffice/${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(
          page
            .getByRole('status')
            .or(page.getByRole('region', { name: text.toDo }))
            .first(),
        ).toBeVisible();
        const tooWide = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(await tooWide(), path).toBe(0);
      }
    });
  });
}
