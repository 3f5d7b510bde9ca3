import { expect, test } from '@playwright/test';

test('the shop opens on the port of its server and the server is ready', async ({ page, request }) => {
  expect((await request.get('/health/ready')).ok()).toBe(true);
  await page.goto('/');
  await expect(page).toHaveTitle(/Partsboard/);
});
