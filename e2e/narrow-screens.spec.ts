import type { Category } from '@partsboard/contract/boards';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { becomeBuyer, fillCart, pads } from './buyer.ts';
import { addByKeyboard, cartTexts, languages } from './cart-texts.ts';
import { Shopper } from './shopper.ts';
import { demo } from './visitor.ts';

const catalogs = { en: 'Catalogs', pl: 'Katalogi' } as const;
const phone = { width: 390, height: 844 };

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const fits = (page: Page, what: string) =>
  expect.poll(() => sidewaysScroll(page), { message: what }).toBeLessThanOrEqual(0);

/** How much of a text's width its box cuts off. */
const cutOff = (box: Locator) => box.evaluate((element) => element.scrollWidth - element.clientWidth);

for (const language of languages) {
  test(`no screen is wider than 320 pixels (${language})`, async ({ page, request }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const customer = await Shopper.logIn(request, demo);
    const [order] = await customer.orders();
    await customer.visit(page, '/', language);
    for (const path of [
      '/',
      '/level4',
      '/my-account/my-profile',
      '/my-account/addresses',
      '/my-account/order-history',
      '/my-account/order-history?tab=accounting',
      `/my-account/order-history/${order?.Id}`,
      '/my-account/shopping-list',
      '/p/delivery',
      '/intro',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.waitForLoadState('networkidle');
      await fits(page, path);
    }
  });

  test(`a long number without blanks stays inside the quick cart (${language})`, async ({
    page,
    request,
  }) => {
    const texts = cartTexts[language];
    await becomeBuyer(page, request, language);
    for (const size of [phone, { width: 1440, height: 900 }]) {
      await page.setViewportSize(size);
      await page.goto('/cart');
      await addByKeyboard(page, texts, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.repeat(3).slice(0, 60), '1');
      const field = page.getByLabel(texts.partNumber);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await fits(page, `${size.width}`);
      await expect(field).toBeInViewport({ ratio: 1 });
    }
  });

  test(`the buttons of an offer and the profile’s tabs are whole on a phone (${language})`, async ({
    page,
    request,
  }) => {
    const texts = cartTexts[language];
    await page.setViewportSize(phone);
    const shopper = await Shopper.register(request);
    await shopper.put([pads, 2]);
    await shopper.visit(page, '/offer', language);
    for (const control of [
      page.getByRole('link', { name: texts.returnToCart }),
      page.getByRole('button', { name: texts.newOffer }),
      page.getByRole('button', { name: texts.printOffer }),
    ]) {
      await expect(control).toBeInViewport({ ratio: 1 });
      expect(await cutOff(control.locator('span').last())).toBeLessThanOrEqual(0);
    }
    await expect(page.getByText(language === 'pl' ? 'zł' : 'PLN', { exact: true })).toBeVisible();

    await page.goto('/my-account/my-profile?tab=devices');
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveCount(3);
    const tops = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await fits(page, 'profile');
  });

  test(`a shopping list shows its name and its actions whole on a phone (${language})`, async ({
    page,
    request,
  }) => {
    const texts = cartTexts[language];
    await page.setViewportSize(phone);
    await becomeBuyer(page, request, language);
    await page.goto('/cart');
    await fillCart(page, [{ sku: pads, quantity: 1 }]);
    await page.reload();
    const name = 'Przegladsezonowyflotydostawczejklientawpoznaniu';
    await page.getByLabel(texts.listName).fill(name);
    await page.getByRole('button', { name: texts.saveCart }).click();
    for (const width of [390, 320]) {
      await page.setViewportSize({ ...phone, width });
      const move = page.getByRole('button', { name: texts.moveAll });
      await expect(move).toBeVisible();
      expect(await cutOff(move.getByText(texts.moveAll)), `${width}`).toBeLessThanOrEqual(0);
      const title = page.getByText(name);
      const outside = await title.evaluate((element) => {
        const button = element.closest('button')?.getBoundingClientRect();
        return element.getBoundingClientRect().right - (button?.right ?? 0);
      });
      expect(outside).toBeLessThanOrEqual(0);
      expect(await cutOff(title), `${width}`).toBeLessThanOrEqual(0);
      await fits(page, `${width}`);
    }
  });

  test(`all pages of the account are in sight from each of them on a phone (${language})`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(phone);
    await becomeBuyer(page, request, language);
    const account = language === 'en' ? 'My account' : 'Moje konto';
    for (const path of ['my-profile', 'addresses', 'order-history', 'shopping-list']) {
      await page.goto(`/my-account/${path}`);
      const tabs = page.getByRole('navigation', { name: account }).getByRole('link');
      await expect(tabs).toHaveCount(4);
      for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
    }
  });

  test(`the kinds of vehicles stand below a heading for which they leave no room (${language})`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(phone);
    const shopper = await Shopper.logIn(request, demo);
    const categories = await shopper.call<Category[]>('POST', 'Level4Category/List', {});
    const group = categories.find(({ HasChildren }) => !HasChildren);
    await shopper.visit(page, '/level4?search=klocki', language);
    for (const path of ['/level4?search=klocki', `/level4/category/${group?.Id}?name=Brakes`]) {
      await page.goto(path);
      const kinds = page.getByRole('main').getByRole('navigation', { name: catalogs[language] });
      await expect(kinds).toBeVisible();
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
      const box = await kinds.boundingBox();
      expect(box?.y, path).toBeGreaterThanOrEqual((heading?.y ?? Infinity) + (heading?.height ?? 0));
      expect(Math.round((await kinds.getByRole('link').first().boundingBox())?.height ?? 0)).toBe(44);
    }
  });

  test(`words in the table of a content page stay whole on a phone (${language})`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ ...phone, width: 320 });
    await becomeBuyer(page, request, language);
    await page.goto('/p/delivery');
    const table = page.getByRole('region', { name: language === 'en' ? 'Table' : 'Tabela' });
    await expect(table).toBeVisible();
    const broken = await table.evaluate((box) => {
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(word);
        }
      }
      return found;
    });
    expect(broken).toEqual([]);
    await fits(page, 'delivery');
  });
}

test('the buttons of an address stand in line', async ({ page, request }) => {
  const customer = await Shopper.logIn(request, demo);
  await customer.visit(page, '/my-account/addresses');
  const card = page.getByRole('listitem').filter({ hasText: 'Use for billing' }).first();
  const billing = await card.getByRole('button', { name: 'Use for billing' }).boundingBox();
  const edit = await card.getByRole('button', { name: 'Edit' }).boundingBox();
  const border = (name: string) =>
    card.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).borderTopColor);
  expect(billing?.x).toBe(edit?.x);
  expect(await border('Use for billing')).toBe(await border('Edit'));
});
