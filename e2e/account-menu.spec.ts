import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { Shopper } from './shopper.ts';
import { demo } from './visitor.ts';

for (const [language, width, texts] of [
  [
    'en',
    1440,
    { account: 'My account', credit: 'Trade credit available', orders: 'Order history', out: 'Log out' },
  ],
  [
    'pl',
    390,
    {
      account: 'Moje konto',
      credit: 'Dostępny kredyt kupiecki',
      orders: 'Historia zamówień',
      out: 'Wyloguj się',
    },
  ],
] as const) {
  test(`a small menu says who is logged in and what credit is left (${language})`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const customer = await Shopper.logIn(request, demo);
    await customer.visit(page, '/', language);
    const button = page.getByRole('banner').getByRole('button', { name: texts.account });
    await button.click();
    const menu = page.getByRole('dialog', { name: texts.account });
    await expect(menu).toContainText('Auto Serwis Kowalska');
    await expect(menu).toContainText(new RegExp(`${texts.credit}[\\s\\S]*\\d[.,]\\d\\d`));
    await expect(menu).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, 'account menu', '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();

    await button.click();
    await menu.getByRole('link', { name: texts.orders }).click();
    await expect(page).toHaveURL('/my-account/order-history');
    await expect(menu).toHaveCount(0);
  });
}

test('the menu works by keyboard, closes when the focus leaves it, and logs out', async ({
  page,
  request,
}) => {
  const customer = await Shopper.register(request);
  await customer.visit(page, '/');
  const button = page.getByRole('banner').getByRole('button', { name: 'My account' });
  await button.press('Enter');
  const menu = page.getByRole('dialog', { name: 'My account' });
  await expect(menu.getByRole('link', { name: 'Order history' })).toBeFocused();
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  await expect(menu).toHaveCount(0);
  await button.press('Enter');
  await menu.getByRole('link', { name: 'Log out' }).press('Enter');
  await expect(page).toHaveURL(/\/login/);
});
