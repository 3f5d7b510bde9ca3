import type { NewStaffRole, StaffRoleChange } from '@partsboard/contract/backoffice/roles';
import { useSingleMutation } from '@partsboard/ui/lib/use-single-mutation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/query-client.ts';
import { unlessCancelled, withFreshLogin } from '../session/fresh-login.mutations.ts';
import { roleKeys } from './roles.queries.ts';

const refresh = () => queryClient.invalidateQueries({ queryKey: roleKeys.all });
const meta = { notice: unlessCancelled };

export const useCreateRole = () =>
  useSingleMutation({
    mutationFn: (body: NewStaffRole) => withFreshLogin(() => callApi('createRole', { body })),
    onSuccess: refresh,
    meta,
  });

export const useDeleteRole = () =>
  useSingleMutation({
    mutationFn: (id: number) => withFreshLogin(() => callApi('deleteRole', { params: { id } })),
    onSuccess: refresh,
    meta,
  });

export const useChangeRole = (id: number) =>
  useSingleMutation({
    mutationFn: (body: StaffRoleChange) =>
      withFreshLogin(() => callApi('changeRole', { params: { id }, body })),
    onSuccess: refresh,
    meta,
  });
