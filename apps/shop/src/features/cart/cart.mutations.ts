import type { CartLine } from '@partsboard/contract/cart';
import { useIsMutating, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { useSingleMutation } from '@partsboard/ui/lib/use-single-mutation.ts';
import { useLineVehicle, useMeantBrand } from '../vehicles/vehicles.queries.ts';
import { cartKeys, cartQuery } from './cart.queries.ts';
import type { QuantityChange } from './quantity-changes.ts';
import type { ImportRow } from './row-table.ts';

/** Fetches lines, totals and the count in the header again. */
export const reloadCart = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: cartKeys.all });

/** Whether a change is still being sent. */
export const useIsCartChanging = (): boolean => useIsMutating({ mutationKey: cartKeys.all }) > 0;

/** Whether a part is on its way into the cart that it does not contain yet. */
export const useIsPartOnItsWay = (): boolean => useIsMutating({ mutationKey: cartKeys.addition }) > 0;

/** Changes run one after the other: of two concurrent calls the older could arrive last. */
export const CART_SCOPE = { id: 'cart' };

/** Also while the page is being left. */
export const sendQuantity = ({ productId, quantity }: QuantityChange): Promise<unknown> =>
  callApi('updateItem', { body: { ProductId: productId, Quantity: quantity } }, { keepalive: true });

function useCartChange() {
  const client = useQueryClient();
  return {
    client,
    mutationKey: cartKeys.all,
    scope: CART_SCOPE,
    // The next change does not wait for it.
    onSettled: () => void reloadCart(client),
  };
}

/** Adds parts by number, as the quick cart and the CSV import do. */
export function useAddRows() {
  const { t } = useTranslation();
  const { mutationKey, scope, onSettled } = useCartChange();
  const vehicle = useLineVehicle();
  const brand = useMeantBrand();
  const query = vehicle
    ? {
        ...brand,
        vehicleName: vehicle.Name,
        ...(vehicle.Id === null ? {} : { vehicleId: vehicle.Id }),
        ...(vehicle.Vin ? { vehicleVin: vehicle.Vin } : {}),
        ...(vehicle.Filter ? { vehicleFilter: JSON.stringify(vehicle.Filter) } : {}),
      }
    : {};
  return useSingleMutation({
    mutationKey,
    scope,
    mutationFn: (rows: readonly ImportRow[]) => callApi('cartFromCsv', { query, body: [...rows] }),
    onSuccess: (messages) => showInfo(messages[0] ?? t('Products added to cart')),
    onSettled,
  });
}

/** Puts removed lines back in their former order. */
function useRestore() {
  const { mutationKey, scope, onSettled } = useCartChange();
  return useMutation({
    mutationKey,
    scope,
    mutationFn: (lines: readonly CartLine[]) =>
      callApi('addItems', {
        body: {
          Items: lines.map(({ Product, Quantity, Place, Vehicles }) => ({
            ProductId: Product.Id,
            Quantity,
            Place,
            Vehicles,
          })),
        },
      }),
    onSuccess: ([message]) => {
      if (message !== undefined) showInfo(message);
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
      showInfo(t('Product removed from cart'), { label: t('Undo'), onClick: () => restore.mutate([line]) });
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
      showInfo(t('The cart was cleared'), { label: t('Undo'), onClick: () => restore.mutate(lines) });
    },
    onSettled,
  });
}
