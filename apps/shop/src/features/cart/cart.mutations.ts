import type { CartLine } from '@partsboard/contract/cart';
import { useIsMutating, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { showInfo } from '../../lib/notices.tsx';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { CART_KEY, cartQuery } from './cart.queries.ts';
import type { CsvRow } from './csv-file.ts';

/** Lines, totals and the count in the header are read again together. */
export const reloadCart = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: CART_KEY });

/** Whether a change is still on its way to the server. */
export const useIsCartChanging = (): boolean => useIsMutating({ mutationKey: CART_KEY }) > 0;

/** One change after the other: of two calls on their way at once the older could arrive last. */
export const CART_SCOPE = { id: 'cart' };

function useCartChange() {
  const client = useQueryClient();
  return {
    client,
    mutationKey: CART_KEY,
    scope: CART_SCOPE,
    // The next change does not wait for the reading.
    onSettled: () => void reloadCart(client),
  };
}

/** Adds parts by number, as the quick cart and the CSV import do. */
export function useAddRows() {
  const { t } = useTranslation();
  const { mutationKey, scope, onSettled } = useCartChange();
  return useSingleMutation({
    mutationKey,
    scope,
    mutationFn: (rows: readonly CsvRow[]) => callApi('cartFromCsv', { body: [...rows] }),
    onSuccess: (sentences) => showInfo(sentences[0] ?? t('Products added to cart')),
    onSettled,
  });
}

/** Puts removed lines back where they stood. */
function useRestore() {
  const { mutationKey, scope, onSettled } = useCartChange();
  return useMutation({
    mutationKey,
    scope,
    mutationFn: (lines: readonly CartLine[]) =>
      callApi('addItems', {
        body: {
          Items: lines.map(({ Product, Quantity, Place }) => ({ ProductId: Product.Id, Quantity, Place })),
        },
      }),
    onSuccess: ([sentence]) => {
      if (sentence !== undefined) showInfo(sentence);
    },
    onSettled,
  });
}

export function useRemoveLine() {
  const { t } = useTranslation();
  const { client, mutationKey, scope, onSettled } = useCartChange();
  const restore = useRestore();
  return useMutation({
    mutationKey,
    scope,
    mutationFn: (line: CartLine) =>
      callApi('deleteItem', { body: { ProductId: line.Product.Id, Quantity: 0 } }),
    onSuccess: (_answer, line) => {
      client.setQueryData(cartQuery().queryKey, (lines) =>
        lines?.filter(({ Product }) => Product.Id !== line.Product.Id),
      );
      showInfo(t('Product removed from cart'), { label: t('Undo'), act: () => restore.mutate([line]) });
    },
    onSettled,
  });
}

export function useClearCart() {
  const { t } = useTranslation();
  const { client, mutationKey, scope, onSettled } = useCartChange();
  const restore = useRestore();
  return useMutation({
    mutationKey,
    scope,
    mutationFn: async () => {
      const lines = client.getQueryData(cartQuery().queryKey) ?? [];
      await callApi('clearCart', {});
      return lines;
    },
    onSuccess: (lines) => {
      client.setQueryData(cartQuery().queryKey, []);
      showInfo(t('The cart was cleared'), { label: t('Undo'), act: () => restore.mutate(lines) });
    },
    onSettled,
  });
}
