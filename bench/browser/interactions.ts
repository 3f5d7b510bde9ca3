import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The longest interaction of each screen, in milliseconds from the event to the next frame. */
    benchInteractions?: Record<string, number>;
  }
}

/** What screens of the main journey are called, by the beginnings of their paths. */
const screens = {
  '/login': 'login',
  '/level4/product': 'board',
  '/level4/category': 'category',
  '/level4': 'search',
  '/cart': 'cart',
  '/checkout': 'checkout',
  '/': 'home',
} as const;

export type Screen = (typeof screens)[keyof typeof screens];

/** Has the browser note how long each click and key takes until its frame is painted, from the next page on. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript((names) => {
    const longest: Record<string, number> = {};
    window.benchInteractions = longest;
    // A click may open another screen, and the browser tells of it only afterwards.
    const begun: { readonly at: number; readonly screen: string }[] = [];
    const note = ({ timeStamp }: Event) => {
      const found = names.find(([path]) => location.pathname.startsWith(path));
      begun.push({ at: timeStamp, screen: found?.[1] ?? location.pathname });
    };
    for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'])
      addEventListener(type, note, { capture: true });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        const screen = begun.findLast(({ at }) => at <= startTime)?.screen;
        if (screen !== undefined) longest[screen] = Math.max(longest[screen] ?? 0, duration);
      }
      // The shortest that it tells of.
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  }, Object.entries(screens));
}

/** The longest interactions so far; a screen on which none took long is missing. */
export async function longestInteractions(page: Page): Promise<Partial<Record<Screen, number>>> {
  // The browser tells of an interaction after its frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
  return (await page.evaluate(() => window.benchInteractions)) ?? {};
}
