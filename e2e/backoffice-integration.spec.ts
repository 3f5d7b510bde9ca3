import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { administrator, officeTexts, openBackoffice } from './backoffice.ts';
import { freshEmail, setLanguage } from './visitor.ts';

const texts = {
  pl: {
    addKey: 'Dodaj klucz API',
    system: 'Nazwa systemu',
    readOrders: 'Odczyt zamówień',
    add: 'Dodaj',
    newKey: 'Nowy klucz API',
    copy: 'Kopiuj',
    done: 'Gotowe',
    revoke: /^Unieważnij klucz: /,
    revokeIt: 'Unieważnij',
    addWebhook: 'Dodaj webhook',
    address: 'Adres',
    lowStock: 'Niski stan magazynowy',
    threshold: 'Niski stan',
    notHttps: 'Adres musi zaczynać się od https://.',
    newSecretShown: 'Nowy sekret',
    actions: /^Czynności: /,
    sendTest: 'Wyślij wiadomość testową',
    message: 'Wiadomość',
    requests: 'Żądania i odpowiedzi',
    noAnswer: 'Brak odpowiedzi',
    newSecret: 'Nowy sekret',
    makeSecret: 'Utwórz nowy sekret',
    change: 'Zmień',
    enabled: 'Włączony',
    save: 'Zapisz',
  },
  en: {
    addKey: 'Add an API key',
    system: 'Name of the system',
    readOrders: 'Read orders',
    add: 'Add',
    newKey: 'The new API key',
    copy: 'Copy',
    done: 'Done',
    revoke: /^Revoke the key of /,
    revokeIt: 'Revoke',
    addWebhook: 'Add a webhook',
    address: 'Address',
    lowStock: 'Little stock is left',
    threshold: 'Stock that is little',
    notHttps: 'The address must begin with https://.',
    newSecretShown: 'The new secret',
    actions: /^Actions for /,
    sendTest: 'Send a test message',
    message: 'Message',
    requests: 'Requests and answers',
    noAnswer: 'No answer',
    newSecret: 'New secret',
    makeSecret: 'Make a new secret',
    change: 'Change',
    enabled: 'Enabled',
    save: 'Save',
  },
} as const;

const cases = [
  { language: 'pl', width: 1440 },
  { language: 'en', width: 1024 },
  { language: 'pl', width: 390 },
] as const;

for (const { language, width } of cases) {
  const text = texts[language];

  test.describe(`other systems in the back office (${language}, ${width} wide)`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.beforeEach(async ({ page }) => {
      await setLanguage(page, language);
      await openBackoffice(page, officeTexts[language], administrator);
    });

    test('an API key is made, shown once, and revoked', async ({ page, request }) => {
      const name = `ERP ${freshEmail('key').slice(4, 16)}`;
      await page.goto('/backoffice/keys');
      await page.getByRole('button', { name: text.addKey }).click();
      const dialog = page.getByRole('dialog', { name: text.addKey });
      await dialog.getByLabel(text.system).fill(name);
      await dialog.getByRole('checkbox', { name: text.readOrders }).check();
      await expectAccessible(page, 'new API key');
      await dialog.getByRole('button', { name: text.add, exact: true }).click();
      const shown = page.getByRole('dialog', { name: text.newKey });
      const key = (await shown.getByTestId('api-key').textContent()) ?? '';
      await expect(shown.getByRole('button', { name: text.copy })).toBeVisible();
      await shown.getByRole('button', { name: text.done }).click();
      const ask = async () =>
        (
          await request.get('/api/integration/v1/key', { headers: { authorization: `Bearer ${key}` } })
        ).status();
      expect(await ask()).toBe(200);

      const row = page.getByRole('row').filter({ hasText: name });
      await expect(row).toBeVisible();
      await expectAccessible(page, 'API keys');
      await row.getByRole('button', { name: text.revoke }).click();
      await page.getByRole('dialog').getByRole('button', { name: text.revokeIt, exact: true }).click();
      await expect(row.getByRole('button', { name: text.revoke })).toHaveCount(0);
      expect(await ask()).toBe(401);
    });

    test('a webhook is added, tested, given a new secret and disabled', async ({ page }) => {
      const name = `CRM ${freshEmail('hook').slice(5, 17)}`;
      await page.goto('/backoffice/webhooks');
      await page.getByRole('button', { name: text.addWebhook }).click();
      const dialog = page.getByRole('dialog', { name: text.addWebhook });
      await dialog.getByLabel(text.system).fill(name);
      await dialog.getByLabel(text.address).fill('http://erp.invalid/hook');
      await dialog.getByRole('checkbox', { name: text.lowStock }).check();
      await dialog.getByLabel(text.threshold, { exact: true }).fill('3');
      await dialog.getByRole('button', { name: text.add, exact: true }).click();
      await expect(dialog.getByText(text.notHttps)).toBeVisible();
      await expectAccessible(page, 'new webhook');
      // A name that nobody can have.
      await dialog.getByLabel(text.address).fill('https://erp.invalid/hook');
      await dialog.getByRole('button', { name: text.add, exact: true }).click();
      const shown = page.getByRole('dialog', { name: text.newSecretShown });
      await expect(shown.getByTestId('webhook-secret')).toHaveText(/^whsec_/);
      await shown.getByRole('button', { name: text.done }).click();

      const row = page.getByRole('row').filter({ hasText: name });
      await expect(row).toBeVisible();
      await expectAccessible(page, 'webhooks');
      const act = async (item: string) => {
        await row.getByRole('button', { name: text.actions }).click();
        await page.getByRole('menuitem', { name: item, exact: true }).click();
      };
      await act(text.sendTest);
      await expect(page.getByRole('region', { name: text.message, exact: true })).toBeVisible();
      const requests = page.getByRole('region', { name: text.requests });
      await expect(requests.getByRole('heading', { level: 3 }).first()).toContainText(text.noAnswer);
      await expectAccessible(page, 'message of a webhook');

      await page.goto('/backoffice/webhook-deliveries');
      await expect(page.getByRole('link', { name: 'test' }).first()).toBeVisible();
      await expectAccessible(page, 'messages of webhooks');

      await page.goto('/backoffice/webhooks');
      await act(text.newSecret);
      await page.getByRole('button', { name: text.makeSecret }).click();
      await expect(page.getByTestId('webhook-secret')).toHaveText(/^whsec_/);
      await page.getByRole('button', { name: text.done }).click();
      await act(text.change);
      await page.getByRole('switch', { name: text.enabled }).click();
      await page.getByRole('button', { name: text.save }).click();
      await row.getByRole('button', { name: text.actions }).click();
      await expect(page.getByRole('menuitem', { name: text.sendTest })).toBeDisabled();
    });
  });
}
