import { expect, test } from '@playwright/test';
import { languages, Shopper, type Language } from './shopper.ts';

const words = {
  en: { add: 'Add new address', main: 'Main email', street: 'Street address', zip: 'Zip code', city: 'City' },
  pl: {
    add: 'Dodaj nowy adres',
    main: 'Główny adres e-mail',
    street: 'Ulica i numer',
    zip: 'Kod pocztowy',
    city: 'Miejscowość',
  },
} as const satisfies Record<Language, unknown>;
const chosen = {
  en: {
    country: 'Country',
    poland: 'Poland',
    germany: 'Germany',
    state: 'State / province',
    save: 'Save address',
    form: /^Enter the postcode in the form 00-001\.$/,
  },
  pl: {
    country: 'Kraj',
    poland: 'Polska',
    germany: 'Niemcy',
    state: 'Stan / prowincja',
    save: 'Zapisz adres',
    form: /^Podaj kod pocztowy w\spostaci 00-001\.$/,
  },
} as const satisfies Record<Language, unknown>;

for (const language of languages) {
  const text = { ...words[language], ...chosen[language] };

  test(`a new address opens with the customer’s e-mail, which is not sent, ${language}`, async ({
    page,
    request,
  }) => {
    const shopper = await Shopper.register(request);
    await shopper.visit(page, '/my-account/addresses', language);
    await page.getByRole('button', { name: text.add }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel(text.main)).toHaveValue(shopper.email);
    await dialog.getByRole('textbox', { name: text.street, exact: true }).fill('ul. Nowa 5');
    await dialog.getByLabel(text.zip).fill('00-950');
    await dialog.getByLabel(text.city).fill('Warszawa');
    await dialog.getByRole('combobox', { name: text.country }).selectOption({ label: text.poland });
    const sent = page.waitForRequest(/Customer\/AddAddress$/i);
    await dialog.getByRole('button', { name: text.save }).click();
    const body = (await sent).postData() ?? '';
    expect(body).toContain('ul. Nowa 5');
    expect(body).not.toContain(shopper.email);
    expect(body).not.toContain('MainEmail');
    await expect(page.getByText('ul. Nowa 5')).toBeVisible();
  });

  test(`a new address is in Poland unless another country is chosen, and its postcode has that form, ${language}`, async ({
    page,
    request,
  }) => {
    const shopper = await Shopper.register(request);
    await shopper.visit(page, '/my-account/addresses', language);
    await page.getByRole('button', { name: text.add }).click();
    const dialog = page.getByRole('dialog');
    const country = dialog.getByRole('combobox', { name: text.country });
    await expect(country.locator('option:checked')).toHaveText(text.poland);
    await dialog.getByRole('textbox', { name: text.street, exact: true }).fill('ul. Nowa 5');
    await dialog.getByLabel(text.city).fill('Warszawa');
    const postcode = dialog.getByLabel(text.zip);
    await postcode.fill('1012');
    await dialog.getByRole('button', { name: text.save }).click();
    await expect(postcode).toHaveAccessibleDescription(text.form);
    await expect(postcode).toBeFocused();
    await country.selectOption({ label: text.germany });
    await dialog.getByRole('combobox', { name: text.state }).selectOption({ index: 1 });
    await postcode.fill('10115');
    await dialog.getByRole('button', { name: text.save }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('10115')).toBeVisible();
  });
}
