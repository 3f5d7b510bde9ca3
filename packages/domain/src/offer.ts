import { BASIS_POINTS_PER_WHOLE, type BasisPoints, type Grosze } from './money.ts';
import { discounted } from './price.ts';
import { computeTotals, type OrderTotals } from './totals.ts';

/** A cart line as the offer starts from it. */
export interface OfferLineInput {
  readonly quantity: number;
  /** The gross catalogue price of a unit: what the workshop's customer sees first. */
  readonly catalogueGross: Grosze;
  readonly vatRate: BasisPoints;
  /** What the workshop gives its customer. */
  readonly discount: BasisPoints;
}

export interface OfferLine {
  readonly price: Grosze;
  readonly total: Grosze;
}

/** A discount percent held within 0 and 100 %. */
export const clampDiscount = (discount: BasisPoints): BasisPoints =>
  Math.min(BASIS_POINTS_PER_WHOLE, Math.max(0, discount));

/** An order discount as it is stored: negative, and never more than the user's own cart total. */
export const clampOrderDiscount = (discount: Grosze, ownTotal: Grosze): Grosze =>
  -Math.min(Math.max(0, ownTotal), Math.abs(discount)) + 0;

/** The client's price of a line: catalogue price less the discount, times quantity. */
export function offerLine(line: OfferLineInput): OfferLine {
  const price = discounted(line.catalogueGross, clampDiscount(line.discount));
  return { price, total: price * line.quantity };
}

/** The client's totals; the total never falls below zero. */
export function offerTotals(lines: readonly OfferLineInput[], orderDiscount: Grosze): OrderTotals {
  return computeTotals({
    lines: lines.map((line) => ({
      quantity: line.quantity,
      vatRate: line.vatRate,
      unit: { gross: offerLine(line).price },
    })),
    orderDiscount,
  });
}

/** Whether the workshop gives its customer more than it gets itself. */
export const exceedsOwnDiscount = (discount: BasisPoints, ownDiscount: BasisPoints): boolean =>
  discount > ownDiscount;

/** Whether the workshop would pay more than its customer does. */
export const isBelowOwnTotal = (clientTotal: Grosze, ownTotal: Grosze): boolean => clientTotal < ownTotal;
