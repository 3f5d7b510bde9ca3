import type { AddItem } from '@partsboard/contract/cart';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isConnectionLoss, isSessionLost } from '@partsboard/ui/api/api-error.ts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { describeError } from '@partsboard/ui/lib/describe-error.ts';
import { showError, showInfoAbout } from '@partsboard/ui/lib/notices.tsx';
import { useSingleMutation } from '@partsboard/ui/lib/use-single-mutation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { newRequestKey } from '../../lib/new-request-key.ts';
import type { Addition } from './cart-with-additions.ts';
import { reloadCart } from './cart.mutations.ts';
import { cartKeys } from './cart.queries.ts';
import { piecesInCart } from './pending-additions.ts';

interface Part {
  /** How notices name it. */
  readonly subject: string;
  /** All that the server is told of it but the quantity. */
  readonly item: Omit<AddItem, 'Quantity' | 'RequestKey'>;
  /** Gross, of a piece, where it is known. */
  readonly price: number | undefined;
  /** Called before anything is sent; `false` means that the part is not added, and that this was said. */
  readonly isAvailable?: (() => Promise<boolean>) | undefined;
}

/**
 * Adds a part, which is in the cart for the person from the click on: the header counts it until the cart has been read
 * again. An answer that differs takes that back and is said in a notice.
 */
export function useAddPart({ subject, item, price, isAvailable }: Part) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const hideNotice = useRef<() => void>(undefined);
  const mutation = useSingleMutation({
    mutationKey: cartKeys.addition,
    mutationFn: async ({ quantity: Quantity, requestKey: RequestKey }: Addition) => {
      if (isAvailable && !(await isAvailable())) return null;
      return callApi('addItem', { body: { ...item, Quantity, RequestKey } });
    },
    onSuccess: async (messages, { quantity }) => {
      if (messages === null) return;
      showInfoAbout(`${quantity} × ${subject}`, messages[0] ?? t('Product added to cart'));
      await reloadCart(client);
    },
    onError: (error, addition) => {
      if (isSessionLost(error)) return;
      const { title, message, requestId } = describeError(error);
      const isLost = isConnectionLoss(error);
      const outcome = isLost
        ? t('It is not certain whether {{part}} was added to the cart.', { part: subject })
        : t('{{part}} was not added to the cart.', { part: subject });
      hideNotice.current = showError({
        title,
        message: `${message} ${outcome}`,
        requestId,
        // With the key of the first try: what did arrive is not added again.
        ...(isLost ? { retry: () => void mutation.mutateAsync(addition).catch(() => undefined) } : {}),
      });
      // The answer may have been lost, not the call.
      if (isLost) void reloadCart(client);
    },
    meta: { notice: isSessionLost },
  });

  const add = (quantity: number) => {
    hideNotice.current?.();
    const before = piecesInCart(client, item.ProductId);
    mutation.mutate({ productId: item.ProductId, quantity, price, before, requestKey: newRequestKey() });
  };
  const { isPending, isSuccess, data } = mutation;
  // Of a part with a message another one was added, or none.
  return { add, isPending, isInCart: isPending || (isSuccess && data?.length === 0) };
}
