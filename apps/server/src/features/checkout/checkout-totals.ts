import { createHash } from 'node:crypto';
import type { Totals } from '@partsboard/contract/checkout';
import { fromBasisPoints, toMajor } from '@partsboard/domain/money';
import { computeTotals, subTotalOf, type Fee, type OrderTotals } from '@partsboard/domain/totals';
import type { PricedCartLine } from '../cart/cart.service.ts';
import type { BackOrderedLine } from './back-orders.ts';
import type { DeliveryChoice } from './delivery-choice.ts';
import { feeFor } from './delivery-rules.ts';

/** What amounts depend on. */
type Charged = Pick<DeliveryChoice, 'pickupPoint' | 'shippingMethod' | 'paymentMethod'>;
type ChargedLine = Pick<PricedCartLine, 'partId' | 'quantity' | 'price' | 'deposit'>;

const FREE_PICKUP: Fee = { unit: { gross: 0 }, vatRate: 2300 };

export interface CheckoutTotals extends OrderTotals {
  /** Names exactly what is to be paid for what: the same only while no line, price, fee or back order changes. */
  readonly fingerprint: string;
}

export const asPricedLine = (line: ChargedLine) => ({
  quantity: line.quantity,
  unit: line.price.own,
  vatRate: line.price.vatRate,
  deposit: line.deposit,
});

function shippingFee(choice: Charged, subTotal: number): Fee | null {
  if (choice.pickupPoint) return FREE_PICKUP;
  const method = choice.shippingMethod;
  return method
    ? feeFor({ feeNet: method.fee_net, vatRate: method.vat_rate, freeFrom: method.free_from }, subTotal)
    : null;
}

const hashOf = (facts: unknown): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url');

const inPartOrder = <T extends { readonly partId: number }>(rows: readonly T[]): T[] =>
  [...rows].sort((left, right) => left.partId - right.partId);

/** Amounts and back orders are named apart, so that a refusal can say which of them has changed. */
function fingerprintOf(
  lines: readonly ChargedLine[],
  totals: OrderTotals,
  backOrders: readonly BackOrderedLine[],
): string {
  const amounts = inPartOrder(lines).map(({ partId, quantity, price: { own }, deposit }) => [
    partId,
    quantity,
    own.net,
    own.gross,
    deposit.gross,
  ]);
  const missing = inPartOrder(backOrders).map(({ partId, missing: pieces }) => [partId, pieces]);
  return `${hashOf([amounts, totals])}.${hashOf(missing)}`;
}

/** Whether only the back orders of two fingerprints differ. */
export const sameAmounts = (one: string, other: string): boolean => one.split('.')[0] === other.split('.')[0];

/** The totals of a cart with the choices made so far. */
export function totalsOf(
  lines: readonly ChargedLine[],
  choice: Charged,
  backOrders: readonly BackOrderedLine[] = [],
): CheckoutTotals {
  const priced = lines.map(asPricedLine);
  const subTotal = subTotalOf(priced);
  const payment = choice.paymentMethod;
  const totals = computeTotals({
    lines: priced,
    shipping: shippingFee(choice, subTotal),
    paymentFee: payment ? feeFor({ feeNet: payment.fee_net, vatRate: payment.vat_rate }, subTotal) : null,
  });
  return { ...totals, fingerprint: fingerprintOf(lines, totals, backOrders) };
}

export const toTotals = (
  totals: CheckoutTotals,
  backOrders: Pick<Totals, 'BackOrders' | 'BackOrdersAllowed'>,
): Totals => ({
  SubTotal: toMajor(totals.subTotal),
  SubTotalDiscount: 0,
  CoreDeposits: toMajor(totals.deposits),
  Shipping: totals.shipping === null ? null : toMajor(totals.shipping),
  PaymentMethodAdditionalFee: toMajor(totals.paymentFee),
  DisplayTax: true,
  Tax: toMajor(totals.tax),
  DisplayTaxRates: totals.taxes.length > 0,
  TaxRates: totals.taxes.map((share) => ({
    Rate: fromBasisPoints(share.rate),
    Value: toMajor(share.amount),
  })),
  OrderTotalDiscount: toMajor(totals.orderDiscount),
  OrderTotal: toMajor(totals.total),
  OrderTotalNetto: toMajor(totals.net),
  Total: toMajor(totals.total),
  ...backOrders,
  Fingerprint: totals.fingerprint,
});
