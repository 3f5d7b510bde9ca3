import type { Db } from '../../db/database.ts';
import { NO_PRICE, type PartQuote, type PriceAndStock } from './pricing.service.ts';
import type { QuoteCache } from './quote-cache.ts';

/**
 * Answers from memory what has not changed since it was last asked for. What is asked within a transaction is read
 * there. `db` is the database whose changes the memory hears of: a replica may be behind its announcements.
 */
export function cachedPriceAndStock(source: PriceAndStock, db: Db, memory: QuoteCache): PriceAndStock {
  const quoteParts = async (discountTable: string, partIds: readonly number[]): Promise<PartQuote[]> => {
    const quotes: PartQuote[] = [];
    const unknown: number[] = [];
    for (const id of partIds) {
      const quote = memory.get(discountTable, id);
      if (quote === undefined) unknown.push(id);
      else quotes.push(quote);
    }
    if (unknown.length === 0) return quotes;
    const read = await memory.learn(discountTable, () =>
      source.quote(db, discountTable, { partIds: unknown }),
    );
    return quotes.concat(read);
  };

  return {
    async priceParts(asking, discountTable, partIds) {
      if (asking.isTransaction) return source.priceParts(asking, discountTable, partIds);
      const prices = new Map(partIds.map((id) => [id, NO_PRICE]));
      for (const { partId, price } of await quoteParts(discountTable, partIds)) prices.set(partId, price);
      return prices;
    },

    async quote(asking, discountTable, quoted) {
      if (asking.isTransaction) return source.quote(asking, discountTable, quoted);
      if ('partIds' in quoted) return quoteParts(discountTable, quoted.partIds);
      const { normalised } = quoted;
      return (
        memory.getByNumber(discountTable, normalised) ??
        memory.learn(discountTable, () => source.quote(db, discountTable, quoted), normalised)
      );
    },

    async reserve(tx, lines) {
      const supplies = await source.reserve(tx, lines);
      memory.unsettle(lines.map(({ partId }) => partId));
      return supplies;
    },

    async release(tx, pieces) {
      await source.release(tx, pieces);
      memory.unsettle(pieces.map(({ partId }) => partId));
    },

    async ship(tx, pieces) {
      await source.ship(tx, pieces);
      memory.unsettle(pieces.map(({ partId }) => partId));
    },
  };
}
