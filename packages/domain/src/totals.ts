import { proportionOf, type BasisPoints, type Grosze } from './money.ts';
import { taxWithin, type UnitPrice } from './price.ts';

/** A line as totals see it: they are made of gross prices only. */
export interface PricedLine {
  readonly quantity: number;
  readonly unit: Pick<UnitPrice, 'gross'>;
  readonly vatRate: BasisPoints;
  /** For the old part of each piece, taxed as the part is. */
  readonly deposit?: Pick<UnitPrice, 'gross'>;
}

/** A fee for shipping or payment: one unit of a service with its own tax. */
export interface Fee {
  readonly unit: Pick<UnitPrice, 'gross'>;
  readonly vatRate: BasisPoints;
}

export interface TaxShare {
  readonly rate: BasisPoints;
  /** Everything that is taxed at this rate, the order discount taken off. */
  readonly gross: Grosze;
  /** The tax contained in it. */
  readonly amount: Grosze;
}

export interface OrderTotals {
  readonly subTotal: Grosze;
  /** For old parts, given back when they are. */
  readonly deposits: Grosze;
  /** Null while no shipping has been chosen. */
  readonly shipping: Grosze | null;
  readonly paymentFee: Grosze;
  /** Zero or negative. */
  readonly orderDiscount: Grosze;
  /** Only rates at which something is charged, lowest first. */
  readonly taxes: readonly TaxShare[];
  readonly tax: Grosze;
  /** The total without its tax. */
  readonly net: Grosze;
  readonly total: Grosze;
}

type TotalledLine = Pick<PricedLine, 'unit' | 'quantity'>;

/** Gross unit price times quantity: nothing is rounded here. */
export const lineTotal = (line: TotalledLine): Grosze => line.unit.gross * line.quantity;

/** What all lines come to, before fees and discount. */
export const subTotalOf = (lines: readonly TotalledLine[]): Grosze =>
  lines.reduce((sum, line) => sum + lineTotal(line), 0);

/** The deposits of a line. */
export const depositTotal = ({ deposit, quantity }: Pick<PricedLine, 'deposit' | 'quantity'>): Grosze =>
  (deposit?.gross ?? 0) * quantity;

type RateSum = readonly [rate: BasisPoints, gross: Grosze];

function sumByRate(lines: readonly PricedLine[], fees: readonly (Fee | null)[]): RateSum[] {
  const sums = new Map<BasisPoints, Grosze>();
  const add = (rate: BasisPoints, gross: Grosze) => sums.set(rate, (sums.get(rate) ?? 0) + gross);
  for (const line of lines) add(line.vatRate, lineTotal(line) + depositTotal(line));
  for (const fee of fees) if (fee) add(fee.vatRate, fee.unit.gross);
  return [...sums].sort(([left], [right]) => left - right);
}

/**
 * Takes the order discount off the rates in proportion to what is charged at them. What the rates up to each one
 * bear together is rounded, so that the shares add up to the discount and none is more than its rate has.
 */
function lowered(sums: readonly RateSum[], discount: Grosze): RateSum[] {
  if (discount === 0) return [...sums];
  const all = sums.reduce((sum, [, gross]) => sum + gross, 0);
  let passed = 0;
  let given = 0;
  return sums.map(([rate, gross]) => {
    passed += gross;
    const givenSoFar = proportionOf(-discount, passed, all);
    const share = givenSoFar - given;
    given = givenSoFar;
    return [rate, gross - share];
  });
}

/**
 * The totals of a cart, an order or an offer. The tax is taken from the gross sum of each rate and rounded once per
 * rate; the net total is the rest. An order discount is zero or negative and gross.
 */
export function computeTotals(input: {
  readonly lines: readonly PricedLine[];
  readonly shipping?: Fee | null;
  readonly paymentFee?: Fee | null;
  readonly orderDiscount?: Grosze;
}): OrderTotals {
  const { lines, shipping = null, paymentFee = null, orderDiscount = 0 } = input;
  const subTotal = subTotalOf(lines);
  const deposits = lines.reduce((sum, line) => sum + depositTotal(line), 0);
  const before = subTotal + deposits + (shipping?.unit.gross ?? 0) + (paymentFee?.unit.gross ?? 0);
  const discount = Math.max(orderDiscount, -before) + 0;
  const taxes = lowered(sumByRate(lines, [shipping, paymentFee]), discount)
    .filter(([, gross]) => gross > 0)
    .map(([rate, gross]) => ({ rate, gross, amount: taxWithin(gross, rate) }));
  const tax = taxes.reduce((sum, share) => sum + share.amount, 0);
  const total = before + discount;
  return {
    subTotal,
    deposits,
    shipping: shipping ? shipping.unit.gross : null,
    paymentFee: paymentFee?.unit.gross ?? 0,
    orderDiscount: discount,
    taxes,
    tax,
    net: total - tax,
    total,
  };
}
