import type { Address } from '@partsboard/contract/address';
import { expect, test, type Page } from '@playwright/test';
import {
  button,
  checkoutTexts,
  openCheckout,
  ownAddress,
  radio,
  reachConfirm,
  reachPayment,
} from './checkout-texts.ts';
import { languages, Shopper, type Language } from './shopper.ts';

let shopper: Shopper;

test.beforeEach(async ({ request }) => {
  shopper = await Shopper.register(request);
});

const newStreet = /ul\. Nowa 5/;

async function fillAddress(page: Page, language: Language): Promise<void> {
  const text = checkoutTexts[language];
  await page.getByLabel(text.zip).fill('20-001');
  await page.getByLabel(text.city).fill('Lublin');
  await page.getByRole('combobox', { name: text.country }).selectOption({ label: text.poland });
}

const addresses = async () => (await shopper.call<{ Addresses: Address[] }>('GET', 'Customer/get')).Addresses;

async function addAddress(street: string): Promise<number> {
  const [first] = await addresses();
  const added = { ...first, Id: undefined, Address1: street };
  return (await shopper.call<Address>('POST', 'Customer/AddAddress', added)).Id;
}

const removeAddress = (addressId: number) => shopper.call('POST', 'Customer/DeleteAddress', { addressId });

for (const language of languages) {
  const text = checkoutTexts[language];

  test(`Next says what a new address is missing, then saves it and ships there, ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize(
      language === 'pl' ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    );
    await openCheckout(page, shopper, language);
    await expect(radio(page, text.courier)).toBeChecked();
    await button(page, text.newAddress).click();
    const street = page.getByRole('textbox', { name: text.street, exact: true });
    await street.fill('ul. Nowa 5');
    await button(page, text.next).click();
    await expect(page.getByText(text.required)).toHaveCount(2);
    await expect(page.getByLabel(text.zip)).toBeFocused();
    await expect(street).toHaveValue('ul. Nowa 5');
    await expect(page).toHaveURL('/checkout');

    await fillAddress(page, language);
    await button(page, text.next).dblclick();
    await expect(page).toHaveURL('/checkout?step=payment');
    await page.getByLabel(text.same).check();
    await radio(page, text.transfer).check();
    await button(page, text.next).click();
    await expect(page.getByText(newStreet)).toHaveCount(2);
    expect((await addresses()).map(({ Address1 }) => Address1)).toEqual(['ul. Prosta 1', 'ul. Nowa 5']);
    await page.getByRole('checkbox').check();
    await button(page, text.place).click();
    await expect(page).toHaveURL(/\/success/);
    const [order] = await shopper.orders();
    expect(await shopper.order(order?.Id ?? 0)).toMatchObject({ ShippingAddress: { City: 'Lublin' } });
  });

  test(`Next saves a new billing address too, ${language}`, async ({ page }) => {
    await reachPayment(page, shopper, language);
    await radio(page, text.transfer).check();
    await button(page, text.newAddress).click();
    await page.getByRole('textbox', { name: text.street, exact: true }).fill('ul. Nowa 5');
    await fillAddress(page, language);
    await button(page, text.next).click();
    await expect(page).toHaveURL('/checkout?step=confirm');
    await expect(page.getByText(newStreet)).toHaveCount(1);
    await expect(page.getByText(ownAddress)).toHaveCount(1);
  });

  test(`a chosen address that was removed elsewhere leads back to the choice, ${language}`, async ({
    page,
  }) => {
    const chosen = await addAddress('ul. Krótka 3');
    await openCheckout(page, shopper, language);
    await radio(page, /ul\. Krótka 3/).check();
    await button(page, text.next).click();
    await page.getByLabel(text.same).check();
    await radio(page, text.transfer).check();
    await button(page, text.next).click();
    await page.getByLabel(text.note).fill('Gate 3');
    await page.getByRole('checkbox').check();
    await removeAddress(chosen);
    await button(page, text.place).click();
    await expect(page).toHaveURL('/checkout');
    await expect(page.getByText(text.addressGone)).toBeVisible();
    await expect(radio(page, ownAddress)).not.toBeChecked();
    await expect(button(page, text.next)).toBeDisabled();
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(text.noSuchAddress)).toHaveCount(0);
    expect(await shopper.orders()).toEqual([]);

    await radio(page, ownAddress).check();
    await expect(page.getByText(text.addressGone)).toHaveCount(0);
    await button(page, text.next).click();
    await button(page, text.next).click();
    await expect(page.getByLabel(text.note)).toHaveValue('Gate 3');
  });

  test(`a chosen billing address that was removed elsewhere is asked for again, ${language}`, async ({
    page,
  }) => {
    const chosen = await addAddress('ul. Krótka 3');
    await reachPayment(page, shopper, language);
    await radio(page, /ul\. Krótka 3/).check();
    await radio(page, text.transfer).check();
    await button(page, text.next).click();
    await expect(page.getByLabel(text.note)).toBeVisible();
    await removeAddress(chosen);
    await page.reload();
    await expect(page).toHaveURL('/checkout?step=payment');
    await expect(page.getByText(text.addressGone)).toBeVisible();
    await expect(radio(page, ownAddress)).not.toBeChecked();
    await expect(button(page, text.next)).toBeDisabled();
  });
}

test('a new address that is given up changes nothing', async ({ page }) => {
  await reachConfirm(page, shopper, 'en');
  await page.goBack();
  await page.goBack();
  await button(page, 'New address').click();
  await page.getByRole('textbox', { name: 'Street address', exact: true }).fill('ul. Nowa 5');
  await button(page, 'Cancel').click();
  await button(page, 'Next').click();
  await expect(page).toHaveURL('/checkout?step=payment');
  expect(await addresses()).toHaveLength(1);
});
