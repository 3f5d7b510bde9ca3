import type { Routes } from '@partsboard/contract/routes';
import type { AppDeps } from './app-deps.ts';
import { accountHandlers } from './features/account/account.routes.ts';
import { authHandlers } from './features/auth/auth.routes.ts';
import { registrationHandlers } from './features/auth/registration.routes.ts';
import { sessionHandlers } from './features/auth/sessions.routes.ts';
import { boardHandlers } from './features/boards/boards.routes.ts';
import { cartHandlers } from './features/cart/cart.routes.ts';
import { checkoutHandlers } from './features/checkout/checkout.routes.ts';
import { contentHandlers } from './features/content/content.routes.ts';
import { fitHandlers } from './features/fit/fit.routes.ts';
import { orderHandlers } from './features/orders/orders.routes.ts';
import { returnHandlers } from './features/orders/returns/returns.routes.ts';
import { partHandlers } from './features/parts/parts.routes.ts';
import { staffSessionHandlers } from './features/phone-orders/phone-orders.routes.ts';
import { pictureHandlers } from './features/pictures/pictures.routes.ts';
import { referenceHandlers } from './features/reference/reference.routes.ts';
import { searchHandlers } from './features/search/search.routes.ts';
import { shoppingListHandlers } from './features/shopping-lists/shopping-lists.routes.ts';
import { vehicleHandlers } from './features/vehicles/vehicles.routes.ts';
import type { Handlers } from './http/handlers.ts';

/** One handler for every route of the contract; a missing one does not compile. */
export const appHandlers = (deps: AppDeps): Handlers<Routes> => ({
  ...referenceHandlers(deps),
  ...pictureHandlers(deps),
  ...contentHandlers(deps),
  ...authHandlers(deps),
  ...registrationHandlers(deps),
  ...sessionHandlers(deps),
  ...staffSessionHandlers(deps),
  ...accountHandlers(deps),
  ...vehicleHandlers(deps),
  ...boardHandlers(deps),
  ...partHandlers(deps),
  ...fitHandlers(deps),
  ...searchHandlers(deps),
  ...cartHandlers(deps),
  ...shoppingListHandlers(deps),
  ...checkoutHandlers(deps),
  ...orderHandlers(deps),
  ...returnHandlers(deps),
});
