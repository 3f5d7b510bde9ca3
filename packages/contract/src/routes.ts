import { accountRoutes } from './account.ts';
import { authRoutes } from './auth.ts';
import { boardRoutes } from './boards.ts';
import { cartRoutes } from './cart.ts';
import { checkoutRoutes } from './checkout.ts';
import { contentRoutes } from './content.ts';
import { fitRoutes } from './fit.ts';
import { orderRoutes } from './orders.ts';
import { partRoutes } from './parts.ts';
import { staffSessionRoutes } from './phone-orders.ts';
import { referenceRoutes } from './reference.ts';
import { returnRoutes } from './returns.ts';
import { searchRoutes } from './search.ts';
import { shoppingListRoutes } from './shopping-lists.ts';
import { vehicleRoutes } from './vehicles.ts';

/** Every call of the API. The server must handle each of them and the shop can call no other. */
export const routes = {
  ...referenceRoutes,
  ...contentRoutes,
  ...authRoutes,
  ...staffSessionRoutes,
  ...vehicleRoutes,
  ...boardRoutes,
  ...partRoutes,
  ...fitRoutes,
  ...searchRoutes,
  ...cartRoutes,
  ...shoppingListRoutes,
  ...checkoutRoutes,
  ...accountRoutes,
  ...orderRoutes,
  ...returnRoutes,
} as const;

export type Routes = typeof routes;
export type RouteName = keyof Routes;
