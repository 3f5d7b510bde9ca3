import { expect, test, type Page } from '@playwright/test';
import { expectAccessibleAtWork } from './accessible.ts';
import { administrator, officeCases, officeTexts, openBackoffice, orderDesk } from './backoffice.ts';
import { placeOrder } from './desk-orders.ts';
import { deskTexts } from './desk-texts.ts';
import { setLanguage } from './visitor.ts';

for (const { language, width } of officeCases) {
  const texts = officeTexts[language];
  const text = deskTexts[language];

  /** Opens the palette, types and takes what has this name. */
  async function act(page: Page, typed: string, name: string): Promise<void> {
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog').filter({ has: page.getByPlaceholder(texts.goTo) });
    await palette.getByPlaceholder(texts.goTo).fill(typed);
    await palette.getByRole('button', { name, exact: true }).click();
    await expect(palette).toHaveCount(0);
  }

  test.describe(`the command palette (${language}, ${width} wide)`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.beforeEach(({ page }) => setLanguage(page, language));

    test('does to the open order what can be done to it', async ({ page, request }) => {
      const order = await placeOrder(request);
      await openBackoffice(page, texts, orderDesk);
      await page.goto(`/backoffice/orders/${order.id}`);
      await expect(page.getByRole('heading', { level: 1, name: order.number })).toBeVisible();
      await page.keyboard.press('Control+k');
      await expectAccessibleAtWork(page, 'palette with acts');
      await page.keyboard.press('Escape');
      await act(page, text.confirm, text.confirm);
      await expect(page.getByRole('button', { name: text.startPicking, exact: true })).toBeVisible();

      await act(page, order.number, text.shipAct);
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel(text.tracking)).toBeVisible();
      await expect(dialog.locator(':focus')).toHaveCount(1);
      await dialog.getByLabel(text.tracking).fill('0077');
      await dialog.getByRole('button', { name: text.ship, exact: true }).click();
      await expect(page.getByRole('main').getByText(text.shipped, { exact: true }).first()).toBeVisible();

      await page.goto('/backoffice/orders');
      await expect(page.getByRole('heading', { level: 1, name: text.orders })).toBeVisible();
      await page.keyboard.press('Control+k');
      await page.getByPlaceholder(texts.goTo).fill(text.markDelivered);
      await expect(page.getByRole('button', { name: text.markDelivered })).toHaveCount(0);
    });

    test('adds a member of staff from anywhere, for who may', async ({ page }) => {
      await openBackoffice(page, texts, administrator);
      await act(page, texts.addStaff, texts.addStaff);
      await expect(page.getByRole('heading', { level: 1, name: texts.addStaff })).toBeVisible();
    });

    test('offers nobody what the role does not allow, and logs out', async ({ page }) => {
      await openBackoffice(page, texts, orderDesk);
      await page.keyboard.press('Control+k');
      await page.getByPlaceholder(texts.goTo).fill(texts.addStaff);
      await expect(page.getByRole('button', { name: texts.addStaff })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await act(page, texts.logOut, texts.logOut);
      await expect(page.getByRole('button', { name: texts.logIn })).toBeVisible();
    });
  });
}
