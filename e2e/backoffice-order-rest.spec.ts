import type { Order } from '@partsboard/contract/backoffice/orders';
import type { PartSummary, StaffPart } from '@partsboard/contract/backoffice/parts';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessibleAtWork } from './accessible.ts';
import {
  administrator,
  officeCases,
  officeTexts,
  openBackoffice,
  postOffice,
  readOffice,
} from './backoffice.ts';
import { placeOrder } from './desk-orders.ts';
import { deskTexts } from './desk-texts.ts';
import { newestMailTo, setLanguage } from './visitor.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const badge = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByText(name, { exact: true }).first();

/** A part that can be ordered and that nobody has. */
async function findMissingPart(page: Page, place: number): Promise<PartSummary> {
  const { items } = await readOffice<{ items: PartSummary[] }>(
    page,
    'parts?stock=out&state=current&limit=100',
  );
  const part = items.filter(({ net }) => net !== null).at(place);
  if (!part) throw new Error('Every part is in stock');
  return part;
}

/** One piece of the part is delivered to the branch. */
async function receivePiece(page: Page, partId: number, branchId: number): Promise<void> {
  const { stock } = await readOffice<StaffPart>(page, `parts/${partId}`);
  const seen = stock.find(({ warehouseId }) => warehouseId === branchId)?.quantity ?? 0;
  await postOffice(page, `parts/${partId}/stock/${branchId}`, {
    kind: 'add',
    quantity: 1,
    seen,
    reason: 'delivery',
    note: '',
    goesBelowReserved: false,
  });
}

