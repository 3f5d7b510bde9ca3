import { expect, test } from '@playwright/test';
import { pads } from './buyer.ts';
import { button, checkoutTexts, openCheckout, ownAddress, radio, reachConfirm } from './checkout-texts.ts';
import { expectAccessible } from './accessible.ts';
import { isApart } from './brake-board.ts';
import { languages, Shopper } from './shopper.ts';

const transferTexts = {
  en: { code: 'QR code of the transfer', copy: 'Copy the account number', copied: 'Copied' },
  pl: { code: 'Kod QR przelewu', copy: 'Kopiuj numer rachunku', copied: 'Skopiowano' },
} as const;

let shopper: Shopper;

test.beforeEach(async ({ request }) => {
  shopper = await Shopper.register(request);
});

for (const language of languages) {
  const text = checkoutTexts[language];

  test(`the success page says what the order comes to and what happens next, ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize(
      language === 'pl' ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    );
    await reachConfirm(page, shopper, language);
    await page.getByRole('checkbox').check();
    await button(page, text.place).click();
    await expect(page.getByText(text.number)).toBeVisible();
    await expect(page.getByRole('heading', { name: text.nextSteps })).toBeVisible();
    const notice = page.getByRole('alert').filter({ hasText: text.placed });
    await expect(notice).toBeVisible();
    const boxes = await notice.evaluate(async (element) => {
      await Promise.all(element.getAnimations().map((animation) => animation.finished));
      const shown = [element, ...document.querySelectorAll('main :is(h1, h2, p, dt, dd, a, button, img)')];
      return shown.map((each) => each.getBoundingClientRect().toJSON() as DOMRect);
    });
    const [own = null, ...others] = boxes;
    expect(others.filter((box) => !isApart(own, box))).toEqual([]);
    const [order] = await shopper.orders();
    const total = new Intl.NumberFormat(language === 'pl' ? 'pl-PL' : 'en-GB', {
      style: 'currency',
      currency: 'PLN',
    }).format(order?.OrderTotal ?? 0);
    await expect(page.getByText(text.orderTotal, { exact: true })).toBeVisible();
    await expect(page.getByText(total.replaceAll(/\s/g, ' '), { exact: true }).first()).toBeVisible();
    await expect(page.getByText('ul. Prosta 1, hala B')).toBeVisible();
    await expect(page.getByRole('heading', { name: text.transferHeading, exact: true })).toBeVisible();
    await expect(page.getByText(text.confirmationTo(shopper.email))).toBeVisible();
    await expectAccessible(page, 'success');

    // The address can be opened again, by its buyer.
    await page.reload();
    await expect(page.getByText(text.number)).toBeVisible();
  });

  test(`a transfer can be scanned, and its account number copied, ${language}`, async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await reachConfirm(page, shopper, language);
    await page.getByRole('checkbox').check();
    await button(page, text.place).click();
    await expect(page.getByRole('img', { name: transferTexts[language].code })).toBeVisible();
    await button(page, transferTexts[language].copy).click();
    await expect(button(page, transferTexts[language].copied)).toBeVisible();
    const [order] = await shopper.orders();
    const { BankTransfer } = await shopper.order(order?.Id ?? 0);
    const account = BankTransfer?.AccountNumber.replaceAll(' ', '');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(account);
  });

  test(`what is picked up says where it waits, ${language}`, async ({ page }) => {
    await openCheckout(page, shopper, language);
    await page.getByLabel(text.pickup).check();
    await button(page, text.next).click();
    await radio(page, ownAddress).check();
    await radio(page, text.transfer).check();
    await button(page, text.next).click();
    await page.getByRole('checkbox').check();
    await button(page, text.place).click();
    await expect(page.getByText(text.number)).toBeVisible();
    await expect(page.getByText(text.pickupPoint)).toBeVisible();
    await expect(page.getByText(text.warsaw).first()).toBeVisible();
    await expect(page.getByText(text.hours)).toBeVisible();
    await expect(page.getByText('ul. Prosta 1, hala B')).toHaveCount(0);
  });

  test(`a text that is no order, and an order of somebody else, are not confirmed, ${language}`, async ({
    page,
    request,
  }) => {
    const other = await Shopper.register(request);
    const [address] = (await other.call<{ Addresses: { Id: number }[] }>('GET', 'Customer/get')).Addresses;
    const { PickupPoints } = await other.call<{ PickupPoints: { Id: number }[] }>(
      'GET',
      'ShoppingCart/ShippingAddress',
    );
    await other.put([pads, 1]);
    await other.call('POST', 'ShoppingCart/ConfirmCheckout', {
      BillingAddressId: address?.Id,
      PickUpInStoreId: PickupPoints[0]?.Id,
      PaymentMethodSystemName: 'Payments.Transfer',
      TermsOfServiceOnOrderConfirmPage: true,
    });
    const [foreign] = await other.orders();
    await shopper.visit(page, '/success?order=ANYTHING', language);
    for (const name of ['ANYTHING', foreign?.OrderNumber ?? 'no order']) {
      await page.goto(`/success?order=${name}`);
      await expect(page.getByText(text.noSuchOrder)).toBeVisible();
      await expect(page.getByRole('heading', { name: text.success, exact: true })).toHaveCount(0);
      await expect(page.getByText(name)).toHaveCount(0);
      await expect(page.getByRole('link', { name: text.home })).toHaveAttribute('href', '/');
    }
  });
}
