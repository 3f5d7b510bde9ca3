import type { Db } from '../../db/database.ts';
import type { PartQuote, PriceAndStock } from './pricing.service.ts';
import type { QuoteCache } from './quote-cache.ts';

/**
 * Takes prices and stock from the cache. Inside a transaction they are read in that transaction. `db` is the database
 * whose notifications the cache receives: a replica may lag behind them.
 */
export function cachedPriceAndStock(source: PriceAndStock, db: Db, cache: QuoteCache): PriceAndStock {
  const quoteParts = async (discountTable: string, partIds: readonly number[]): Promise<PartQuote[]> => {
    const quotes: PartQuote[] = [];
    const missing: number[] = [];
    for (const id of partIds) {
      const quote = cache.get(discountTable, id);
      if (quote === undefined) missing.push(id);
      else quotes.push(quote);
    }
    if (missing.length === 0) return quotes;
    const read = await cache.load(discountTable, () => source.quote(db, discountTable, { partIds: missing }));
    return quotes.concat(read);
  };

  const quote: PriceAndStock['quote'] = async (caller, discountTable, quoted) => {
    if (caller.isTransaction) return source.quote(caller, discountTable, quoted);
    if ('partIds' in quoted) return quoteParts(discountTable, quoted.partIds);
    const { normalised } = quoted;
    return (
      cache.getByNumber(discountTable, normalised) ??
      cache.load(discountTable, () => source.quote(db, discountTable, quoted), normalised)
    );
  };

  return {
    quote,
    quoteUnconfirmed: quote,

    async reserve(tx, lines) {
      const supplies = await source.reserve(tx, lines);
      cache.onPartsChanged(lines.map(({ partId }) => partId));
      return supplies;
    },

    async release(tx, pieces) {
      await source.release(tx, pieces);
      cache.onPartsChanged(pieces.map(({ partId }) => partId));
    },

    async takeBack(tx, pieces) {
      await source.takeBack(tx, pieces);
      cache.onPartsChanged(pieces.map(({ partId }) => partId));
    },

    async setOnHand(tx, piece) {
      await source.setOnHand(tx, piece);
      cache.onPartsChanged([piece.partId]);
    },

    async ship(tx, pieces) {
      await source.ship(tx, pieces);
      cache.onPartsChanged(pieces.map(({ partId }) => partId));
    },
  };
}
