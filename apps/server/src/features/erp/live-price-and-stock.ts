import type { PartQuote, PriceAndStock } from '../pricing/pricing.service.ts';
import type { LiveFigures } from './live-figures.ts';

/**
 * Has the ERP asked before prices and stock are read, and marks those that it did not answer for with their time.
 * Whoever changes data reads the database inside the transaction, as without an ERP.
 */
export const livePriceAndStock = (source: PriceAndStock, live: LiveFigures): PriceAndStock => ({
  ...source,

  async quote(caller, discountTable, quoted) {
    const read = () => source.quote(caller, discountTable, quoted);
    const known = await read();
    if (caller.isTransaction || known.length === 0) return known;
    const { hasChanged, unanswered } = await live.refresh(known.map(({ partId }) => partId));
    const quotes = hasChanged ? await read() : known;
    if (unanswered.size === 0) return quotes;
    return quotes.map((quote): PartQuote => {
      const asOf = unanswered.get(quote.partId);
      return asOf === undefined ? quote : { ...quote, asOf };
    });
  },

  async areConfirmed(partIds) {
    return (await live.refresh(partIds)).unanswered.size === 0;
  },
});
