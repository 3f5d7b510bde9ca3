import { auditRoutes } from './audit.ts';
import { branchRoutes } from './branches.ts';
import { ownAccountRoutes } from './own-account.ts';
import { roleRoutes } from './roles.ts';
import { sessionRoutes } from './session.ts';
import { staffRoutes } from './staff.ts';

/** Every call of the back office. The server must handle each of them and its application can call no other. */
export const backofficeRoutes = {
  ...sessionRoutes,
  ...ownAccountRoutes,
  ...staffRoutes,
  ...roleRoutes,
  ...branchRoutes,
  ...auditRoutes,
} as const;

export type BackofficeRoutes = typeof backofficeRoutes;
export type BackofficeRouteName = keyof BackofficeRoutes;
