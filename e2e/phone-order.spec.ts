import { expect, test } from '@playwright/test';
import { expectAccessible, expectAccessibleAtWork } from './accessible.ts';
import { administrator, officeCases, officeTexts, openBackoffice } from './backoffice.ts';
import { pads } from './buyer.ts';
import { Shopper } from './shopper.ts';
import { setLanguage } from './visitor.ts';

const manager = { ...administrator, email: 'manager@partsboard.example' };

const phoneTexts = {
  pl: {
    phoneOrder: 'Zamówienie telefoniczne',
    search: 'Szukaj',
    orderFor: 'Zamów dla: Warsztat Lis',
    bar: /Katarzyna Lewandowska zamawia za klienta: Warsztat Lis/,
    end: 'Zakończ',
    logIn: 'Zaloguj się',
    expired: 'Ten odnośnik wygasł',
  },
  en: {
    phoneOrder: 'Order by phone',
    search: 'Search',
    orderFor: 'Order for Warsztat Lis',
    bar: /Katarzyna Lewandowska orders for Warsztat Lis/,
    end: 'End this work',
    logIn: 'Log in',
    expired: 'This link has expired',
  },
} as const;

for (const { language, width } of officeCases) {
  const text = phoneTexts[language];

  test.describe(`an order by phone (${language}, ${width} wide)`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.beforeEach(({ page }) => setLanguage(page, language));

    test('is made in the shop, in a tab that says for whom', async ({ page, request, context }) => {
      const shopper = await Shopper.register(request);
      await shopper.put([pads, 1]);
      await openBackoffice(page, officeTexts[language], manager);
      await page
        .getByRole('navigation', { name: officeTexts[language].navigation })
        .getByRole('link', { name: text.phoneOrder })
        .click();
      await page.getByRole('searchbox', { name: text.search }).fill(shopper.email);
      await expect(page.getByRole('button', { name: text.orderFor })).toHaveCount(1);
      await expectAccessibleAtWork(page, 'choice of a customer');
      const opened = context.waitForEvent('page');
      await page.getByRole('button', { name: text.orderFor }).click();
      const shop = await opened;
      const bar = shop.getByRole('region', { name: text.phoneOrder });
      await expect(bar).toContainText(text.bar);
      expect(new URL(shop.url()).hash).toBe('');
      await shop.goto('/cart');
      await expect(shop.getByRole('link', { name: pads })).toBeVisible();
      await expectAccessible(shop, 'cart in a tab of staff');
      await bar.getByRole('button', { name: text.end }).click();
      await expect(shop.getByRole('heading', { level: 1, name: text.phoneOrder })).toBeVisible();
      await shop.goto('/cart');
      await expect(shop.getByRole('heading', { level: 1, name: text.logIn })).toBeVisible();
      await shop.goto('/phone-order#a-code-that-nobody-has-made');
      await expect(shop.getByRole('heading', { level: 1, name: text.expired })).toBeVisible();
      // The customer was here all the time.
      expect(await shopper.cart()).toHaveLength(1);
    });
  });
}
