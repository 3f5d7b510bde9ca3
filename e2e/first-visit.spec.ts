import { expect, test } from '@playwright/test';

test('a first visitor gets the login page in less than 200 kB, and nothing on it moves', async ({
  page,
  context,
}) => {
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  let bytes = 0;
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto('/login');
  await expect(page.getByRole('region', { name: 'Banery' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThan(200_000);

  const shift = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) =>
          done(
            list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => done(0));
      }),
  );
  expect(shift).toBe(0);
});
