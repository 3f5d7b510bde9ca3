import type { Locator, Page } from '@playwright/test';
import { press } from './press.ts';

/** What shows that a click has been answered. */
export interface Sign {
  readonly selector: string;
  /**
   * `image`: it is there and loaded; `appears`: it is there; `changes`: its text is another; `begin`: there are some, and the
   * text of each begins with `text`, spaces aside.
   */
  readonly kind: 'image' | 'appears' | 'changes' | 'begin';
  readonly text?: string;
}

declare global {
  interface Window {
    /** When the sign was painted. */
    benchPainted?: Promise<number>;
    /** When the person clicked or pressed a key. */
    benchClicked?: number;
  }
}

/** Watches inside the page, so that the way to Playwright is not counted. */
async function watchFor(page: Page, sign: Sign, type: 'click' | 'keydown'): Promise<void> {
  await page.evaluate((awaited) => {
    delete window.benchClicked;
    addEventListener(awaited, (event) => (window.benchClicked = event.timeStamp), {
      capture: true,
      once: true,
    });
  }, type);
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
  await page.evaluate(({ selector, kind, text = '' }) => {
    const find = () => document.querySelector(selector);
    const before = find()?.textContent;
    const isShown = (): boolean => {
      if (kind === 'begin') {
        const all = [...document.querySelectorAll(selector)];
        return all.length > 0 && all.every((each) => each.textContent.replaceAll(' ', '').startsWith(text));
      }
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

async function untilPainted(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const [painted, clicked] = [await window.benchPainted, window.benchClicked];
    if (painted === undefined || clicked === undefined)
      throw new Error('The page was left while it was watched');
    return painted - clicked;
  });
}

/** Milliseconds from a click until its sign is painted. */
export async function clickToPainted(page: Page, target: Locator, sign: Sign): Promise<number> {
  await watchFor(page, sign, 'click');
  await press(page, target);
  return untilPainted(page);
}

/** Milliseconds from a key until its sign is painted. */
export async function keyToPainted(page: Page, key: string, sign: Sign): Promise<number> {
  await watchFor(page, sign, 'keydown');
  await page.keyboard.press(key);
  return untilPainted(page);
}
