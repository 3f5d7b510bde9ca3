import type { NewStaffMember, StaffMember, StaffMemberChange } from '@partsboard/contract/backoffice/staff';
import { useSingleMutation } from '@partsboard/ui/lib/use-single-mutation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/query-client.ts';
import { unlessCancelled, withFreshLogin } from '../session/fresh-login.mutations.ts';
import { staffKeys } from './staff.queries.ts';

const meta = { notice: unlessCancelled };

function refresh(member: StaffMember) {
  queryClient.setQueryData(staffKeys.member(member.id), member);
  return queryClient.invalidateQueries({ queryKey: staffKeys.all });
}

export const useCreateStaffMember = () =>
  useSingleMutation({
    mutationFn: (body: NewStaffMember) => withFreshLogin(() => callApi('createStaffMember', { body })),
    onSuccess: ({ staffMember }) => refresh(staffMember),
    meta,
  });

export const useChangeStaffMember = (id: number) =>
  useSingleMutation({
    mutationFn: (body: StaffMemberChange) =>
      withFreshLogin(() => callApi('changeStaffMember', { params: { id }, body })),
    onSuccess: refresh,
    meta,
  });

export const useChangeStaffStatus = (id: number) =>
  useSingleMutation({
    mutationFn: (status: StaffMember['status']) =>
      withFreshLogin(() => callApi('changeStaffStatus', { params: { id }, body: { status } })),
    onSuccess: refresh,
    meta,
  });

export const useResetStaffPassword = (id: number) =>
  useSingleMutation({
    mutationFn: () => withFreshLogin(() => callApi('resetStaffPassword', { params: { id } })),
    onSuccess: ({ staffMember }) => refresh(staffMember),
    meta,
  });

export const useResetStaffSecondFactor = (id: number) =>
  useSingleMutation({
    mutationFn: () => withFreshLogin(() => callApi('resetStaffSecondFactor', { params: { id } })),
    onSuccess: refresh,
    meta,
  });
