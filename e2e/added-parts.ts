import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from './shopper.ts';

export const addTexts = {
  en: {
    add: /^Add to cart: /,
    added: 'Product added to cart',
    cart: 'Cart',
    empty: 'Your shopping cart is empty.',
    check: /^Check Stock and Price/,
    notAdded: (sku: string) => new RegExp(`${sku} .* was not added to the cart\\.`),
    notCertain: (sku: string) => new RegExp(`It is not certain whether ${sku} .* was added to the cart\\.`),
    unavailable: 'Product temporarily unavailable.',
    notFitting: 'Not applicable to this vehicle. Select or change vehicle.',
    retry: 'Retry',
  },
  pl: {
    add: /^Do koszyka: /,
    added: 'Dodano produkt do koszyka',
    cart: 'Koszyk',
    empty: 'Twój koszyk jest pusty.',
    check: /^Sprawdź stan i cenę/,
    notAdded: (sku: string) => new RegExp(`Część ${sku} .* nie została dodana do koszyka\\.`),
    notCertain: (sku: string) => new RegExp(`Nie wiadomo, czy część ${sku} .* została dodana do koszyka\\.`),
    unavailable: 'Produkt chwilowo niedostępny.',
    notFitting: 'Nie pasuje do tego pojazdu. Wybierz lub zmień pojazd.',
    retry: 'Spróbuj ponownie',
  },
} as const;

/** The call that adds a part. */
export const ADD = '**/api/Level4/AddItem';

export const cartLink = (page: Page, language: Language, count: number) =>
  page.getByRole('banner').getByRole('link', { name: `${addTexts[language].cart}: ${count}`, exact: true });

/** The button shows the part as being in the cart, or no longer. */
export const expectInCart = (add: Locator, isIn: boolean) =>
  isIn ? expect(add).toHaveAttribute('data-in-cart') : expect(add).not.toHaveAttribute('data-in-cart');

export const noticeOf = (page: Page, text: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: text });

/** All that the header has said of the cart from now on, in turn. */
export async function watchCart(page: Page): Promise<() => Promise<string[]>> {
  await page.getByRole('banner').evaluate((banner) => {
    const said: string[] = [];
    Object.assign(window, { said });
    const look = () => {
      const link = banner.querySelector('a[href="/cart"]');
      const now = `${link?.getAttribute('aria-label') ?? ''} ${link?.textContent ?? ''}`;
      if (said.at(-1) !== now) said.push(now);
    };
    look();
    new MutationObserver(look).observe(banner, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'said') as string[]);
}
