import { Closed, Id, Nullable, Type, type Static } from './schema.ts';

/** Where some pieces of a line come from; in the order in which they are reserved. */
export const SupplySource = Closed({
  Kind: Type.Enum(['branch', 'central', 'other-branch', 'back-order'], {
    description: 'The executing branch, a central warehouse, another branch, or nobody has it',
  }),
  WarehouseId: Nullable(Id),
  WarehouseName: Nullable(Type.String()),
  Quantity: Type.Integer(),
});
export type SupplySource = Static<typeof SupplySource>;

/** Pieces that nobody has: they are ordered for the buyer. */
export const BackOrder = Closed({
  ProductId: Id,
  Sku: Type.String(),
  Name: Type.String(),
  Quantity: Type.Integer(),
});
export type BackOrder = Static<typeof BackOrder>;

/** What each branch would have to get from elsewhere to execute the cart; no lines means that all of it lies there. */
export const CartSupply = Closed({
  Branches: Type.Array(
    Closed({
      WarehouseId: Id,
      Lines: Type.Array(Closed({ ProductId: Id, Supply: Type.Array(SupplySource) })),
    }),
  ),
});
export type CartSupply = Static<typeof CartSupply>;
