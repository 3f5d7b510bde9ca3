import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { administrator, openBackoffice, officeCases, officeTexts, orderDesk } from './backoffice.ts';
import { pads } from './buyer.ts';
import { freshReference, placeOrder } from './desk-orders.ts';
import { deskTexts } from './desk-texts.ts';
import { setLanguage } from './visitor.ts';

const mailTexts = {
  pl: {
    emails: 'E-maile',
    lines: 'Pozycje',
    sent: 'Wysłany',
    show: /^Pokaż „/,
    sendAgain: /^Wyślij ponownie „/,
    goesTo: /^E-mail zostanie wysłany do /,
    sentAgain: /^E-mail wysłany ponownie do /,
    plainText: 'Sam tekst',
    templates: 'Szablony e-maili',
    confirmed: /^Zamówienie \S+ potwierdzone$/,
    language: 'Język e-maila',
    markShippedAct: 'Oznacz jako wysłane …',
    notAllShipped: 'Nie każde zamówienie wysłano',
  },
  en: {
    emails: 'Emails',
    lines: 'Lines',
    sent: 'Sent',
    show: /^Show “/,
    sendAgain: /^Send “.*” again$/,
    goesTo: /^The email goes to /,
    sentAgain: /^Email sent again to /,
    plainText: 'Plain text',
    templates: 'Email templates',
    confirmed: /^Order \S+ confirmed$/,
    language: 'Language of the email',
    markShippedAct: 'Mark shipped …',
    notAllShipped: 'Not every order was shipped',
  },
} as const;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** No part of the page is wider than the screen. */
const expectNoSidewaysScroll = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);

for (const { language, width } of officeCases) {
  const texts = officeTexts[language];
  const text = { ...deskTexts[language], ...mailTexts[language] };

  test.describe(`mails and many orders (${language}, ${width} wide)`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.beforeEach(({ page }) => setLanguage(page, language));

    test('a mail of an order is read as it was sent, and sent again', async ({ page, request }) => {
      const order = await placeOrder(request);
      await openBackoffice(page, texts, orderDesk);
      await page.goto(`/backoffice/orders/${order.id}`);
      await button(page, text.confirm).click();
      const emails = page.getByRole('region', { name: text.emails, exact: true });
      const row = emails.getByRole('listitem').first();
      await expect(async () => {
        await page.reload();
        await expect(row.getByText(text.sent, { exact: true })).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await row.getByRole('button', { name: text.show }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.frameLocator('iframe').getByRole('heading', { level: 1 })).toContainText(
        order.number,
      );
      await expectAccessible(page, 'preview of a mail');
      await dialog.getByRole('tab', { name: text.plainText }).click();
      await expect(dialog.locator('pre')).toContainText(`/orderdetails/${order.id}`);
      await page.keyboard.press('Escape');
      await row.getByRole('button', { name: text.sendAgain }).click();
      await expect(page.getByText(text.goesTo)).toBeVisible();
      await expect(page.getByRole('region', { name: text.timeLine }).getByText(text.sentAgain)).toBeVisible();
    });

    test('every mail is looked at in both languages', async ({ page }) => {
      await openBackoffice(page, texts, { ...administrator, email: 'editor@partsboard.example' });
      await page.getByRole('link', { name: text.templates }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: text.templates })).toBeVisible();
      await page.getByRole('button', { name: text.confirmed }).click();
      await expect(page.frameLocator('iframe').locator(`html[lang="${language}"]`)).toHaveCount(1);
      await expectAccessible(page, 'mail templates');
      const other = language === 'pl' ? 'English' : 'Polski';
      await page.getByRole('radiogroup', { name: text.language }).getByText(other).click();
      await expect(
        page.frameLocator('iframe').locator(`html[lang="${language === 'pl' ? 'en' : 'pl'}"]`),
      ).toHaveCount(1);
    });

    test('several orders are shipped at once, and what cannot leave is named', async ({ page, request }) => {
      const reference = freshReference();
      const orders = [await placeOrder(request, { reference }), await placeOrder(request, { reference })];
      const pickup = await placeOrder(request, { reference, isPickup: true });
      await openBackoffice(page, texts, orderDesk);
      await page.goto(`/backoffice/orders?search=${encodeURIComponent(reference)}`);
      const selection = page.getByRole('region', { name: text.selection });
      const choose = async () => {
        for (const { number } of [...orders, pickup])
          await page.getByRole('checkbox', { name: text.select(number) }).check();
      };
      await choose();
      await selection.getByRole('button', { name: text.confirm, exact: true }).click();
      await expect(selection).toHaveCount(0);
      await choose();
      await selection.getByRole('button', { name: text.markShippedAct }).click();
      const dialog = page.getByRole('dialog');
      await expectAccessible(page, 'dialog of many shipments');
      await dialog.getByRole('button', { name: text.ship, exact: true }).click();
      const told = page.getByRole('dialog', { name: text.notAllShipped });
      await expect(told.getByRole('listitem').filter({ hasText: pickup.number })).toContainText(
        pickup.number,
      );
      await page.keyboard.press('Escape');
      for (const { number } of orders)
        await expect(page.getByRole('row').filter({ hasText: number })).toContainText(text.shipped);
    });

    test('an order is found in the palette by its number and by the customer’s reference', async ({
      page,
      request,
    }) => {
      const reference = freshReference();
      const order = await placeOrder(request, { reference });
      await openBackoffice(page, texts, orderDesk);
      for (const typed of [reference, order.number]) {
        await page.goto('/backoffice/orders');
        await expect(page.getByRole('heading', { level: 1, name: text.orders })).toBeVisible();
        await page.keyboard.press('Control+k');
        await page.getByPlaceholder(texts.goTo).fill(typed);
        await page.getByRole('button', { name: new RegExp(order.number) }).click();
        await expect(page.getByRole('heading', { level: 1, name: order.number })).toBeVisible();
      }
    });

    test('an order and its mails fit on a phone', async ({ page, request }) => {
      const order = await placeOrder(request, { quantity: 2, reference: freshReference() });
      await page.setViewportSize({ width: 390, height: 844 });
      await openBackoffice(page, texts, orderDesk);
      for (const path of [`orders/${order.id}`, 'orders', 'mail-templates', 'returns', 'customers']) {
        await page.goto(`/backoffice/${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoSidewaysScroll(page);
      }
      await page.goto(`/backoffice/orders/${order.id}`);
      const lines = page.getByRole('region', { name: text.lines, exact: true });
      for (const cell of await lines.getByRole('row').last().getByRole('cell').all()) {
        const box = await cell.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
      }
      await expect(lines.getByText(pads)).toBeVisible();
      await expectAccessible(page, 'order on a phone');
    });
  });
}
