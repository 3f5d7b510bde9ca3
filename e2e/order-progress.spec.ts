import type { Order } from '@partsboard/contract/backoffice/orders';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { administrator, officeTexts, openBackoffice, postOffice, readOffice } from './backoffice.ts';
import { placeOrder } from './desk-orders.ts';
import { setLanguage } from './visitor.ts';

const texts = {
  pl: {
    shipments: 'Wysyłki',
    track: 'Śledź przesyłkę 0012345',
    progress: ['wysłano: 1', 'anulowano: 1'],
    amount: 'Kwota',
    left: 'Pozostaje',
  },
  en: {
    shipments: 'Shipments',
    track: 'Track 0012345',
    progress: ['sent: 1', 'cancelled: 1'],
    amount: 'Amount',
    left: 'What is left of it',
  },
} as const;

/** What a member of staff, who is logged in on the page, does to an order. */
async function act(page: Page, id: number, action: string, input: object): Promise<void> {
  const { version } = await readOffice<Order>(page, `orders/${id}`);
  await postOffice<Order>(page, `orders/${id}/${action}`, { version, ...input });
}

for (const language of ['pl', 'en'] as const) {
  const text = texts[language];

  test(`an order of which a part was sent and a part cancelled says so to its customer, ${language}`, async ({
    page,
    request,
  }) => {
    const order = await placeOrder(request, { quantity: 4 });
    await setLanguage(page, language);
    await openBackoffice(page, officeTexts[language], administrator);
    await act(page, order.id, 'confirmation', {});
    await act(page, order.id, 'shipments', {
      carrier: 'dpd',
      trackingNumber: '0012345',
      parcels: 1,
      lines: [{ line: 1, quantity: 1 }],
    });
    await act(page, order.id, 'cancellation', { lines: [{ line: 1, quantity: 1 }], reason: 'Broken' });

    const { OrderTotal, CancelledTotal } = await order.shopper.order(order.id);
    expect(CancelledTotal).toBeGreaterThan(0);
    const left = String(Math.round((OrderTotal - CancelledTotal) * 100));
    await order.shopper.visit(page, `/orderdetails/${order.id}`, language);
    const shipments = page.getByRole('region', { name: text.shipments });
    await expect(shipments.getByRole('link', { name: text.track })).toHaveAttribute('href', /dpd.*0012345/);
    for (const fact of text.progress) await expect(page.getByRole('main').getByText(fact)).toBeVisible();
    for (const name of [text.amount, text.left]) {
      const row = page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
      expect((await row.innerText()).replace(/\D/g, ''), name).toBe(left);
    }
    await expectAccessible(page, 'order of which a part was sent');
  });
}
