import type { CartLine } from '@partsboard/contract/cart';
import type { LineVehicle } from '@partsboard/contract/line-vehicles';
import { isSameVehicle } from '@partsboard/domain/line-vehicles';
import { fromMajor, toBasisPoints, type BasisPoints, type Grosze } from '@partsboard/domain/money';
import {
  clampDiscount,
  clampOrderDiscount,
  offerTotals,
  type OfferLineInput,
} from '@partsboard/domain/offer';
import type { OrderTotals } from '@partsboard/domain/totals';
import { isObject } from '@partsboard/ui/lib/is-object.ts';
import { parseJson } from '@partsboard/ui/lib/parse-json.ts';

/** The entries of the offer for one cart, kept across a reload. Discounts by product id. */
export interface OfferDraft {
  /** The lines of the cart, see {@link linesOfCart}. */
  readonly cart: readonly string[];
  readonly name: string;
  readonly comment: string;
  readonly discounts: Readonly<Record<string, BasisPoints>>;
  /** Zero or negative. */
  readonly orderDiscount: Grosze;
}

export const emptyDraft: OfferDraft = { cart: [], name: '', comment: '', discounts: {}, orderDiscount: 0 };

/** Identifies the lines of a cart. A part that was removed and added again has another place. */
export const linesOfCart = (lines: readonly CartLine[]): readonly string[] =>
  lines.map(({ Product, Place }) => `${Product.Id}@${Place}`);

/**
 * The draft if it belongs to this cart, which is as long as one of its lines is still there; otherwise an empty one.
 * The next cart, after an order or after everything was removed, has no line in common with it.
 */
export const draftOfCart = (draft: OfferDraft, cart: readonly string[]): OfferDraft =>
  draft.cart.some((line) => cart.includes(line)) ? draft : emptyDraft;

export const isEmptyDraft = ({ name, comment, discounts, orderDiscount }: OfferDraft): boolean =>
  name === '' &&
  comment === '' &&
  orderDiscount === 0 &&
  Object.values(discounts).every((each) => each === 0);

/** The vehicle for which all pieces of all lines are, null where there is none or several. */
export function vehicleOfAllLines(
  lines: readonly Pick<CartLine, 'Quantity' | 'Vehicles'>[],
): LineVehicle | null {
  const first = lines[0]?.Vehicles[0];
  const isOnly = ({ Quantity, Vehicles: [vehicle] }: Pick<CartLine, 'Quantity' | 'Vehicles'>) =>
    first && vehicle?.Quantity === Quantity && isSameVehicle(first, vehicle);
  return first && lines.every(isOnly) ? first : null;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const whole = (value: unknown): number => (Number.isSafeInteger(value) ? Number(value) : 0);

/** A stored draft, or an empty one where the stored value is invalid. */
export function parseDraft(stored: string | null): OfferDraft {
  const value = parseJson(stored);
  if (!isObject(value)) return emptyDraft;
  const discounts = isObject(value.discounts) ? value.discounts : {};
  return {
    cart: Array.isArray(value.cart) ? value.cart.map(text) : [],
    name: text(value.name),
    comment: text(value.comment),
    discounts: Object.fromEntries(
      Object.entries(discounts).map(([id, discount]) => [id, clampDiscount(whole(discount))]),
    ),
    orderDiscount: Math.min(0, whole(value.orderDiscount)),
  };
}

/** The client's discount on a line, zero by default. */
export const discountOf = (draft: OfferDraft, productId: number): BasisPoints =>
  draft.discounts[productId] ?? 0;

export const withDiscount = (draft: OfferDraft, productId: number, percent: number): OfferDraft => ({
  ...draft,
  discounts: { ...draft.discounts, [productId]: clampDiscount(toBasisPoints(percent)) },
});

/** Takes an amount in zloty, with or without a minus sign. */
export const withOrderDiscount = (draft: OfferDraft, zloty: number, ownTotal: Grosze): OfferDraft => ({
  ...draft,
  orderDiscount: clampOrderDiscount(fromMajor(zloty), ownTotal),
});

export const toOfferLine = (line: CartLine, discount: BasisPoints): OfferLineInput => ({
  quantity: line.Quantity,
  catalogueGross: fromMajor(line.Product.OldPrice),
  vatRate: toBasisPoints(line.Product.VatRate),
  discount,
});

/** The client's totals. The cart may have shrunk since the order discount was entered. */
export const draftTotals = (lines: readonly CartLine[], draft: OfferDraft, ownTotal: Grosze): OrderTotals =>
  offerTotals(
    lines.map((line) => toOfferLine(line, discountOf(draft, line.Product.Id))),
    clampOrderDiscount(draft.orderDiscount, ownTotal),
  );
