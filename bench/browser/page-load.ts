import type { Page } from '@playwright/test';
import type { PageLoad } from './browser-figures.ts';
import type { SlowVisitor } from './slow-visitor.ts';
import { untilQuiet } from './until-quiet.ts';

interface Observed {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  layoutShift: number;
}

declare global {
  interface Window {
    benchObserved?: Observed;
  }
}

/** Beyond this a task keeps a person waiting. */
const LONG_TASK = 50;
const QUIET_MILLISECONDS = 1500;

/** Collects what the browser tells about painting, from the first byte on. */
async function observe(page: Page): Promise<void> {
  await page.addInitScript((longTask) => {
    const observed = { firstPaint: 0, largestPaint: 0, blocking: 0, layoutShift: 0 };
    window.benchObserved = observed;
    const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    watch('paint', (entry) => {
      if (entry.name === 'first-contentful-paint') observed.firstPaint = entry.startTime;
    });
    watch('largest-contentful-paint', (entry) => (observed.largestPaint = entry.startTime));
    watch('longtask', (entry) => (observed.blocking += entry.duration - longTask));
    watch('layout-shift', (entry) => {
      const shift: unknown = Reflect.get(entry, 'value');
      if (typeof shift === 'number') observed.layoutShift += shift;
    });
  }, LONG_TASK);
}

/** Opens a page with an empty cache and waits until nothing more comes. */
export async function measurePageLoad({ page, devTools }: SlowVisitor, path: string): Promise<PageLoad> {
  let bytes = 0;
  let requests = 0;
  devTools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  await observe(page);
  await page.goto(path);
  await untilQuiet(page);
  await page.waitForTimeout(QUIET_MILLISECONDS);
  const observed = await page.evaluate(() => window.benchObserved);
  if (!observed) throw new Error(`${path} told nothing about its painting`);
  return { kilobytes: bytes / 1000, requests, ...observed };
}
