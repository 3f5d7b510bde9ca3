import { expect, test } from '@playwright/test';
import { logIn } from './visitor.ts';

// An answer that is on its way when a journey ends is nobody's any more.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test.beforeEach(async ({ page }) => {
  await logIn(page);
});

test('a content page shows its title and body, and its links stay in the shop', async ({ page }) => {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Delivery' }).click();
  await expect(page).toHaveURL('/p/delivery');
  await expect(page).toHaveTitle(/^Delivery · /);
  await expect(page.getByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText('Home');
});

test('the info page shows only its body; its back-office link opens in a new tab', async ({ page }) => {
  await page.goto('/p/info');
  await expect(page.getByRole('heading', { name: 'Brake discs have new numbers' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Information', exact: true })).toHaveCount(0);
  const link = page.getByRole('link', { name: 'list of replacements' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test('a content page that cannot be loaded leads to page not found', async ({ page }) => {
  await page.goto('/p/no-such-page');
  await expect(page).toHaveURL('/404');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('markup that does not belong into a text never reaches the page', async ({ page }) => {
  await page.route('**/api/Topic/get?*', async (route) => {
    const answer = await route.fetch();
    const topic = (await answer.json()) as Record<string, unknown>;
    topic['Body'] =
      '<p onclick="document.title=1">plain <script>document.title=2</script><img src=x onerror="document.title=3">' +
      '<a href="javascript:document.title=4">link</a><iframe src="/"></iframe></p>';
    await route.fulfill({ response: answer, json: topic });
  });
  await page.goto('/p/delivery');
  const text = page.getByRole('main').getByText('plain link');
  await expect(text).toBeVisible();
  await expect(text.locator('script, img, a, iframe, [onclick]')).toHaveCount(0);
});

test('the intro page leads on to the home page', async ({ page }) => {
  await page.goto('/intro');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/');
});
