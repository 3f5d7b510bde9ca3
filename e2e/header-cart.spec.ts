import { expect, test } from '@playwright/test';
import { pads } from './buyer.ts';
import { languages, Shopper } from './shopper.ts';

const names = { en: 'Cart', pl: 'Koszyk' } as const;

for (const language of languages) {
  test(`an empty cart is quiet, a filled one shows its count and on wide screens its value, ${language}`, async ({
    page,
    request,
  }) => {
    const shopper = await Shopper.register(request);
    await shopper.visit(page, '/level4', language);
    const cart = (count: number) =>
      page.getByRole('banner').getByRole('link', { name: `${names[language]}: ${count}`, exact: true });
    await expect(cart(0)).toBeVisible();
    await expect(cart(0)).toHaveText('');

    await shopper.put([pads, 1]);
    await page.reload();
    const [line] = await shopper.cart();
    const value = new Intl.NumberFormat(language === 'pl' ? 'pl-PL' : 'en-GB', {
      style: 'currency',
      currency: 'PLN',
    })
      .format(line?.Total ?? 0)
      .replaceAll(/\s/g, ' ');
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(cart(1).getByText(value)).toBeVisible();
    await expect(cart(1).getByText('1', { exact: true })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(cart(1).getByText(value)).toBeHidden();
    await expect(cart(1).getByText('1', { exact: true })).toBeVisible();
  });
}
