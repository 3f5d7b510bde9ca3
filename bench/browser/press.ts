import type { Locator, Page } from '@playwright/test';

/** A quick person: so long the pointer rests before it presses, and so long it presses, in milliseconds. */
const RESTING = 100;
const PRESSING = 80;

/** Clicks as a person does. Playwright arrives, presses and lets go at once, and what pointing does would count as the click's. */
export async function press(page: Page, target: Locator): Promise<void> {
  await target.hover();
  await page.waitForTimeout(RESTING);
  await target.click({ delay: PRESSING });
}
