import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 AA, and what is good practice besides. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Of all that axe looks at, what the scheme of colours can change. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Checks what is on the screen with axe, in the light scheme and in the dark one; `what` names it in a failure. Of a
 * window that covers half of a button behind it, only the window itself is looked at (`selector`).
 */
export async function expectAccessible(page: Page, what: string, selector = 'html'): Promise<void> {
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page.locator('main')).toBeVisible();
  // The address changes before the screen does.
  await expect(page.locator('h1').first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await transitionsEnd(page);
  expect(await violations(scan(page, selector).withTags(TAGS)), what).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await transitionsEnd(page);
  expect(await violations(scan(page, selector).withRules(COLOUR_RULES)), `${what}, dark`).toEqual([]);
}

/** The widths of the screens that staff work with. */
const WORK_WIDTHS = [1440, 1024];

/**
 * The same for a screen of the back office, which is also looked at in the other one of the widths that people work
 * with: nothing is cut off there, and axe finds nothing. Colours do not depend on the width.
 */
export async function expectAccessibleAtWork(page: Page, what: string, selector = 'html'): Promise<void> {
  await expectAccessible(page, what, selector);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const size = page.viewportSize() ?? { width: 0, height: 900 };
  await expectNothingCutOff(page, what);
  const width = WORK_WIDTHS.find((each) => each !== size.width) ?? size.width;
  await page.setViewportSize({ ...size, width });
  await transitionsEnd(page);
  await expectNothingCutOff(page, `${what}, ${width} wide`);
  const atOtherWidth = scan(page, selector).withTags(TAGS).disableRules(COLOUR_RULES);
  expect(await violations(atOtherWidth), `${what}, ${width} wide`).toEqual([]);
  await page.setViewportSize(size);
}

/** The page is never wider than the window; long tables scroll by themselves. */
const expectNothingCutOff = (page: Page, what: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), what)
    .toBeLessThanOrEqual(0);

/** A colour that is still on its way to another one has a contrast that nobody gets to read. */
const transitionsEnd = (page: Page): Promise<void> =>
  page
    .waitForFunction(() =>
      document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
    )
    .then(() => undefined);

/** Says nothing about what is in order, and needs no second page for frames: the shop has none. */
const scan = (page: Page, selector: string): AxeBuilder =>
  new AxeBuilder({ page })
    .include(selector)
    .options({ resultTypes: ['violations'] })
    .setLegacyMode();

async function violations(axe: AxeBuilder): Promise<string[]> {
  const found = await axe.analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}
