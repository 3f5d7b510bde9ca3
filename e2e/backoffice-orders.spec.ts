import { expect, test, type Page } from '@playwright/test';
import { expectAccessibleAtWork } from './accessible.ts';
import {
  administrator,
  exportButton,
  exportList,
  openBackoffice,
  officeCases,
  officeTexts,
  orderDesk,
  sheetOf,
} from './backoffice.ts';
import { freshReference, placeOrder } from './desk-orders.ts';
import { deskTexts } from './desk-texts.ts';
import { newestMailTo, setLanguage } from './visitor.ts';

const accountant = { ...administrator, email: 'accountant@partsboard.example' };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const badge = (page: Page, name: string) => page.getByRole('main').getByText(name, { exact: true }).first();

for (const { language, width } of officeCases) {
  const texts = officeTexts[language];
  const text = deskTexts[language];
  const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

  const openOrder = async (page: Page, { id, number }: { id: number; number: string }) => {
    await page.goto(`/backoffice/orders/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  };

  test.describe(`the order desk (${language}, ${width} wide)`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.beforeEach(({ page }) => setLanguage(page, language));

    test('takes an order from placed to complete, in two parcels', async ({ page, request }) => {
      const reference = freshReference();
      const order = await placeOrder(request, { quantity: 2, reference, note: 'Please call first.' });
      await openBackoffice(page, texts, orderDesk);
      await page
        .getByRole('navigation', { name: texts.navigation })
        .getByRole('link', { name: text.orders })
        .click();
      await page
        .getByRole('searchbox', { name: text.search })
        .fill(reference.replaceAll(' ', '').toLowerCase());
      const row = page.getByRole('row').filter({ hasText: reference });
      await expect(row).toHaveCount(1);
      await expect(page).toHaveURL(/search=/);
      await expectAccessibleAtWork(page, 'queue');
      await row.getByRole('link', { name: order.number }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: order.number })).toBeVisible();
      await expect(page.getByText(reference)).toBeVisible();
      await expect(page.getByText('Please call first.')).toBeVisible();

      await button(page, text.confirm).click();
      await button(page, text.startPicking).click();
      await expect(button(page, text.startPicking)).toBeHidden();
      await button(page, text.shipAct).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(text.quantity).fill('1');
      await dialog.getByLabel(text.tracking).fill('0012345');
      await expectAccessibleAtWork(page, 'dialog of a shipment');
      await dialog.getByRole('button', { name: text.ship, exact: true }).click();
      await expect(badge(page, text.partlyShipped)).toBeVisible();
      await expect(panel(page, text.shipments).getByRole('link', { name: '0012345' })).toHaveAttribute(
        'href',
        /dpd.*0012345/,
      );
      for (const name of [text.pickList, text.packingSlip, text.confirmation]) {
        const href = await panel(page, text.print).getByRole('link', { name }).getAttribute('href');
        const document = await page.request.get(href ?? '');
        expect(document.headers()['content-type']).toBe('application/pdf');
        expect((await document.body()).subarray(0, 5).toString()).toBe('%PDF-');
      }
      await button(page, text.shipAct).click();
      await dialog.getByRole('button', { name: text.ship, exact: true }).click();
      await expect(badge(page, text.shipped)).toBeVisible();
      await button(page, text.markDelivered).click();
      await button(page, text.complete).click();
      await expect(badge(page, text.isComplete)).toBeVisible();
      await expect(panel(page, text.actions).getByText(text.nothingToDo)).toBeVisible();
      await expectAccessibleAtWork(page, 'order');
      expect((await order.shopper.order(order.id)).ShippingStatus).toBe('Delivered');
    });

    test('cancels a line with a reason, and another order whole', async ({ page, request }) => {
      const order = await placeOrder(request, { quantity: 2 });
      await openBackoffice(page, texts, orderDesk);
      await openOrder(page, order);
      await button(page, text.cancelLinesAct).click();
      const dialog = page.getByRole('dialog');
      const doIt = dialog.getByRole('button', { name: text.cancelLines, exact: true });
      await expect(doIt).toBeDisabled();
      await dialog.getByLabel(text.quantity).fill('1');
      await dialog.getByLabel(text.reason).fill('Not made any more');
      await expectAccessibleAtWork(page, 'dialog of a cancellation');
      await doIt.click();
      await expect(panel(page, text.timeLine).getByText('Not made any more')).toBeVisible();
      await expect(badge(page, text.isNew)).toBeVisible();
      // The mail about the order itself may come first.
      await expect.poll(() => newestMailTo(order.shopper.email)).toContain('Not made any more');

      await button(page, text.cancelAct).click();
      await dialog.getByRole('button', { name: text.cancel, exact: true }).click();
      await expect(badge(page, text.cancelled)).toBeVisible();
      await expect(panel(page, text.actions).getByText(text.nothingToDo)).toBeVisible();
    });

    test('hands over what is picked up, writes notes and to the customer', async ({ page, request }) => {
      const order = await placeOrder(request, { isPickup: true });
      await openBackoffice(page, texts, orderDesk);
      await openOrder(page, order);
      await page.getByLabel(text.note, { exact: true }).fill('Keep it at the counter');
      await button(page, text.saveNote).click();
      await expect(panel(page, text.timeLine).getByText('Keep it at the counter')).toBeVisible();
      await page.getByText(text.toCustomer, { exact: true }).click();
      await page.getByLabel(text.message, { exact: true }).fill('It waits for you');
      await button(page, text.send).click();
      await expect(page.getByText(text.sent)).toBeVisible();
      const { OrderNotes } = await order.shopper.order(order.id);
      expect(OrderNotes.map(({ Note }) => Note)).toEqual(['It waits for you']);

      await button(page, text.confirm).click();
      await button(page, text.readyForPickup).click();
      await button(page, text.handOverAct).click();
      await page.getByRole('dialog').getByRole('button', { name: text.handOver, exact: true }).click();
      await expect(badge(page, text.delivered)).toBeVisible();
    });

    test('keeps filters in the address and under a name', async ({ page, request }) => {
      const order = await placeOrder(request, { isPickup: true });
      const other = await placeOrder(request);
      const name = `View ${freshReference()}`;
      await openBackoffice(page, texts, orderDesk);
      await page.goto('/backoffice/orders');
      await page.getByRole('combobox', { name: text.status }).click();
      await page.getByRole('option', { name: text.isNew, exact: true }).click();
      await page.keyboard.press('Escape');
      await page.getByRole('combobox', { name: text.delivery }).click();
      await page.getByRole('option', { name: text.pickup }).click();
      await expect(page).toHaveURL(/states=placed/);
      await expect(page).toHaveURL(/delivery=pickup/);
      await expect(page.getByRole('link', { name: order.number })).toBeVisible();
      await expect(page.getByRole('link', { name: other.number })).toHaveCount(0);
      await button(page, text.views).click();
      await page.getByRole('menuitem', { name: text.saveFilters }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(text.viewName).fill(name);
      await dialog.getByRole('button', { name: text.save }).click();
      await expect(dialog).toHaveCount(0);

      await page.goto('/backoffice/orders');
      await expect(page.getByRole('link', { name: other.number })).toBeVisible();
      await button(page, text.views).click();
      await page.getByRole('menuitem', { name }).click();
      await expect(page).toHaveURL(/delivery=pickup/);
      await expect(page.getByRole('link', { name: other.number })).toHaveCount(0);

      await button(page, text.views).click();
      await page.getByRole('menuitem', { name: text.manageViews }).click();
      const field = dialog.getByLabel(text.viewName).and(page.locator(`[value="${name}"]`));
      await field.fill(`${name} B`);
      await dialog.getByRole('button', { name: text.rename }).and(page.locator(':enabled')).click();
      await dialog.getByRole('button', { name: text.deleteView(`${name} B`) }).click();
      await expect(page.getByText(text.deleted(`${name} B`))).toBeVisible();
    });

    test('shows a new order without a reload', async ({ page, request }) => {
      await openBackoffice(page, texts, orderDesk);
      const isConnected = page.waitForResponse(/order-events/);
      await page.goto('/backoffice/orders');
      await isConnected;
      await expect(page.getByRole('switch', { name: text.sound })).not.toBeChecked();
      const order = await placeOrder(request);
      const row = page.getByRole('row').filter({ hasText: order.number });
      await expect(row.getByRole('img', { name: text.justArrived })).toBeVisible();
      await row.getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name: order.number })).toBeVisible();
      await page.goBack();
      await expect(row).toBeVisible();
      await expect(row.getByRole('img', { name: text.justArrived })).toHaveCount(0);
    });

    test('confirms several orders at once; who may export saves what is filtered', async ({
      page,
      request,
    }) => {
      const reference = freshReference();
      const orders = [await placeOrder(request, { reference }), await placeOrder(request, { reference })];
      await openBackoffice(page, texts, orderDesk);
      await page.goto(`/backoffice/orders?search=${encodeURIComponent(reference)}`);
      for (const { number } of orders)
        await page.getByRole('checkbox', { name: text.select(number) }).check();
      await expectAccessibleAtWork(page, 'selection');
      await page
        .getByRole('region', { name: text.selection })
        .getByRole('button', { name: text.confirm, exact: true })
        .click();
      await expect(page.getByText(text.confirmedAll)).toBeVisible();
      // What is confirmed can still be printed together.
      for (const { number } of orders)
        await page.getByRole('checkbox', { name: text.select(number) }).check();
      const selection = page.getByRole('region', { name: text.selection });
      await expect(selection.getByRole('button', { name: text.confirm, exact: true })).toHaveCount(0);
      const href = await selection.getByRole('link', { name: text.pickList }).getAttribute('href');
      const document = await page.request.get(href ?? '');
      expect(document.headers()['content-type']).toBe('application/pdf');
      await expect(page.getByRole('button', { name: exportButton })).toHaveCount(0);

      await page.context().clearCookies();
      await openBackoffice(page, texts, accountant);
      await page.goto(`/backoffice/orders?search=${encodeURIComponent(reference)}`);
      const stream = await (await exportList(page, 'CSV')).createReadStream();
      const csv = (await stream.toArray()).join('');
      const [head = '', ...rows] = csv.trimEnd().split('\r\n');
      expect(head.slice(0, text.csvHead.length + 1)).toBe(`\uFEFF${text.csvHead}`);
      expect(rows).toHaveLength(2);
      for (const row of rows) expect(row).toContain(reference);

      const [titles = [], ...cells] = await sheetOf(await exportList(page, 'Excel (XLSX)'));
      expect(titles.join(';')).toBe(head.slice(1));
      expect(cells).toHaveLength(2);
      for (const row of cells) {
        expect(row).toContain(reference);
        expect(row[2]).toBeInstanceOf(Date);
        expect(row.at(-1)).toEqual(expect.any(Number));
      }
    });

    test('says that somebody else was faster, and shows what was done', async ({
      page,
      request,
      context,
    }) => {
      const order = await placeOrder(request);
      await openBackoffice(page, texts, orderDesk);
      await openOrder(page, order);
      await button(page, text.cancelAct).click();
      const colleague = await context.newPage();
      await openOrder(colleague, order);
      await button(colleague, text.confirm).click();
      await expect(button(colleague, text.startPicking)).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: text.cancel, exact: true }).click();
      const alert = page.getByRole('alert').filter({ hasText: text.notDone });
      await expect(alert).toContainText(text.changedMeanwhile);
      await expect(alert).toBeFocused();
      await expect(button(page, text.startPicking)).toBeVisible();
    });

    test('offers nobody what the role does not allow', async ({ page, request }) => {
      const order = await placeOrder(request);
      await openBackoffice(page, texts, accountant);
      await page.goto('/backoffice/orders');
      await expect(page.getByRole('link', { name: order.number })).toBeVisible();
      await page.getByRole('checkbox', { name: text.select(order.number) }).check();
      await expect(panel(page, text.selection).getByRole('link', { name: text.pickList })).toBeVisible();
      await expect(panel(page, text.selection).getByRole('button', { name: text.confirm })).toHaveCount(0);
      await openOrder(page, order);
      await expect(panel(page, text.actions).getByRole('button')).toHaveText([text.bookPayment]);
      await expect(page.getByLabel(text.note, { exact: true })).toHaveCount(0);
      await button(page, text.bookPayment).click();
      await page.getByRole('dialog').getByRole('button', { name: text.book, exact: true }).click();
      await expect(badge(page, text.paid)).toBeVisible();
    });

    test('shows the columns that a person has chosen, also the next time', async ({ page }) => {
      await openBackoffice(page, texts, orderDesk);
      await page.goto('/backoffice/orders');
      const column = page.getByRole('columnheader', { name: text.customerColumn, exact: true });
      await expect(column).toBeVisible();
      await button(page, text.chooseColumns).click();
      const choice = page.getByRole('dialog', { name: text.chooseColumns });
      await expectAccessibleAtWork(page, 'choice of columns');
      await choice.getByRole('checkbox', { name: text.customerColumn }).uncheck();
      await expect(column).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('columnheader', { name: text.status })).toBeVisible();
      await expect(column).toHaveCount(0);
      await button(page, text.chooseColumns).click();
      await choice.getByRole('checkbox', { name: text.customerColumn }).check();
      await expect(column).toBeVisible();
    });

    test('lets an editor choose how a branch hears of orders, and see no order', async ({ page }) => {
      await openBackoffice(page, texts, { ...administrator, email: 'editor@partsboard.example' });
      await page.goto('/backoffice/orders');
      await expect(page.getByRole('heading', { level: 1, name: texts.notAllowed })).toBeVisible();
      await page.goto('/backoffice/branches');
      const choice = page.getByRole('radiogroup', { name: text.warsawMails });
      await choice.getByText(text.digest).click();
      await expect(page.getByText(text.saved)).toBeVisible();
      await expectAccessibleAtWork(page, 'branches');
      await page.reload();
      await expect(choice.getByRole('radio', { name: text.digest })).toBeChecked();
      await choice.getByText(text.each).click();
      await expect(page.getByText(text.saved)).toBeVisible();
    });
  });
}
