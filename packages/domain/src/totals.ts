import type { BasisPoints, Grosze } from './money.ts';
import { taxWithin, type UnitPrice } from './price.ts';

/** A line as totals see it. */
export interface PricedLine {
  readonly quantity: number;
  readonly unit: UnitPrice;
  readonly vatRate: BasisPoints;
}

/** A fee for shipping or payment: one unit of a service with its own tax. */
export interface Fee {
  readonly unit: UnitPrice;
  readonly vatRate: BasisPoints;
}

export interface TaxShare {
  readonly rate: BasisPoints;
  readonly amount: Grosze;
}

export interface OrderTotals {
  readonly subTotal: Grosze;
  /** Null while no shipping has been chosen. */
  readonly shipping: Grosze | null;
  readonly paymentFee: Grosze;
  /** Zero or negative. */
  readonly orderDiscount: Grosze;
  readonly taxes: readonly TaxShare[];
  readonly tax: Grosze;
  readonly total: Grosze;
}

/** Gross unit price times quantity: nothing is rounded here. */
export const lineTotal = (line: PricedLine): Grosze => line.unit.gross * line.quantity;

/** What is taxed at one rate. */
interface RateSum {
  gross: Grosze;
  tax: Grosze;
}

function sumByRate(lines: readonly PricedLine[], fees: readonly (Fee | null)[]): Map<BasisPoints, RateSum> {
  const sums = new Map<BasisPoints, RateSum>();
  const add = (rate: BasisPoints, unit: UnitPrice, quantity: number) => {
    const sum = sums.get(rate) ?? { gross: 0, tax: 0 };
    sum.gross += unit.gross * quantity;
    sum.tax += (unit.gross - unit.net) * quantity;
    sums.set(rate, sum);
  };
  // What has no price is not taxed either, at no rate.
  for (const line of lines) if (line.unit.gross > 0) add(line.vatRate, line.unit, line.quantity);
  for (const fee of fees) if (fee) add(fee.vatRate, fee.unit, 1);
  return sums;
}

/**
 * The totals of a cart, an order or an offer. An order discount is zero or negative and gross; it lowers the
 * tax of each rate in proportion to what is taxed at it.
 */
export function computeTotals(input: {
  readonly lines: readonly PricedLine[];
  readonly shipping?: Fee | null;
  readonly paymentFee?: Fee | null;
  readonly orderDiscount?: Grosze;
}): OrderTotals {
  const { lines, shipping = null, paymentFee = null, orderDiscount = 0 } = input;
  const subTotal = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  const before = subTotal + (shipping?.unit.gross ?? 0) + (paymentFee?.unit.gross ?? 0);
  const discount = Math.max(orderDiscount, -before) + 0;
  const sums = [...sumByRate(lines, [shipping, paymentFee])].sort(([left], [right]) => left - right);
  const taxes =
    discount === 0 ? sums.map(([rate, sum]) => ({ rate, amount: sum.tax })) : taxesAfter(sums, discount);
  return {
    subTotal,
    shipping: shipping ? shipping.unit.gross : null,
    paymentFee: paymentFee?.unit.gross ?? 0,
    orderDiscount: discount,
    taxes,
    tax: taxes.reduce((sum, share) => sum + share.amount, 0),
    total: before + discount,
  };
}

/** The last rate takes what rounding left, so that the shares of the discount add up to the grosz. */
function taxesAfter(sums: readonly (readonly [BasisPoints, RateSum])[], discount: Grosze): TaxShare[] {
  const base = sums.reduce((sum, [, { gross }]) => sum + gross, 0);
  let left = discount;
  return sums.map(([rate, { gross }], index) => {
    const share = index === sums.length - 1 ? left : Math.trunc(discount * (gross / base));
    left -= share;
    return { rate, amount: taxWithin(Math.max(0, gross + share), rate) };
  });
}
