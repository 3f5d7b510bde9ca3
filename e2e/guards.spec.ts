import { expect, test } from '@playwright/test';
import { logIn, setEnglish } from './visitor.ts';

const memberPages = [
  '/',
  '/intro',
  '/my-account',
  '/my-account/my-profile',
  '/my-account/addresses',
  '/my-account/order-history',
  '/my-account/order-history/1',
  '/my-account/shopping-list',
  '/orderdetails/1',
  '/level4',
  '/level4/category/1',
  '/level4/product/1',
  '/checkout',
  '/cart',
  '/offer',
  '/success?order=1',
  '/p/info',
  '/404',
  '/no/such/page',
];

test('a guest is sent to the login page from every page for customers', async ({ page }) => {
  await setEnglish(page);
  for (const path of memberPages) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/login');
  }
});

test('a guest who opens /logout comes to the login page', async ({ page }) => {
  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
});

test('a customer is sent home from the pages for guests', async ({ page }) => {
  await logIn(page);
  for (const path of [
    '/login',
    '/register',
    '/forgot-password',
    '/forgot-password/confirm?email=a&token=b',
  ]) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/');
  }
});

test('the account opens at the profile, and a success page without an order at home', async ({ page }) => {
  await logIn(page);
  await page.goto('/my-account');
  await expect(page).toHaveURL('/my-account/my-profile');
  for (const address of ['/success', '/success?order=']) {
    await page.goto(address);
    await expect(page).toHaveURL('/');
  }
  await page.goto('/success?order=007-15');
  await expect(page.getByText('There is no order with this number among yours.')).toBeVisible();
});

test('each page has the frame that belongs to it', async ({ page }) => {
  await logIn(page);
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(navigation).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(3);

  await page.goto('/success?order=1');
  await expect(page.getByRole('heading', { name: 'No order was found.' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  await page.goto('/cart');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(navigation).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(0);
});

test('a path that nobody knows says so and leads back', async ({ page }) => {
  await logIn(page);
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link').first().click();
  await expect(page).toHaveURL('/level4');
  await page.goto('/no/such/page');
  await expect(
    page.getByText('We are sorry that we can’t find the page, please go back or try again.'),
  ).toBeVisible();
  await expect(page).toHaveTitle(/^Page not found/);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/level4');
  await page.goto('/404');
  await page.getByRole('main').getByRole('link', { name: 'Return to home' }).click();
  await expect(page).toHaveURL('/');
});
