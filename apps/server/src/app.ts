import type { FastifyInstance } from 'fastify';
import { backofficeHandlers } from './app-backoffice-handlers.ts';
import { createDeps, type AppOptions } from './app-deps.ts';
import { appHandlers } from './app-handlers.ts';
import { registerDocumentFiles } from './features/content/document-files.ts';
import { registerPictureFiles } from './features/pictures/pictures.routes.ts';
import { registerBackofficeRoutes } from './http/backoffice/backoffice-routes.ts';
import { registerCompression } from './http/compression.ts';
import { registerConnectionHeader } from './http/connection-header.ts';
import { registerContractRoutes } from './http/contract-routes.ts';
import { createServer } from './http/create-server.ts';
import { registerHealth } from './http/health.ts';
import { registerRateLimits } from './http/limits/rate-limits.ts';
import { registerAnswerLog } from './http/logging.ts';
import { registerNotFound } from './http/not-found.ts';
import { registerNotifications } from './http/notifications.ts';
import { registerOpenApi } from './http/openapi/openapi.ts';
import { registerRequestIds } from './http/request-id.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { registerBackofficeFiles } from './http/static/backoffice-files.ts';
import { registerShopFiles } from './http/static/shop-files.ts';
import { startUpAnswers } from './http/static/start-up-answers.ts';

/** Puts the server together. It does not listen yet. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = createServer(options.settings);
  const deps = createDeps(options);
  const handlers = appHandlers(deps);

  registerRequestIds(app);
  registerAnswerLog(app, deps);
  registerConnectionHeader(app);
  registerSecurityHeaders(app, deps);
  await registerCompression(app);
  await registerOpenApi(app);
  const limits = await registerRateLimits(app, deps);

  registerContractRoutes(app, handlers, { ...deps, limits });
  registerBackofficeRoutes(app, backofficeHandlers(deps), { ...deps, limits });
  registerPictureFiles(app, deps);
  registerDocumentFiles(app, deps);
  registerHealth(app, deps);
  const shop = await registerShopFiles(app, deps.shopFolder, async () =>
    startUpAnswers(handlers, await deps.chooseStore(undefined)),
  );
  const backoffice = await registerBackofficeFiles(app, deps.backofficeFolder);
  registerNotFound(app, { limits, pages: [shop, backoffice] });

  registerNotifications(app, deps);
  app.addHook('preClose', () => deps.orderEvents.close());
  return app;
}
