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

async function send(page: Page, text: Texts, name: string, zip: Buffer): Promise<void> {
  await page.goto(`${address}/backoffice/catalogue`);
  await page
    .getByLabel(text.file, { exact: true })
    .setInputFiles({ name, mimeType: 'application/zip', buffer: zip });
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

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
  });
}
