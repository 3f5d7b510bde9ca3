import type { CartLine } from '@partsboard/contract/cart';
import type { LanguageCode } from '@partsboard/contract/language';
import { MeasuredCache } from '../../cache/measured-cache.ts';
import { keptAnswer } from '../../http/kept-answers.ts';
import type { SupplyRules } from '../stock/stock.service.ts';
import type { QuotedCart } from './cart.service.ts';

const MAX_BYTES = 16_000_000;
/** Larger ones would evict too many others. */
const LARGEST_SHARE = 1 / 16;

/** What a kept answer takes: itself with its bytes and each line, and the vehicles of the lines, which are in their text. */
const BYTES_OF_ANSWER = 500;
const BYTES_OF_LINE = 2_000;
const BYTES_OF_CHARACTER = 4;

/** What an answer is made of. Quotes and rules are never changed but replaced, so the same ones say the same. */
interface CartFacts {
  readonly cart: QuotedCart;
  readonly rules: Pick<SupplyRules, 'places' | 'store'>;
}

interface KeptCart extends CartFacts {
  readonly answer: CartLine[];
}

type Asked = readonly [customerId: number, branchId: number | undefined, language: LanguageCode];

const areSame = (one: CartFacts, other: CartFacts): boolean =>
  one.rules.places === other.rules.places &&
  one.rules.store === other.rules.store &&
  one.cart.lines === other.cart.lines &&
  one.cart.quotes.size === other.cart.quotes.size &&
  [...other.cart.quotes].every(([partId, quote]) => one.cart.quotes.get(partId) === quote);

/**
 * The last answer about each cart. The shop asks for the cart on every screen that shows it, and whenever somebody comes
 * back to its window: mostly nothing has changed.
 */
export class CartAnswerCache {
  readonly #carts: MeasuredCache<string, KeptCart>;

  constructor(maxBytes = MAX_BYTES) {
    this.#carts = new MeasuredCache('cart answers', {
      maxSize: maxBytes,
      maxEntrySize: Math.floor(maxBytes * LARGEST_SHARE),
      sizeCalculation: ({ cart, answer }) =>
        BYTES_OF_ANSWER + BYTES_OF_LINE * answer.length + BYTES_OF_CHARACTER * cart.lines.length,
    });
  }

  /** The last answer, where nothing of what it is made of has changed. */
  get(asked: Asked, facts: CartFacts): CartLine[] | undefined {
    const known = this.#carts.get(asked.join(' '));
    return known !== undefined && areSame(known, facts) ? known.answer : undefined;
  }

  /** Returns the answer, which must not change any more. */
  set(asked: Asked, { cart, rules: { places, store } }: CartFacts, answer: CartLine[]): CartLine[] {
    // Not the rules whole: they may be part of all that is known about a store's deliveries.
    this.#carts.set(asked.join(' '), { cart, rules: { places, store }, answer });
    return keptAnswer(answer);
  }
}
