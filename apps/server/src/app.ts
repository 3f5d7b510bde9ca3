import type { FastifyInstance } from 'fastify';
import { backofficeHandlers } from './app-backoffice-handlers.ts';
import { createDeps, type AppOptions } from './app-deps.ts';
import { appHandlers } from './app-handlers.ts';
import { registerDocumentFiles } from './features/content/document-files.ts';
import { integrationHandlers } from './features/integration/integration.routes.ts';
import { findStoreName } from './features/mail/mail.service.ts';
import { findStoreLook } from './features/reference/reference.service.ts';
import { registerPictureFiles } from './features/pictures/pictures.routes.ts';
import { registerBackofficeRoutes } from './http/backoffice/backoffice-routes.ts';
import { registerCompression } from './http/compression.ts';
import { registerConnectionHeader } from './http/connection-header.ts';
import { registerContractRoutes } from './http/contract-routes.ts';
import { createServer } from './http/create-server.ts';
import { registerHealth } from './http/health.ts';
import { registerIntegrationRoutes } from './http/integration/integration-routes.ts';
import { registerRateLimits } from './http/limits/rate-limits.ts';
import { registerAnswerLog } from './http/logging.ts';
import { registerMetrics } from './http/metrics.ts';
import { registerNotFound } from './http/not-found.ts';
import { registerNotifications } from './http/notifications.ts';
import { registerOpenApi } from './http/openapi/openapi.ts';
import { registerRequestIds } from './http/request-id.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { registerBackofficeFiles } from './http/static/backoffice-files.ts';
import { builtFiles, registerPublishedAssets } from './http/static/published-assets.ts';
import { registerShopFiles } from './http/static/shop-files.ts';
import { startUpAnswers } from './http/static/start-up-answers.ts';
import { registerTracing } from './http/tracing.ts';

/** Puts the server together. It does not listen yet. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = createServer(options.settings);
  const deps = createDeps(options);
  const handlers = appHandlers(deps);

  registerRequestIds(app);
  registerTracing(app);
  registerAnswerLog(app, deps);
  registerMetrics(app, deps);
  registerConnectionHeader(app);
  registerSecurityHeaders(app, deps);
  await registerCompression(app);
  await registerOpenApi(app);
  const limits = await registerRateLimits(app, deps);

  registerContractRoutes(app, handlers, { ...deps, limits });
  registerBackofficeRoutes(app, backofficeHandlers(deps), { ...deps, limits });
  registerIntegrationRoutes(app, integrationHandlers(deps), { ...deps, limits });
  registerPictureFiles(app, deps);
  registerDocumentFiles(app, deps);
  registerHealth(app, deps);
  const { chooseStore } = deps;
  const shop = await registerShopFiles(app, deps.shopFolder, {
    chooseStore,
    readContent: async (storeId) => ({
      ...(await findStoreLook(deps.db, storeId)),
      answers: await startUpAnswers(handlers, storeId),
    }),
  });
  const backoffice = await registerBackofficeFiles(app, deps.backofficeFolder, {
    chooseStore,
    readContent: async (storeId) => ({ title: await findStoreName(deps.db, storeId) }),
  });
  registerPublishedAssets(app, deps, builtFiles(deps));
  registerNotFound(app, { ...deps, limits, pages: [shop, backoffice] });

  registerNotifications(app, deps);
  app.addHook('preClose', () => deps.orderEvents.close());
  app.addHook('onClose', () => deps.erp?.close());
  app.addHook('onClose', () => deps.lookedAt.close());
  return app;
}
