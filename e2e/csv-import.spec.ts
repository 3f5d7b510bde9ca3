import { readFile } from 'node:fs/promises';
import { examples } from '@partsboard/demo-catalogue/examples';
import { expect, test, type Page } from '@playwright/test';
import { becomeBuyer, pads, superseded, unpriced } from './buyer.ts';
import { cartTexts, languages } from './cart-texts.ts';
import { Catalogue } from './catalogue.ts';
import { chooseCar } from './chosen-car.ts';
import { workbook } from './workbook.ts';

const choose = (page: Page, content: string | Buffer) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cart.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });

/** `Ilość` and `Część` as a Polish Windows writes them. */
const windows1250 = Buffer.concat([
  Buffer.from('Nazwa cz'),
  Buffer.from([0xea, 0x9c]),
  Buffer.from('ci;SKU;quantity\r\nKlocki hamulcowe prz'),
  Buffer.from([0xf3]),
  Buffer.from(`d;${pads};2\r\n`),
]);

const files: readonly (readonly [name: string, content: string | Buffer])[] = [
  ['commas', `sku,quantity\n${pads},2\n`],
  ['semicolons, a byte order mark, CRLF and another order', `\ufeffQuantity;SKU\r\n2;${pads}\r\n`],
  ['tabs', `SKU\tQUANTITY\n${pads}\t2\n`],
  ['quoted fields', `"sku","name","quantity"\n"${pads}","Pads, ""front""","2"\n`],
  ['Windows-1250', windows1250],
  ['a line that names the delimiter', `sep=;\r\nsku;quantity\r\n${pads};2\r\n`],
  ['Polish headings and short rows', `Lp.;Nr katalogowy;Ilość;Uwagi\r\n1;${pads};2\r\n`],
  ['no headings', `2;${pads}\r\n`],
  [
    'Excel',
    workbook([
      ['Numer części', 'Nazwa', 'Ilość'],
      [pads, 'Klocki', 2],
    ]),
  ],
  ['UTF-16', Buffer.from(`\ufeffsku\tquantity\r\n${pads}\t2\r\n`, 'utf16le')],
];

