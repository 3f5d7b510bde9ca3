import { expect, test } from '@playwright/test';
import { languages, Shopper, type Language } from './shopper.ts';

const words = {
  en: {
    firstName: 'First name',
    save: 'Save',
    dataSaved: 'Basic information was successfully updated.',
    passwordTab: 'Password change',
    currentPassword: 'Current password',
    wrongPassword: 'The current password is not right.',
    newPassword: 'New password',
    repeat: 'Repeat password',
    savePassword: 'Save password',
    noMatch: 'Password not match.',
    tooShort: 'Use at least 6 characters',
    passwordSaved: 'Password was successfully updated.',
    add: 'Add new address',
    newAddress: 'New address',
    vat: 'VAT number',
    wrongNip: 'This is not a valid Polish VAT number (NIP). Please check its 10 digits.',
    devicesTab: 'Logged-in devices',
    thisDevice: 'This device',
    logOutDevice: 'Log out device: Firefox, Windows',
    deviceEnded: 'The device was logged out.',
    logOutOthers: 'Log out all other devices',
    othersEnded: 'All other devices were logged out.',
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
    currentPassword: 'Obecne hasło',
    wrongPassword: 'Obecne hasło jest nieprawidłowe.',
    newPassword: 'Nowe hasło',
    repeat: 'Powtórz hasło',
    savePassword: 'Zapisz hasło',
    noMatch: 'Hasła nie są takie same.',
    tooShort: 'Użyj co najmniej 6 znaków',
    passwordSaved: 'Hasło zostało zmienione.',
    add: 'Dodaj nowy adres',
    newAddress: 'Nowy adres',
    vat: 'NIP',
    wrongNip: 'To nie jest prawidłowy NIP. Sprawdź jego 10 cyfr.',
    devicesTab: 'Zalogowane urządzenia',
    thisDevice: 'To urządzenie',
    logOutDevice: 'Wyloguj: Firefox, Windows',
    deviceEnded: 'Urządzenie zostało wylogowane.',
    logOutOthers: 'Wyloguj wszystkie inne urządzenia',
    othersEnded: 'Wszystkie inne urządzenia zostały wylogowane.',
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
    const current = page.getByLabel(text.currentPassword);
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
    await expect(page.getByText(text.required)).toBeVisible();
    await repeat.fill('another-one');
    await current.fill('not this one');
    await save.click();
    await expect(page.getByText(text.wrongPassword)).toBeVisible();
    await current.fill(shopper.password);
    const sent = page.waitForRequest(/SetPassword/i);
    await save.click();
    const base64 = (secret: string) => Buffer.from(secret).toString('base64');
    expect((await sent).postDataJSON()).toEqual({
      password: base64('another-one'),
      currentPassword: base64(shopper.password),
    });
    await expect(page.getByText(text.passwordSaved)).toBeVisible();
    await Shopper.logIn(request, { email: shopper.email, password: 'another-one' });
  });

  test(`devices that are logged in are listed and logged out, ${language}`, async ({ page, playwright }) => {
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';
    const { baseURL } = test.info().project.use;
    const elsewhere = await playwright.request.newContext({ userAgent, ...(baseURL && { baseURL }) });
    const credentials = { email: shopper.email, password: shopper.password };
    await Shopper.logIn(elsewhere, credentials);
    await Shopper.logIn(elsewhere, credentials);
    await shopper.visit(page, '/my-account/my-profile', language);
    await page.getByRole('tab', { name: text.devicesTab }).click();
    await expect(page).toHaveURL(/tab=devices/);
    const panel = page.getByRole('tabpanel');
    const own = panel.getByRole('listitem').filter({ hasText: text.thisDevice });
    await expect(own).toHaveCount(1);
    await expect(own.getByRole('button')).toHaveCount(0);
    const others = panel.getByRole('button', { name: text.logOutDevice });
    await expect(others).toHaveCount(2);
    await others.first().press('Enter');
    await expect(page.getByText(text.deviceEnded)).toBeVisible();
    await expect(others).toHaveCount(1);
    await expect(others).toBeFocused();
    await panel.getByRole('button', { name: text.logOutOthers }).press('Enter');
    await expect(page.getByText(text.othersEnded)).toBeVisible();
    await expect(panel.getByRole('listitem')).toHaveCount(1);
    await expect(panel.getByRole('list')).toBeFocused();
    await page.reload();
    await expect(own).toBeVisible();
    await elsewhere.dispose();
  });

  test(`a VAT number that cannot be right is said at its field, ${language}`, async ({ page }) => {
    await shopper.visit(page, '/my-account/my-profile', language);
    const vat = page.getByLabel(text.vat);
    await vat.fill('123-456-32-19');
    await page.getByRole('button', { name: text.save, exact: true }).click();
    await expect(page.getByText(text.wrongNip)).toBeVisible();
    await expect(vat).toBeFocused();
    await vat.fill(language === 'pl' ? '701-000-00-11' : '701-000-00-28');
    await page.getByRole('button', { name: text.save, exact: true }).click();
    await expect(page.getByText(text.dataSaved)).toBeVisible();
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
    await expect(dialog.getByText(text.required)).toHaveCount(3);
    await expect(dialog.getByRole('combobox', { name: text.country }).locator('option:checked')).toHaveText(
      text.poland,
    );
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
