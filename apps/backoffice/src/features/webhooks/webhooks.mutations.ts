import type { NewWebhookEndpoint, WebhookEndpointChange } from '@partsboard/contract/backoffice/webhooks';
import { useSingleMutation } from '@partsboard/ui/lib/use-single-mutation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { unlessCancelled, withFreshLogin } from '../session/fresh-login.mutations.ts';
import { refreshWebhooks } from './webhooks.queries.ts';

const dangerous = { onSuccess: refreshWebhooks, meta: { notice: unlessCancelled } };

export const useAddEndpoint = () =>
  useSingleMutation({
    mutationFn: (body: NewWebhookEndpoint) => withFreshLogin(() => callApi('addWebhookEndpoint', { body })),
    ...dangerous,
  });

export const useChangeEndpoint = (id: number) =>
  useSingleMutation({
    mutationFn: (body: WebhookEndpointChange) =>
      withFreshLogin(() => callApi('changeWebhookEndpoint', { params: { id }, body })),
    ...dangerous,
  });

export const useRotateSecret = () =>
  useSingleMutation({
    mutationFn: (id: number) => withFreshLogin(() => callApi('rotateWebhookSecret', { params: { id } })),
    ...dangerous,
  });

export const useSendTest = () =>
  useSingleMutation({
    mutationFn: (id: number) => callApi('testWebhookEndpoint', { params: { id } }),
    onSuccess: refreshWebhooks,
  });

export const useRedeliverAll = () =>
  useSingleMutation({
    mutationFn: (id: number) => callApi('redeliverAllWebhooks', { params: { id } }),
    onSuccess: refreshWebhooks,
  });

export const useRedeliver = (id: number) =>
  useSingleMutation({
    mutationFn: () => callApi('redeliverWebhook', { params: { id } }),
    onSuccess: refreshWebhooks,
  });
