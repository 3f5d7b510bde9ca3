import type { ErpDifference, ErpReport } from '@partsboard/contract/backoffice/erp-reports';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { administrator, officeCases, officeTexts, openBackoffice } from './backoffice.ts';
import { setLanguage } from './visitor.ts';

const texts = {
  pl: {
    notConnected: /^Żaden ERP nie jest połączony\./,
    compare: 'Porównaj teraz',
    refused: 'Z tym sklepem nie jest połączony żaden system ERP.',
    differences: 'Różnice',
    missing: 'brak',
  },
  en: {
    notConnected: /^No ERP is connected\./,
    compare: 'Compare now',
    refused: 'No ERP is connected to this shop.',
    differences: 'Differences',
    missing: 'not there',
  },
} as const;

const report: ErpReport = {
  id: 7,
  startedAt: '2026-11-16T01:30:00.000Z',
  finishedAt: '2026-11-16T01:42:00.000Z',
  state: 'done',
  partsCompared: 5512,
  ordersCompared: 14,
  stockDifferences: 1,
  priceDifferences: 0,
  orderDifferences: 1,
  partsUnknown: 0,
};

const differences: readonly ErpDifference[] = [
  { kind: 'stock', subject: '34 11 5 318 642', brand: 'VARDEN', warehouse: 'WAW', ours: '40', theirs: '38' },
  { kind: 'order', subject: '1000012', brand: null, warehouse: null, ours: 'placed, 812.40', theirs: null },
];

/** The server of the journeys has no ERP; comparisons themselves are tested with a simulated one. */
async function answerWithReport(page: Page): Promise<void> {
  await page.route('**/api/backoffice/erp-reports', (route) =>
    route.fulfill({ json: { isConnected: true, items: [report] } }),
  );
  await page.route('**/api/backoffice/erp-reports/7/differences*', (route) =>
    route.fulfill({ json: { items: differences, nextCursor: null } }),
  );
}

for (const { language, width } of officeCases) {
  const text = texts[language];

  test.describe(`comparisons with the ERP (${language}, ${width} wide)`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.beforeEach(({ page }) => setLanguage(page, language));

    test('a shop without an ERP says so', async ({ page }) => {
      await openBackoffice(page, officeTexts[language], administrator);
      await page.goto('/backoffice/erp');
      await expect(page.getByText(text.notConnected)).toBeVisible();
      await page.getByRole('button', { name: text.compare }).click();
      await expect(page.getByText(text.refused)).toBeVisible();
      await expectAccessible(page, 'ERP screen without reports');
    });

    test('a report opens to what differs', async ({ page }) => {
      await answerWithReport(page);
      await openBackoffice(page, officeTexts[language], administrator);
      await page.goto('/backoffice/erp');
      await page.getByRole('row').nth(1).click();
      const table = page.getByRole('table', { name: text.differences });
      await expect(table.getByRole('row')).toHaveCount(3);
      await expect(table.getByRole('cell', { name: text.missing })).toBeVisible();
      await expectAccessible(page, 'ERP screen with a report');
    });
  });
}
