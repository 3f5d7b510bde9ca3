import * as account from './account.ts';
import * as address from './address.ts';
import * as auth from './auth.ts';
import * as boards from './boards.ts';
import * as cart from './cart.ts';
import * as checkout from './checkout.ts';
import * as content from './content.ts';
import * as fit from './fit.ts';
import * as lineVehicles from './line-vehicles.ts';
import * as orderFields from './order-fields.ts';
import * as orders from './orders.ts';
import * as problem from './problem.ts';
import * as partFields from './part-fields.ts';
import * as parts from './parts.ts';
import * as reference from './reference.ts';
import * as returns from './returns.ts';
import * as search from './search.ts';
import * as shared from './schema.ts';
import * as shoppingLists from './shopping-lists.ts';
import * as stock from './stock.ts';
import * as vehicles from './vehicles.ts';
import { Type, type TSchema } from './schema.ts';

const modules: readonly object[] = [
  account,
  address,
  auth,
  boards,
  cart,
  checkout,
  content,
  fit,
  lineVehicles,
  orderFields,
  orders,
  problem,
  partFields,
  parts,
  reference,
  returns,
  search,
  shared,
  shoppingLists,
  stock,
  vehicles,
];

const hasShape = (value: unknown): value is TSchema => Type.IsObject(value) || Type.IsEnum(value);

/** The objects and enumerations that modules export, by the names under which they export them. */
export const schemasOf = (sources: readonly object[]): ReadonlyMap<string, TSchema> =>
  new Map(
    sources.flatMap((exports) =>
      Object.entries<unknown>({ ...exports }).flatMap(([name, value]) =>
        hasShape(value) ? [[name, value] as const] : [],
      ),
    ),
  );

/** Those of the shop's contract. */
export const namedSchemas = schemasOf(modules);
