import type { NewIntegrationKey } from '@partsboard/contract/backoffice/keys';
import { useSingleMutation } from '@partsboard/ui/lib/use-single-mutation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/query-client.ts';
import { unlessCancelled, withFreshLogin } from '../session/fresh-login.mutations.ts';
import { keysQuery } from './keys.queries.ts';

const refresh = () => queryClient.invalidateQueries({ queryKey: keysQuery.queryKey });

export const useAddKey = () =>
  useSingleMutation({
    mutationFn: (body: NewIntegrationKey) => withFreshLogin(() => callApi('addIntegrationKey', { body })),
    onSuccess: refresh,
    meta: { notice: unlessCancelled },
  });

export const useRevokeKey = () =>
  useSingleMutation({
    mutationFn: (id: number) => callApi('revokeIntegrationKey', { params: { id } }),
    onSuccess: refresh,
  });
