import { companyRoutes } from './companies.ts';
import { customerRoutes } from './customers.ts';
import { deltaRoutes } from './deltas.ts';
import { documentRoutes } from './documents.ts';
import { keyRoutes } from './key.ts';
import { orderActionRoutes } from './order-actions.ts';
import { orderFeedRoutes } from './orders.ts';
import { partRoutes } from './parts.ts';
import { personRoutes } from './people.ts';
import { replacementRoutes } from './replacements.ts';

/** Every call that other systems can make. The server must handle each of them. */
export const integrationRoutes = {
  ...keyRoutes,
  ...deltaRoutes,
  ...replacementRoutes,
  ...orderFeedRoutes,
  ...orderActionRoutes,
  ...customerRoutes,
  ...companyRoutes,
  ...personRoutes,
  ...partRoutes,
  ...documentRoutes,
} as const;

export type IntegrationRoutes = typeof integrationRoutes;
export type IntegrationRouteName = keyof IntegrationRoutes;
