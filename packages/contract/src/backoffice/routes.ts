import { auditRoutes } from './audit.ts';
import { orderMailRoutes } from './branch-order-mail.ts';
import { branchRoutes } from './branches.ts';
import { orderActionRoutes } from './order-actions.ts';
import { orderDocumentRoutes } from './order-documents.ts';
import { orderViewRoutes } from './order-views.ts';
import { orderRoutes } from './orders.ts';
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
  ...orderRoutes,
  ...orderActionRoutes,
  ...orderDocumentRoutes,
  ...orderViewRoutes,
  ...orderMailRoutes,
} as const;

export type BackofficeRoutes = typeof backofficeRoutes;
export type BackofficeRouteName = keyof BackofficeRoutes;
