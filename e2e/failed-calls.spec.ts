import { expect, test } from '@playwright/test';
import { languages, Shopper } from './shopper.ts';

const words = {
  en: { status: 'Request failed with status code 500' },
  pl: { status: 'Serwer zwrócił błąd o kodzie 500' },
} as const;

for (const contentType of [
  'application/json',
  'text/json; charset=utf-8',
  'application/vnd.api+json',
  'text/plain',
]) {
  test(`the title of a failed call is said, whatever the type of its JSON: ${contentType}`, async ({
    page,
    request,
  }) => {
    const shopper = await Shopper.register(request);
    const body = JSON.stringify({ title: 'The warehouse is being counted.' });
    await page.route('**/api/Level4/Cart', (route) => route.fulfill({ status: 500, contentType, body }));
    await shopper.visit(page, '/cart');
    await expect(
      page.getByRole('alert').filter({ hasText: 'The warehouse is being counted.' }).first(),
    ).toBeVisible();
    await expect(page.getByText('{"title"')).toHaveCount(0);
  });
}

for (const language of languages) {
  test(`a failed call without words says its own message, ${language}`, async ({ page, request }) => {
    const shopper = await Shopper.register(request);
    await page.route('**/api/Level4/Cart', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
    );
    await shopper.visit(page, '/cart', language);
    await expect(page.getByRole('alert').filter({ hasText: words[language].status }).first()).toBeVisible();
  });
}
