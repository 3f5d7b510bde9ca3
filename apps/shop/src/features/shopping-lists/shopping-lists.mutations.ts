import type { ShoppingList } from '@partsboard/contract/shopping-lists';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { callAndNotify } from '../../lib/call-with-notice.ts';
import { useSingleMutation } from '@partsboard/ui/lib/use-single-mutation.ts';
import { CART_SCOPE } from '../cart/cart.mutations.ts';
import { useLineVehicle } from '../vehicles/vehicles.queries.ts';
import { shoppingListKeys } from './shopping-lists.queries.ts';

/** A new list with this name, or one that exists. */
export type SaveTarget = { readonly name: string } | { readonly listId: number };

/** Saves the cart as a new list, or adds it to an existing one. */
export function useSaveCart(onSaved: () => Promise<void>) {
  const client = useQueryClient();
  return useSingleMutation({
    // After the changes of the cart that are still running: a quantity just typed has to be in the list.
    scope: CART_SCOPE,
    mutationFn: (target: SaveTarget) =>
      'name' in target
        ? callAndNotify('createShoppingList', { body: { Name: target.name } })
        : callAndNotify('addCartToShoppingList', { params: { id: target.listId } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: shoppingListKeys.all });
      await onSaved();
    },
  });
}

export function useRemoveList() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => callAndNotify('deleteShoppingList', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: shoppingListKeys.all }),
  });
}

/** What the person has just changed is on the screen: no notice, except of what failed. */
function useListChange<Variables>(mutationFn: (variables: Variables) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: shoppingListKeys.all }),
  });
}

export function useRenameList(onRenamed: () => void) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ id, name }: { readonly id: number; readonly name: string }) =>
      callAndNotify('renameShoppingList', { params: { id }, body: { Name: name } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: shoppingListKeys.all });
      onRenamed();
    },
  });
}

interface ItemOfList {
  readonly listId: number;
  readonly itemId: number;
}

export const useChangeItem = () =>
  useListChange(({ listId, itemId, quantity }: ItemOfList & { readonly quantity: number }) =>
    callApi('updateShoppingListItem', {
      params: { id: listId },
      body: { ItemId: itemId, Quantity: quantity },
    }),
  );

export const useRemoveItem = () =>
  useListChange(({ listId, itemId }: ItemOfList) =>
    callApi('deleteShoppingListItem', { params: { id: listId }, body: { ItemId: itemId } }),
  );

interface Move {
  readonly id: number;
  readonly items: ShoppingList['Items'];
}

/** Parts of two brands may have the same number, so the ids are sent too. */
const chosenItems = (items: Move['items']) => ({
  Sku: items.map(({ Sku }) => Sku),
  ItemIds: items.map(({ Id }) => Id),
});

export function useMoveToCart(onMoved: (messages: readonly string[]) => Promise<void>) {
  const Vehicle = useLineVehicle();
  return useSingleMutation({
    mutationFn: ({ id, items }: Move) =>
      callApi('cartFromShoppingList', { params: { id }, body: { ...chosenItems(items), Vehicle } }),
    onSuccess: onMoved,
  });
}
