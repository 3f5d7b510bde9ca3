import type { Page } from '@playwright/test';

/** Holds the answers of a call until told to let them go. */
export async function hold(page: Page, call: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<undefined>((done) => (release = () => done(undefined)));
  await page.route(call, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}
