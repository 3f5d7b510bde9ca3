import type { PriceFields } from '@partsboard/contract/products';
import type { Static } from '@partsboard/contract/schema';
import { fromBasisPoints, toMajor } from '@partsboard/domain/money';
import { customerPrice, type CustomerPrice } from '@partsboard/domain/price';
import type { Db } from '../../db/database.ts';
import { selectPrices, selectQuotes, selectStock, type PriceRow } from './pricing.repository.ts';

/** How many pieces of a part lie in one warehouse. */
export interface WarehouseQuantity {
  readonly warehouseId: number;
  readonly quantity: number;
}

export interface PartQuote {
  readonly price: CustomerPrice;
  readonly stock: readonly WarehouseQuantity[];
}

/**
 * What a part costs a customer and where it lies: the one seam through which the shop asks. The default
 * answer is the database. A dealer whose ERP answers writes another object of this shape (it may ignore `db`)
 * and hands it to the features in app.ts; nothing else in the server reads prices or stock.
 *
 * Every answer has an entry for each id that was asked for: a part without a price has a price of zero, which
 * means that it cannot be bought now. Each call is one statement, however many parts it asks for.
 */
export interface PriceAndStock {
  priceParts(
    db: Db,
    discountTable: string,
    partIds: readonly number[],
  ): Promise<ReadonlyMap<number, CustomerPrice>>;
  stockOfParts(
    db: Db,
    partIds: readonly number[],
  ): Promise<ReadonlyMap<number, readonly WarehouseQuantity[]>>;
  quoteParts(
    db: Db,
    discountTable: string,
    partIds: readonly number[],
  ): Promise<ReadonlyMap<number, PartQuote>>;
}

/** A part that cannot be bought now. */
export const NO_PRICE: CustomerPrice = customerPrice(0, 0, 0);

const priceOf = (row: PriceRow | undefined): CustomerPrice =>
  row === undefined ? NO_PRICE : customerPrice(row.net, row.vatRate, row.discount);

export const databasePriceAndStock: PriceAndStock = {
  async priceParts(db, discountTable, partIds) {
    if (partIds.length === 0) return new Map();
    const rows = await selectPrices(db, discountTable, partIds);
    const byPart = new Map(rows.map((row) => [row.partId, row]));
    return new Map(partIds.map((id) => [id, priceOf(byPart.get(id))]));
  },

  async stockOfParts(db, partIds) {
    if (partIds.length === 0) return new Map();
    const rows = await selectStock(db, partIds);
    const byPart = Map.groupBy(rows, ({ partId }) => partId);
    return new Map(partIds.map((id) => [id, byPart.get(id) ?? []]));
  },

  async quoteParts(db, discountTable, partIds) {
    if (partIds.length === 0) return new Map();
    const rows = await selectQuotes(db, discountTable, partIds);
    const byPart = new Map(rows.map((row) => [row.partId, row]));
    return new Map(
      partIds.map((id) => {
        const row = byPart.get(id);
        return [id, { price: priceOf(row?.price ?? undefined), stock: row?.stock ?? [] }];
      }),
    );
  },
};

type PriceAnswer = { [K in keyof typeof PriceFields]: Static<(typeof PriceFields)[K]> };

/** A price as the API shows it: catalogue price as the old one, the customer's own as the price. */
export const toPriceFields = ({ catalogue, own, discount }: CustomerPrice): PriceAnswer => ({
  Price: toMajor(own.gross),
  PriceNetto: toMajor(own.net),
  OldPrice: toMajor(catalogue.gross),
  OldPriceNetto: toMajor(catalogue.net),
  Discount: fromBasisPoints(discount),
});
