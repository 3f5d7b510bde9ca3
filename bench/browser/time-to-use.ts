import type { Page } from '@playwright/test';

declare global {
  interface Window {
    benchUsable?: Promise<number>;
  }
}

/**
 * Opens a page and answers after how many milliseconds all of these elements were on the screen and the browser was
 * free to react to a person. Watches inside the page, so that the way to Playwright is not counted.
 */
export async function timeToUse(page: Page, path: string, selectors: readonly string[]): Promise<number> {
  await page.addInitScript((wanted) => {
    window.benchUsable = new Promise((resolve) => {
      const look = () => {
        if (!wanted.every((selector) => document.querySelector(selector))) requestAnimationFrame(look);
        // The frame is painted when the task after it runs.
        else requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      };
      look();
    });
  }, selectors);
  await page.goto(path, { waitUntil: 'commit' });
  const usable = await page.evaluate(() => window.benchUsable);
  if (usable === undefined) throw new Error(`${path} was left while it was watched`);
  return usable;
}
