import { expect, test } from '@playwright/test';
import { languages, Shopper, type Language } from './shopper.ts';

const words = {
  en: {
    firstName: 'First name',
    save: 'Save',
    dataSaved: 'Basic information was successfully updated.',
    passwordTab: 'Password change',
    newPassword: 'New password',
    repeat: 'Repeat password',
    savePassword: 'Save password',
    noMatch: 'Password not match.',
    tooShort: 'Use at least 6 characters',
    passwordSaved: 'Password was successfully updated.',
    add: 'Add new address',
    newAddress: 'New address',
    vat: 'VAT number',
    street: 'Street address',
    zip: 'Zip code',
    city: 'City',
    country: 'Country',
    poland: 'Poland',
    states: 'State / province',
    usa: 'United States',
    saveAddress: 'Save address',
    required: 'This field is required',
    added: 'New address was successfully added.',
    edit: 'Edit',
    updated: 'Your address was successfully updated.',
    remove: 'Remove',
    deleted: 'Your address was successfully deleted.',
    empty: 'Addresses list is empty. Please add new address.',
    useForBilling: 'Use for billing',
    billing: 'Billing address',
    retry: 'Retry',
  },
  pl: {
    firstName: 'Imię',
    save: 'Zapisz',
    dataSaved: 'Dane podstawowe zostały zaktualizowane.',
    passwordTab: 'Zmiana hasła',
    newPassword: 'Nowe hasło',
    repeat: 'Powtórz hasło',
    savePassword: 'Zapisz hasło',
    noMatch: 'Hasła nie są takie same.',
    tooShort: 'Użyj co najmniej 6 znaków',
    passwordSaved: 'Hasło zostało zmienione.',
    add: 'Dodaj nowy adres',
    newAddress: 'Nowy adres',
    vat: 'NIP',
    street: 'Ulica i numer',
    zip: 'Kod pocztowy',
    city: 'Miejscowość',
    country: 'Kraj',
    poland: 'Polska',
    states: 'Stan / prowincja',
    usa: 'Stany Zjednoczone',
    saveAddress: 'Zapisz adres',
    required: 'To pole jest wymagane',
    added: 'Nowy adres został dodany.',
    edit: 'Edytuj',
    updated: 'Adres został zaktualizowany.',
    remove: 'Usuń',
    deleted: 'Adres został usunięty.',
    empty: 'Lista adresów jest pusta. Dodaj nowy adres.',
    useForBilling: 'Użyj do faktur',
    billing: 'Adres do faktury',
    retry: 'Spróbuj ponownie',
  },
} as const satisfies Record<Language, unknown>;

let shopper: Shopper;

test.beforeEach(async ({ request }) => {
  shopper = await Shopper.register(request);
});

