import type { LanguageCode } from '@partsboard/contract/language';
import type { ProductStock } from '@partsboard/contract/parts';
import { normalisePartNumber } from '@partsboard/domain/part-number';
import type { Db } from '../../db/database.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import type { Message } from '../../messages/texts.ts';
import type { CatalogueLookups } from '../catalogue-lookups/catalogue-lookups.service.ts';
import { quotesOfParts, type PartQuote, type PriceAndStock } from '../pricing/pricing.service.ts';
import { NOT_A_NUMBER } from './find-part.ts';
import { toProductStock } from './parts.mapper.ts';

function isBrand(quote: PartQuote, marke: string, lookups: CatalogueLookups): boolean {
  const brand = lookups.brands.get(quote.brandId);
  const wanted = marke.trim().toLowerCase();
  return [brand?.code, brand?.name].some((name) => name?.toLowerCase() === wanted);
}

/** Of several brands' parts with one number, that of the brand asked for; a number of one brand needs none. */
function meantQuote(quotes: readonly PartQuote[], marke: string, lookups: CatalogueLookups): PartQuote {
  const ofBrand = quotes.filter((quote) => isBrand(quote, marke, lookups));
  const [quote, second] = ofBrand.length > 0 ? ofBrand : quotes;
  if (quote === undefined) throw new DomainError('not-found', { title: (t) => t.parts.unknownNumber });
  if (second !== undefined) {
    const message: Message = (t) => t.parts.severalBrands;
    throw new DomainError('invalid-request', { title: message, errors: { marke: [message] } });
  }
  return quote;
}

interface StockDeps {
  readonly db: Db;
  readonly prices: PriceAndStock;
  readonly lookups: CatalogueLookups;
}

export async function productStock(
  { db, prices, lookups }: StockDeps,
  discountTable: string,
  asked: { readonly sku: string; readonly marke?: string | null },
  language: LanguageCode,
): Promise<ProductStock> {
  const normalised = normalisePartNumber(asked.sku);
  if (normalised === '') {
    throw new DomainError('invalid-request', { title: NOT_A_NUMBER, errors: { sku: [NOT_A_NUMBER] } });
  }
  const quotes = await prices.quote(db, discountTable, { normalised });
  return toProductStock(meantQuote(quotes, asked.marke ?? '', lookups), language);
}

/** In the order of the ids; those that no part has are left out. */
export async function productStockList(
  db: Db,
  prices: PriceAndStock,
  discountTable: string,
  productIds: readonly number[],
  language: LanguageCode,
): Promise<ProductStock[]> {
  const partIds = [...new Set(productIds)];
  const quoteOf = await quotesOfParts(db, prices, discountTable, partIds);
  return partIds
    .map((id) => quoteOf.get(id))
    .filter((quote) => quote !== undefined)
    .map((quote) => toProductStock(quote, language));
}
