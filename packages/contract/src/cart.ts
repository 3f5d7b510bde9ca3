import {
  Amount,
  ANY_CHARACTERS,
  Closed,
  Id,
  LookupText,
  Nothing,
  Nullable,
  RequestKey,
  RequiredText,
  SmallId,
  Type,
  type Static,
} from './schema.ts';
import { defineRoutes } from './route.ts';
import { PartReference, PriceFields } from './part-fields.ts';
import { forVehicle, LineVehicle, LineVehicles, MAX_LINE_FILTER_LENGTH } from './line-vehicles.ts';
import { SupplySource } from './stock.ts';
import { VehicleFilterInput, VehicleKind } from './vehicles.ts';

export const MAX_CSV_ROWS = 100;
export const MAX_LINE_QUANTITY = 99_999;
export const MAX_CART_LINES = 2000;

export const LineQuantity = Type.Integer({ minimum: 1, maximum: MAX_LINE_QUANTITY });

/** Lines stand in the order of their places; a place means nothing else. */
const LinePlace = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'Where the line stands in the cart',
});

export const CartLine = Closed({
  Quantity: Type.Integer(),
  Place: LinePlace,
  Vehicle: Nullable(LineVehicle),
  Vehicles: LineVehicles,
  Product: Closed({
    ...PartReference.properties,
    ...PriceFields,
    VatRate: Type.Number({ description: 'In percent' }),
    PictureUrl: Nullable(Type.String()),
  }),
  Total: Amount,
  CoreDeposit: Type.Number({ description: 'For each piece, given back for the old part; 0 where none' }),
  Supply: Type.Array(SupplySource),
  Available: Type.Integer({ description: 'How many pieces the executing branch can get from stock in all' }),
  StockAsOf: Type.Optional(
    Type.String({ description: 'The time of price and stock, where they could not be confirmed now' }),
  ),
});
export type CartLine = Static<typeof CartLine>;

/** Sentences about what could not be done as asked; empty when all went well. */
export const Messages = Type.Array(Type.String());

/** Longer cells belong to no part and no quantity. */
export const MAX_CSV_CELL = 200;

/** A cell may hold anything: what is no number or no quantity refuses its own row, not the others. */
export const CsvRow = Closed({
  sku: Type.String(),
  quantity: Type.Union([Type.Number(), Type.String()]),
  row: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 2_147_483_647,
      description:
        'Which row of the file it is; sentences about it name this one. Without it rows are counted',
    }),
  ),
  brandId: Type.Optional(SmallId),
});

export const CsvRowOutcome = Closed({
  Row: Type.Integer({ description: 'As given, otherwise counted from 1' }),
  Sku: Type.String(),
  Quantity: Nullable(Type.Integer()),
  Status: Type.Enum(['added', 'replaced', 'unavailable', 'unknown', 'damaged', 'ambiguous', 'bad-quantity']),
  Message: Nullable(Type.String()),
  Product: Nullable(Closed({ ...PartReference.properties, ...PriceFields })),
  Suggestion: Nullable(PartReference),
  Choices: Type.Array(Closed({ ...PartReference.properties, BrandId: SmallId, Brand: Type.String() }), {
    description: 'Parts that an ambiguous number can mean; asked for again, the row names the brand',
  }),
});
export type CsvRowOutcome = Static<typeof CsvRowOutcome>;

/** Of several brands that have a number, this one or that of the vehicle is meant. */
const meantBrand = { vehicleId: Type.Optional(Id), brandId: Type.Optional(SmallId) };

const CsvRows = Type.Array(CsvRow, { maxItems: MAX_CSV_ROWS, [ANY_CHARACTERS]: true });

export const AddItem = Closed({
  ProductId: Id,
  Quantity: LineQuantity,
  marke: Type.Optional(Nullable(LookupText(80))),
  produktart: Type.Optional(Nullable(VehicleKind)),
  BoardLine: Type.Optional(Nullable(Closed({ ...VehicleFilterInput.properties, BoardId: Id, LineId: Id }))),
  Vehicle: forVehicle,
  RequestKey: Type.Optional(RequestKey),
});
export type AddItem = Static<typeof AddItem>;

export const cartRoutes = defineRoutes({
  cart: {
    method: 'GET',
    path: 'Level4/Cart',
    access: 'customer',
    tag: 'Cart',
    summary: 'The customer’s cart at today’s prices, and where a branch would get it from',
    query: Closed({ orderPointId: Type.Optional(Id) }),
    response: Type.Array(CartLine),
  },
  addItem: {
    method: 'POST',
    path: 'Level4/AddItem',
    access: 'customer',
    needsApproval: true,
    tag: 'Cart',
    summary: 'Add a part; its quantity is added to what the cart holds',
    body: AddItem,
    response: Messages,
  },
  addItems: {
    method: 'POST',
    path: 'ShoppingCart/AddItems',
    access: 'customer',
    needsApproval: true,
    tag: 'Cart',
    summary: 'Add many parts at once, as undo does: in the order given, or where a removed line stood',
    body: Closed({
      Items: Type.Array(
        Closed({
          ProductId: Id,
          Quantity: LineQuantity,
          Place: Type.Optional(LinePlace),
          Vehicle: forVehicle,
          Vehicles: Type.Optional(LineVehicles),
        }),
        {
          maxItems: MAX_CART_LINES,
        },
      ),
    }),
    response: Messages,
  },
  cartFromCsv: {
    method: 'POST',
    path: 'Level4/cartFromCsv',
    access: 'customer',
    needsApproval: true,
    tag: 'Cart',
    summary:
      'Add up to 100 rows but not what is unavailable; answers a sentence for each row not taken or replaced',
    query: Closed({
      ...meantBrand,
      vehicleName: Type.Optional(RequiredText(120)),
      vehicleVin: Type.Optional(RequiredText(17)),
      vehicleFilter: Type.Optional(
        Type.String({ maxLength: MAX_LINE_FILTER_LENGTH, description: 'LineFilter as JSON' }),
      ),
    }),
    body: CsvRows,
    response: Messages,
  },
  checkCsv: {
    method: 'POST',
    path: 'Level4/checkCsv',
    access: 'customer',
    needsApproval: true,
    tag: 'Cart',
    summary: 'What cartFromCsv would do with each row; changes nothing',
    query: Closed(meantBrand),
    body: CsvRows,
    response: Type.Array(CsvRowOutcome),
  },
  updateItem: {
    method: 'POST',
    path: 'ShoppingCart/UpdateItem',
    access: 'customer',
    needsApproval: true,
    tag: 'Cart',
    summary: 'Set the quantity of a line',
    body: Closed({ ProductId: Id, Quantity: LineQuantity }),
    response: Nothing,
  },
  deleteItem: {
    method: 'POST',
    path: 'ShoppingCart/DeleteItem',
    access: 'customer',
    needsApproval: true,
    tag: 'Cart',
    summary: 'Remove a line',
    body: Closed({ ProductId: Id, Quantity: Type.Optional(Type.Literal(0)) }),
    response: Nothing,
  },
  clearCart: {
    method: 'POST',
    path: 'ShoppingCart/ClearCart',
    access: 'customer',
    needsApproval: true,
    tag: 'Cart',
    summary: 'Remove all lines',
    response: Nothing,
  },
});
