import type { Browser } from '@playwright/test';
import type { Scene } from '../calls/call.ts';
import { median } from '../statistics.ts';
import { keyToPainted } from './click-to-painted.ts';
import { remembered, type Start } from './journeys.ts';
import { slowVisitor } from './slow-visitor.ts';
import { untilQuiet } from './until-quiet.ts';

/** Shorter beginnings of numbers suggest nothing. */
const SHORTEST = 3;

/** Types a part number into the header; the median over its characters. */
export async function searchJourney(
  scene: Scene,
  browser: Browser,
  baseUrl: string,
  start: Start,
): Promise<number> {
  const number = (scene.samples.parts[0]?.number ?? '').replaceAll(' ', '');
  const { page, leave } = await slowVisitor(browser, baseUrl, remembered(start));
  try {
    await page.goto('/level4');
    await untilQuiet(page);
    await page.getByRole('banner').getByRole('combobox').click();
    await page.keyboard.type(number.slice(0, SHORTEST - 1));
    const times: number[] = [];
    for (let length = SHORTEST; length <= number.length; length += 1) {
      const sign = { selector: '[role="option"]', kind: 'begin', text: number.slice(0, length) } as const;
      times.push(await keyToPainted(page, number.charAt(length - 1), sign));
      await untilQuiet(page);
    }
    return median(times);
  } finally {
    await leave();
  }
}
