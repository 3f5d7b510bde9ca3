import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { logIn, speakEnglish } from './visitor.ts';

/** The frame and the pages that hold nothing but it; a feature's own journeys look at its screens. */
const guestPages = [
  '/login',
  '/register',
  '/forgot-password',
  '/forgot-password/confirm?email=a%40b.pl&token=x',
];
const memberPages = ['/', '/intro', '/p/delivery', '/p/info', '/404', '/success?order=1'];

test('the pages for guests are accessible', async ({ page }) => {
  test.slow();
  await speakEnglish(page);
  for (const path of guestPages) {
    await page.goto(path);
    await expectAccessible(page, path);
  }
  await page.goto('/register');
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('This field is required').first()).toBeVisible();
  await expectAccessible(page, 'the register form with errors');
});

test('the pages for customers and the side menu are accessible', async ({ page }) => {
  test.slow();
  await logIn(page);
  for (const path of memberPages) {
    await page.goto(path);
    // The info page shows its body and nothing else, so it has no heading of the first level.
    await expectAccessible(page, path, { except: path === '/p/info' ? ['page-has-heading-one'] : [] });
  }
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Log out' })).toBeVisible();
  await expectAccessible(page, 'the side menu');
});

test('the keyboard reaches the screen through the skip link', async ({ page }) => {
  await logIn(page);
  await page.goto('/p/delivery');
  await expect(page.getByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
