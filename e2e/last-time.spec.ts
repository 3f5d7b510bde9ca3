import { expect, test } from '@playwright/test';
import { pads } from './buyer.ts';
import { Catalogue } from './catalogue.ts';
import { button, checkoutTexts, openCheckout, ownAddress, radio } from './checkout-texts.ts';
import { addressOf, orderOnce } from './first-order.ts';
import { languages, Shopper } from './shopper.ts';

const texts = {
  en: {
    express: 'Order as last time',
    summary: 'Courier · ul. Prosta 1, Warszawa · Prepaid transfer',
    change: (choice: string) => `Change: ${choice}`,
    method: 'Payment method',
    toCart: 'Change the cart',
    gone: 'The address of your last order is not among yours any more. Please choose another one.',
    counter: /^Payment at the counter/,
    poznan: 'Poznan branch',
  },
  pl: {
    express: 'Zamów jak ostatnio',
    summary: 'Kurier · ul. Prosta 1, Warszawa · Przelew (przedpłata)',
    change: (choice: string) => `Zmień: ${choice}`,
    method: 'Sposób płatności',
    toCart: 'Zmień koszyk',
    gone: 'Adresu z ostatniego zamówienia nie ma już wśród Twoich adresów. Wybierz inny.',
    counter: /^Płatność w oddziale/,
    poznan: 'Oddział Poznań',
  },
};

let shopper: Shopper;

test.beforeEach(async ({ request }) => {
  shopper = await Shopper.register(request);
});

for (const language of languages) {
  const text = { ...checkoutTexts[language], ...texts[language] };

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test(`a second order is two clicks and the terms away, ${language}, ${viewport.width} wide`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize(viewport);
      await orderOnce(shopper);
      const numbers = await (await Catalogue.open(request)).numbers(8);
      await shopper.put(...numbers.map((sku) => [sku, 1] as const));
      await shopper.visit(page, '/cart', language);
      await expect(page.getByText(text.summary)).toBeVisible();
      await button(page, text.express).click();
      await expect(page).toHaveURL('/checkout?step=confirm');
      const review = page.getByRole('complementary');
      await expect(review.getByRole('listitem')).toHaveCount(8);
      await expect(page.getByText(text.krakow, { exact: true })).toBeVisible();
      await expect(review.getByRole('link', { name: text.toCart })).toHaveAttribute('href', '/cart');
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await page.getByRole('checkbox').check();
      await button(page, text.place).click();
      await expect(page).toHaveURL(/\/success/);
      const [order] = await shopper.orders();
      expect(await shopper.order(order?.Id ?? 0)).toMatchObject({
        ShippingMethod: 'Courier',
        PaymentMethod: 'Prepaid transfer',
        OrderPoint: 'Krakow branch',
      });
    });
  }

  test(`every choice of the confirmation can be changed, ${language}`, async ({ page }) => {
    await orderOnce(shopper);
    await shopper.put([pads, 1]);
    await shopper.visit(page, '/cart', language);
    await button(page, text.express).click();
    await button(page, text.change(text.method)).click();
    await expect(page).toHaveURL('/checkout?step=payment');
    await radio(page, text.cash).check();
    await button(page, text.next).click();
    await button(page, text.change(text.shippingAddress)).click();
    await expect(page).toHaveURL('/checkout');
    await expect(radio(page, ownAddress)).toBeChecked();
  });

  test(`a choice that is not possible any more is asked for, with the reason, ${language}`, async ({
    page,
  }) => {
    await orderOnce(shopper);
    const address = await addressOf(shopper);
    await shopper.call('POST', 'Customer/AddAddress', { ...address, Id: undefined, Address1: 'ul. Nowa 5' });
    await shopper.call('POST', 'Customer/DeleteAddress', { addressId: address?.Id });
    await shopper.put([pads, 1]);
    await shopper.visit(page, '/cart', language);
    await button(page, text.express).click();
    await expect(page).toHaveURL('/checkout');
    await expect(page.getByText(text.gone)).toBeVisible();
    await radio(page, /ul\. Nowa 5/).check();
    await button(page, text.next).click();
    await expect(page).toHaveURL('/checkout?step=payment');
    await expect(page.getByText(text.gone)).toHaveCount(0);
    await expect(radio(page, text.transfer)).toBeChecked();
  });

  test(`the van is offered only by branches that run one, ${language}`, async ({ page }) => {
    await openCheckout(page, shopper, language);
    await radio(page, ownAddress).check();
    await expect(radio(page, text.van)).toBeVisible();
    const branch = page.getByLabel(text.branch);
    await branch.selectOption(await branch.getByText(text.gdansk).getAttribute('value'));
    await expect(radio(page, text.van)).toHaveCount(0);
    await expect(radio(page, text.courier)).toBeChecked();
  });

  test(`what is picked up is paid at the counter where the branch takes it, ${language}`, async ({
    page,
  }) => {
    await openCheckout(page, shopper, language);
    await page.getByLabel(text.pickup).check();
    await radio(page, new RegExp(`^${text.poznan}`)).check();
    await button(page, text.next).click();
    await expect(radio(page, text.transfer)).toBeVisible();
    await expect(radio(page, text.counter)).toHaveCount(0);
    await button(page, text.back).click();
    await radio(page, new RegExp(`^${text.krakow}`)).check();
    await button(page, text.next).click();
    await radio(page, text.counter).check();
    await radio(page, ownAddress).check();
    await button(page, text.next).click();
    await page.getByRole('checkbox').check();
    await button(page, text.place).click();
    await expect(page).toHaveURL(/\/success/);
  });
}

test('a first order has no last time', async ({ page }) => {
  await shopper.put([pads, 1]);
  await shopper.visit(page, '/cart');
  await expect(page.getByRole('link', { name: 'Go to Checkout' })).toBeVisible();
  await expect(button(page, texts.en.express)).toHaveCount(0);
});
