import type { DiscountGrid } from '@partsboard/contract/backoffice/discounts';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { administrator, officeCases, officeTexts, openBackoffice, readOffice } from './backoffice.ts';
import { partDeskTexts } from './part-desk-texts.ts';
import { demo, requestToken, setLanguage } from './visitor.ts';

/** A part that no other journey buys. */
const PARTS = { pl: 0, en: 1 } as const;

/** Somebody else sets the discount of the first group. */
async function setElsewhere(page: Page, tableCode: string, percent: number): Promise<void> {
  const { groups, tables } = await readOffice<DiscountGrid>(page, 'discounts');
  const { csrfToken } = await readOffice<{ csrfToken: string }>(page, 'session');
  const version = tables.find(({ code }) => code === tableCode)?.version;
  const answer = await page.request.put('/api/backoffice/discounts', {
    headers: { 'X-CSRF-Token': csrfToken },
    data: {
      tables: [{ code: tableCode, version }],
      cells: [{ tableCode, groupId: groups[0]?.id, percent }],
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

for (const { language, width } of officeCases) {
  const texts = partDeskTexts[language];
  const office = officeTexts[language];

  const open = async (page: Page, screen: string) => {
    await page.setViewportSize({ width, height: 900 });
    await setLanguage(page, language);
    await openBackoffice(page, office, administrator);
    await page
      .getByRole('navigation', { name: office.navigation })
      .getByRole('link', { name: screen, exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible();
  };

  test(`a part is found, looked at and its stock corrected: ${language}`, async ({ page }) => {
    await open(page, texts.parts);
    const table = page.getByRole('table', { name: texts.parts });
    await expect(table.getByRole('row')).toHaveCount(51);
    await expectAccessible(page, 'the list of parts');

    await page.getByRole('searchbox', { name: office.search }).fill('34-11.5 318');
    await expect(table.getByRole('link', { name: '34 11 5 318 642' })).toBeVisible();
    await page.getByRole('searchbox', { name: office.search }).fill(texts.name);
    await expect(table.getByText(texts.foundName).first()).toBeVisible();
    await page.getByRole('searchbox', { name: office.search }).fill('');

    await page.getByRole('combobox', { name: texts.stock, exact: true }).click();
    await page.getByRole('option', { name: texts.inStock, exact: true }).click();
    await page.getByRole('combobox', { name: texts.sorting }).click();
    await page.getByRole('option', { name: texts.dearest }).click();
    await expect(page).toHaveURL(/stock=in.*sort=dearest|sort=dearest.*stock=in/);
    await table
      .getByRole('row')
      .nth(20 + PARTS[language])
      .getByRole('link')
      .click();

    await expect(page.getByRole('region', { name: texts.sales })).toBeVisible();
    await expect(page.getByRole('region', { name: texts.whereUsed })).toBeVisible();
    await expectAccessible(page, 'a part');
    const number = (await page.getByRole('heading', { level: 1 }).innerText()).replace(/^\S+ /, '');
    const token = await requestToken(page.request, demo);
    await page.evaluate((stored) => localStorage.setItem('user-token', stored), token);
    const inShop = page.getByRole('link', { name: texts.openInShop, exact: true });
    const [tab] = await Promise.all([page.waitForEvent('popup'), inShop.click()]);
    await expect(tab.getByRole('heading', { level: 1, name: number })).toBeVisible();
    await tab.close();

    const row = page
      .getByRole('region', { name: texts.stock, exact: true })
      .getByRole('row', { name: texts.branch })
      .first();
    const onHand = Number(await row.getByRole('cell').nth(1).innerText());
    await row.getByRole('button', { name: texts.correctAt }).click();
    const dialog = page.getByRole('dialog', { name: texts.correctAt });
    await dialog.getByText(texts.add, { exact: true }).click();
    await dialog.getByLabel(texts.difference).fill('3');
    await dialog.getByRole('combobox', { name: texts.reason }).click();
    await page.getByRole('option', { name: texts.stocktaking }).click();
    await dialog.getByLabel(texts.note).fill(`Journey ${language}`);
    await expect(dialog.getByRole('status')).toContainText(`${onHand} → ${onHand + 3}`);
    await expectAccessible(page, 'a correction', '[role=dialog]');
    await dialog.getByRole('button', { name: texts.correct, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(row.getByRole('cell').nth(1)).toHaveText(String(onHand + 3));
    await expect(page.getByRole('region', { name: texts.corrections })).toContainText(
      `${onHand} → ${onHand + 3}`,
    );

    await row.getByRole('button', { name: texts.changeBinAt }).click();
    const bin = page.getByRole('dialog', { name: texts.changeBinAt });
    await bin.getByLabel(texts.bin).fill(`E2E-${width}`);
    await bin.getByRole('button', { name: texts.save, exact: true }).click();
    await expect(row).toContainText(`E2E-${width}`);

    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await page
      .getByRole('navigation', { name: office.navigation })
      .getByRole('link', { name: texts.parts, exact: true })
      .click();
    await page.getByRole('link', { name: texts.corrections }).click();
    await expect(page.getByRole('table', { name: texts.corrections })).toContainText(`Journey ${language}`);
    await expectAccessible(page, 'the corrections');

    await page.keyboard.press('Control+k');
    await page.getByPlaceholder(office.goTo).fill(title.slice(title.indexOf(' ')));
    await page.getByRole('button', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  test(`discounts are edited like a spreadsheet: ${language}`, async ({ page }) => {
    await open(page, texts.discounts);
    await expectAccessible(page, 'the discounts');
    const code = `E2E-${width}`;
    await page.getByRole('button', { name: texts.addTable }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(texts.code).fill(code);
    await dialog.getByLabel(texts.tableName).fill('Journey');
    await dialog.getByRole('button', { name: office.add, exact: true }).click();
    const grid = page.getByRole('grid');
    const head = grid.getByRole('columnheader', { name: code });
    await expect(head).toBeVisible();
    const column =
      (await grid.getByRole('columnheader').allInnerTexts()).findIndex((text) => text.includes(code)) - 1;
    const cell = (row: number) =>
      grid
        .getByRole('row')
        .nth(row + 1)
        .getByRole('gridcell')
        .nth(column);

    await cell(0).click();
    await page.keyboard.type('12,5');
    await page.keyboard.press('Enter');
    await expect(cell(1)).toBeFocused();
    await page.keyboard.type('101');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText(texts.noPercentage);
    await page.keyboard.press('Escape');
    await cell(1).click();
    const paste = (rows: readonly string[]) =>
      grid.evaluate((element, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
      }, rows.join('\n'));
    await paste(['7,25', '8.5 %', '']);
    await expect(page.getByText(texts.changed(3))).toBeVisible();
    await cell(0).click();
    await paste(Array.from({ length: 40 }, () => '1'));
    await expect(page.getByRole('alert')).toContainText(texts.beyond);
    await expect(cell(0)).toHaveText('1');
    await page.keyboard.press('Control+z');
    await expect(cell(0)).toHaveText(texts.percent);
    await expect(page.getByText(texts.changed(3))).toBeVisible();
    await expectAccessible(page, 'changed discounts');
    await page.getByRole('button', { name: texts.save, exact: true }).click();
    await expect(page.getByText(texts.changed(0))).toBeVisible();
    await page.reload();
    await expect(cell(0)).toHaveText(texts.percent);
    await expect(cell(2)).toHaveText(/^8[.,]5$/);

    await cell(0).click();
    await page.keyboard.type('50');
    await page.keyboard.press('Enter');
    await setElsewhere(page, code, 40);
    await page.getByRole('button', { name: texts.save, exact: true }).click();
    await expect(page.getByRole('alert', { name: texts.overtaken })).toContainText(/40\s?%/);
    await expect(cell(0)).toHaveText('50');
    await expectAccessible(page, 'a discount that somebody else has set meanwhile');
    await page.getByRole('button', { name: texts.keepTheirs }).click();
    await expect(cell(0)).toHaveText('40');
    await expect(page.getByText(texts.changed(0))).toBeVisible();

    await head.getByRole('button', { name: texts.actions(code) }).click();
    await page.getByRole('menuitem', { name: texts.deleteTable }).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.delete, exact: true }).click();
    await expect(head).toBeHidden();
  });
}