for (const { language, width } of officeCases) {
  const text = deskTexts[language];

  test.describe(`what is left of an order (${language}, ${width} wide)`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.beforeEach(async ({ page }) => {
      await setLanguage(page, language);
      await openBackoffice(page, officeTexts[language], administrator);
    });

    test('money that was paid for a cancelled order is refunded', async ({ page, request }) => {
      const order = await placeOrder(request);
      await page.goto(`/backoffice/orders/${order.id}`);
      const dialog = page.getByRole('dialog');
      await button(page, text.bookPayment).click();
      await dialog.getByRole('button', { name: text.book, exact: true }).click();
      await expect(badge(page, text.paid)).toBeVisible();
      await button(page, text.cancelAct).click();
      await dialog.getByRole('button', { name: text.cancel, exact: true }).click();
      await expect(badge(page, text.cancelled)).toBeVisible();
      await expect(badge(page, text.toBeRefunded)).toBeVisible();
      // Each mail is named, the one that confirmed the order included.
      const mails = page.getByRole('listitem').filter({ hasText: text.emailTo(order.shopper.email) });
      await expect(mails).toHaveCount(3);
      await expect(mails.last()).toContainText(`Order confirmation ${order.number}`);
      await expect(async () => {
        await page.reload();
        await expect(mails.last()).toContainText(text.mailSent, { timeout: 3_000 });
      }).toPass({ timeout: 30_000 });

      const row = page.getByRole('row').filter({ hasText: order.number });
      const showRefunds = async () => {
        await page.goto('/backoffice/orders');
        await page
          .getByRole('navigation', { name: text.queue })
          .getByRole('link', { name: text.toRefundTab })
          .click();
        await expect(page).toHaveURL(/isToRefund=true/);
      };
      await showRefunds();
      await expect(row.getByText(text.toBeRefunded)).toBeVisible();
      await expectAccessibleAtWork(page, 'orders to be refunded');
      await row.getByRole('link').press('Enter');
      await button(page, text.bookRefund).click();
      await expectAccessibleAtWork(page, 'dialog of a refund');
      await dialog.getByRole('button', { name: text.refund, exact: true }).click();
      await expect(badge(page, text.refunded)).toBeVisible();
      await expect(button(page, text.bookRefund)).toHaveCount(0);
      await expect.poll(() => newestMailTo(order.shopper.email)).toContain('cancelled goods');
      await showRefunds();
      await expect(row).toHaveCount(0);
      await page.goto(`/backoffice/orders/${order.id}`);
      await page.getByRole('link', { name: 'Warsztat Lis' }).click();
      await expect(page).toHaveURL(/\/backoffice\/customers\/\d+$/);
    });

    test('orders of all pages are selected together', async ({ page }) => {
      let answer = (): void => undefined;
      const wanted = new Promise<void>((done) => {
        answer = done;
      });
      // Pages of three, so that the orders of the demo have several.
      await page.route('**/api/backoffice/orders?*', async (route) => {
        await wanted;
        await route.continue({ url: `${route.request().url()}&limit=3` });
      });
      // None of the other journeys has placed one of these.
      const longAgo = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10);
      await page.goto(`/backoffice/orders?to=${longAgo}`);
      const selectAll = page.getByRole('checkbox', { name: text.selectAll });
      // A click before there are rows would be lost.
      await expect(selectAll).toBeDisabled();
      answer();
      await selectAll.check();
      await expect(page.getByText(text.allShownSelected)).toBeVisible();
      await expectAccessibleAtWork(page, 'selection of a page');
      await button(page, text.selectMatching).click();
      await expect(page.getByText(text.allSelected)).toBeVisible();
      const said = text.allSelected.exec((await page.getByText(text.allSelected).textContent()) ?? '')?.[1];
      expect(Number(said)).toBeGreaterThan(3);
      await expect(page.getByRole('region', { name: text.selection })).toContainText(`: ${said}`);
      await button(page, text.clearSelection).click();
      await expect(page.getByText(text.allSelected)).toHaveCount(0);
    });

    test('what arrives after the customer was called is announced by itself', async ({ page, request }) => {
      const part = await findMissingPart(page, language === 'en' ? -2 : 1);
      const order = await placeOrder(request, { isPickup: true, secondSku: part.number });
      await page.goto(`/backoffice/orders/${order.id}`);
      await button(page, text.confirm).click();
      await button(page, text.readyForPickup).click();
      await expect.poll(() => newestMailTo(order.shopper.email)).toContain('Still to come');
      const { branch } = await readOffice<Order>(page, `orders/${order.id}`);
      await receivePiece(page, part.id, branch.id);
      await expect
        .poll(() => newestMailTo(order.shopper.email), { timeout: 30_000 })
        .toContain('have arrived as well');
      // What the page showed before it arrived is a conflict to the server.
      await page.reload();
      await button(page, text.handOverAct).click();
      await page.getByRole('dialog').getByRole('button', { name: text.handOver, exact: true }).click();
      await expect(badge(page, text.delivered)).toBeVisible();
    });

    test('a pickup is announced as far as it is there, and its rest later', async ({ page, request }) => {
      const part = await findMissingPart(page, language === 'en' ? -1 : 0);
      const order = await placeOrder(request, { isPickup: true, secondSku: part.number });
      await page.goto(`/backoffice/orders/${order.id}`);
      await button(page, text.confirm).click();
      await button(page, text.readyForPickup).click();
      await expect.poll(() => newestMailTo(order.shopper.email)).toContain('Still to come');
      const handOver = async () => {
        await button(page, text.handOverAct).click();
        await page.getByRole('dialog').getByRole('button', { name: text.handOver, exact: true }).click();
      };
      await handOver();
      await expect(badge(page, text.partlyShipped)).toBeVisible();
      await button(page, text.readyForPickup).click();
      await expect(page.getByRole('alert').filter({ hasText: text.notDone })).toContainText(
        text.nothingThere,
      );

      const { branch } = await readOffice<Order>(page, `orders/${order.id}`);
      await receivePiece(page, part.id, branch.id);
      await expect
        .poll(async () => (await readOffice<Order>(page, `orders/${order.id}`)).missing, { timeout: 30_000 })
        .toBe(0);
      await page.reload();
      await button(page, text.readyForPickup).click();
      await expect(button(page, text.readyForPickup)).toHaveCount(0);
      await expect(button(page, text.cancelAct)).toHaveCount(0);
      await handOver();
      await expect(badge(page, text.delivered)).toBeVisible();
    });
  });
}
