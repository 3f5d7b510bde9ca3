import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { expectAccessible } from './accessible.ts';
import { exportList, fillOfficeLogin, officeTexts } from './backoffice.ts';
import { EmptyShop } from './empty-shop.ts';
import { setLanguage } from './visitor.ts';

const texts = {
  pl: {
    screen: 'Katalog',
    file: 'Plik ZIP',
    refused: 'Z błędami',
    report: 'Raport ze sprawdzenia',
    unknownBrand: 'brand: nie ma marki „NOBODY”',
    partOfSentence: 'MA MARKI',
    header: 'Plik;Wiersz;Rodzaj;Treść',
    search: 'Szukaj',
    ready: 'Gotowy do załadowania',
    noNewParts: /^Nowe części: 0$/,
    gone: /^Znikające części: 0$/,
    changed: /^Zmienione części: 1$/,
    prices: /^Zmienione ceny: 1$/,
    percent: 'Zmiana większa niż, w procentach',
    load: 'Załaduj',
    loaded: 'Załadowany',
    shown: /^Sklep pokazuje ten katalog od wersji \d+\.$/,
    goBack: /^Wróć do wersji /,
    back: 'Wróć',
    live: 'W sklepie',
    priceFile: 'Plik CSV z cenami',
    stockFile: 'Plik CSV ze stanami',
    semicolons: 'pola są rozdzielone średnikami i tak zostały odczytane',
    leftOut: 'w katalogu nie ma części VELORA „99 99 9 999 999”: pominięto',
    figuresSet: 'Wartości z tego pliku zostały wczytane.',
    noBranch: 'nie ma magazynu „NOWHERE”',
    net: /500,00/,
  },
  en: {
    screen: 'Catalog',
    file: 'ZIP file',
    refused: 'Has problems',
    report: 'Check report',
    unknownBrand: 'brand: there is no brand "NOBODY"',
    partOfSentence: 'no BRAND',
    header: 'File;Row;Kind;Text',
    search: 'Search',
    ready: 'Ready to load',
    noNewParts: /^New parts: 0$/,
    gone: /^Parts that go: 0$/,
    changed: /^Changed parts: 1$/,
    prices: /^Changed prices: 1$/,
    percent: 'Changed by more than, in percent',
    load: 'Load',
    loaded: 'Loaded',
    shown: /^The shop shows this catalog since version \d+\.$/,
    goBack: /^Go back to version /,
    back: 'Go back',
    live: 'In the shop',
    priceFile: 'CSV file of prices',
    stockFile: 'CSV file of stock',
    semicolons: 'has semicolons between its fields and was read so',
    leftOut: 'the catalog has no part VELORA "99 99 9 999 999": left out',
    figuresSet: 'The figures of this file were set.',
    noBranch: 'there is no warehouse "NOWHERE"',
    net: /500\.00/,
  },
} as const;

type Texts = (typeof texts)[keyof typeof texts];

const PERSON = { email: 'katalog@dealer.example', password: 'a long enough password' };

/** A catalogue that is loaded is everybody's. */
let shop: EmptyShop;
let address: string;
let starter: Record<string, Uint8Array>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  shop = await EmptyShop.start();
  ({ address } = shop);
  const person = ['add', PERSON.email, '--name', 'Anna Nowak', '--role', 'catalogue', '--password-stdin'];
  await shop.run('staff', person, `${PERSON.password}\n`);
  starter = await shop.readStarter();
});

test.afterAll(() => shop.stop());

/** The starter folder as a ZIP file, with some of its files changed. */
function zipWith(changes: Readonly<Record<string, (text: string) => string>>): Buffer {
  const files = Object.fromEntries(
    Object.entries(starter).map(([name, content]) => {
      const text = Buffer.from(content).toString();
      return [`starter/${name}`, new Uint8Array(Buffer.from(changes[name]?.(text) ?? text))];
    }),
  );
  return Buffer.from(zipSync(files));
}

