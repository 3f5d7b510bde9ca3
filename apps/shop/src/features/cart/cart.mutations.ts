import type { CartLine } from '@partsboard/contract/cart';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../lib/api/api-client.ts';
import { showInfo } from '../../lib/notices.tsx';
import { CART_KEY, cartQuery } from './cart.queries.ts';
import type { CsvRow } from './csv-file.ts';

/** Lines, totals and the count in the header are read again together. */
export const reloadCart = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: CART_KEY });

function useCartChange() {
  const client = useQueryClient();
  return {
    client,
    onSettled: () => reloadCart(client),
  };
}

interface QuantityChange {
  readonly productId: number;
  readonly quantity: number;
}

/** Shows the new quantity at once; the prices and totals follow when the server has answered. */
export function useQuantityChange() {
  const { client, onSettled } = useCartChange();
  return useMutation({
    mutationKey: [...CART_KEY, 'quantity'],
    mutationFn: ({ productId, quantity }: QuantityChange) =>
      callApi('updateItem', { body: { ProductId: productId, Quantity: quantity } }),
    onMutate: async ({ productId, quantity }) => {
      const { queryKey } = cartQuery();
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (lines) => lines?.map((line) => withQuantity(line, productId, quantity)));
    },
    onSettled: async () => {
      // Of several quick changes only the last one reads again: an earlier answer would show an old number.
      if (client.isMutating({ mutationKey: [...CART_KEY, 'quantity'] }) <= 1) await onSettled();
    },
  });
}

const withQuantity = (line: CartLine, productId: number, quantity: number): CartLine =>
  line.Product.Id === productId
    ? { ...line, Quantity: quantity, Total: Math.round(line.Product.Price * 100 * quantity) / 100 }
    : line;

/** Adds parts by number, as the quick cart and the CSV import do. */
export function useAddRows() {
  const { t } = useTranslation();
  const { onSettled } = useCartChange();
  return useMutation({
    mutationFn: (rows: readonly CsvRow[]) => callApi('cartFromCsv', { body: [...rows] }),
    onSuccess: (sentences) => showInfo(sentences[0] ?? t('Products added to cart')),
    onSettled,
  });
}

/** What an import would do with each row. */
export const useCheckRows = () =>
  useMutation({ mutationFn: (rows: readonly CsvRow[]) => callApi('checkCsv', { body: [...rows] }) });

const asRow = (line: CartLine) => ({ productId: line.Product.Id, quantity: line.Quantity });

/** Puts removed lines back, one after the other, so that they keep their order. */
function useRestore() {
  const { onSettled } = useCartChange();
  return useMutation({
    mutationFn: async (lines: readonly CartLine[]) => {
      for (const { productId, quantity } of lines.map(asRow)) {
        await callApi('addItem', { body: { ProductId: productId, Quantity: quantity } });
      }
    },
    onSettled,
  });
}

export function useRemoveLine() {
  const { t } = useTranslation();
  const { onSettled } = useCartChange();
  const restore = useRestore();
  return useMutation({
    mutationFn: (line: CartLine) =>
      callApi('deleteItem', { body: { ProductId: line.Product.Id, Quantity: 0 } }),
    onSuccess: (_answer, line) =>
      showInfo(t('Product removed from cart'), { label: t('Undo'), act: () => restore.mutate([line]) }),
    onSettled,
  });
}

export function useClearCart() {
  const { t } = useTranslation();
  const { client, onSettled } = useCartChange();
  const restore = useRestore();
  return useMutation({
    mutationFn: async () => {
      const lines = client.getQueryData(cartQuery().queryKey) ?? [];
      await callApi('clearCart', {});
      return lines;
    },
    onSuccess: (lines) =>
      showInfo(t('The cart was cleared'), { label: t('Undo'), act: () => restore.mutate(lines) }),
    onSettled,
  });
}
