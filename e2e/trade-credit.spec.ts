import type { CreditLimit } from '@partsboard/contract/account';
import { expect, test } from '@playwright/test';
import { pads } from './buyer.ts';
import { button, checkoutTexts, radio, reachPayment } from './checkout-texts.ts';
import { languages, Shopper } from './shopper.ts';
import { demo } from './visitor.ts';

// One customer with a credit limit, and so one cart.
test.describe.configure({ mode: 'serial' });

for (const language of languages) {
  const text = checkoutTexts[language];

  test(`trade credit that does not reach says what is left and cannot be chosen, ${language}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(
      language === 'pl' ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    );
    const shopper = await Shopper.logIn(request, demo);
    await shopper.call('POST', 'ShoppingCart/ClearCart', {});
    await shopper.put([pads, 1]);
    await shopper.visit(page, '/checkout', language);
    // Whatever the last order of this customer was.
    await page.getByLabel(text.pickup).uncheck();
    await page.getByRole('radiogroup', { name: text.shippingAddress }).getByRole('radio').first().check();
    await button(page, text.next).click();
    const credit = radio(page, text.credit);
    await expect(page.getByText(text.creditLeft)).toBeVisible();
    await page.getByLabel(text.same).check();
    await credit.check();
    await button(page, text.next).click();
    await expect(page).toHaveURL('/checkout?step=confirm');
    await expect(page.getByText(text.creditAfter)).toBeVisible();
    await expect(page.getByText(text.paymentDue)).toBeVisible();

    // The same choices with an order that is too big: no way leads past the payment.
    const { Available } = await shopper.call<CreditLimit>('GET', 'Level4Customer/CreditLimit');
    const [line] = await shopper.cart();
    await shopper.put([pads, Math.ceil(Available / (line?.Product.Price ?? 1))]);
    await page.reload();
    await expect(page).toHaveURL('/checkout?step=payment');
    await expect(page.getByText(text.beyondCredit)).toBeVisible();
    await expect(credit).toBeDisabled();
    await expect(credit).not.toBeChecked();
    await expect(button(page, text.next)).toBeDisabled();
    await radio(page, text.transfer).check();
    await expect(button(page, text.next)).toBeEnabled();
    await shopper.call('POST', 'ShoppingCart/ClearCart', {});
  });

  test(`trade credit is not offered to a customer without a limit, ${language}`, async ({
    page,
    request,
  }) => {
    await reachPayment(page, await Shopper.register(request), language);
    await expect(radio(page, text.transfer)).toBeVisible();
    await expect(radio(page, text.credit)).toHaveCount(0);
    await expect(page.getByText(text.creditLeft)).toHaveCount(0);
  });
}
