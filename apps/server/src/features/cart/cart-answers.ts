import type { CartLine } from '@partsboard/contract/cart';
import type { LanguageCode } from '@partsboard/contract/language';
import { MeasuredCache } from '../../cache/measured-cache.ts';
import { keptAnswer } from '../../http/kept-answers.ts';
import type { SupplyRules } from '../stock/stock.service.ts';
import type { QuotedCart } from './cart.service.ts';

/** Some 10 MB. */
const MAX_LINES = 10_000;

/** What an answer is made of. Quotes and rules are never changed but replaced, so the same ones say the same. */
interface CartFacts {
  readonly cart: QuotedCart;
  readonly rules: SupplyRules;
}

type Asked = readonly [customerId: number, branchId: number | undefined, language: LanguageCode];

const areSame = (one: CartFacts, other: CartFacts): boolean =>
  one.rules === other.rules &&
  one.cart.lines === other.cart.lines &&
  one.cart.quotes.size === other.cart.quotes.size &&
  [...other.cart.quotes].every(([partId, quote]) => one.cart.quotes.get(partId) === quote);

/**
 * The last answer about each cart. The shop asks for the cart on every screen that shows it, and whenever somebody comes
 * back to its window: mostly nothing has changed.
 */
export class CartAnswers {
  readonly #answers = new MeasuredCache<string, CartFacts & { readonly lines: CartLine[] }>('cart answers', {
    maxSize: MAX_LINES,
    sizeCalculation: ({ lines }) => 1 + lines.length,
  });

  /** The last answer where nothing of what it is made of has changed, else a new one. */
  answer(asked: Asked, facts: CartFacts, make: () => CartLine[]): CartLine[] {
    const key = asked.join(' ');
    const known = this.#answers.get(key);
    if (known !== undefined && areSame(known, facts)) return known.lines;
    const lines = keptAnswer(make());
    this.#answers.set(key, { ...facts, lines });
    return lines;
  }
}
