import * as account from './account.ts';
import * as boards from './boards.ts';
import * as cart from './cart.ts';
import * as checkout from './checkout.ts';
import * as content from './content.ts';
import * as customer from './customer.ts';
import * as orders from './orders.ts';
import * as problem from './problem.ts';
import * as products from './products.ts';
import * as reference from './reference.ts';
import * as shared from './schema.ts';
import * as shoppingLists from './shopping-lists.ts';
import * as stock from './stock.ts';
import * as vehicles from './vehicles.ts';
import { Type, type TSchema } from './schema.ts';

const modules: readonly object[] = [
  account,
  boards,
  cart,
  checkout,
  content,
  customer,
  orders,
  problem,
  products,
  reference,
  shared,
  shoppingLists,
  stock,
  vehicles,
];

const hasShape = (value: unknown): value is TSchema => Type.IsObject(value) || Type.IsEnum(value);

/** The objects and enumerations that the contract exports, by the names under which it exports them. */
export const namedSchemas: ReadonlyMap<string, TSchema> = new Map(
  modules.flatMap((exports) =>
    Object.entries<unknown>({ ...exports }).flatMap(([name, value]) =>
      hasShape(value) ? [[name, value] as const] : [],
    ),
  ),
);
