import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 AA, and what is good practice besides. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Of all that axe looks at, what the scheme of colours can change. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Checks what is on the screen with axe, in the light scheme and in the dark one; `what` names it in a failure. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page.locator('main')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await transitionsEnd(page);
  expect(await violations(scan(page).withTags(TAGS)), what).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await transitionsEnd(page);
  expect(await violations(scan(page).withRules(COLOUR_RULES)), `${what}, dark`).toEqual([]);
}

/** A colour that is still on its way to another one has a contrast that nobody gets to read. */
const transitionsEnd = (page: Page): Promise<void> =>
  page
    .waitForFunction(() =>
      document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
    )
    .then(() => undefined);

/** Says nothing about what is in order, and needs no second page for frames: the shop has none. */
const scan = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

async function violations(axe: AxeBuilder): Promise<string[]> {
  const found = await axe.analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}
