import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Checks what is on the screen with axe; `what` names it in a failure. */
export async function expectAccessible(
  page: Page,
  what: string,
  { except = [] }: { readonly except?: readonly string[] } = {},
): Promise<void> {
  await expect(page.locator('main')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page }).disableRules([...except]).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found, what).toEqual([]);
}
