import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { currentLanguage } from '@partsboard/ui/i18n/language.ts';

export const shoppingListKeys = {
  all: ['shopping-lists'] as const,
  list: () => [...shoppingListKeys.all, currentLanguage()] as const,
};

export const shoppingListsQuery = () =>
  queryOptions({
    queryKey: shoppingListKeys.list(),
    queryFn: ({ signal }) => callApi('shoppingLists', {}, { signal }),
  });
