import { readFile } from 'node:fs/promises';
import type { ShippingAddressResponse } from '@partsboard/contract/checkout';
import type { StoreConfig } from '@partsboard/contract/reference';
import { expect, test, type Page, type Route } from '@playwright/test';
import { pads } from './buyer.ts';
import { placeOrder } from './desk-orders.ts';
import { alterAnswer } from './checkout-texts.ts';
import { languages, Shopper, type Language } from './shopper.ts';
import { demo } from './visitor.ts';

// An answer that is on its way when a journey ends is nobody's any more.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const words = {
  en: {
    empty: 'Order history is empty.',
    pdf: 'Confirmation (PDF)',
    accounting: 'Accounting documents',
    invoice: /^Invoice for order PB\d+$/,
    search: 'Search by order number, your reference, part number or part name',
    none: 'No order was found.',
    complete: 'Complete',
    pending: 'Pending',
    paid: 'Paid',
    delivered: 'Delivered',
    notShipped: 'Not yet shipped',
    again: 'Order again',
    added: 'Products added to cart',
    credit: 'Trade credit available',
    spending: 'Spending by month',
    nextPage: 'Next page',
    vat: /^VAT number PL\d{10}$/,
  },
  pl: {
    empty: 'Historia zamówień jest pusta.',
    pdf: 'Potwierdzenie (PDF)',
    accounting: 'Dokumenty księgowe',
    invoice: /^Faktura do zamówienia PB\d+$/,
    search: 'Szukaj po numerze zamówienia, Twoim numerze, numerze lub nazwie części',
    none: 'Nie znaleziono zamówienia.',
    complete: 'Zrealizowane',
    pending: 'Oczekuje',
    paid: 'Opłacone',
    delivered: 'Dostarczone',
    notShipped: 'Jeszcze niewysłane',
    again: 'Zamów ponownie',
    added: 'Dodano produkty do koszyka',
    credit: 'Dostępny kredyt kupiecki',
    spending: 'Wydatki w kolejnych miesiącach',
    nextPage: 'Następna strona',
    vat: /^NIP PL\d{10}$/,
  },
} as const satisfies Record<Language, unknown>;

async function placeOrders(shopper: Shopper, count: number): Promise<void> {
  const { ExistingAddresses, PickupPoints } = await shopper.call<ShippingAddressResponse>(
    'GET',
    'ShoppingCart/ShippingAddress',
  );
  for (let placed = 0; placed < count; placed += 1) {
    await shopper.put([pads, 1]);
    const answer = await shopper.call('POST', 'ShoppingCart/ConfirmCheckout', {
      BillingAddressId: ExistingAddresses[0]?.Id,
      PickUpInStoreId: PickupPoints[0]?.Id,
      PaymentMethodSystemName: 'Payments.Transfer',
      TermsOfServiceOnOrderConfirmPage: true,
    });
    expect(answer).toMatchObject({ Success: true });
  }
}

const rows = (page: Page) => page.getByRole('table').getByRole('row');

