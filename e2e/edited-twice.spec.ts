import type { StaffWarehouse } from '@partsboard/contract/backoffice/warehouses';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import {
  administrator,
  officeCases,
  officeTexts,
  openBackoffice,
  postOffice,
  readOffice,
} from './backoffice.ts';
import { firstRunTexts } from './first-run-texts.ts';
import { pngPicture } from './png-picture.ts';
import { setLanguage } from './visitor.ts';

const words = {
  pl: {
    told: 'Ktoś inny zmienił to w międzyczasie',
    discard: 'Odrzuć zmiany',
    saved: 'Dane zostały zapisane.',
  },
  en: {
    told: 'Somebody else has changed this meanwhile',
    discard: 'Discard',
    saved: 'Data was successfully saved.',
  },
} as const;

const settings = {
  isBranchOffice: false,
  position: 99,
  namePl: 'Podwójny',
  nameEn: 'Twice',
  link: '',
  hoursPl: '',
  hoursEn: '',
  orderUntil: null,
  holidays: [],
  address1: 'Długa 2',
  city: 'Lublin',
  zipPostalCode: '20-001',
  countryId: 1,
  phoneNumber: '',
  email: '',
};

async function changeElsewhere(page: Page, { id }: StaffWarehouse, city: string): Promise<void> {
  const { items } = await readOffice<{ items: StaffWarehouse[] }>(page, 'warehouses');
  const { csrfToken } = await readOffice<{ csrfToken: string }>(page, 'session');
  const now = items.find((each) => each.id === id);
  const answer = await page.request.put(`/api/backoffice/warehouses/${id}`, {
    headers: { 'X-CSRF-Token': csrfToken },
    data: { ...settings, code: now?.code, version: now?.version, city },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The screen reads its record again, as it does when a person comes back to it. */
async function readAgain(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
}

for (const { language, width } of officeCases) {
  const text = firstRunTexts[language];
  const { told, discard, saved } = words[language];

  test(`what somebody types stays while the record changes: ${language}`, async ({ page }, info) => {
    await page.setViewportSize({ width, height: 900 });
    await setLanguage(page, language);
    await openBackoffice(page, officeTexts[language], administrator);
    const branch = await postOffice<StaffWarehouse>(page, 'warehouses', {
      ...settings,
      code: `TWICE-${language}-${info.retry}`.toUpperCase(),
    });
    await page.goto(`/backoffice/branches/${branch.id}`);
    const street = page.getByLabel(text.street, { exact: true });
    const city = page.getByLabel(text.city, { exact: true });
    const alert = page.getByRole('alert', { name: told });

    // A picture that is sent between typing and saving.
    await street.fill('Krótka 7');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'branch.png', mimeType: 'image/png', buffer: pngPicture });
    await expect(page.getByText(saved)).toBeVisible();
    await expect(street).toHaveValue('Krótka 7');
    await expect(alert).toBeHidden();
    await page.getByRole('button', { name: text.save, exact: true }).click();
    await expect
      .poll(async () => {
        const { items } = await readOffice<{ items: StaffWarehouse[] }>(page, 'warehouses');
        return items.find(({ id }) => id === branch.id)?.address1;
      })
      .toBe('Krótka 7');

    // Somebody else changes it while nothing is typed, and then while something is.
    await changeElsewhere(page, branch, 'Zamość');
    await readAgain(page);
    await expect(city).toHaveValue('Zamość');
    await street.fill('Szeroka 9');
    await changeElsewhere(page, branch, 'Chełm');
    await readAgain(page);
    await expect(alert).toBeVisible();
    await expect(street).toHaveValue('Szeroka 9');
    await expectAccessible(page, 'a branch that somebody else has changed');
    await page.getByRole('button', { name: discard }).click();
    await expect(city).toHaveValue('Chełm');
    await expect(street).toHaveValue(settings.address1);
    await expect(alert).toBeHidden();

    const { csrfToken } = await readOffice<{ csrfToken: string }>(page, 'session');
    const headers = { 'X-CSRF-Token': csrfToken };
    expect((await page.request.delete(`/api/backoffice/warehouses/${branch.id}`, { headers })).ok()).toBe(
      true,
    );
  });
}
