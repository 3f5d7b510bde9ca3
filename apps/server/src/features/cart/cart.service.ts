import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '@partsboard/contract/cart';
import type { LineVehicles } from '@partsboard/contract/line-vehicles';
import { parseProductId } from '@partsboard/contract/product-id';
import { isPurchasable, type CustomerPrice } from '@partsboard/domain/price';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import { localisedName, type LocalisedName, type Message } from '../../messages/texts.ts';
import {
  NO_PRICE,
  quotesOfParts,
  type CoreDeposit,
  type PartQuote,
  type PriceAndStock,
  type StockByWarehouse,
} from '../pricing/pricing.service.ts';
import * as repository from './cart.repository.ts';
import { findCurrentParts } from './current-parts.ts';
import { readVehicles } from './line-vehicles.service.ts';
import { sumByPart } from './sum-by-part.ts';

/** Whose cart it is, and which discounts price it. */
export interface CartOwner {
  readonly customerId: number;
  readonly discountTable: string;
}

export interface PricedCartLine {
  readonly partId: number;
  readonly sku: string;
  readonly name: LocalisedName;
  readonly quantity: number;
  readonly price: CustomerPrice;
  readonly deposit: CoreDeposit;
  readonly stock: StockByWarehouse;
  readonly vehicles: LineVehicles;
}

export interface ShownCartLine extends PricedCartLine {
  /** Orders the lines of a cart. */
  readonly place: number;
  readonly pictureUrl: string | null;
  /** The time of price and stock where they could not be confirmed now. */
  readonly asOf?: Date;
}

/** A cart as it is stored, and what its parts cost the customer. */
export interface QuotedCart {
  readonly lines: string;
  readonly quotes: ReadonlyMap<number, PartQuote>;
}

export async function quoteCart(
  db: Db,
  prices: PriceAndStock,
  { customerId, discountTable }: CartOwner,
): Promise<QuotedCart> {
  const { lines, partIds } = await repository.findCart(db, customerId);
  return { lines, quotes: await quotesOfParts(db, prices, discountTable, partIds) };
}

/** Its lines with their prices, and with what warehouses can promise of their parts. */
export function pricedLines({ lines, quotes }: QuotedCart): ShownCartLine[] {
  const priced: ShownCartLine[] = [];
  for (const { partId, quantity, place, vehicles: stored } of repository.cartLinesIn(lines)) {
    const quote = quotes.get(partId);
    if (quote === undefined) continue;
    const { number: sku, namePl, nameEn, price, deposit, stock, pictureUrl, asOf } = quote;
    const name = localisedName(namePl, nameEn);
    const vehicles = readVehicles(stored, quantity);
    const shown = { partId, sku, name, quantity, place, price, deposit, stock, pictureUrl, vehicles };
    priced.push(asOf === undefined ? shown : { ...shown, asOf });
  }
  return priced;
}

/** The cart as it is now, at the prices of the customer who asks. */
export const readPricedCart = async (
  db: Db,
  prices: PriceAndStock,
  owner: CartOwner,
): Promise<ShownCartLine[]> => pricedLines(await quoteCart(db, prices, owner));

export const hasLines = (db: Db, customerId: number): Promise<boolean> => repository.hasLines(db, customerId);

/** The parts in a cart. */
export const listPartIds = async (db: Db, customerId: number): Promise<readonly number[]> =>
  (await repository.findCart(db, customerId)).partIds;

/** Removes exactly these lines, as a part of the statement that orders them. */
export const removalOf = (customerId: number, lines: readonly PricedCartLine[]): RawBuilder<unknown> =>
  repository.deletionOf(
    customerId,
    lines.map((line) => line.partId),
  );

/** The part that a product id stands for. */
export function partIdOf(productId: number): number {
  const product = parseProductId(productId);
  if (product.kind === 'board') throw new DomainError('invalid-request', { title: (t) => t.cart.isBoard });
  return product.id;
}

interface AddOptions {
  /** A line that blocks the checkout is added only for who asks for just this part, or has it put back. */
  readonly keepsUnavailable?: boolean;
  /** Names this try, which may be sent more than once. */
  readonly requestKey?: string | undefined;
}

/**
 * Adds parts, each as the part that is current today: all of them, or none where the cart would be too full. What can't
 * be bought now is left out. Returns a message for each that was not taken or was replaced, and first one about all
 * that were left out.
 */
export async function addParts(
  db: Db,
  prices: PriceAndStock,
  owner: CartOwner,
  items: readonly repository.PlacedQuantity[],
  { keepsUnavailable = false, requestKey }: AddOptions = {},
): Promise<Message[]> {
  if (items.length === 0) return [];
  const current = await findCurrentParts(
    db,
    prices,
    owner.discountTable,
    items.map((item) => item.partId),
  );
  const messages: Message[] = [];
  const found: (repository.PlacedQuantity & { readonly sku: string })[] = [];
  for (const item of items) {
    const part = current.get(item.partId);
    if (part === undefined) messages.push((t) => t.cart.unknownPart);
    else if (part.isWithdrawn) messages.push((t) => t.cart.withdrawn(part.sku));
    else {
      const { sku, replacedSku } = part;
      if (replacedSku !== null) messages.push((t) => t.cart.replaced(replacedSku, sku));
      found.push({ ...item, partId: part.partId, sku });
    }
  }
  const wanted = sumByPart(found);
  // Of what is sold alone: an ERP is asked once, and not about parts that were replaced.
  const quoteOf = await quotesOfParts(
    db,
    prices,
    owner.discountTable,
    wanted.map(({ partId }) => partId),
  );
  const isAvailable = ({ partId }: repository.PartQuantity) =>
    isPurchasable(quoteOf.get(partId)?.price ?? NO_PRICE);
  const taken = wanted.filter((item) => keepsUnavailable || isAvailable(item));
  const added = await addSummedParts(db, owner.customerId, taken, requestKey);
  for (const item of taken) {
    if (!added.has(item.partId)) messages.push((t) => t.cart.quantityTooLarge(MAX_LINE_QUANTITY));
    else if (!isAvailable(item)) messages.push((t) => t.cart.unavailable(item.sku));
  }
  const leftOut = wanted.filter((item) => !taken.includes(item)).map(({ sku }) => sku);
  return leftOut.length === 0 ? messages : [(t) => t.cart.leftOut(leftOut), ...messages];
}

/**
 * Adds parts that are known to exist, each once, and returns which of them the cart took. Refuses the whole when the cart
 * would hold too many lines.
 */
export async function addSummedParts(
  db: Db,
  customerId: number,
  items: readonly repository.PlacedQuantity[],
  requestKey: string | null = null,
): Promise<Set<number>> {
  const added = await repository.addToCart(db, customerId, items, requestKey);
  if (added === 'overfull')
    throw new DomainError('conflict', { title: (t) => t.cart.tooManyLines(MAX_CART_LINES) });
  return added;
}

export async function changeQuantity(
  db: Db,
  customerId: number,
  item: repository.PartQuantity,
): Promise<void> {
  if (await repository.setQuantity(db, customerId, item)) return;
  throw new DomainError('not-found', { title: (t) => t.cart.notInCart });
}

export const removePart = (db: Db, customerId: number, partId: number): Promise<void> =>
  repository.deleteLines(db, customerId, [partId]);

export const purgeCartRequests = repository.deleteOldRequests;

export const clearCart = (db: Db, customerId: number): Promise<void> =>
  repository.deleteAllLines(db, customerId);
