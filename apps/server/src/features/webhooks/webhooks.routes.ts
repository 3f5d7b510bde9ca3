import type { webhookRoutes } from '@partsboard/contract/backoffice/webhooks';
import type { Settings } from '../../config/settings.ts';
import type { Db } from '../../db/database.ts';
import type { BackofficeHandlers } from '../../http/backoffice/backoffice-handlers.ts';
import { listDeliveries, readDelivery, redeliver, redeliverAll } from './deliveries.ts';
import { addEndpoint, changeEndpoint, listEndpoints, rotateSecret, sendTest } from './endpoints.ts';

interface WebhookDeps {
  readonly db: Db;
  readonly settings: Pick<Settings, 'webhooks'>;
}

export const webhookHandlers = ({ db, settings }: WebhookDeps): BackofficeHandlers<typeof webhookRoutes> => {
  const deps = { db, allowedTargets: settings.webhooks };
  return {
    webhookEndpoints: () => listEndpoints(db),
    addWebhookEndpoint: ({ body, audit }) => addEndpoint(deps, body, audit),
    changeWebhookEndpoint: async ({ params, body, audit }) => {
      await changeEndpoint(deps, params.id, body, audit);
      return {};
    },
    rotateWebhookSecret: ({ params, audit }) => rotateSecret(db, params.id, audit),
    testWebhookEndpoint: ({ params, audit }) => sendTest(db, params.id, audit),
    redeliverAllWebhooks: ({ params, audit }) => redeliverAll(db, params.id, audit),
    webhookDeliveries: ({ query }) => listDeliveries(db, query),
    webhookDelivery: ({ params }) => readDelivery(db, params.id),
    redeliverWebhook: async ({ params, audit }) => {
      await redeliver(db, params.id, audit);
      return {};
    },
  };
};
