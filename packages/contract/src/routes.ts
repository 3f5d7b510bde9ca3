import { accountRoutes } from './account.ts';
import { contentRoutes } from './content.ts';
import { referenceRoutes } from './reference.ts';

/** Every call of the API. The server must handle each of them and the shop can call no other. */
export const routes = {
  ...referenceRoutes,
  ...contentRoutes,
  ...accountRoutes,
} as const;

export type Routes = typeof routes;
export type RouteName = keyof Routes;
