import { examples } from '@partsboard/demo-catalogue/examples';
import { expect, test, type Page } from '@playwright/test';
import { becomeBuyer, pads, superseded, unpriced } from './buyer.ts';
import { chooseCar } from './chosen-car.ts';
import { addByKeyboard, cartTexts, languages } from './cart-texts.ts';

async function paste(page: Page, label: string, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.getByLabel(label).focus();
  await page.keyboard.press('ControlOrMeta+V');
}

for (const language of languages) {
  const texts = cartTexts[language];

  test.describe(`the quick cart (${language})`, () => {
    test.beforeEach(async ({ page, request }) => {
      await becomeBuyer(page, request, language);
      await page.goto('/cart');
    });

    test('adds by keyboard and is ready for the next part', async ({ page }) => {
      const number = page.getByLabel(texts.partNumber);
      await expect(page.getByRole('button', { name: texts.addToCart })).toBeDisabled();
      await expect(page.getByLabel(texts.quantity, { exact: true })).toHaveValue('1');
      await addByKeyboard(page, texts, '34115318642', '2');
      await expect(page.getByText(texts.added)).toBeVisible();
      await expect(page.getByRole('textbox', { name: texts.quantityOf(pads) })).toHaveValue('2');
      await expect(number).toBeFocused();
      await expect(number).toHaveValue('');
      await number.fill(pads);
      await page.getByLabel(texts.quantity, { exact: true }).fill('');
      await page.getByRole('button', { name: texts.addToCart }).click();
      await expect(page.getByRole('textbox', { name: texts.quantityOf(pads) })).toHaveValue('3');
    });

    test('takes the next part while the one before is still on its way', async ({ page }) => {
      const sent: unknown[] = [];
      let letGo: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (letGo = resolve));
      await page.route(/cartFromCsv/i, async (route) => {
        sent.push(route.request().postDataJSON());
        await held;
        await route.continue();
      });
      for (const [sku, quantity] of [
        [pads, '2'],
        [superseded, '3'],
      ] as const) {
        await page.getByLabel(texts.partNumber).fill(sku);
        await page.keyboard.press('Enter');
        await page.keyboard.type(quantity);
        await page.keyboard.press('Enter');
      }
      await page.keyboard.type('no such number');
      await expect.poll(() => sent).toHaveLength(1);
      letGo();
      await expect(page.getByRole('textbox', { name: texts.quantityOf(pads) })).toHaveValue('5');
      expect(sent).toEqual([[{ sku: pads, quantity: '2' }], [{ sku: superseded, quantity: '3' }]]);
      await expect(page.getByLabel(texts.partNumber)).toHaveValue('no such number');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(page.getByLabel(texts.partNumber)).toHaveAccessibleDescription(texts.unknown);
      await expect(page.getByLabel(texts.partNumber)).toHaveValue('no such number');
    });

    test('keeps what failed or was refused while the next part is being typed', async ({ page }) => {
      let letGo: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (letGo = resolve));
      await page.route(/cartFromCsv/i, async (route) => {
        await held;
        if (route.request().postData()?.includes(superseded)) await route.abort();
        else await route.continue();
      });
      const number = page.getByLabel(texts.partNumber);
      for (const sku of ['no such number', superseded]) {
        await number.fill(sku);
        await page.keyboard.press('Enter');
        await page.keyboard.type('4');
        await page.keyboard.press('Enter');
      }
      await page.keyboard.type(pads);
      letGo();
      const refused = page.getByRole('list', { name: texts.notAdded }).getByRole('listitem');
      await expect(refused).toHaveCount(2);
      await expect(refused.filter({ hasText: 'no such number × 4' })).toContainText(texts.unknown);
      await expect(refused.filter({ hasText: `${superseded} × 4` })).toContainText(texts.networkError);
      await expect(number).toHaveValue(pads);
      await page.unroute(/cartFromCsv/i);
      await page.getByRole('button', { name: `${texts.correct}: ${superseded}` }).click();
      await expect(number).toHaveValue(superseded);
      await expect(number).toBeFocused();
      await expect(number).toHaveAccessibleDescription(texts.networkError);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: texts.quantityOf(pads) })).toHaveValue('4');
      await expect(refused.filter({ hasText: `${pads} × 1` })).toHaveCount(1);
    });

    test('does not take a part back that it has added', async ({ page }) => {
      // Once more as many would be too many, which says nothing about the first time.
      const checked = page.waitForResponse(/checkCsv/i);
      await addByKeyboard(page, texts, superseded, '60000');
      await checked;
      await expect(page.getByRole('alert').filter({ hasText: texts.replaced })).toBeVisible();
      await expect(page.getByRole('textbox', { name: texts.quantityOf(pads) })).toHaveValue('60000');
      await expect(page.getByLabel(texts.partNumber)).toHaveValue('');
    });

    test('takes a quantity as it was typed or not at all', async ({ page }) => {
      for (const typed of ['1,5', '-3', '100000']) {
        await addByKeyboard(page, texts, pads, typed);
        await expect(page.getByLabel(texts.partNumber)).toHaveAccessibleDescription(new RegExp(typed));
        await expect(page.getByLabel(texts.quantity, { exact: true })).toHaveValue(typed);
      }
      await page.getByLabel(texts.quantity, { exact: true }).fill('2,00');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: texts.quantityOf(pads) })).toHaveValue('2');
    });

    test('keeps a number that was not found, to be corrected', async ({ page }) => {
      await addByKeyboard(page, texts, 'no such number');
      await expect(page.getByRole('alert').filter({ hasText: texts.unknown })).toBeVisible();
      const number = page.getByLabel(texts.partNumber);
      await expect(number).toHaveValue('no such number');
      await expect(number).toBeFocused();
      await addByKeyboard(page, texts, superseded);
      await expect(page.getByRole('alert').filter({ hasText: texts.replaced })).toBeVisible();
      await expect(number).toHaveValue('');
    });

    test('takes a block of rows from a spreadsheet', async ({ page }) => {
      await paste(
        page,
        texts.partNumber,
        `SKU\tName\tQuantity\r\n${pads}\tBrake pads\t4\r\n${superseded}\tOld\t1\r\nno such number\t\t1\r\n`,
      );
      await expect(page.getByText(texts.willBeAdded)).toHaveCount(1);
      await page.getByRole('button', { name: texts.addRows }).click();
      await expect(page.getByRole('textbox', { name: texts.quantityOf(pads) })).toHaveValue('5');
      await expect(page.getByRole('button', { name: texts.failedRow })).toBeVisible();
    });

    test('takes the quantities of a block from one column, and lets another be chosen', async ({ page }) => {
      const other = '11 28 8 909 437';
      await paste(
        page,
        texts.partNumber,
        `${pads}\tPads\t12,50\t2\n${other}\tBelt\t30\t1\n${pads}\tPads\t7\t3\n`,
      );
      const rows = page.getByRole('row').filter({ hasText: texts.willBeAdded });
      await expect(rows).toHaveCount(3);
      const quantities = () => rows.locator('td:nth-child(3)').allInnerTexts();
      expect(await quantities()).toEqual(['2', '1', '3']);
      await page.getByLabel(texts.quantityColumn).selectOption({ index: 0 });
      // Prices are no quantities where they are no whole numbers.
      await expect(rows).toHaveCount(2);
      expect(await quantities()).toEqual(['30', '7']);
      await page.getByLabel(texts.quantityColumn).selectOption({ index: 1 });
      await expect(rows).toHaveCount(3);
      await page.getByRole('button', { name: /^(Add 3 rows|Dodaj 3 wiersze)$/ }).click();
      await expect(page.getByRole('textbox', { name: texts.quantityOf(pads) })).toHaveValue('5');
      await expect(page.getByRole('textbox', { name: texts.quantityOf(other) })).toHaveValue('1');
    });

    test('asks for the column of the quantities where whole prices look like them', async ({ page }) => {
      const other = '11 28 8 909 437';
      await paste(page, texts.partNumber, `${pads}\t120\t2\n${other}\t80\t\n`);
      await expect(page.getByRole('status').filter({ hasText: texts.chooseColumn })).toBeVisible();
      await expect(page.getByRole('table')).toHaveCount(0);
      await expect(page.getByRole('button', { name: texts.addRows })).toHaveCount(0);
      const column = page.getByLabel(texts.quantityColumn);
      await column.selectOption({ label: texts.onePieceEach });
      const quantities = page.getByRole('row').locator('td:nth-child(3)');
      await expect(quantities).toHaveText(['1', '1']);
      await column.selectOption('2');
      await expect(quantities).toHaveText(['2', '1']);
      await expect(page.getByText(texts.chooseColumn)).toHaveCount(0);
      await page.getByRole('button', { name: texts.addRows }).click();
      await expect(page.getByRole('textbox', { name: texts.quantityOf(pads) })).toHaveValue('2');

      // One row too.
      await paste(page, texts.partNumber, `${pads}\t120\t2`);
      await expect(page.getByText(texts.chooseColumn)).toBeVisible();
      await expect(page.getByLabel(texts.partNumber)).toHaveValue('');
    });

    test('offers the number that a damaged one can only mean, and says so once', async ({ page }) => {
      await addByKeyboard(page, texts, '7119856134', '3');
      const number = page.getByLabel(texts.partNumber);
      await expect(number).toHaveAccessibleDescription(texts.didYouMean);
      await expect(page.getByText('„7119856134”').or(page.getByText('“7119856134”'))).toHaveCount(1);
      await page.getByRole('button', { name: texts.take('07 11 9 856 134') }).press('Enter');
      await expect(number).toHaveValue('07 11 9 856 134');
      await expect(page.getByLabel(texts.quantity, { exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: texts.quantityOf('07 11 9 856 134') })).toHaveValue('3');
    });

    test('asks for the brand of a number that two have, unless the chosen car says it', async ({
      page,
      request,
    }) => {
      const number = page.getByLabel(texts.partNumber);
      await addByKeyboard(page, texts, examples.sharedNumber, '3');
      await page.getByRole('button', { name: /^Varden · / }).press('Enter');
      await expect(page.getByLabel(texts.quantity, { exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
      const line = page.getByRole('textbox', { name: texts.quantityOf(examples.sharedNumber) });
      await expect(line).toHaveValue('3');
      await expect(number).toHaveValue('');

      await chooseCar(page, request);
      await page.reload();
      await addByKeyboard(page, texts, examples.sharedNumber, '2');
      await expect(line).toHaveValue('5');
      await expect(page.getByRole('button', { name: /^Varden · / })).toHaveCount(0);
    });

    test('leaves a part out that can’t be bought now, and says so', async ({ page }) => {
      await addByKeyboard(page, texts, unpriced);
      await expect(page.getByRole('alert').filter({ hasText: texts.leftOut(unpriced) })).toBeVisible();
      await expect(page.getByLabel(texts.partNumber)).toHaveAccessibleDescription(texts.leftOut(unpriced));
      await expect(page.getByText(texts.empty)).toBeVisible();
    });

    test('takes one row into its two fields and refuses more than a hundred', async ({ page }) => {
      await paste(page, texts.partNumber, `${pads}\t7`);
      await expect(page.getByLabel(texts.partNumber)).toHaveValue(pads);
      await expect(page.getByLabel(texts.quantity, { exact: true })).toHaveValue('7');
      await paste(page, texts.partNumber, `${pads}\t1\n`.repeat(101));
      await expect(page.getByRole('alert').filter({ hasText: texts.max })).toBeVisible();
    });
  });
}
