import { Closed, Id, LookupText, NamedReference, Nullable, Type, type Static } from './schema.ts';
import { FoundBoard, MAX_FOUND_BOARDS } from './boards.ts';
import { PartReference, PriceFields, productFields, WarehouseStock } from './part-fields.ts';
import { defineRoutes } from './route.ts';
import { VehicleFilterInput, VehicleKind } from './vehicles.ts';

/** A part named in a bundle, repair or fit list, or in a supersession chain. */
export const RelatedProduct = Closed({
  ...PartReference.properties,
  Quantity: Type.Integer(),
  Note: Nullable(Type.String()),
});
export type RelatedProduct = Static<typeof RelatedProduct>;

export const Supersession = Closed({
  ...PartReference.properties,
  Date: Nullable(Type.String()),
  FitsOldVehicle: Type.Boolean(),
  Current: Type.Boolean(),
});

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
  CategoryPath: Type.Array(NamedReference),
});
export type Product = Static<typeof Product>;

/** A part found by its number. */
export const FoundPart = Closed({
  ...PartReference.properties,
  Brand: Type.String(),
  PictureUrl: Nullable(Type.String()),
});
export type FoundPart = Static<typeof FoundPart>;

export const FindResult = Closed({
  SimpleProduct: Nullable(FoundPart),
  Boards: Type.Array(FoundBoard, { maxItems: MAX_FOUND_BOARDS }),
  Candidates: Type.Array(FoundPart, { description: 'Several parts with that number: the person chooses' }),
  ReplacedSku: Nullable(Type.String({ description: 'The number asked for, when another one replaced it' })),
});
export type FindResult = Static<typeof FindResult>;

export const StockRequest = Closed({
  sku: LookupText(60, { minLength: 1 }),
  marke: Type.Optional(Nullable(LookupText(80))),
  produktart: Type.Optional(Nullable(VehicleKind)),
});

/** Price and stock of one part, for the customer who asks. */
export const ProductStock = Closed({
  ...PartReference.properties,
  ...PriceFields,
  CoreDeposit: Type.Number({ description: 'For each piece, given back for the old part; 0 where none' }),
  WarehouseInventory: Type.Array(WarehouseStock),
  StockAsOf: Type.Optional(
    Type.String({ description: 'The time of price and stock, where they could not be confirmed now' }),
  ),
});
export type ProductStock = Static<typeof ProductStock>;

export const MAX_STOCK_LIST = 200;

const vehicle = VehicleFilterInput.properties;

export const partRoutes = defineRoutes({
  findPart: {
    method: 'POST',
    path: 'Level4Product/Find',
    access: 'customer',
    changesWith: 'catalogue',
    tag: 'Vehicle catalogue',
    summary:
      'A part by its number, whole or last seven digits, and the boards that show it; or boards by theirs',
    body: Closed({
      Sku: LookupText(60, { minLength: 1 }),
      EquipmentList: vehicle.equipmentList,
      VehicleKeyList: vehicle.vehicleKeyList,
      vehicleId: vehicle.vehicleId,
      year: vehicle.year,
      month: vehicle.month,
    }),
    response: FindResult,
  },
  suggestParts: {
    method: 'GET',
    path: 'Level4Product/Suggest',
    access: 'customer',
    changesWith: 'catalogue',
    tag: 'Vehicle catalogue',
    summary: 'Up to ten parts whose number begins with what was typed',
    query: Closed({ term: LookupText(60) }),
    response: Type.Array(FoundPart),
  },
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
    needsApproval: true,
    tag: 'Vehicle catalogue',
    summary: 'Price and stock of one part',
    body: StockRequest,
    response: ProductStock,
  },
  productStockList: {
    method: 'POST',
    path: 'level4/ProductStockList',
    access: 'customer',
    needsApproval: true,
    tag: 'Vehicle catalogue',
    summary: 'Price and stock of a board’s worth of parts by product id; unknown ids are left out',
    body: Closed({ ProductIds: Type.Array(Id, { minItems: 1, maxItems: MAX_STOCK_LIST }) }),
    response: Type.Array(ProductStock),
  },
});
