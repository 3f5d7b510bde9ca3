import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { administrator, officeTexts, openBackoffice } from './backoffice.ts';
import { languages, Shopper } from './shopper.ts';
import { setLanguage } from './visitor.ts';

const words = {
  en: {
    status: 'Request failed with status code 500',
    id: 'Error ID',
    unavailable: 'The service is not available at the moment. Please try again shortly.',
    continues: 'This page will continue by itself as soon as the service is available again.',
    empty: 'Your shopping cart is empty.',
  },
  pl: {
    status: 'Serwer zwrócił błąd o kodzie 500',
    id: 'Identyfikator błędu',
    unavailable: 'Serwis jest chwilowo niedostępny. Spróbuj za chwilę.',
    continues: 'Ta strona sama wznowi działanie, gdy tylko serwis będzie znów dostępny.',
    empty: 'Twój koszyk jest pusty.',
  },
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

  test(`a call at which the server has failed says by which id it is found in the log, ${language}`, async ({
    page,
    request,
  }) => {
    const shopper = await Shopper.register(request);
    const problem = { code: 'internal', title: 'Oops.', status: 500, requestId: 'req-4711' };
    await page.route('**/api/Level4/Cart', (route) =>
      route.fulfill({ status: 500, contentType: 'application/problem+json', json: problem }),
    );
    await shopper.visit(page, '/cart', language);
    const notice = page.getByRole('alert').filter({ hasText: 'Oops.' }).first();
    await expect(notice).toContainText(`${words[language].id} req-4711`);
    // One click selects the id alone.
    await notice.getByText('req-4711', { exact: true }).click();
    expect(await page.evaluate(() => String(getSelection()).trim())).toBe('req-4711');
    await expectAccessible(page, 'a failed call');
  });

  test(`while the database is away a page says so, and goes on by itself when it is back, ${language}`, async ({
    page,
    request,
  }) => {
    const { unavailable, continues, empty } = words[language];
    const shopper = await Shopper.register(request);
    const problem = { code: 'unavailable', title: unavailable, status: 503, requestId: 'req-4713' };
    const away = /\/api\/Level4\/Cart|\/health\/ready/;
    await page.route(away, (route) =>
      route.fulfill({
        status: 503,
        headers: { 'Retry-After': '2' },
        contentType: 'application/problem+json',
        json: problem,
      }),
    );
    await shopper.visit(page, '/cart', language);
    const notice = page.getByRole('alert').filter({ hasText: continues });
    await expect(notice).toHaveCount(1);
    await expect(notice).toContainText(unavailable);
    // Still away when it is looked for the first time.
    await page.waitForResponse(/\/health\/ready/);
    await page.unroute(away);
    await expect(page.getByText(empty)).toBeVisible();
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test(`so does the back office, ${language}`, async ({ page }) => {
    await setLanguage(page, language);
    await openBackoffice(page, officeTexts[language], administrator);
    const problem = { code: 'unavailable', title: 'Oops.', status: 503, requestId: 'req-4712' };
    await page.route('**/api/backoffice/staff*', (route) =>
      route.fulfill({ status: 503, contentType: 'application/problem+json', json: problem }),
    );
    await page.goto('/backoffice/staff');
    const notice = page.getByRole('alert').filter({ hasText: 'Oops.' }).first();
    await expect(notice).toContainText(`${words[language].id} req-4712`);
  });
}
