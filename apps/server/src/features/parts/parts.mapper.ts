import type { LanguageCode } from '@partsboard/contract/language';
import type { FoundPart, Product, ProductStock, RelatedProduct, Serie } from '@partsboard/contract/parts';
import { productIdOfBoard } from '@partsboard/contract/product-id';
import type { BoardRow } from '../boards/boards.service.ts';
import {
  attributesOf,
  categoryPath,
  nameIn,
  type CatalogueLookups,
} from '../catalogue-lookups/catalogue-lookups.service.ts';
import { optionalPictureUrl, pictureUrl } from '../pictures/pictures.service.ts';
import { toMajor } from '@partsboard/domain/money';
import { NO_PRICE, toPriceFields, type PartQuote } from '../pricing/pricing.service.ts';
import type { PartRow } from './part-numbers.repository.ts';
import type { PartListKind, ProductRow } from './part.repository.ts';
import type { FoundProduct, PartUse } from './product.ts';

export const toFoundPart = (row: PartRow, lookups: CatalogueLookups): FoundPart => ({
  Id: row.partId,
  Sku: row.number,
  Name: row.name,
  Brand: lookups.brands.get(row.brandId)?.name ?? '',
  PictureUrl: optionalPictureUrl(row.pictureHash, row.pictureType),
});

export const toProductStock = (quote: PartQuote, language: LanguageCode): ProductStock => ({
  Id: quote.partId,
  Sku: quote.number,
  Name: nameIn(quote, language),
  ...toPriceFields(quote.price),
  CoreDeposit: toMajor(quote.deposit.gross),
  WarehouseInventory: Array.from(quote.stock, ([WarehouseId, StockQuantity]) => ({
    WarehouseId,
    StockQuantity,
  })),
  ...(quote.asOf !== undefined && { StockAsOf: quote.asOf.toISOString() }),
});

/** What a product has before its price was asked for. */
const UNPRICED = {
  ...toPriceFields(NO_PRICE),
  PriceChecked: false,
  NotApplicable: false,
  WarehouseInventory: [],
} satisfies Partial<Product>;

function listOf(row: Pick<ProductRow, 'lists'>, wanted: PartListKind): RelatedProduct[] {
  return row.lists
    .filter(([kind]) => kind === wanted)
    .map(([, partId, number, name, quantity]) => ({
      Id: partId,
      Sku: number,
      Name: name,
      Quantity: quantity,
      Note: null,
    }));
}

/** Uses arrive in the order of the series. */
function bySerie(uses: readonly PartUse[], language: LanguageCode): Serie[] {
  const series: Serie[] = [];
  for (const { vehicle, boardId, callout, name } of uses) {
    const last = series.at(-1);
    const serie =
      last?.Serie === vehicle.serie[language] ? last : { Serie: vehicle.serie[language], BoardDetail: [] };
    if (serie !== last) series.push(serie);
    serie.BoardDetail.push({
      Model: vehicle.model[language],
      Engine: vehicle.engine?.[language] ?? '',
      Body: vehicle.body?.[language] ?? '',
      Version: vehicle.version[language],
      Id: productIdOfBoard(boardId),
      Position: callout,
      Name: name,
    });
  }
  return series;
}

const chain = (links: ProductRow['supersededBy'], currentIsLast: boolean): Product['SupersededBy'] =>
  links.map(([partId, number, name, since, fitsOld], index) => ({
    Id: partId,
    Sku: number,
    Name: name,
    Date: since,
    FitsOldVehicle: fitsOld,
    Current: currentIsLast && index === links.length - 1,
  }));

/** The category of a part that is used in one alone; a screw that is everywhere has none. */
function onlyCategory(uses: readonly PartUse[]): number | undefined {
  const [first, ...others] = new Set(uses.map(({ categoryId }) => categoryId));
  return others.length === 0 ? first : undefined;
}

export function toPartProduct(row: FoundProduct, lookups: CatalogueLookups, language: LanguageCode): Product {
  const picture = optionalPictureUrl(row.pictureHash, row.pictureType);
  const category = onlyCategory(row.uses);
  return {
    Id: row.partId,
    ...UNPRICED,
    Name: row.name,
    Sku: row.number,
    Brand: lookups.brands.get(row.brandId)?.name ?? '',
    FullDescription: row.description ?? '',
    ProductType: 'SimpleProduct',
    Pictures: picture === null ? [] : [{ ImageUrl: picture }],
    Attributes: attributesOf(lookups, row.attributes, language),
    ProductBundleList: listOf(row, 'bundle'),
    ProductRepairList: listOf(row, 'repair'),
    ProductFitList: listOf(row, 'fit'),
    SupersededBy: chain(row.supersededBy, true),
    Supersedes: chain(row.supersedes, false),
    Boards: bySerie(row.uses, language),
    BoardsComplete: row.hasAllUses,
    GrafikId: null,
    VehicleSpecific: false,
    Retrofit: false,
    CategoryPath: category === undefined ? [] : categoryPath(lookups, category, language),
  };
}

export const toBoardProduct = (
  board: BoardRow,
  productId: number,
  lookups: CatalogueLookups,
  language: LanguageCode,
): Product => ({
  Id: productId,
  ...UNPRICED,
  Name: board.name,
  Sku: board.code,
  Brand: '',
  FullDescription: '',
  ProductType: 'GroupedProduct',
  Pictures: [{ ImageUrl: pictureUrl(board.pictureHash, board.pictureType) }],
  Attributes: {},
  ProductBundleList: [],
  ProductRepairList: [],
  ProductFitList: [],
  SupersededBy: [],
  Supersedes: [],
  Boards: [],
  BoardsComplete: true,
  GrafikId: board.drawingId,
  VehicleSpecific: board.vehicleSpecific,
  Retrofit: board.retrofit,
  CategoryPath: categoryPath(lookups, board.categoryId, language),
});
