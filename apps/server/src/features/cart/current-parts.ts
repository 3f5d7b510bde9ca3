import type { Db } from '../../db/database.ts';
import type { PartQuote, PriceAndStock } from '../pricing/pricing.service.ts';
import { selectReplacements } from './current-parts.repository.ts';

/** The part that is sold today in place of one that was asked for. */
interface CurrentPart {
  readonly partId: number;
  readonly sku: string;
  readonly isWithdrawn: boolean;
  /** The number asked for, where another part has taken its place. */
  readonly replacedSku: string | null;
}

/**
 * Follows the supersessions of all these parts at once; unknown ids are left out. Quotes say which of them have any, so that
 * most parts need no statement of their own.
 */
export async function findCurrentParts(
  db: Db,
  prices: PriceAndStock,
  discountTable: string,
  partIds: readonly number[],
): Promise<ReadonlyMap<number, CurrentPart>> {
  const quotesByPart = async (ids: Iterable<number>): Promise<ReadonlyMap<number, PartQuote>> => {
    const quotes = await prices.quoteUnconfirmed(db, discountTable, { partIds: [...new Set(ids)] });
    return new Map(quotes.map((quote) => [quote.partId, quote]));
  };
  const asked = await quotesByPart(partIds);
  const replaced = [...asked.values()].filter(({ isReplaced }) => isReplaced).map(({ partId }) => partId);
  const replacements = replaced.length === 0 ? [] : await selectReplacements(db, replaced);
  const currentIdOf = new Map(replacements.map(({ askedId, partId }) => [askedId, partId]));
  const newer = await quotesByPart(currentIdOf.values());
  const current = new Map<number, CurrentPart>();
  for (const [askedId, quote] of asked) {
    const { partId, number: sku, isWithdrawn } = newer.get(currentIdOf.get(askedId) ?? askedId) ?? quote;
    const replacedSku = partId === askedId ? null : quote.number;
    current.set(askedId, { partId, sku, isWithdrawn, replacedSku });
  }
  return current;
}
