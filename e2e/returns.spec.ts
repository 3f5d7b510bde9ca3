import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtWork } from './accessible.ts';
import { administrator, officeCases, officeTexts, openBackoffice, orderDesk } from './backoffice.ts';
import { placeOrder } from './desk-orders.ts';
import { deskTexts } from './desk-texts.ts';
import { returnTexts } from './return-texts.ts';
import type { Language } from './shopper.ts';
import { newestMailTo, setLanguage } from './visitor.ts';

const manager = { ...administrator, email: 'manager@partsboard.example' };
const accountant = { ...administrator, email: 'accountant@partsboard.example' };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const badge = (page: Page, name: string) => page.getByRole('main').getByText(name, { exact: true }).first();

/** A turbocharger with a deposit of 400 zł net. */
const EXCHANGE_PART = '11F-23362-N';

/** A red square. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGP4z8CAFWEXHbQSACj/P8Fu7N9hAAAAAElFTkSuQmCC',
  'base64',
);

for (const { language, width } of officeCases) {
  const texts = officeTexts[language];
  const desk = deskTexts[language];
  const text = returnTexts[language];

  /** Another person at another machine. */
  const pageOf = async (browser: Browser, of: Language = language): Promise<Page> => {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    await setLanguage(page, of);
    return page;
  };

  const deliver = async (page: Page, order: { readonly id: number; readonly number: string }) => {
    await openBackoffice(page, texts, orderDesk);
    await page.goto(`/backoffice/orders/${order.id}`);
    await expect(page.getByRole('heading', { level: 1, name: order.number })).toBeVisible();
    await button(page, desk.confirm).click();
    await button(page, desk.shipAct).click();
    await page.getByRole('dialog').getByRole('button', { name: desk.ship, exact: true }).click();
    await button(page, desk.markDelivered).click();
    await expect(badge(page, desk.delivered)).toBeVisible();
  };

  const openReturn = async (page: Page, number: string) => {
    await page
      .getByRole('navigation', { name: texts.navigation })
      .getByRole('link', { name: text.returns })
      .click();
    await page.getByRole('searchbox', { name: text.search }).fill(number);
    const row = page.getByRole('row').filter({ hasText: number });
    await expect(row).toHaveCount(1);
    await row.getByRole('link').press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  };

  test.describe(`returns (${language}, ${width} wide)`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.beforeEach(({ page }) => setLanguage(page, language));

    test('come back from the customer’s order page to the refund', async ({ page, request, browser }) => {
      test.setTimeout(180_000);
      const order = await placeOrder(request, { quantity: 2 });
      await deliver(page, order);

      const shop = await pageOf(browser);
      await order.shopper.visit(shop, `/orderdetails/${order.id}`, language);
      await button(shop, text.returnGoods).click();
      const form = shop.getByRole('dialog');
      await button(shop, text.request).click();
      await expect(form.getByText(text.chooseFirst)).toBeVisible();
      await form.getByLabel(text.pieces).fill('2');
      await form.getByLabel(text.reason).selectOption({ label: text.wrongPart });
      await form.getByLabel(text.comment).fill('It is too wide');
      const chooser = shop.waitForEvent('filechooser');
      await button(shop, text.addPhotos).click();
      await (await chooser).setFiles({ name: 'photo.png', mimeType: 'image/png', buffer: PHOTO });
      await expect(form.getByRole('img', { name: text.photo })).toBeVisible();
      await expectAccessible(shop, 'form of a return');
      await button(shop, text.request).click();
      await expect(badge(shop, text.requested)).toBeVisible();
      await expect(button(shop, text.returnGoods)).toHaveCount(0);
      await expectAccessible(shop, 'order with a return');

      const office = await pageOf(browser);
      await openBackoffice(office, texts, manager);
      await openReturn(office, `${order.number}-R1`);
      await expect(badge(office, text.awaiting)).toBeVisible();
      await expect(office.getByText('It is too wide')).toBeVisible();
      const photo = office.getByRole('img', { name: text.photo });
      await expect
        .poll(() => photo.evaluate((element) => (element as HTMLImageElement).naturalWidth))
        .toBe(8);
      await expectAccessibleAtWork(office, 'return');
      await button(office, text.approveAct).click();
      const dialog = office.getByRole('dialog');
      await dialog.getByLabel(text.message).fill('The driver takes it along');
      await button(office, text.approve).click();
      await button(office, text.receiveAct).click();
      await dialog.getByLabel(text.restocked).fill('1');
      await dialog.getByLabel(text.writtenOff).fill('1');
      await expectAccessibleAtWork(office, 'receipt of a return');
      await button(office, text.receive).click();
      await expect(badge(office, text.isReceived)).toBeVisible();
      // Money is not the branch manager's.
      await expect(office.getByText(text.nothingToDo)).toBeVisible();

      const accounting = await pageOf(browser);
      await openBackoffice(accounting, texts, accountant);
      await openReturn(accounting, `${order.number}-R1`);
      await button(accounting, text.refundAct).click();
      await expectAccessibleAtWork(accounting, 'refund of a return');
      await button(accounting, text.refund).click();
      await expect(badge(accounting, text.isSettled)).toBeVisible();

      await expect(page.getByText(text.timeLineRefund).first()).toBeVisible();
      await shop.reload();
      await expect(badge(shop, text.refunded)).toBeVisible();
      await expect(shop.getByText('The driver takes it along')).toBeVisible();
      await expect.poll(() => newestMailTo(order.shopper.email)).toContain(`${order.number}-R1`);
      for (const other of [shop, office, accounting]) await other.context().close();
    });

    test('of an old part give its deposit back', async ({ page, request, browser }) => {
      test.setTimeout(180_000);
      const order = await placeOrder(request, { sku: EXCHANGE_PART });
      await deliver(page, order);
      const { OrderCoreDeposits } = await order.shopper.order(order.id);
      expect(OrderCoreDeposits).toBe(492);
      const shop = await pageOf(browser);
      await order.shopper.visit(shop, `/orderdetails/${order.id}`, language);
      await button(shop, text.returnGoods).click();
      const form = shop.getByRole('dialog');
      await form.getByLabel(text.whatKind).selectOption({ label: text.oldParts });
      await form.getByLabel(text.pieces).fill('1');
      await expectAccessible(shop, 'form of an old part');
      await button(shop, text.request).click();
      await expect(badge(shop, text.requested)).toBeVisible();

      const office = await pageOf(browser);
      await openBackoffice(office, texts, manager);
      await openReturn(office, `${order.number}-R1`);
      await button(office, text.approveAct).click();
      await button(office, text.approve).click();
      await button(office, text.receiveAct).click();
      await office.getByRole('dialog').getByLabel(text.accepted).fill('1');
      await button(office, text.receive).click();
      await expect(badge(office, text.isReceived)).toBeVisible();

      const accounting = await pageOf(browser);
      await openBackoffice(accounting, texts, accountant);
      await openReturn(accounting, `${order.number}-R1`);
      await button(accounting, text.refundAct).click();
      await expect(accounting.getByRole('dialog')).toContainText('492');
      await button(accounting, text.refund).click();
      await expect(badge(accounting, text.isSettled)).toBeVisible();
      await page.reload();
      await expect(page.getByText(text.coresReturned)).toBeVisible();

      // The new part fails later: its price comes back, its deposit has.
      await order.shopper.requestReturn(order.id, 'defective');
      await openReturn(office, `${order.number}-R2`);
      await button(office, text.approveAct).click();
      await button(office, text.approve).click();
      await button(office, text.receiveAct).click();
      await office.getByRole('dialog').getByLabel(text.restocked).fill('0');
      await office.getByRole('dialog').getByLabel(text.writtenOff).fill('1');
      await button(office, text.receive).click();
      await expect(office.getByText(text.withoutDeposit)).toBeVisible();
      const { Items, RefundedTotal } = await order.shopper.order(order.id);
      expect(RefundedTotal).toBe(492);
      await openReturn(accounting, `${order.number}-R2`);
      await button(accounting, text.refundAct).click();
      await button(accounting, text.refund).click();
      await expect(badge(accounting, text.isSettled)).toBeVisible();
      expect((await order.shopper.order(order.id)).RefundedTotal).toBeCloseTo(
        492 + (Items[0]?.UnitPrice ?? 0),
      );
      for (const other of [shop, office, accounting]) await other.context().close();
    });

    test('of what has left are asked for while the rest is still to leave', async ({
      page,
      request,
      browser,
    }) => {
      test.setTimeout(180_000);
      const order = await placeOrder(request, { quantity: 2 });
      await openBackoffice(page, texts, orderDesk);
      await page.goto(`/backoffice/orders/${order.id}`);
      await button(page, desk.confirm).click();
      await button(page, desk.shipAct).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(desk.quantity).fill('1');
      await dialog.getByRole('button', { name: desk.ship, exact: true }).click();
      await expect(badge(page, desk.partlyShipped)).toBeVisible();

      const shop = await pageOf(browser);
      await order.shopper.visit(shop, `/orderdetails/${order.id}`, language);
      await button(shop, text.returnGoods).click();
      const form = shop.getByRole('dialog');
      await expect(form.getByText(text.onePossible)).toBeVisible();
      await form.getByLabel(text.pieces).fill('1');
      await form.getByLabel(text.reason).selectOption({ label: text.wrongPart });
      await button(shop, text.request).click();
      await expect(badge(shop, text.requested)).toBeVisible();

      const office = await pageOf(browser);
      await openBackoffice(office, texts, manager);
      await openReturn(office, `${order.number}-R1`);
      await button(office, text.approveAct).click();
      await button(office, text.approve).click();
      await button(office, text.receiveAct).click();
      await button(office, text.receive).click();
      await expect(badge(office, text.isReceived)).toBeVisible();
      await page.reload();
      await expect(badge(page, desk.partlyShipped)).toBeVisible();
      await button(page, desk.shipAct).click();
      await dialog.getByRole('button', { name: desk.ship, exact: true }).click();
      await expect(badge(page, desk.shipped)).toBeVisible();
      for (const other of [shop, office]) await other.context().close();
    });

    test('are refused with a reason that the customer reads', async ({ page, request, browser }) => {
      test.setTimeout(180_000);
      const order = await placeOrder(request);
      await deliver(page, order);
      await order.shopper.requestReturn(order.id, 'not-needed');
      const office = await pageOf(browser);
      await openBackoffice(office, texts, manager);
      await openReturn(office, `${order.number}-R1`);
      await button(office, text.refuseAct).click();
      const dialog = office.getByRole('dialog');
      await expect(button(office, text.refuse)).toBeDisabled();
      await dialog.getByLabel(text.refusalReason).fill('The package was opened');
      await button(office, text.refuse).click();
      await expect(badge(office, text.isRefused)).toBeVisible();
      await order.shopper.visit(page, `/orderdetails/${order.id}`, language);
      await expect(badge(page, text.refused)).toBeVisible();
      await expect(page.getByText('The package was opened')).toBeVisible();
      await expect(button(page, text.returnGoods)).toBeVisible();
      await office.context().close();
    });
  });
}
