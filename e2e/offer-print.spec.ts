import type { CartLine } from '@partsboard/contract/cart';
import { examples } from '@partsboard/demo-catalogue/examples';
import { expect, test, type Page } from '@playwright/test';
import { fillCart } from './buyer.ts';
import { cartTexts, languages } from './cart-texts.ts';
import { Catalogue } from './catalogue.ts';
import { carByVin, putForCar } from './chosen-car.ts';
import { requestToken } from './visitor.ts';

// One customer with discounts of its own, whose cart these journeys fill in turn.
test.describe.configure({ mode: 'serial' });

const second = { email: 'second@partsboard.example', password: 'partsboard' };
let numbers: readonly string[];

test.beforeAll(async ({ request }) => {
  numbers = await (await Catalogue.open(request)).numbers(60);
});

async function openOffer(page: Page, language: 'pl' | 'en', count: number): Promise<readonly CartLine[]> {
  const token = await requestToken(page.request, second);
  await page.addInitScript(
    ([stored, chosen]) => {
      localStorage.setItem('user-token', stored);
      localStorage.setItem('language', chosen);
      // The screen may be dark; paper is not.
      localStorage.setItem('color-scheme', 'dark');
    },
    [token, language] as const,
  );
  await page.goto('/404');
  const headers = { Authorization: `Bearer ${token}` };
  await page.request.post('/api/ShoppingCart/ClearCart', { headers });
  await fillCart(
    page,
    numbers.slice(0, count).map((sku) => ({ sku, quantity: 3 })),
  );
  await page.goto('/offer');
  await expect(page.getByRole('row')).toHaveCount(count + 1);
  return (await (await page.request.get('/api/Level4/Cart', { headers })).json()) as CartLine[];
}

/** What the browser puts over each printed page and names the file after. */
const titleWhilePrinting = (page: Page): Promise<string> =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
    const { title } = document;
    window.dispatchEvent(new Event('afterprint'));
    return title;
  });

/** Skia writes page objects uncompressed. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

for (const language of languages) {
  const texts = cartTexts[language];
  const amount = new Intl.NumberFormat(language === 'pl' ? 'pl-PL' : 'en-GB', {
    minimumFractionDigits: 2,
    useGrouping: 'always',
  });

  test(`the printed offer shows the client’s prices and nothing of the workshop’s own (${language})`, async ({
    page,
  }) => {
    const lines = await openOffer(page, language, 3);
    await page.getByLabel(texts.name).first().fill('Flota Nowak');
    await page.getByLabel(texts.comment).fill('Ważna 14 dni');
    for (const field of await page.getByLabel(texts.discount).all()) await field.fill('50');
    await expect(page.getByText(texts.totalWarning)).toBeVisible();
    const tab = await page.title();
    expect(tab).toContain('Partsboard');
    expect(await titleWhilePrinting(page)).toBe(`${language === 'pl' ? 'Oferta' : 'Offer'}: Flota Nowak`);
    expect(await page.title()).toBe(tab);
    await page.emulateMedia({ media: 'print' });
    const paper = (await page.locator('body').innerText()).replace(/\s/gu, ' ');

    for (const shown of ['Flota Nowak', 'Ważna 14 dni', ...lines.map((line) => line.Product.Sku)]) {
      expect(paper).toContain(shown);
    }
    const plain = (value: number) => amount.format(value).replace(/\s/gu, ' ');
    for (const line of lines) {
      expect(paper).toContain(plain(line.Product.OldPrice));
      expect(line.Product.Discount).toBeGreaterThan(0);
      expect(paper).not.toContain(plain(line.Product.Price));
      expect(paper).not.toContain(plain(line.Total));
    }
    const own = lines.reduce((sum, line) => sum + Math.round(line.Total * 100), 0) / 100;
    for (const hidden of [
      plain(own),
      texts.yourDiscount,
      texts.discountWarning,
      texts.totalWarning,
      texts.printOffer,
      texts.returnToCart,
      'Partsboard',
    ]) {
      expect(paper).not.toContain(hidden);
    }
    for (const column of language === 'pl'
      ? ['Numer', 'Nazwa', 'Ilość', 'Cena katalogowa brutto', 'Cena brutto', 'Wartość', 'Rabat %']
      : ['SKU', 'Name', 'Qty', 'Gross Catalog Price', 'Gross Price', 'Sub Total', 'Discount %']) {
      await expect(page.getByRole('columnheader', { name: column, exact: true })).toBeVisible();
    }
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
  });

  test(`the printed offer names the cars of its lines, one car for all lines once (${language})`, async ({
    page,
    request,
  }) => {
    const lines = await openOffer(page, language, 2);
    const [one = '', other = ''] = lines.map(({ Product }) => Product.Sku);
    const headers = { Authorization: `Bearer ${await requestToken(page.request, second)}` };
    await page.request.post('/api/ShoppingCart/ClearCart', { headers });
    const car = await carByVin(request, examples.vin);
    await putForCar(page, one, car, 2);
    await putForCar(page, other, car);
    await page.reload();
    const caption = page.getByRole('caption');
    await expect(caption).toContainText(examples.vin);
    await expect(page.getByRole('row').filter({ hasText: examples.vin })).toHaveCount(0);

    await putForCar(page, other, await carByVin(request, examples.motorcycleVin), 3);
    await page.reload();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('row').filter({ hasText: one })).toContainText(examples.vin);
    const row = page.getByRole('row').filter({ hasText: other });
    const pieces = language === 'pl' ? ' – 3 szt.' : ': 3 pcs';
    await expect(row).toContainText(`${examples.motorcycleVin}${pieces}`);
    await expect(row).toContainText(examples.vin);
    await expect(caption).toHaveCount(0);
    await page.request.post('/api/ShoppingCart/ClearCart', { headers });
  });

  test(`the printed offer is A4 and breaks between lines (${language})`, async ({ page }) => {
    await openOffer(page, language, 3);
    const short = await page.pdf({ preferCSSPageSize: true });
    expect(pagesOf(short)).toBe(1);
    expect(short.toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12]/);
    await openOffer(page, language, 60);
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBeGreaterThanOrEqual(3);
  });
}
