import type { Locator, Page } from '@playwright/test';

/** What shows that a click has been answered. */
export interface Sign {
  readonly selector: string;
  /** `image`: it is there and loaded; `appears`: it is there; `changes`: its text is another. */
  readonly kind: 'image' | 'appears' | 'changes';
}

declare global {
  interface Window {
    /** When the sign was painted. */
    benchPainted?: Promise<number>;
    /** When the person clicked. */
    benchClicked?: number;
  }
}

/** Watches inside the page, so that the way to Playwright is not counted. */
async function watchFor(page: Page, sign: Sign): Promise<void> {
  await page.evaluate(() => {
    delete window.benchClicked;
    addEventListener('click', (event) => (window.benchClicked = event.timeStamp), {
      capture: true,
      once: true,
    });
  });
  await (sign.kind === 'image' ? watchForImage(page, sign.selector) : watchFrames(page, sign));
}

/** The browser itself says when it painted an image that has been given a name for that. */
async function watchForImage(page: Page, selector: string): Promise<void> {
  await page.evaluate((wanted) => {
    window.benchPainted = new Promise((resolve) => {
      const naming = new MutationObserver(() => {
        if (window.benchClicked !== undefined)
          document.querySelector(wanted)?.setAttribute('elementtiming', 'sign');
      });
      naming.observe(document, { childList: true, subtree: true });
      const painting = new PerformanceObserver((list) => {
        const [entry] = list.getEntries();
        if (entry === undefined) return;
        naming.disconnect();
        painting.disconnect();
        resolve(entry.startTime);
      });
      painting.observe({ type: 'element' });
    });
  }, selector);
}

async function watchFrames(page: Page, sign: Sign): Promise<void> {
  await page.evaluate(({ selector, kind }) => {
    const find = () => document.querySelector(selector);
    const before = find()?.textContent;
    const isShown = (): boolean => {
      const found = find();
      return found !== null && (kind === 'appears' || found.textContent !== before);
    };
    window.benchPainted = new Promise((resolve) => {
      const look = () => {
        if (window.benchClicked === undefined || !isShown()) requestAnimationFrame(look);
        // The frame in which it is there is painted when the task after it runs.
        else requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      };
      requestAnimationFrame(look);
    });
  }, sign);
}

/** Milliseconds from a click until its sign is painted. */
export async function clickToPainted(page: Page, target: Locator, sign: Sign): Promise<number> {
  await watchFor(page, sign);
  await target.click();
  return page.evaluate(async () => {
    const [painted, clicked] = [await window.benchPainted, window.benchClicked];
    if (painted === undefined || clicked === undefined)
      throw new Error('The page was left while it was watched');
    return painted - clicked;
  });
}
