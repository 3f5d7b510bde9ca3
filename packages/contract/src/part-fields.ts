import { Amount, Closed, Id, Type } from './schema.ts';

/** A part, as other things refer to it. */
export const PartReference = Closed({ Id, Sku: Type.String(), Name: Type.String() });

/** What a part costs the customer who asks. Zero means that it can't be bought now. */
export const PriceFields = {
  Price: Amount,
  PriceNetto: Amount,
  OldPrice: Amount,
  OldPriceNetto: Amount,
  Discount: Type.Number({ description: 'The customer’s discount in percent' }),
};

export const WarehouseStock = Closed({ WarehouseId: Id, StockQuantity: Type.Integer() });

/** What a part and a line of a board have in common. */
export const productFields = {
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