async function sendAs(page: Page, label: string, name: string, buffer: Buffer): Promise<void> {
  await page.goto(`${address}/backoffice/catalogue`);
  const mimeType = name.endsWith('.zip') ? 'application/zip' : 'text/csv';
  await page.getByLabel(label, { exact: true }).setInputFiles({ name, mimeType, buffer });
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

const send = (page: Page, text: Texts, name: string, zip: Buffer): Promise<void> =>
  sendAs(page, text.file, name, zip);

async function load(page: Page, text: Texts): Promise<void> {
  await expect(page.getByText(text.ready)).toBeVisible();
  await page.getByRole('button', { name: text.load, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: text.load, exact: true }).click();
  await expect(page.getByText(text.loaded, { exact: true })).toBeVisible();
}

const cases = [
  { language: 'pl', width: 1440 },
  { language: 'en', width: 390 },
] as const;

for (const { language, width } of cases) {
  const text = texts[language];

  test.describe(`catalogues in the back office (${language}, ${width} wide)`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.beforeEach(async ({ page }) => {
      await setLanguage(page, language);
      await page.goto(`${address}/backoffice`);
      await fillOfficeLogin(page, officeTexts[language], PERSON);
      await expect(
        page.getByRole('heading', { level: 1, name: officeTexts[language].welcome }),
      ).toBeVisible();
    });

    test('a faulty file is reported row by row; a good one is compared, loaded and taken back', async ({
      page,
    }) => {
      const faulty = zipWith({ 'parts.csv': (rows) => rows.replace('VELORA,07', 'NOBODY,07') });
      await send(page, text, `faulty-${language}.zip`, faulty);
      await expect(page.getByText(text.refused)).toBeVisible();
      const report = page.getByRole('region', { name: text.report });
      const fault = report.getByRole('cell', { name: text.unknownBrand });
      await expect(fault).toBeVisible();
      await expectAccessible(page, 'check report');
      await report.getByLabel(text.search).fill('nothing like this');
      await expect(fault).toBeHidden();
      await report.getByLabel(text.search).fill(text.partOfSentence);
      await expect(fault).toBeVisible();
      const saved = await exportList(report, 'CSV');
      expect(saved.suggestedFilename()).toMatch(/^catalogue-report-\d+\.csv$/);
      const [header, row] = (await readFile(await saved.path(), 'utf8')).split('\r\n');
      expect(header).toBe(`\uFEFF${text.header}`);
      expect(row).toContain(text.unknownBrand.replaceAll('"', '""'));

      // The second language finds the first one's catalogue in the shop.
      const plain = (rows: string) => rows.replace('My first catalogue', `First ${language}`);
      await send(page, text, `first-${language}.zip`, zipWith({ 'catalogue.csv': plain }));
      await load(page, text);

      const better = zipWith({
        'catalogue.csv': (rows) => rows.replace('My first catalogue', `Second ${language}`),
        'parts.csv': (rows) => rows.replace('Śruba,Bolt', 'Śruba M8,Bolt M8'),
        'prices.csv': (rows) => rows.replace('412.50', '500.00'),
      });
      await send(page, text, `second-${language}.zip`, better);
      await expect(page.getByText(text.noNewParts)).toBeVisible();
      await expect(page.getByText(text.gone)).toBeVisible();
      await page.getByText(text.changed).click();
      await expect(page.getByRole('cell', { name: /M8/ })).toBeVisible();
      await page.getByText(text.prices).click();
      await expect(page.getByRole('cell', { name: '34 11 6 860 912' })).toBeVisible();
      await page.getByLabel(text.percent).fill('50');
      await expect(page.getByRole('cell', { name: '34 11 6 860 912' })).toBeHidden();
      await expectAccessible(page, 'difference');
      await load(page, text);

      await page.goto(`${address}/backoffice/catalogue`);
      await expect(
        page.getByRole('row', { name: new RegExp(`Second ${language}.*${text.live}`) }),
      ).toBeVisible();
      await expectAccessible(page, 'versions');
      await page
        .getByRole('row', { name: new RegExp(`First ${language}`) })
        .first()
        .getByRole('button', { name: text.goBack })
        .click();
      await page.getByRole('dialog').getByRole('button', { name: text.back, exact: true }).click();
      await expect(page.getByText(text.shown)).toBeVisible();
      await expect(page).toHaveURL(/\/imports\/\d+$/);
      await page.goto(`${address}/backoffice/catalogue`);
      await expect(
        page.getByRole('row', { name: new RegExp(`First ${language}.*${text.live}`) }),
      ).toBeVisible();
    });

    test('prices alone are checked and set; a file that names no branch of ours changes nothing', async ({
      page,
    }) => {
      await send(page, text, `all-${language}.zip`, zipWith({}));
      await load(page, text);

      const prices = [
        'brand;number;net;vat',
        'VELORA;34 11 6 860 912;500,00;23',
        'VELORA;99 99 9 999 999;1,00;23',
      ];
      await sendAs(page, text.priceFile, `prices-${language}.csv`, Buffer.from(`${prices.join('\r\n')}\r\n`));
      await expect(page.getByText(text.semicolons)).toBeVisible();
      await expect(page.getByText(text.leftOut)).toBeVisible();
      await expectAccessible(page, 'check of prices');
      await load(page, text);
      await expect(page.getByText(text.figuresSet)).toBeVisible();

      const stock = 'warehouse,brand,number,quantity\nNOWHERE,VELORA,34 11 6 860 912,5\n';
      await sendAs(page, text.stockFile, `stock-${language}.csv`, Buffer.from(stock));
      await expect(page.getByText(text.refused)).toBeVisible();
      await expect(page.getByText(text.noBranch)).toBeVisible();
      await expect(page.getByRole('button', { name: text.load, exact: true })).toBeHidden();

      await page.goto(`${address}/backoffice/parts?search=34116860912`);
      await expect(page.getByRole('row', { name: text.net })).toBeVisible();
    });
  });
}
