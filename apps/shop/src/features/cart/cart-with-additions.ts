import type { CartLine } from '@partsboard/contract/cart';
import { fromMajor, toMajor } from '@partsboard/domain/money';

/** A part that was added with a click and that the cart, as it was read last, may not contain yet. */
export interface Addition {
  readonly productId: number;
  readonly quantity: number;
  /** Gross, of a piece; undefined where it was not known at the click. */
  readonly price: number | undefined;
  /** How many pieces of the part the cart had at the click, or was about to have. */
  readonly before: number;
  /** Names this click: the part is added once, however often it is sent. */
  readonly requestKey: string;
}

interface CartInBrief {
  readonly lines: number;
  /** Gross, of what can be bought and has a known price; undefined for an empty cart. */
  readonly total: number | undefined;
}

/** Line count and value of a cart together with what is on its way into it. */
export function cartWithAdditions(lines: readonly CartLine[], additions: readonly Addition[]): CartInBrief {
  const quantityOf = new Map(lines.map(({ Product, Quantity }) => [Product.Id, Quantity]));
  const latest = new Map(additions.map((addition) => [addition.productId, addition]));
  const amounts = lines.map(({ Total }) => fromMajor(Total));
  for (const { productId, quantity, price, before } of latest.values()) {
    // The cart may have been read again with the part in it before the addition counts as done.
    const missing = Math.max(0, before + quantity - (quantityOf.get(productId) ?? 0));
    if (price !== undefined && missing > 0) amounts.push(fromMajor(price) * missing);
  }
  return {
    lines: new Set([...quantityOf.keys(), ...latest.keys()]).size,
    total: amounts.length === 0 ? undefined : toMajor(amounts.reduce((sum, amount) => sum + amount, 0)),
  };
}