for (const language of languages) {
  const text = words[language];

  test(`personal data can be changed, ${language}`, async ({ page }) => {
    await shopper.visit(page, '/my-account', language);
    await expect(page).toHaveURL('/my-account/my-profile');
    const name = page.getByRole('textbox', { name: text.firstName });
    await name.fill('');
    await page.getByRole('button', { name: text.save, exact: true }).click();
    await expect(page.getByText(text.required)).toBeVisible();
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('autocomplete', 'given-name');
    const form = page.locator('form').filter({ has: name });
    await expect(form.locator('input:not([autocomplete]):not([type=checkbox])')).toHaveCount(0);
    await name.fill('Adam');
    await page.getByRole('button', { name: text.save, exact: true }).click();
    await expect(page.getByText(text.dataSaved)).toBeVisible();
    await page.reload();
    await expect(name).toHaveValue('Adam');
  });

  test(`a new password is typed twice alike and opens the account from then on, ${language}`, async ({
    page,
    request,
  }) => {
    await shopper.visit(page, '/my-account/my-profile', language);
    await page.getByRole('tab', { name: text.passwordTab }).click();
    await expect(page).toHaveURL(/tab=password/);
    await expect(page.locator(`input[value="${shopper.email}"]`)).toBeVisible();
    const password = page.getByLabel(text.newPassword);
    const repeat = page.getByLabel(text.repeat);
    const save = page.getByRole('button', { name: text.savePassword });
    await password.fill('short');
    await repeat.fill('short');
    await save.click();
    await expect(page.getByText(text.tooShort)).toBeVisible();
    await password.fill('another-one');
    await repeat.fill('something-else');
    await save.click();
    await expect(page.getByText(text.noMatch, { exact: true })).toBeVisible();
    await repeat.fill('another-one');
    const sent = page.waitForRequest(/SetPassword/i);
    await save.click();
    expect((await sent).postDataJSON()).toEqual({ password: Buffer.from('another-one').toString('base64') });
    await expect(page.getByText(text.passwordSaved)).toBeVisible();
    await Shopper.logIn(request, { email: shopper.email, password: 'another-one' });
  });

  test(`addresses are added, changed, made the usual ones and removed, ${language}`, async ({ page }) => {
    await shopper.visit(page, '/my-account/addresses', language);
    await page.getByRole('button', { name: text.remove, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: text.remove, exact: true }).click();
    await expect(page.getByText(text.deleted)).toBeVisible();
    await expect(page.getByText(text.empty)).toBeVisible();

    await page.getByRole('button', { name: text.add }).click();
    await expect(dialog.getByRole('heading', { name: text.newAddress })).toBeVisible();
    await dialog.getByRole('button', { name: text.saveAddress }).click();
    await expect(dialog.getByText(text.required)).toHaveCount(4);
    const street = dialog.getByRole('textbox', { name: text.street, exact: true });
    await expect(street).toBeFocused();
    await expect(street).toHaveAttribute('autocomplete', 'address-line1');
    await expect(dialog.locator('input:not([autocomplete]), select:not([autocomplete])')).toHaveCount(0);
    await street.fill('ul. Nowa 5');
    await dialog.getByLabel(text.vat).fill('PL5260001246');
    await dialog.getByLabel(text.zip).fill('30-001');
    await dialog.getByLabel(text.city).fill('Kraków');
    const country = dialog.getByRole('combobox', { name: text.country });
    const state = dialog.getByRole('combobox', { name: text.states });
    await country.selectOption({ label: text.usa });
    await expect(state).toBeEnabled();
    await dialog.getByRole('button', { name: text.saveAddress }).click();
    await expect(dialog.getByText(text.required)).toHaveCount(1);
    await country.selectOption({ label: text.poland });
    await expect(state).toBeDisabled();
    await dialog.getByRole('button', { name: text.saveAddress }).click();
    await expect(page.getByText(text.added)).toBeVisible();
    const card = page.getByRole('listitem').filter({ hasText: 'ul. Nowa 5' });
    await expect(card.getByText(`${text.vat} PL5260001246`)).toBeVisible();
    await card.getByRole('button', { name: text.useForBilling }).click();
    await expect(card.getByText(text.billing)).toBeVisible();

    await card.getByRole('button', { name: text.edit }).click();
    await street.fill('ul. Inna 7');
    await dialog.getByRole('button', { name: text.saveAddress }).click();
    await expect(page.getByText(text.updated)).toBeVisible();
    await expect(page.getByText('ul. Inna 7')).toBeVisible();
    await expect(page.getByText('ul. Nowa 5')).toHaveCount(0);
  });

  test(`what the account could not load says so and comes with one click, ${language}`, async ({ page }) => {
    await page.route(/Customer\/get/i, (route) => route.fulfill({ status: 500, body: '' }));
    await shopper.visit(page, '/my-account/addresses', language);
    const retry = page.getByRole('main').getByRole('button', { name: text.retry });
    await expect(retry).toBeVisible();
    await page.unroute(/Customer\/get/i);
    await retry.click();
    await expect(page.getByText('ul. Prosta 1, hala B')).toBeVisible();
  });
}
