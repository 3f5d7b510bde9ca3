import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { Catalogue } from './catalogue.ts';

const texts = {
  en: {
    title: 'Keyboard shortcuts',
    account: 'My account',
    position: /^Go to the position with this number/,
    close: 'Close',
  },
  pl: {
    title: 'Skróty klawiszowe',
    account: 'Moje konto',
    position: /^Przejdź do pozycji/,
    close: 'Zamknij',
  },
} as const;

for (const language of ['en', 'pl'] as const) {
  const text = texts[language];

  test(`the keys of the shop are listed in a window that a key or the account menu opens, ${language}`, async ({
    page,
    request,
  }) => {
    await (await Catalogue.open(request)).visit(page, '/level4', { language });
    const field = page.getByRole('banner').getByRole('combobox');
    await expect(field).toBeVisible();
    const help = page.getByRole('dialog', { name: text.title });
    // In a field it is a letter like others.
    await field.focus();
    await page.keyboard.type('?');
    await expect(field).toHaveValue('?');
    await expect(help).toHaveCount(0);
    await field.fill('');
    await field.blur();

    await page.keyboard.press('?');
    await expect(help.getByText(text.position)).toBeVisible();
    await expectAccessible(page, 'help of keys');
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);

    const account = page.getByRole('button', { name: text.account });
    await account.click();
    await page.getByRole('button', { name: text.title }).click();
    await expect(help.getByText(text.position)).toBeVisible();
    await help.getByRole('button', { name: text.close }).click();
    await expect(help).toHaveCount(0);
    await expect(account).toBeFocused();
  });
}
