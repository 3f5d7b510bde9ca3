import type { WebhookEvent, WebhookState } from '@partsboard/contract/backoffice/webhooks';
import type { TFunction } from 'i18next';

/** What a system is told of, in words. */
export const eventTexts = (t: TFunction): Readonly<Record<WebhookEvent, string>> => ({
  'order.placed': t('An order was placed'),
  'order.changed': t('An order has changed'),
  'order.cancelled': t('An order was cancelled'),
  'customer.registered': t('A customer has registered'),
  'return.requested': t('A return was requested'),
  'stock.low': t('Little stock is left'),
});

export const stateTexts = (t: TFunction): Readonly<Record<WebhookState, string>> => ({
  waiting: t('Waiting'),
  delivered: t('Delivered'),
  'given-up': t('Given up'),
});
