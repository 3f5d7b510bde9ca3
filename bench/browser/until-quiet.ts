import type { Page, Request } from '@playwright/test';
import { setTimeout as delay } from 'node:timers/promises';

const QUIET_MILLISECONDS = 500;
const LOOK_MILLISECONDS = 50;
const MOST_MILLISECONDS = 30_000;

interface Traffic {
  readonly open: Set<Request>;
  /** When a request began or ended last. */
  changedAt: number;
}

const trafficOf = new WeakMap<Page, Traffic>();

/** From now on it is known for which answers the page waits. */
export function watchRequests(page: Page): void {
  const traffic: Traffic = { open: new Set(), changedAt: performance.now() };
  trafficOf.set(page, traffic);
  const end = (request: Request) => {
    traffic.open.delete(request);
    traffic.changedAt = performance.now();
  };
  page.on('request', (request) => {
    traffic.open.add(request);
    traffic.changedAt = performance.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

/**
 * Until the page has waited for no answer for half a second. Playwright's own `networkidle` stays true where another screen
 * is shown within the document.
 */
export async function untilQuiet(page: Page): Promise<void> {
  const traffic = trafficOf.get(page);
  if (traffic === undefined) throw new Error('Nobody watches the requests of this page');
  const begun = performance.now();
  const quietSince = () => (traffic.open.size > 0 ? Infinity : Math.max(begun, traffic.changedAt));
  while (performance.now() - quietSince() < QUIET_MILLISECONDS) {
    if (performance.now() - begun > MOST_MILLISECONDS) throw new Error(`${page.url()} is never quiet`);
    await delay(LOOK_MILLISECONDS);
  }
}
