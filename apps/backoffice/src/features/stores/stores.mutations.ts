import type { NewStore, StoreChange, StoreLogo } from '@partsboard/contract/backoffice/stores';
import { useSingleMutation } from '@partsboard/ui/lib/use-single-mutation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/query-client.ts';
import { storeKey } from '../session/store.queries.ts';
import { storesKey } from './stores.queries.ts';

const refresh = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: storesKey }),
    queryClient.invalidateQueries({ queryKey: storeKey }),
  ]);

export const useCreateStore = () =>
  useSingleMutation({
    mutationFn: (body: NewStore) => callApi('createStore', { body }),
    onSuccess: refresh,
  });

export const useChangeStore = (id: number) =>
  useSingleMutation({
    mutationFn: (body: StoreChange) => callApi('changeStore', { params: { id }, body }),
    onSuccess: refresh,
  });

export const useChangeStoreLogo = (id: number) =>
  useSingleMutation({
    mutationFn: (body: StoreLogo) => callApi('changeStoreLogo', { params: { id }, body }),
    onSuccess: refresh,
  });
