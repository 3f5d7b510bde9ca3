import type { Locator, Page } from '@playwright/test';

/** What shows that a click has been answered. */
export interface Sign {
  readonly selector: string;
  /** `image`: it is there and loaded; `appears`: it is there; `changes`: its text is another. */
  readonly kind: 'image' | 'appears' | 'changes';
}

declare global {
  interface Window {
    benchPainted?: Promise<number>;
  }
}

/** Watches inside the page, frame by frame, so that the way to Playwright is not counted. */
async function watchFor(page: Page, sign: Sign): Promise<void> {
  await page.evaluate(({ selector, kind }) => {
    const find = () => document.querySelector(selector);
    const before = find()?.textContent;
    const isShown = (): boolean => {
      const found = find();
      if (found === null) return false;
      if (kind === 'image')
        return found instanceof HTMLImageElement && found.complete && found.naturalWidth > 0;
      return kind === 'appears' || found.textContent !== before;
    };
    window.benchPainted = new Promise((resolve) => {
      let clicked: number | undefined;
      addEventListener('click', (event) => (clicked = event.timeStamp), { capture: true, once: true });
      const look = () => {
        if (clicked === undefined || !isShown()) {
          requestAnimationFrame(look);
          return;
        }
        const since = clicked;
        // The frame in which it is there is painted when the task after it runs.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - since)));
      };
      requestAnimationFrame(look);
    });
  }, sign);
}

/** Milliseconds from a click until its sign is painted. */
export async function clickToPainted(page: Page, target: Locator, sign: Sign): Promise<number> {
  await watchFor(page, sign);
  await target.click();
  const painted = await page.evaluate(() => window.benchPainted);
  if (painted === undefined) throw new Error('The page was left while it was watched');
  return painted;
}
