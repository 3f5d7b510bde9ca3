import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { pads } from './buyer.ts';
import { fillRegistration } from './registration.ts';
import { Shopper } from './shopper.ts';
import { freshEmail, logIn, setEnglish } from './visitor.ts';

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
  await setEnglish(page);
  for (const path of guestPages) {
    await page.goto(path);
    await expectAccessible(page, path);
  }
  await page.goto('/register');
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('This field is required').first()).toBeVisible();
  await expectAccessible(page, 'the register form with errors');
  await page.route('**/api/Customer/register', (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/problem+json',
      json: { title: 'Please correct the data.', status: 400, errors: { City: ['There is no such city.'] } },
    }),
  );
  await fillRegistration(page, freshEmail('refused'));
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('alert').getByText('There is no such city.')).toBeVisible();
  await expectAccessible(page, 'the list of what was refused');
});

test('the pages for customers and the side menu are accessible', async ({ page }) => {
  test.slow();
  await logIn(page);
  for (const path of memberPages) {
    await page.goto(path);
    await expectAccessible(page, path);
  }
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Log out' })).toBeVisible();
  await expectAccessible(page, 'the side menu');
});

test.describe('in Polish', () => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test(`the page of a part, the cart and the frame are accessible, ${viewport.width} wide`, async ({
      page,
      request,
    }) => {
      test.slow();
      await page.setViewportSize(viewport);
      const shopper = await Shopper.register(request);
      await shopper.put([pads, 1]);
      const [line] = await shopper.cart();
      await shopper.visit(page, '/', 'pl');
      for (const path of ['/', '/p/delivery', `/level4/product/${line?.Product.Id}`, '/cart', '/checkout']) {
        await page.goto(path);
        await expectAccessible(page, path);
      }
      await page.goto(`/level4/product/${line?.Product.Id}`);
      await page.getByRole('button', { name: /^Sprawdź stan i cenę/ }).click();
      await expect(page.getByRole('list', { name: 'Stan w oddziałach' })).toBeVisible();
      await page.getByRole('tab', { name: 'Opis' }).click();
      await expectAccessible(page, 'the part with its price and description');
    });
  }
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
