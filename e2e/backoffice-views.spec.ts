import { expect, test, type Page } from '@playwright/test';
import { expectAccessibleAtWork } from './accessible.ts';
import { administrator, officeCases, officeTexts, openBackoffice } from './backoffice.ts';
import { freshReference } from './desk-orders.ts';
import { deskTexts } from './desk-texts.ts';
import { setLanguage } from './visitor.ts';

const lists = [
  { path: 'customers', query: 'standings=blocked' },
  { path: 'returns', query: 'kind=core&states=approved' },
  { path: 'parts', query: 'isUnpriced=true' },
];

for (const { language, width } of officeCases) {
  const texts = officeTexts[language];
  const text = deskTexts[language];
  const open = (page: Page, path: string) => page.goto(`/backoffice/${path}`);

  test.describe(`saved views (${language}, ${width} wide)`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.beforeEach(({ page }) => setLanguage(page, language));

    for (const { path, query } of lists)
      test(`keep the filters of ${path} under a name`, async ({ page }) => {
        const name = `View ${freshReference()}`;
        await openBackoffice(page, texts, administrator);
        await open(page, `${path}?${query}`);
        await page.getByRole('button', { name: text.views, exact: true }).click();
        await page.getByRole('menuitem', { name: text.saveFilters }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel(text.viewName).fill(name);
        await dialog.getByRole('button', { name: text.save }).click();
        await expect(dialog).toHaveCount(0);

        await open(page, path);
        await expectAccessibleAtWork(page, `list of ${path}`);
        await page.getByRole('button', { name: text.views, exact: true }).click();
        await page.getByRole('menuitem', { name }).click();
        for (const part of query.split('&')) await expect(page).toHaveURL(new RegExp(part));

        // A view of one list is none of another.
        await open(page, 'orders');
        await page.getByRole('button', { name: text.views, exact: true }).click();
        await expect(page.getByRole('menuitem', { name: text.saveFilters })).toBeVisible();
        await expect(page.getByRole('menuitem', { name })).toHaveCount(0);
      });
  });
}
