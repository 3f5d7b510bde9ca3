import type { boardRoutes } from '@partsboard/contract/boards';
import { parseProductId } from '@partsboard/contract/product-id';
import type { Product, productRoutes } from '@partsboard/contract/products';
import type { Db } from '../../db/database.ts';
import { DomainError } from '../../plugins/domain-error.ts';
import type { Handlers, LanguageCode } from '../../plugins/handlers.ts';
import { boardAsProduct } from '../boards/boards.service.ts';
import type { CatalogueWords, CatalogueWordsReader } from '../catalogue-words/catalogue-words.service.ts';
import type { PriceAndStock } from '../pricing/pricing.service.ts';
import { findPart, suggestParts } from './find-part.ts';
import { toBoardProduct, toPartProduct } from './parts.mapper.ts';
import { productStock, productStockList } from './product-stock.ts';
import { findProduct, findUses } from './product.repository.ts';

type PartRoutes = Pick<typeof boardRoutes, 'findPart' | 'suggestParts'> & typeof productRoutes;

async function getProduct(
  db: Db,
  words: CatalogueWords,
  productId: number,
  language: LanguageCode,
): Promise<Product> {
  const { kind, id } = parseProductId(productId);
  if (kind === 'board') {
    return toBoardProduct(await boardAsProduct(db, id, language), productId, words, language);
  }
  const part = await findProduct(db, id, language);
  if (part === undefined) {
    throw new DomainError('not-found', {
      title: { pl: 'Nie ma takiego produktu.', en: 'There is no such product.' },
    });
  }
  return toPartProduct(part, await findUses(db, id, language), words, language);
}

export const partHandlers = (
  db: Db,
  words: CatalogueWordsReader,
  prices: PriceAndStock,
): Handlers<PartRoutes> => ({
  findPart: async ({ body, language }) => findPart(db, await words(), body, language),
  suggestParts: async ({ query, language }) => suggestParts(db, await words(), query.term, language),
  product: async ({ params, language }) => getProduct(db, await words(), params.id, language),
  productStock: async ({ body, session, language }) =>
    productStock(db, prices, await words(), session.discountTable, body, language),
  productStockList: ({ body, session, language }) =>
    productStockList(db, prices, session.discountTable, body.ProductIds, language),
});
