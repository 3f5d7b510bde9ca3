import type { PaymentMethod, ShippingAddressResponse, ShippingMethod } from '@partsboard/contract/checkout';
import type { Address } from '@partsboard/contract/address';
import { expect, test, type Page } from '@playwright/test';
import { pads } from './buyer.ts';
import {
  alterAnswer,
  button,
  checkoutTexts,
  openCheckout,
  ownAddress,
  radio,
  reachPayment,
} from './checkout-texts.ts';
import { languages, Shopper, type Language } from './shopper.ts';

// An answer that is on its way when a journey ends is nobody's any more.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

let shopper: Shopper;

test.beforeEach(async ({ request }) => {
  shopper = await Shopper.register(request);
});

/** Fills in the form of a place too far for the dealer's own van. */
async function fillAddress(page: Page, language: Language): Promise<void> {
  const text = checkoutTexts[language];
  await page.getByRole('textbox', { name: text.street, exact: true }).fill('ul. Nowa 5');
  await page.getByLabel(text.zip).fill('20-001');
  await page.getByLabel(text.city).fill('Lublin');
  await page.getByRole('combobox', { name: text.country }).selectOption({ label: text.poland });
}

for (const language of languages) {
  const text = checkoutTexts[language];

  test(`a chosen address is asked for its shipping methods, its country’s payments and the totals, ${language}`, async ({
    page,
  }) => {
    const [address] = (await shopper.call<{ Addresses: Address[] }>('GET', 'Customer/get')).Addresses;
    await shopper.unmarkAddress();
    await openCheckout(page, shopper, language);
    await expect(page.getByRole('complementary').getByText(text.notYetChosen)).toBeVisible();
    const asked = Promise.all([
      page.waitForRequest(new RegExp(`ShippingMethods\\?addressId=${address?.Id}$`, 'i')),
      page.waitForRequest(new RegExp(`PaymentMethods\\?countryId=${address?.CountryId}$`, 'i')),
      page.waitForRequest(
        (request) =>
          /Totals/i.test(request.url()) &&
          (request.postDataJSON() as Record<string, unknown>)['ShippingAddressId'] === address?.Id,
      ),
    ]);
    await radio(page, ownAddress).check();
    await asked;
    await expect(page.getByRole('complementary').getByText(text.notYetChosen)).toHaveCount(0);
  });

  for (const width of [1440, 390]) {
    test(`addresses that the account marks are chosen from the start, ${language}, ${width} wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const [first] = (await shopper.call<{ Addresses: Address[] }>('GET', 'Customer/get')).Addresses;
      await shopper.call('POST', 'Customer/AddAddress', { ...first, Id: undefined, Address1: 'ul. Długa 7' });
      await shopper.call('POST', 'Customer/AddAddress', {
        ...first,
        Id: undefined,
        Address1: 'ul. Krótka 3',
      });
      await shopper.visit(page, '/my-account/addresses', language);
      const card = (street: string) => page.getByRole('listitem').filter({ hasText: street });
      await card('ul. Długa 7').getByRole('button', { name: text.useForShipping }).click();
      await expect(card('ul. Długa 7').getByText(text.shippingAddress)).toBeVisible();
      await card('ul. Krótka 3').getByRole('button', { name: text.useForBilling }).click();
      await expect(card('ul. Krótka 3').getByText(text.billingAddress)).toBeVisible();

      await shopper.put([pads, 1]);
      await page.goto('/checkout');
      await expect(radio(page, /ul\. Długa 7/)).toBeChecked();
      await expect(radio(page, text.courier)).toBeChecked();
      await button(page, text.next).click();
      await expect(radio(page, /ul\. Krótka 3/)).toBeChecked();
      await radio(page, text.transfer).check();
      await expect(button(page, text.next)).toBeEnabled();

      // What is chosen here holds, whatever the account marks.
      await page.goBack();
      await radio(page, ownAddress).check();
      await page.reload();
      await expect(radio(page, ownAddress)).toBeChecked();
    });
  }

  test(`a new address inside the checkout is added, used, and its methods and totals are read, ${language}`, async ({
    page,
  }) => {
    await openCheckout(page, shopper, language);
    await button(page, text.newAddress).click();
    await button(page, text.saveAddress).click();
    await expect(page.getByText(text.required)).toHaveCount(3);
    await fillAddress(page, language);
    const sent = page.waitForRequest(/AddAddress/i);
    const methods = page.waitForRequest(/ShippingMethods/i);
    await button(page, text.saveAddress).click();
    expect((await sent).postDataJSON()).not.toHaveProperty('MainEmail');
    await expect(page.getByText(text.addressAdded)).toBeVisible();
    await methods;
    await expect(radio(page, /ul\. Nowa 5/)).toBeChecked();
    await expect(radio(page, text.courier)).toBeChecked();
    await expect(radio(page, text.van)).toHaveCount(0);
    await expect(page.getByRole('complementary').getByText(text.notYetChosen)).toHaveCount(0);
  });

  test(`a customer without addresses begins with a new one, ${language}`, async ({ page }) => {
    const [address] = (await shopper.call<{ Addresses: Address[] }>('GET', 'Customer/get')).Addresses;
    await shopper.call('POST', 'Customer/DeleteAddress', { addressId: address?.Id });
    await openCheckout(page, shopper, language);
    await fillAddress(page, language);
    await button(page, text.saveAddress).click();
    await expect(radio(page, /ul\. Nowa 5/)).toBeChecked();
    await button(page, text.next).click();
    await expect(page.getByLabel(text.same)).toBeVisible();
  });

  test(`pickup takes the default point and its branch, needs no address, and pays without restriction, ${language}`, async ({
    page,
  }) => {
    await openCheckout(page, shopper, language);
    await radio(page, ownAddress).check();
    await page.getByLabel(text.pickup).check();
    await expect(radio(page, text.warsaw)).toBeChecked();
    await expect(page.getByText(text.hours)).toBeVisible();
    const branch = page.getByLabel(text.branch);
    await radio(page, new RegExp(`^${text.gdansk}`)).check();
    await expect(branch.locator('option:checked')).toContainText(text.gdansk);
    await branch.selectOption(await branch.getByText(text.krakow).getAttribute('value'));
    await expect(radio(page, new RegExp(`^${text.krakow}`))).toBeChecked();
    const totals = page.waitForRequest(
      (request) =>
        /Totals/i.test(request.url()) && !request.postData()?.includes('"PaymentMethodSystemName":""'),
    );
    await button(page, text.next).click();
    await expect(page.getByLabel(text.same)).toHaveCount(0);
    await expect(radio(page, text.transfer)).toBeVisible();
    await expect(radio(page, text.cash)).toHaveCount(0);
    await radio(page, ownAddress).check();
    await radio(page, text.transfer).check();
    const body = (await totals).postDataJSON() as Record<string, unknown>;
    expect(body).toMatchObject({ ShippingAddressId: '' });
    expect(body['PickUpInStoreId']).toBe(body['OrderPointId']);
    await button(page, text.next).click();
    await page.getByRole('checkbox').check();
    await button(page, text.place).click();
    await expect(page).toHaveURL(/\/success/);
    const [order] = await shopper.orders();
    expect(await shopper.order(order?.Id ?? 0)).toMatchObject({
      PickUpInStore: true,
      ShippingAddress: null,
      PickupAddress: { Company: checkoutTexts.en.krakow },
      OrderPoint: checkoutTexts.en.krakow,
      OrderShipping: 0,
    });
  });

  test(`turning pickup off again asks for an address, ${language}`, async ({ page }) => {
    await openCheckout(page, shopper, language);
    const pickup = page.getByLabel(text.pickup);
    await pickup.check();
    await expect(button(page, text.next)).toBeEnabled();
    await pickup.uncheck();
    await expect(radio(page, ownAddress)).not.toBeChecked();
    await expect(button(page, text.next)).toBeDisabled();
  });

  test(`pickup that is not allowed has no checkbox, ${language}`, async ({ page }) => {
    await alterAnswer<ShippingAddressResponse>(page, /ShoppingCart\/ShippingAddress/i, (answer) => ({
      ...answer,
      AllowPickUpInStore: false,
      PickupPoints: [],
    }));
    await openCheckout(page, shopper, language);
    await expect(radio(page, ownAddress)).toBeVisible();
    await expect(page.getByLabel(text.pickup)).toHaveCount(0);
  });

  test(`pickup that is the only way is on and cannot be turned off, ${language}`, async ({ page }) => {
    await alterAnswer<ShippingAddressResponse>(page, /ShoppingCart\/ShippingAddress/i, (answer) => ({
      ...answer,
      PickUpInStoreOnly: true,
      PickUpInStore: true,
    }));
    await openCheckout(page, shopper, language);
    await expect(page.getByLabel(text.pickup)).toBeChecked();
    await expect(page.getByLabel(text.pickup)).toBeDisabled();
    await expect(radio(page, text.warsaw)).toBeChecked();
  });

  test(`what a shipping method warns of stands beside it and nowhere else, ${language}`, async ({ page }) => {
    await alterAnswer<ShippingMethod[]>(page, /ShippingMethods/i, (methods) =>
      methods.map((method, index) => ({
        ...method,
        Warnings: index === 0 ? ['First warning.', 'Second warning.'] : [],
      })),
    );
    await openCheckout(page, shopper, language);
    await radio(page, ownAddress).check();
    await expect(
      radio(page, new RegExp(`${text.courier.source}.*First warning\\. Second warning\\.`)),
    ).toBeVisible();
    await expect(page.getByText('First warning.')).toHaveCount(1);
  });

  test(`cash on delivery goes with the courier and not with the van, ${language}`, async ({ page }) => {
    await openCheckout(page, shopper, language);
    await radio(page, ownAddress).check();
    await radio(page, text.van).check();
    await button(page, text.next).click();
    await expect(radio(page, text.transfer)).toBeVisible();
    await expect(radio(page, text.cash)).toHaveCount(0);
    await button(page, text.back).click();
    await radio(page, text.courier).check();
    await button(page, text.next).click();
    await radio(page, text.cash).check();
    await expect(page.getByRole('complementary').getByText(text.paymentFee)).toBeVisible();
  });

  test(`a payment method that the server preselects is applied, ${language}`, async ({ page }) => {
    await alterAnswer<PaymentMethod[]>(page, /PaymentMethods/i, (methods) =>
      methods.map((method) => ({
        ...method,
        Selected: method.PaymentMethodSystemName === 'Payments.CashOnDelivery',
      })),
    );
    await reachPayment(page, shopper, language);
    await expect(radio(page, text.cash)).toBeChecked();
    await page.getByLabel(text.same).check();
    await expect(button(page, text.next)).toBeEnabled();
  });

  test(`no payment method for the shipping is said with what to do, ${language}`, async ({ page }) => {
    await alterAnswer<PaymentMethod[]>(page, /PaymentMethods/i, (methods) =>
      methods.map((method) => ({ ...method, AvailableShipments: ['Shipping.Balloon'] })),
    );
    await reachPayment(page, shopper, language);
    await expect(page.getByText(text.noPayment)).toBeVisible();
    await expect(page.getByText(text.goBack)).toBeVisible();
    await expect(button(page, text.next)).toBeDisabled();
  });
}

test('a checkout that was opened before offers the addresses as the account has left them', async ({
  page,
}) => {
  await openCheckout(page, shopper, 'en');
  await expect(radio(page, ownAddress)).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Addresses' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Your address was successfully deleted.')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await page.getByRole('link', { name: 'Go to Checkout' }).click();
  await expect(page.getByRole('heading', { name: checkoutTexts.en.newAddress })).toBeVisible();
  await expect(radio(page, ownAddress)).toHaveCount(0);
});
