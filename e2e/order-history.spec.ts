import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { languages, Shopper, type Language } from './shopper.ts';
import { demo } from './visitor.ts';

const words = {
  en: {
    status: 'Order status',
    complete: 'Complete',
    pending: 'Pending',
    fromDay: 'From day',
    toDay: 'To day',
    none: 'No order was found.',
    export: 'Export to CSV',
    warsaw: 'Warsaw branch',
    paid: 'paid',
    balance: 'Open balance',
  },
  pl: {
    status: 'Status zamówienia',
    complete: 'Zrealizowane',
    pending: 'Oczekuje',
    fromDay: 'Od dnia',
    toDay: 'Do dnia',
    none: 'Nie znaleziono zamówienia.',
    export: 'Eksportuj do CSV',
    warsaw: 'Oddział Warszawa',
    paid: 'zapłacone',
    balance: 'Saldo do zapłaty',
  },
} as const satisfies Record<Language, unknown>;

const rows = (page: Page) => page.getByRole('table').getByRole('row');

test('a day is typed by keyboard, and the words of the filters are whole on a phone', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = await Shopper.logIn(request, demo);
  await shopper.visit(page, '/my-account/order-history', 'pl');
  const button = page.getByRole('button', { name: words.pl.export });
  await expect(button).toBeVisible();
  const isCut = await button.evaluate((element) =>
    [element, ...element.querySelectorAll('*')].some((part) => part.scrollWidth > part.clientWidth + 1),
  );
  expect(isCut).toBe(false);
  const field = page.getByLabel(words.pl.fromDay);
  await field.focus();
  // The order of day and month is that of the browser's language; this day is the same in each.
  await page.keyboard.type('01012020');
  await expect(field).toHaveValue('2020-01-01');
  await expect(page).toHaveURL(/from=2020-01-01/);
  await field.fill('');
  await expect(page).not.toHaveURL(/from=/);
});

for (const language of languages) {
  const text = words[language];

  test(`the history is filtered by status and days, and taken home as a file, ${language}`, async ({
    page,
    request,
  }) => {
    const shopper = await Shopper.logIn(request, demo);
    await shopper.visit(page, '/my-account/order-history', language);
    await expect(rows(page).first()).toBeVisible();
    const all = await rows(page).count();
    await page.getByLabel(text.status).selectOption(text.complete);
    await expect(page).toHaveURL(/status=Complete/);
    await expect.poll(() => rows(page).count()).toBeLessThan(all);
    await expect(page.getByRole('table').getByText(text.pending, { exact: true })).toHaveCount(0);
    await page.getByLabel(text.fromDay).fill('2000-01-01');
    await page.getByLabel(text.toDay).fill('2000-01-31');
    await expect(page.getByText(text.none)).toBeVisible();
    await page.getByLabel(text.toDay).fill('2100-01-31');
    await expect(rows(page).filter({ hasText: text.warsaw }).first()).toBeVisible();
    const shown = await rows(page).count();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: text.export }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file.startsWith('\ufeff')).toBe(true);
    expect(file.trimEnd().split('\r\n')).toHaveLength(shown);
  });

  test(`documents say what is paid and what is open, ${language}`, async ({ page, request }) => {
    const shopper = await Shopper.logIn(request, demo);
    await shopper.visit(page, '/my-account/order-history?tab=accounting', language);
    await expect(page.getByText(text.balance)).toBeVisible();
    await expect(rows(page).getByText(text.paid, { exact: true }).first()).toBeVisible();
  });
}
