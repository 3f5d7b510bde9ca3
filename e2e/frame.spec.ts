import { expect, test } from '@playwright/test';
import { logIn, speakEnglish } from './visitor.ts';

test('the header hides on scrolling down within 300 ms and returns on scrolling up', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 500 });
  await logIn(page);
  const header = page.getByRole('banner');
  expect(await header.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0.3s');
  await page.mouse.move(500, 300);
  await page.mouse.wheel(0, 400);
  await expect(header).not.toBeInViewport();
  await page.mouse.wheel(0, -120);
  await expect(header).toBeInViewport();
});

test('the footer has three columns of content pages, the copyright and the version', async ({ page }) => {
  await logIn(page);
  const footer = page.getByRole('contentinfo');
  const columns = footer.getByRole('navigation');
  await expect(columns).toHaveCount(3);
  for (const column of await columns.all()) expect(await column.getByRole('link').count()).toBeGreaterThan(0);
  await expect(footer.getByText('©')).toBeVisible();
  await expect(footer.getByText('Version 1.6.0')).toBeVisible();
});

test('the side menu has account links for a customer and a login link for a guest', async ({ page }) => {
  await speakEnglish(page);
  await page.goto('/register');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Order history' })).toHaveCount(0);
  await page.getByRole('dialog').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await logIn(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  for (const name of ['My profile', 'Addresses', 'Order history', 'Shopping lists', 'Log out']) {
    await expect(menu.getByRole('link', { name })).toBeVisible();
  }
  await expect(menu.getByRole('link', { name: 'Log in' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('every navigation starts at the top, back and forward too, and moves the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 500 });
  await logIn(page);
  const top = () => page.evaluate(() => window.scrollY);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Delivery' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible();
  await expect.poll(top).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();

  await page.evaluate(() => window.scrollTo(0, 300));
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Branch offices' })).toBeVisible();
  await expect.poll(top).toBe(0);
});

test('the colour scheme can be chosen and survives a reload', async ({ page }) => {
  await logIn(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByText('Dark').click();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('the banner slider shows one banner, moves on by itself and can be stopped', async ({ page }) => {
  await page.clock.install();
  await logIn(page);
  const slider = page.getByRole('region', { name: 'Banners' });
  const slide = (number: number) => slider.getByRole('group', { name: `${number} of 3` });
  await expect(slide(1)).toBeInViewport();
  await expect(slide(2)).not.toBeInViewport();

  await page.clock.runFor(5_100);
  await expect(slide(2)).toBeInViewport({ ratio: 0.9 });
  await slider.getByRole('button', { name: 'Pause slider' }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(15_000);
  await expect(slide(2)).toBeInViewport({ ratio: 0.9 });

  await slider.getByRole('button', { name: 'Next slide' }).click();
  await expect(slide(3)).toBeInViewport({ ratio: 0.9 });
  await expect(slide(3).getByRole('link')).toHaveAttribute('target', '_blank');
});

test('a person who asked for less motion sees no moving banners', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await logIn(page);
  const slider = page.getByRole('region', { name: 'Banners' });
  await page.clock.runFor(15_000);
  await expect(slider.getByRole('group', { name: '1 of 3' })).toBeInViewport({ ratio: 0.9 });
  await expect(slider.getByRole('button', { name: 'Pause slider' })).toHaveCount(0);
});

test('each branch office has a link, a picture or the logo, and an e-mail address', async ({ page }) => {
  await logIn(page);
  const branches = page.getByRole('article');
  await expect(branches).toHaveCount(6);
  for (const branch of await branches.all()) {
    await expect(branch.getByRole('heading').getByRole('link')).toBeVisible();
    await expect(branch.getByRole('link', { name: '@' })).toHaveAttribute('href', /^mailto:.+@.+/);
  }
  await expect(page.getByRole('link', { name: 'Wroclaw branch' })).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('link', { name: 'Gdansk branch' })).toHaveAttribute('href', '/p/contact');
});
