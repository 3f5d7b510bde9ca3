import type { Page } from '@playwright/test';

/** What a person has done: pressed buttons of the mouse and keys. */
export interface Input {
  readonly clicks: number;
  readonly keystrokes: number;
}

/** Counts in the browser itself, from here on, what a person does, until another page is loaded. */
export async function countInput(page: Page): Promise<void> {
  await page.evaluate(() => {
    const count = (name: string) => (event: Event) => {
      if (event.isTrusted) sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name)) + 1));
    };
    for (const name of ['clicks', 'keystrokes']) sessionStorage.setItem(name, '0');
    addEventListener('pointerdown', count('clicks'), { capture: true });
    addEventListener('keydown', count('keystrokes'), { capture: true });
  });
}

export const countedInput = (page: Page): Promise<Input> =>
  page.evaluate(() => ({
    clicks: Number(sessionStorage.getItem('clicks')),
    keystrokes: Number(sessionStorage.getItem('keystrokes')),
  }));
