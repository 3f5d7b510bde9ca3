import { expect, test } from '@playwright/test';

test('the page of the API lists every group of calls and opens one, from this server alone', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) {
      elsewhere.push(request.url());
    }
  });
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto('/api/docs');
  await expect(page).toHaveTitle('Partsboard API');
  await expect(page.getByRole('heading', { name: /^Partsboard/ })).toBeVisible();
  const call = page.locator('#operations-Cart-addItem');
  await page.locator('#operations-tag-Cart').click();
  await expect(call).toContainText('/Level4/AddItem');
  expect(elsewhere).toEqual([]);
  expect(errors).toEqual([]);
});