for (const language of languages) {
  const texts = cartTexts[language];

  test.describe(`a CSV file (${language})`, () => {
    test.beforeEach(async ({ page, request }) => {
      await becomeBuyer(page, request, language);
      await page.goto('/cart');
      await expect(page.getByText(texts.empty)).toBeVisible();
    });

    test('is read whatever a spreadsheet makes of it', async ({ page }) => {
      const button = page.getByRole('button', { name: texts.importCart });
      await expect(button).toBeDisabled();
      for (const [index, [name, content]] of files.entries()) {
        await choose(page, content);
        await expect(page.getByText(texts.willBeAdded), name).toHaveCount(1);
        await button.click();
        await expect(page.getByRole('textbox', { name: texts.quantityOf(pads) }), name).toHaveValue(
          String(2 * (index + 1)),
        );
      }
    });

    test('is reported row by row, and its failed rows can be had back', async ({ page }) => {
      await choose(page, `sku,quantity\n${pads},2\nno such number,1\n${pads},\n`);
      await expect(page.getByText(texts.willBeAdded)).toHaveCount(1);
      await expect(page.getByText(texts.leftOutRows('4'))).toBeVisible();
      await page.getByRole('button', { name: texts.importCart }).click();
      await expect(page.getByRole('alert').filter({ hasText: texts.unknown })).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: texts.failedRow }).click();
      const content = await readFile(await (await download).path(), 'utf8');
      expect(content).toContain('sku;quantity;reason\r\nno such number;1;');
      expect(content).toContain(texts.unknown);
    });

    test('has what is said about a row beside its part, and below it on a phone', async ({ page }) => {
      for (const [width, isBeside] of [
        [1440, true],
        [390, false],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await choose(page, `sku,quantity\n${pads},2\n`);
        const row = page.getByRole('row').filter({ hasText: pads });
        const part = await row.getByRole('cell').nth(1).boundingBox();
        const said = await row.getByRole('cell').filter({ hasText: texts.willBeAdded }).boundingBox();
        expect((said?.x ?? 0) >= (part?.x ?? 0) + (part?.width ?? 0)).toBe(isBeside);
        await page.keyboard.press('Escape');
        await expect(row).toHaveCount(0);
      }
    });

    test('with long rows is read whole, and one that is too large not at all', async ({ page, request }) => {
      const numbers = await (await Catalogue.open(request)).numbers(90);
      const long = numbers.map((sku) => `${sku},1,${'x'.repeat(20_000)}`);
      await choose(page, ['sku,quantity,note', ...long].join('\n'));
      await expect(page.getByText(texts.willBeAdded)).toHaveCount(90);
      await page.getByRole('button', { name: texts.importCart }).click();
      const lines = page.getByRole('region', { name: /^(Cart|Koszyk)$/ }).getByRole('listitem');
      await expect(lines).toHaveCount(90);
      await choose(page, `sku,quantity,note\n${pads},1,${'x'.repeat(5_100_000)}\n`);
      await expect(page.getByRole('alert').filter({ hasText: texts.tooLarge })).toBeVisible();
    });

    test('is told of by its own row numbers, and a bad cell refuses its row only', async ({ page }) => {
      await choose(
        page,
        `sku,quantity\n\n${pads},2\n${pads},1.000\n${'x'.repeat(5000)},1\n${pads},\u0000\n${unpriced},1\n`,
      );
      const row = (number: number) =>
        page
          .getByRole('row')
          .filter({ has: page.getByRole('cell', { name: String(number), exact: true }).first() });
      await expect(row(3)).toContainText(texts.willBeAdded);
      await expect(row(4)).toContainText(texts.twoQuantities);
      await expect(row(5)).toContainText('x…”');
      await expect(row(6)).toContainText('\ufffd');
      await expect(row(7)).toContainText(texts.leftOut(unpriced));
      await page.getByRole('button', { name: texts.importCart }).click();
      await expect(page.getByRole('alert').filter({ hasText: texts.twoQuantities })).toContainText('4: ');
      await expect(page.getByRole('textbox', { name: texts.quantityOf(pads) })).toHaveValue('2');
      // What is unavailable is left out and so does not block the checkout.
      await expect(page.getByRole('link', { name: texts.checkout })).toBeVisible();
    });

    test('shows its problems first, across the whole width of the preview', async ({ page }) => {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await choose(page, `sku,quantity\n${pads},2\n3.41153E+11,1\n`);
        await expect(page.getByText(texts.toBeAdded(1, 1))).toBeVisible();
        const rows = page.locator('tbody').getByRole('row');
        await expect(rows).toHaveCount(2);
        await expect(rows.first().getByRole('cell').first()).toHaveText('3');
        const preview = page.getByRole('region').filter({ has: rows.first() }).last();
        const [message, whole] = await Promise.all([
          rows.first().getByRole('cell', { name: texts.damaged }).boundingBox(),
          preview.boundingBox(),
        ]);
        expect(message?.width ?? 0).toBeGreaterThan((whole?.width ?? 0) * 0.9);
        expect(await preview.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      }
    });

    test('leaves the focus at its result', async ({ page }) => {
      await choose(page, `sku,quantity\n${pads},2\nno such number,1\n`);
      await expect(page.getByText(texts.willBeAdded)).toHaveCount(1);
      await page.getByRole('button', { name: texts.importCart }).press('Enter');
      await expect(page.getByText(texts.addedRows(1, 1))).toBeFocused();
    });

    test('offers the part that a number damaged by a spreadsheet can only mean', async ({
      page,
      request,
    }) => {
      const { shown, sku } = await (await Catalogue.open(request)).damagedNumber();
      await choose(page, `sku;quantity\n${shown};3\n`);
      await expect(page.getByRole('cell', { name: texts.damaged })).toContainText(shown);
      await page.getByRole('button', { name: texts.take(sku) }).click();
      await expect(page.getByText(texts.willBeAdded)).toHaveCount(1);
      await page.getByRole('button', { name: texts.importCart }).click();
      await expect(page.getByRole('textbox', { name: texts.quantityOf(sku) })).toHaveValue('3');
    });

    test('whose columns are not clear asks for them', async ({ page }) => {
      await choose(page, `stary;nowy;szt\n11 28 8 909 437;${pads};2\n`);
      await expect(page.getByRole('table')).toHaveCount(0);
      await page.getByLabel(texts.numberColumn).selectOption({ index: 2 });
      await expect(page.getByText(texts.willBeAdded)).toHaveCount(1);
      await page.getByRole('button', { name: texts.importCart }).click();
      await expect(page.getByRole('textbox', { name: texts.quantityOf(pads) })).toHaveValue('2');
    });

    test('that can’t be used is refused in words', async ({ page }) => {
      const rows = (count: number) => `sku,quantity\n${`${pads},1\n`.repeat(count)}`;
      const refusals = [
        [rows(101), texts.max],
        [rows(60_000), texts.max],
        ['name,price\nA,1', texts.wrongFormat],
        ['sku,quantity\nA,\n', texts.wrongFormat],
        ['', texts.wrongFormat],
        ['sku,quantity\n"A,1\n', texts.quote],
      ] as const;
      for (const [content, sentence] of refusals) {
        await choose(page, content);
        await expect(page.getByRole('alert')).toHaveText(sentence);
        await expect(page.getByRole('button', { name: texts.importCart })).toBeDisabled();
      }
      await choose(page, rows(100));
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByText(texts.willBeAdded)).toHaveCount(100);
    });

    test('with one column of part numbers orders one piece of each', async ({ page }) => {
      await choose(page, `${pads}\r\n${superseded}\r\n`);
      await expect(page.getByText(texts.willBeAdded)).toHaveCount(1);
      await page.getByRole('button', { name: texts.importCart }).click();
      await expect(page.getByRole('textbox', { name: texts.quantityOf(pads) })).toHaveValue('2');
    });

    test('with a number that two brands have asks for the brand', async ({ page }) => {
      await choose(page, `sku;quantity\n${pads};1\n${examples.sharedNumber};3\n`);
      await expect(page.getByText(texts.unclear(1))).toBeVisible();
      await page.getByRole('button', { name: /^Skarn · / }).click();
      await expect(page.getByText(texts.willBeAdded)).toHaveCount(2);
      await expect(page.getByText(texts.unclear(1))).toHaveCount(0);
      await page.getByRole('button', { name: texts.importCart }).click();
      await expect(page.getByRole('textbox', { name: texts.quantityOf(examples.sharedNumber) })).toHaveValue(
        '3',
      );
    });

    test('with such a number means the chosen car’s part', async ({ page, request }) => {
      await chooseCar(page, request);
      await page.goto('/cart');
      await choose(page, `sku;quantity\n${examples.sharedNumber};3\n`);
      await expect(page.getByRole('row').filter({ hasText: examples.sharedNumber })).toBeVisible();
      await expect(page.getByText(texts.unclear(1))).toHaveCount(0);
      await expect(page.getByRole('button', { name: /^Skarn · / })).toHaveCount(0);
    });

    test('can be downloaded as an example whose rows all exist', async ({ page }) => {
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: texts.example }).click();
      await choose(page, await readFile(await (await download).path()));
      await expect(page.getByText(texts.willBeAdded)).toHaveCount(20);
      await page.getByRole('button', { name: texts.importCart }).click();
      await expect(page.getByText(texts.added)).toBeVisible();
    });
  });
}
