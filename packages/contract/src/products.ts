import { fitClauses } from '@partsboard/domain/line-fit';
import { Amount, Closed, Id, LookupText, Nullable, Type, type Static } from './schema.ts';
import { defineRoutes } from './route.ts';
import { VehicleKind } from './vehicles.ts';

/** What a part costs the customer who asks. Zero means that it can't be bought now. */
export const PriceFields = {
  Price: Amount,
  PriceNetto: Amount,
  OldPrice: Amount,
  OldPriceNetto: Amount,
  Discount: Type.Number({ description: 'The customer’s discount in percent' }),
};

export const WarehouseStock = Closed({ WarehouseId: Id, StockQuantity: Type.Integer() });

/** A part named in a bundle, repair or fit list, or in a supersession chain. */
export const RelatedProduct = Closed({
  Id,
  Sku: Type.String(),
  Name: Type.String(),
  Quantity: Type.Integer(),
  Note: Nullable(Type.String()),
});
export type RelatedProduct = Static<typeof RelatedProduct>;

export const Supersession = Closed({
  Id,
  Sku: Type.String(),
  Name: Type.String(),
  Date: Nullable(Type.String()),
  FitsOldVehicle: Type.Boolean(),
  Current: Type.Boolean(),
});

const productFields = {
  Id,
  Name: Type.String(),
  Sku: Type.String(),
  Brand: Type.String(),
  FullDescription: Type.String({ description: 'Empty on the lines of a board' }),
  ProductType: Type.Enum(['GroupedProduct', 'SimpleProduct']),
  Pictures: Type.Array(Closed({ ImageUrl: Type.String() })),
  ...PriceFields,
  PriceChecked: Type.Boolean({ description: 'Whether the prices were asked for; if not they are zero' }),
  Attributes: Type.Record(Type.String(), Type.Array(Type.String())),
  NotApplicable: Type.Boolean(),
  WarehouseInventory: Type.Array(WarehouseStock),
};

/** One row of a board's `Serie` table on a product page: where the part is used. */
export const BoardDetail = Closed({
  Model: Type.String(),
  Engine: Type.String(),
  Body: Type.String(),
  Version: Type.String(),
  Id: Type.Integer({ description: 'Product id of the board' }),
  Position: Nullable(Type.String()),
  Name: Type.String(),
});
export type BoardDetail = Static<typeof BoardDetail>;

export const Serie = Closed({ Serie: Type.String(), BoardDetail: Type.Array(BoardDetail) });
export type Serie = Static<typeof Serie>;

export const Product = Closed({
  ...productFields,
  ProductBundleList: Type.Array(RelatedProduct),
  ProductRepairList: Type.Array(RelatedProduct),
  ProductFitList: Type.Array(RelatedProduct),
  SupersededBy: Type.Array(Supersession, { description: 'From the next number to the current one' }),
  Supersedes: Type.Array(Supersession, { description: 'From the newest replaced number to the oldest' }),
  Boards: Type.Array(Serie, { description: 'Where a simple product is used, by series' }),
  BoardsComplete: Type.Boolean({ description: 'False when the part is used in more places than are listed' }),
  GrafikId: Nullable(Id),
  VehicleSpecific: Type.Boolean(),
  Retrofit: Type.Boolean(),
  CategoryPath: Type.Array(Closed({ Id, Name: Type.String() })),
});
export type Product = Static<typeof Product>;

/** Why a line does not fit the chosen vehicle. */
export const NotApplicableReason = Closed({
  Kind: Type.Enum([...fitClauses]),
  Text: Type.String({ description: 'One sentence in the request’s language' }),
  Codes: Type.Array(Type.String(), { description: 'The equipment codes of the clause that failed' }),
});

/** One line of a board, judged for the chosen vehicle. */
export const BoardLine = Closed({
  ...productFields,
  LineId: Type.Integer({ description: 'Number of the line within its board' }),
  Position: Nullable(Type.String({ description: 'Callout number; null when the line is not drawn' })),
  CommentBefore: Nullable(Type.String()),
  CommentAfter: Nullable(Type.String()),
  Fit: Type.Enum(['fits', 'unknown', 'does-not-fit']),
  Reason: Nullable(NotApplicableReason),
  Condition: Nullable(Type.String({ description: 'The equipment condition in words' })),
  ReplacedSku: Nullable(
    Type.String({ description: 'The number that the catalogue prints here, when this part has replaced it' }),
  ),
  ValidFrom: Nullable(Type.String({ description: 'YYYY-MM' })),
  ValidTo: Nullable(Type.String({ description: 'YYYY-MM' })),
});
export type BoardLine = Static<typeof BoardLine>;

export const StockRequest = Closed({
  sku: LookupText(60, { minLength: 1 }),
  marke: Type.Optional(Nullable(LookupText(80))),
  produktart: Type.Optional(Nullable(VehicleKind)),
});

/** Price and stock of one part, for the customer who asks. */
export const ProductStock = Closed({
  Id,
  Sku: Type.String(),
  Name: Type.String(),
  ...PriceFields,
  WarehouseInventory: Type.Array(WarehouseStock),
});
export type ProductStock = Static<typeof ProductStock>;

export const MAX_STOCK_LIST = 200;

export const productRoutes = defineRoutes({
  product: {
    method: 'GET',
    path: "Product('{id}')",
    access: 'customer',
    changesWith: 'catalogue',
    tag: 'Catalogue',
    summary: 'A part or a board',
    params: Closed({ id: Id }),
    response: Product,
  },
  productStock: {
    method: 'POST',
    path: 'level4/ProductStock',
    access: 'customer',
    tag: 'Vehicle catalogue',
    summary: 'Price and stock of one part',
    body: StockRequest,
    response: ProductStock,
  },
  productStockList: {
    method: 'POST',
    path: 'level4/ProductStockList',
    access: 'customer',
    tag: 'Vehicle catalogue',
    summary: 'Price and stock of a board’s worth of parts by product id; unknown ids are left out',
    body: Closed({ ProductIds: Type.Array(Id, { minItems: 1, maxItems: MAX_STOCK_LIST }) }),
    response: Type.Array(ProductStock),
  },
});
