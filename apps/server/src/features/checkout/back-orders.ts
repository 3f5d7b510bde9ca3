import type { LanguageCode } from '@partsboard/contract/language';
import type { BackOrder } from '@partsboard/contract/stock';
import { backOrdered, type Supplier, type SupplyPiece } from '@partsboard/domain/supply';
import type { Message, Texts } from '../../messages/texts.ts';
import type { PricedCartLine } from '../cart/cart.service.ts';
import { expectedSupply } from '../stock/stock.service.ts';

/** A line of which some pieces are in no warehouse. */
export interface BackOrderedLine extends Pick<PricedCartLine, 'partId' | 'sku' | 'name' | 'quantity'> {
  readonly missing: number;
}

/** A refusal names so many lines one by one. */
const MAX_NAMED = 20;

/** What is missing of each line, given where its pieces come from. */
export const backOrdersIn = (
  lines: readonly PricedCartLine[],
  supplies: readonly (readonly SupplyPiece[])[],
): BackOrderedLine[] =>
  lines.flatMap(({ partId, sku, name, quantity }, index) => {
    const missing = backOrdered(supplies[index] ?? []);
    return missing > 0 ? [{ partId, sku, name, quantity, missing }] : [];
  });

/** What would be missing as stock is known now. */
export const expectedBackOrders = (
  lines: readonly PricedCartLine[],
  suppliers: readonly Supplier[],
): BackOrderedLine[] =>
  backOrdersIn(
    lines,
    lines.map((line) => expectedSupply(line, suppliers)),
  );

export const areSame = (some: readonly BackOrderedLine[], others: readonly BackOrderedLine[]): boolean =>
  some.length === others.length &&
  some.every(({ partId, missing }, index) => {
    const other = others[index];
    return other?.partId === partId && other.missing === missing;
  });

const named = (
  backOrders: readonly BackOrderedLine[],
  message: (line: BackOrderedLine) => Message,
): Message[] => [
  ...backOrders.slice(0, MAX_NAMED).map(message),
  ...(backOrders.length > MAX_NAMED
    ? [(t: Texts) => t.checkout.moreLines(backOrders.length - MAX_NAMED)]
    : []),
];

/** Stock has changed since the buyer looked: what is to be accepted anew. */
export const changedSupply = (backOrders: readonly BackOrderedLine[]): Message[] =>
  backOrders.length === 0
    ? [(t) => t.checkout.backOrdersGone]
    : [
        (t) => t.checkout.stockChanged,
        ...named(
          backOrders,
          (line) => (t) => t.checkout.partlyMissing(line.sku, line.quantity, line.missing),
        ),
      ];

/** The store takes no back orders: what has to be changed in the cart. */
export const refusedBackOrders = (backOrders: readonly BackOrderedLine[]): Message[] =>
  named(
    backOrders,
    (line) => (t) => t.checkout.notEnough(line.sku, line.quantity, line.quantity - line.missing),
  );

export const toBackOrder = (
  { partId, sku, name, missing }: BackOrderedLine,
  language: LanguageCode,
): BackOrder => ({ ProductId: partId, Sku: sku, Name: name[language], Quantity: missing });
