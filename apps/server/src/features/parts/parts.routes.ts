import type { LanguageCode } from '@partsboard/contract/language';
import type { Product, partRoutes } from '@partsboard/contract/parts';
import { parseProductId } from '@partsboard/contract/product-id';
import type { Db } from '../../db/database.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import type { Handlers } from '../../http/handlers.ts';
import { boardAsProduct } from '../boards/boards.service.ts';
import type {
  CatalogueLookups,
  CatalogueLookupsReader,
} from '../catalogue-lookups/catalogue-lookups.service.ts';
import type { LookedAtParts } from '../demand/demand.service.ts';
import type { PriceAndStock } from '../pricing/pricing.service.ts';
import { findPart, suggestParts } from './find-part.ts';
import { toBoardProduct, toPartProduct } from './parts.mapper.ts';
import { productStock, productStockList } from './part-stock.ts';
import { findProduct } from './product.ts';

async function getProduct(
  db: Db,
  lookups: CatalogueLookups,
  productId: number,
  language: LanguageCode,
): Promise<Product> {
  const { kind, id } = parseProductId(productId);
  if (kind === 'board') {
    return toBoardProduct(await boardAsProduct(db, id, language), productId, lookups, language);
  }
  const part = await findProduct(db, lookups, id, language);
  if (part === undefined) throw new DomainError('not-found', { title: (t) => t.parts.unknownProduct });
  return toPartProduct(part, lookups, language);
}

interface PartDeps {
  readonly dbRead: Db;
  readonly lookups: CatalogueLookupsReader;
  readonly prices: PriceAndStock;
  readonly lookedAt: LookedAtParts;
}

export const partHandlers = ({
  dbRead: db,
  lookups,
  prices,
  lookedAt,
}: PartDeps): Handlers<typeof partRoutes> => ({
  findPart: async ({ body, language }) => findPart(db, await lookups(), body, language),
  suggestParts: async ({ query, language }) => suggestParts(db, await lookups(), query.term, language),
  product: async ({ params, language }) => getProduct(db, await lookups(), params.id, language),
  productStock: async ({ body, session, language }) => {
    const deps = { db, prices, lookups: await lookups() };
    const product = await productStock(deps, session.discountTable, body, language);
    if (product.WarehouseInventory.every(({ StockQuantity }) => StockQuantity <= 0))
      lookedAt.count(product.Id);
    return product;
  },
  productStockList: ({ body, session, language }) =>
    productStockList(db, prices, session.discountTable, body.ProductIds, language),
});
