import type { Browser, Page } from '@playwright/test';
import { longestInteractions, watchInteractions, type Screen } from './interactions.ts';
import { remembered, type Start } from './journeys.ts';
import { press } from './press.ts';
import { slowVisitor } from './slow-visitor.ts';
import { untilQuiet } from './until-quiet.ts';

export type Interactions = Partial<Record<Screen, number>>;

/** Types into the login form, which is opened without a session. */
async function typeLogin(browser: Browser, baseUrl: string): Promise<Interactions> {
  const { page, leave } = await slowVisitor(browser, baseUrl, { language: 'en' });
  try {
    await watchInteractions(page);
    await page.goto('/login');
    await press(page, page.getByLabel('Email'));
    await page.keyboard.type('demo@partsboard.example');
    await press(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type('wrong');
    await press(page, page.getByRole('button', { name: 'Show password' }));
    return await longestInteractions(page);
  } finally {
    await leave();
  }
}

async function findBoard(page: Page, { categoryId, boards }: Start): Promise<Interactions> {
  await page.goto('/');
  await untilQuiet(page);
  await press(page, page.getByRole('banner').getByRole('combobox'));
  await page.keyboard.type('brake');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await press(page, page.locator('[aria-labelledby="categories"] a').first());
  await untilQuiet(page);
  await press(page, page.locator('main nav a').nth(1));
  await untilQuiet(page);
  const interactions = await longestInteractions(page);
  await page.goto(`/level4/category/${categoryId}?name=x`);
  const card = page.locator(`a[href*="/level4/product/${boards[0]?.Id ?? 0}"]`).first();
  await card.waitFor();
  await untilQuiet(page);
  await press(page, card);
  await page.getByRole('table', { name: 'Parts' }).waitFor();
  await untilQuiet(page);
  return interactions;
}

async function useBoard(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: /^Position / }).first());
  await page.keyboard.press('ArrowDown');
  await press(page, page.getByRole('button', { name: 'One more' }).first());
  await press(page, page.getByRole('button', { name: /^Check Stock and Price: All/ }));
  await untilQuiet(page);
  await press(page, page.locator('button[aria-label^="Add to cart: "]:not([aria-disabled])').first());
  await untilQuiet(page);
}

async function useCartAndCheckout(page: Page): Promise<void> {
  await press(page, page.getByRole('banner').getByRole('link', { name: /^Cart: / }));
  await press(page, page.getByRole('button', { name: 'One more' }).first());
  await untilQuiet(page);
  await press(page, page.getByRole('link', { name: 'Go to Checkout' }));
  await page.getByRole('radio').first().waitFor();
  await untilQuiet(page);
  for (const radio of await page.getByRole('radio').all()) await press(page, radio);
  await untilQuiet(page);
  await press(page, page.getByRole('button', { name: 'Next' }));
  await untilQuiet(page);
}

const longestOf = (parts: readonly Interactions[]): Interactions => {
  const longest: Interactions = {};
  for (const [screen, value] of parts.flatMap((part) => Object.entries(part) as [Screen, number][]))
    longest[screen] = Math.max(longest[screen] ?? 0, value);
  return longest;
};

/**
 * From the home screen by a category to a board, and with a part of it through the cart into the checkout: the longest
 * interaction of each screen.
 */
export async function mainJourney(browser: Browser, baseUrl: string, start: Start): Promise<Interactions> {
  const login = await typeLogin(browser, baseUrl);
  const { page, leave } = await slowVisitor(browser, baseUrl, remembered(start));
  try {
    await watchInteractions(page);
    const home = await findBoard(page, start);
    await useBoard(page);
    await useCartAndCheckout(page);
    return longestOf([login, home, await longestInteractions(page)]);
  } finally {
    await leave();
  }
}
