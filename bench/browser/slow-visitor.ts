import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { watchRequests } from './until-quiet.ts';

/** A mid-range laptop, and 4G as Chromium's own tools emulate it ("Fast 4G"). */
const SLOWER_PROCESSOR = 4;
const NETWORK = {
  offline: false,
  latency: 165,
  downloadThroughput: (9_000_000 * 0.9) / 8,
  uploadThroughput: (1_500_000 * 0.9) / 8,
};

export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'];
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}

export interface SlowVisitor {
  readonly page: Page;
  readonly devTools: CDPSession;
  /** Another page of the same browser, which finds in its cache what the pages before have left there. */
  readonly comeBack: () => Promise<Page>;
  readonly leave: () => Promise<void>;
}

async function slowDown(context: BrowserContext, page: Page): Promise<CDPSession> {
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', NETWORK);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  return devTools;
}

/** A browser window with nothing in its cache, on a slow machine and a slow line; `remembered` is its local storage. */
export async function slowVisitor(
  browser: Browser,
  baseURL: string,
  remembered: Readonly<Record<string, string>>,
): Promise<SlowVisitor> {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
  });
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, remembered);
  const page = await context.newPage();
  watchRequests(page);
  return {
    page,
    devTools: await slowDown(context, page),
    comeBack: async () => {
      const next = await context.newPage();
      watchRequests(next);
      await slowDown(context, next);
      return next;
    },
    leave: () => context.close(),
  };
}
