import { expect, test } from '@playwright/test';
import { administrator, officeCases, officeTexts, openBackoffice } from './backoffice.ts';
import { setLanguage } from './visitor.ts';

for (const { language, width } of officeCases) {
  const texts = officeTexts[language];

  test.describe(`a long list (${language}, ${width} wide)`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.beforeEach(({ page }) => setLanguage(page, language));

    test('goes on as somebody scrolls, and not before; what failed is not asked for by itself', async ({
      page,
    }) => {
      let asked = 0;
      let isFailing = false;
      await page.route('**/api/backoffice/parts?*', async (route) => {
        asked += 1;
        await (isFailing ? route.abort() : route.continue());
      });
      await openBackoffice(page, texts, administrator);
      await page.goto('/backoffice/parts');
      const rows = page.getByRole('main').getByRole('row');
      await expect(rows).toHaveCount(51);
      await page.mouse.move(600, 600);
      await page.mouse.wheel(0, 1_500);
      await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(101);
      await page.keyboard.press('End');
      await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(151);

      isFailing = true;
      await page.keyboard.press('End');
      await page.mouse.wheel(0, 3_000);
      const more = page.getByRole('button', { name: texts.showMore });
      await expect(page.getByRole('alert').first()).toBeVisible();
      const before = { asked, rows: await rows.count() };
      await page.mouse.wheel(0, -300);
      await page.mouse.wheel(0, 600);
      expect({ asked, rows: await rows.count() }).toEqual(before);
      isFailing = false;
      // The notice, which is still there, does not lie over it.
      await expect(page.getByRole('alert').first()).toBeVisible();
      await more.click();
      await expect.poll(() => rows.count()).toBeGreaterThan(before.rows);
    });
  });
}