for (const language of languages) {
  const text = words[language];

  test(`a customer without orders is told so, ${language}`, async ({ page, request }) => {
    const shopper = await Shopper.register(request);
    await shopper.visit(page, '/my-account/order-history', language);
    await expect(page.getByText(text.empty)).toBeVisible();
  });

  test(`the confirmation of an order is downloaded as PDF, and not by another customer, ${language}`, async ({
    page,
    request,
  }) => {
    const { id, number, shopper } = await placeOrder(request);
    await shopper.visit(page, `/orderdetails/${id}`, language);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: text.pdf }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${number}.pdf`);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
    const other = await Shopper.register(request);
    const refused = await request.get(`/api/Order/Confirmation?id=${id}`, {
      headers: { Authorization: `Bearer ${other.token}` },
    });
    expect(refused.status()).toBe(404);
  });

  test(`the history is alive from the first start: chart, statuses, search, documents, credit, ${language}`, async ({
    page,
    request,
  }) => {
    const shopper = await Shopper.logIn(request, demo);
    await shopper.visit(page, '/my-account/order-history', language);
    await expect(page.getByRole('figure').getByText(text.spending)).toBeVisible();
    await expect(page.getByRole('figure').getByRole('listitem')).toHaveCount(12);
    expect(await rows(page).count()).toBeGreaterThan(12);
    const colour = (status: string) =>
      rows(page)
        .getByText(status, { exact: true })
        .first()
        .evaluate((node) => getComputedStyle(node).color);
    const success = await colour(text.complete);
    const warning = await colour(text.pending);
    expect(success).not.toBe(warning);
    expect([await colour(text.paid), await colour(text.delivered)]).toEqual([success, success]);
    expect(await colour(text.notShipped)).toBe(warning);
    await page.getByLabel(text.search).fill('PB100002');
    await expect(rows(page)).toHaveCount(2);
    await expect(page).toHaveURL(/search=PB100002/);
    await page.reload();
    await expect(rows(page)).toHaveCount(2);
    await page.getByLabel(text.search).fill('no such order');
    await expect(page.getByText(text.none)).toBeVisible();

    await page.getByRole('tab', { name: text.accounting }).click();
    await expect(page.getByText(text.invoice).first()).toBeVisible();
    await page.goto('/my-account/my-profile');
    await expect(page.getByText(text.credit)).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^[1-9]/);
    const [newest] = await shopper.orders();
    await page.goto(`/orderdetails/${newest?.Id}`);
    await expect(page.getByText(text.vat).first()).toBeVisible();
  });

  test(`an order opens on both of its pages and can be ordered again, ${language}`, async ({
    page,
    request,
  }) => {
    const shopper = await Shopper.register(request);
    await placeOrders(shopper, 1);
    const [order] = await shopper.orders();
    await shopper.visit(page, `/orderdetails/${order?.Id}`, language);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(order?.OrderNumber ?? '');
    await expect(page.getByText('ul. Prosta 1, hala B')).toBeVisible();
    await page.goto(`/my-account/order-history/${order?.Id}`);
    await page.getByRole('button', { name: text.again }).dblclick();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByText(text.added)).toBeVisible();
    expect(await shopper.cart()).toMatchObject([{ Quantity: 1 }]);
  });

  test(`ordering again says what is no longer sold, each in a sentence, ${language}`, async ({
    page,
    request,
  }) => {
    const shopper = await Shopper.register(request);
    await placeOrders(shopper, 1);
    const [order] = await shopper.orders();
    await page.route(/Order\/Again/i, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: ['Part 1 is gone.', 'Part 2 is gone.'] });
    });
    await shopper.visit(page, `/my-account/order-history/${order?.Id}`, language);
    await page.getByRole('button', { name: text.again }).click();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByText('Part 1 is gone.')).toBeVisible();
    await expect(page.getByText('Part 2 is gone.')).toBeVisible();
    await expect(page.getByText(text.added)).toHaveCount(0);
  });

  test(`a long history comes a page at a time, newest first, and the page is in the address, ${language}`, async ({
    page,
    request,
  }) => {
    const shopper = await Shopper.register(request);
    await placeOrders(shopper, 21);
    await shopper.visit(page, '/my-account/order-history', language);
    await expect(rows(page)).toHaveCount(21);
    await page.getByRole('button', { name: text.nextPage }).click();
    await expect(rows(page)).toHaveCount(2);
    await expect(page).toHaveURL(/page=2/);
    await page.reload();
    await expect(rows(page)).toHaveCount(2);
    await page.goto('/my-account/order-history?page=9');
    await expect(rows(page)).toHaveCount(2);
    await expect(page).toHaveURL(/page=2/);
  });

  test(`a search that found nothing is cleared without leaving its field, ${language}`, async ({
    page,
    request,
  }) => {
    const shopper = await Shopper.logIn(request, demo);
    await shopper.visit(page, '/my-account/order-history?search=nothing', language);
    await expect(page.getByText(text.none)).toBeVisible();
    const held: Route[] = [];
    await page.route(/Order\/List/i, (route) => void held.push(route));
    await page.getByLabel(text.search).fill('');
    await expect(page).toHaveURL('/my-account/order-history');
    await expect(page.getByText(text.empty)).toHaveCount(0);
    await expect(page.getByLabel(text.search)).toBeFocused();
    await Promise.all(held.map((route) => route.continue()));
    await expect(rows(page).nth(5)).toBeVisible();
    await expect(page.getByLabel(text.search)).toBeFocused();
  });

  test(`the way to all orders leaves the search, also in its field, ${language}`, async ({
    page,
    request,
  }) => {
    const shopper = await Shopper.logIn(request, demo);
    await shopper.visit(page, '/my-account/order-history?search=PB100002', language);
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('main').locator('a[href="/my-account/order-history"]').click();
    await expect(rows(page).nth(5)).toBeVisible();
    await expect(page.getByLabel(text.search)).toHaveValue('');
  });

  test(`an order is printed as a table, without what is for the screen, ${language}`, async ({
    page,
    request,
  }) => {
    const shopper = await Shopper.logIn(request, demo);
    const [order] = await shopper.orders();
    await shopper.visit(page, `/my-account/order-history/${order?.Id}`, language);
    await page.route(/Order\/again/i, (route) => route.abort());
    await page.getByRole('button', { name: text.again }).click();
    const notice = page.locator('.mantine-Notification-root').first();
    await expect(notice).toBeVisible();
    // An A4 page between its margins.
    await page.setViewportSize({ width: 700, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    await expect(notice).toBeHidden();
    await expect(page.getByRole('columnheader')).toHaveCount(7);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test(`documents of the accounting system are hidden where the store does not show them, ${language}`, async ({
    page,
    request,
  }) => {
    await alterAnswer<StoreConfig>(page, /\/api\/config/i, (config) => ({
      ...config,
      general: { ...config.general, showAccountingOrders: false },
    }));
    const shopper = await Shopper.logIn(request, demo);
    await shopper.visit(page, '/my-account/order-history', language);
    await expect(rows(page).nth(5)).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
  });

  for (const path of ['/orderdetails/999999', '/my-account/order-history/999999', '/orderdetails/rubbish']) {
    test(`an order that cannot be loaded leads back to the history: ${path}, ${language}`, async ({
      page,
      request,
    }) => {
      const shopper = await Shopper.register(request);
      await shopper.visit(page, path, language);
      await expect(page).toHaveURL('/my-account/order-history');
      await expect(page.getByText(text.empty)).toBeVisible();
    });
  }
}
