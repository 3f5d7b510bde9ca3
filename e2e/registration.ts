import type { Page } from '@playwright/test';

/** Fills in what the registration form requires, in English. */
export async function fillRegistration(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill('warsztat');
  await page.getByLabel('First name').fill('Anna');
  await page.getByLabel('Last name').fill('Nowak');
  await page.getByLabel(/^Street address \*$/).fill('ul. Prosta 1');
  await page.getByLabel('Street address, second line').fill('brama B');
  await page.getByLabel('Zip code').fill('00-001');
  await page.getByLabel('City').fill('Warszawa');
  await page.getByLabel('Country').selectOption({ label: 'Poland' });
}
