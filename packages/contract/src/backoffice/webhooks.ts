import {
  Closed,
  Id,
  LookupText,
  Moment,
  Nothing,
  Nullable,
  RequiredText,
  Type,
  type Static,
} from '../schema.ts';
import { Page, pageInput, ShortList } from './paging.ts';
import { defineBackofficeRoutes } from './route.ts';

/** Everything that other systems can be told of. */
export const webhookEvents = [
  'order.placed',
  'order.changed',
  'order.cancelled',
  'customer.registered',
  'return.requested',
  'stock.low',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

export const webhookStates = ['waiting', 'delivered', 'given-up'] as const;
export type WebhookState = (typeof webhookStates)[number];

export const MAX_LOW_STOCK = 1_000_000;

const WebhookEventName = Type.Enum([...webhookEvents]);
const WebhookStateName = Type.Enum([...webhookStates]);

const choices = {
  name: RequiredText(60),
  url: Type.String({ minLength: 1, maxLength: 2000, description: 'Where requests are sent to' }),
  events: Type.Array(WebhookEventName, { minItems: 1, maxItems: webhookEvents.length }),
  lowStock: Type.Integer({
    minimum: 0,
    maximum: MAX_LOW_STOCK,
    description: 'stock.low comes when what can be sold in a branch falls to this number or below it',
  }),
};

export const WebhookEndpoint = Closed({
  id: Id,
  ...choices,
  isEnabled: Type.Boolean(),
  createdAt: Moment,
  previousSecretUntil: Nullable(
    Type.String({ description: 'Until then messages are signed with the secret before, too' }),
  ),
  waiting: Type.Integer({ description: 'Messages that are still to be delivered' }),
  givenUp: Type.Integer({ description: 'Messages that could not be delivered' }),
  version: Type.Integer(),
});
export type WebhookEndpoint = Static<typeof WebhookEndpoint>;

export const NewWebhookEndpoint = Closed(choices);
export type NewWebhookEndpoint = Static<typeof NewWebhookEndpoint>;

export const WebhookEndpointChange = Closed({
  ...choices,
  isEnabled: Type.Boolean(),
  version: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
});
export type WebhookEndpointChange = Static<typeof WebhookEndpointChange>;

export const WebhookSecret = Closed({
  id: Id,
  secret: Type.String({ description: 'Checks signatures. It cannot be read again' }),
});
export type WebhookSecret = Static<typeof WebhookSecret>;

const summary = {
  id: Type.Integer(),
  endpoint: Closed({ id: Id, name: Type.String() }),
  messageId: Type.String(),
  event: Type.String(),
  subject: Type.String({ description: 'Messages about the same are sent one after the other' }),
  createdAt: Moment,
  state: WebhookStateName,
  tries: Type.Integer(),
  nextTryAt: Nullable(Moment),
  lastResult: Nullable(Type.String({ description: 'Status of the last answer, or why there was none' })),
};

export const WebhookDeliverySummary = Closed(summary);
export type WebhookDeliverySummary = Static<typeof WebhookDeliverySummary>;

const Headers = Type.Record(Type.String(), Type.String());

export const WebhookAttempt = Closed({
  at: Moment,
  milliseconds: Type.Integer(),
  requestHeaders: Headers,
  status: Nullable(Type.Integer()),
  answerHeaders: Nullable(Headers),
  answerBody: Nullable(Type.String({ description: 'Its beginning' })),
  error: Nullable(Type.String()),
});
export type WebhookAttempt = Static<typeof WebhookAttempt>;

export const WebhookDelivery = Closed({
  ...summary,
  url: Type.String(),
  body: Type.String(),
  attempts: Type.Array(WebhookAttempt, { description: 'Newest first' }),
});
export type WebhookDelivery = Static<typeof WebhookDelivery>;

export const WebhookDeliveryFilter = Closed({
  endpointId: Type.Optional(Id),
  state: Type.Optional(WebhookStateName),
  event: Type.Optional(WebhookEventName),
  subject: Type.Optional(LookupText(100, { minLength: 1 })),
});
export type WebhookDeliveryFilter = Static<typeof WebhookDeliveryFilter>;

export const WebhookDeliveryQuery = Closed({ ...pageInput, ...WebhookDeliveryFilter.properties });
export type WebhookDeliveryQuery = Static<typeof WebhookDeliveryQuery>;

const tag = 'Webhooks';
const permission = 'webhooks.edit';
const params = Closed({ id: Id });
const deliveryPath = Closed({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) });

export const webhookRoutes = defineBackofficeRoutes({
  webhookEndpoints: {
    method: 'GET',
    path: 'backoffice/webhooks',
    permission,
    tag,
    summary: 'The systems that are told of what happens',
    response: ShortList(WebhookEndpoint),
  },
  addWebhookEndpoint: {
    method: 'POST',
    path: 'backoffice/webhooks',
    permission,
    needsFreshLogin: true,
    tag,
    summary: 'Add a system; the answer has the secret, which is shown once',
    body: NewWebhookEndpoint,
    response: WebhookSecret,
  },
  changeWebhookEndpoint: {
    method: 'PUT',
    path: 'backoffice/webhooks/{id}',
    permission,
    needsFreshLogin: true,
    tag,
    summary: 'Change address or events, disable or enable',
    params,
    body: WebhookEndpointChange,
    response: Nothing,
  },
  rotateWebhookSecret: {
    method: 'POST',
    path: 'backoffice/webhooks/{id}/secret',
    permission,
    needsFreshLogin: true,
    tag,
    summary: 'Make a new secret; for a day messages are signed with the old one too',
    params,
    response: WebhookSecret,
  },
  testWebhookEndpoint: {
    method: 'POST',
    path: 'backoffice/webhooks/{id}/test',
    permission,
    tag,
    summary: 'Send a test message; answers its delivery',
    params,
    response: Closed({ deliveryId: Type.Integer() }),
  },
  redeliverAllWebhooks: {
    method: 'POST',
    path: 'backoffice/webhooks/{id}/redeliver',
    permission,
    tag,
    summary: 'Send everything again that could not be delivered',
    params,
    response: Closed({ count: Type.Integer() }),
  },
  webhookDeliveries: {
    method: 'GET',
    path: 'backoffice/webhook-deliveries',
    permission,
    tag,
    summary: 'The messages, newest first',
    query: WebhookDeliveryQuery,
    response: Page(WebhookDeliverySummary),
  },
  webhookDelivery: {
    method: 'GET',
    path: 'backoffice/webhook-deliveries/{id}',
    permission,
    tag,
    summary: 'One message with every request and answer',
    params: deliveryPath,
    response: WebhookDelivery,
  },
  redeliverWebhook: {
    method: 'POST',
    path: 'backoffice/webhook-deliveries/{id}/redeliver',
    permission,
    tag,
    summary: 'Send one message again',
    params: deliveryPath,
    response: Nothing,
  },
});
