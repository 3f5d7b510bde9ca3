import type { CheckoutRequest, ConfirmCheckoutResponse } from '@partsboard/contract/checkout';
import { callApi } from '../../lib/api/api-client.ts';
import { useSingleMutation } from '@partsboard/ui/lib/use-single-mutation.ts';

export interface Confirmation {
  readonly request: CheckoutRequest;
  /** The same for every attempt at one order, so that a lost answer never places two. */
  readonly requestKey: string;
  readonly fingerprint: string;
}

interface ConfirmationEvents {
  readonly onSuccess: (answer: ConfirmCheckoutResponse) => Promise<void>;
  readonly onError: () => void;
}

/** Sent once, however often it is clicked. The events are called even when the screen was left before the answer. */
export const useConfirmCheckout = (events: ConfirmationEvents) =>
  useSingleMutation({
    ...events,
    mutationFn: ({ request, requestKey, fingerprint }: Confirmation) =>
      callApi('confirmCheckout', { body: { ...request, RequestKey: requestKey, Fingerprint: fingerprint } }),
  });
