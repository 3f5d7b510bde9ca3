import { accountRoutes } from './account.ts';
import { boardRoutes } from './boards.ts';
import { cartRoutes } from './cart.ts';
import { checkoutRoutes } from './checkout.ts';
import { contentRoutes } from './content.ts';
import { customerRoutes } from './customer.ts';
import { orderRoutes } from './orders.ts';
import { productRoutes } from './products.ts';
import { referenceRoutes } from './reference.ts';
import { shoppingListRoutes } from './shopping-lists.ts';
import { vehicleRoutes } from './vehicles.ts';

/** Every call of the API. The server must handle each of them and the shop can call no other. */
export const routes = {
  ...referenceRoutes,
  ...contentRoutes,
  ...accountRoutes,
  ...vehicleRoutes,
  ...boardRoutes,
  ...productRoutes,
  ...cartRoutes,
  ...shoppingListRoutes,
  ...checkoutRoutes,
  ...customerRoutes,
  ...orderRoutes,
} as const;

export type Routes = typeof routes;
export type RouteName = keyof Routes;
