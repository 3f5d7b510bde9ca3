import type { ShoppingList } from '@partsboard/contract/shopping-lists';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { callAndTell } from '../../lib/call-with-notice.ts';
import { currentLanguage } from '../../lib/i18n/language.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';

/** Takes its turn after the changes of the cart: a quantity just typed is to be in the list. */
const CART_SCOPE = { id: 'cart' };

const LISTS_KEY = ['shopping-lists'] as const;

export const shoppingListsQuery = () =>
  queryOptions({
    queryKey: [...LISTS_KEY, currentLanguage()],
    queryFn: ({ signal }) => callApi('shoppingLists', {}, { signal }),
  });

type Target = { readonly name: string } | { readonly listId: number };

/** Saves the cart as a new list, or adds it to one that is there. */
export function useSaveCart(onSaved: () => Promise<void>) {
  const client = useQueryClient();
  return useSingleMutation({
    scope: CART_SCOPE,
    mutationFn: (target: Target) =>
      'name' in target
        ? callAndTell('createShoppingList', { body: { Name: target.name } })
        : callAndTell('addCartToShoppingList', { params: { id: target.listId } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: LISTS_KEY });
      await onSaved();
    },
  });
}

export function useRemoveList() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => callAndTell('deleteShoppingList', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: LISTS_KEY }),
  });
}

interface Move {
  readonly id: number;
  readonly items: ShoppingList['Items'];
}

/** Parts of two brands may have the same number: the ids say which is meant. */
const chosen = (items: Move['items']) => ({
  Sku: items.map(({ Sku }) => Sku),
  ItemIds: items.map(({ Id }) => Id),
});

export const useMoveToCart = (onMoved: (sentences: readonly string[]) => Promise<void>) =>
  useSingleMutation({
    mutationFn: ({ id, items }: Move) =>
      callApi('cartFromShoppingList', { params: { id }, body: chosen(items) }),
    onSuccess: onMoved,
  });
