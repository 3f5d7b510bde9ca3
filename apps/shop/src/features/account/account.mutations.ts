import type { CustomerUpdate } from '@partsboard/contract/account';
import type { NewAddress } from '@partsboard/contract/address';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { fieldErrors } from '@partsboard/ui/api/api-error.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { encodePassword } from '../../lib/encode-password.ts';
import { useSingleMutation } from '@partsboard/ui/lib/use-single-mutation.ts';
import { checkoutKeys } from '../checkout/checkout.queries.ts';
import { customerKeys } from './account.queries.ts';

/** Fields that the server rejected are marked on the form; only an error that names no field becomes a notice. */
const formMeta = { notice: (error: unknown) => Object.keys(fieldErrors(error)).length === 0 };

function useCustomerReload() {
  const client = useQueryClient();
  return () => {
    // The options of the checkout depend on the addresses. An open checkout fetches its own when it adds an address.
    client.removeQueries({ queryKey: checkoutKeys.all, type: 'inactive' });
    return client.invalidateQueries({ queryKey: customerKeys.all });
  };
}

export function useUpdateCustomer() {
  const { t } = useTranslation();
  const reload = useCustomerReload();
  return useMutation({
    mutationFn: (update: CustomerUpdate) => callApi('updateCustomer', { body: update }),
    onSuccess: () => showInfo(t('Basic information was successfully updated.')),
    onSettled: reload,
    meta: formMeta,
  });
}

interface PasswordChange {
  readonly currentPassword: string;
  readonly password: string;
}

/** The body has only the passwords; the session tells the server whose they are. */
export function useSetPassword(onSet: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ currentPassword, password }: PasswordChange) =>
      callApi('setPassword', {
        body: { password: encodePassword(password), currentPassword: encodePassword(currentPassword) },
      }),
    onSuccess: () => {
      // It has ended all other sessions.
      void client.invalidateQueries({ queryKey: customerKeys.sessions });
      showInfo(t('Password was successfully updated.'));
      onSet();
    },
    meta: formMeta,
  });
}

function useSessionsReload() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: customerKeys.sessions });
}

export function useEndSession() {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (id: string) => callApi('endSession', { body: { Id: id } }),
    onSuccess: () => showInfo(t('The device was logged out.')),
    onSettled: useSessionsReload(),
  });
}

export function useEndOtherSessions() {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: () => callApi('endOtherSessions', {}),
    onSuccess: () => showInfo(t('All other devices were logged out.')),
    onSettled: useSessionsReload(),
  });
}

interface SavedAddress {
  /** Absent for a new one. */
  readonly id?: number | undefined;
  readonly address: NewAddress;
}

/** Adds or changes an address; the result is the address as it was saved. */
export function useSaveAddress() {
  const { t } = useTranslation();
  const reload = useCustomerReload();
  return useSingleMutation({
    mutationFn: ({ id, address }: SavedAddress) =>
      id === undefined
        ? callApi('addAddress', { body: address })
        : callApi('updateAddress', { body: { ...address, Id: id } }),
    onSuccess: (_saved, { id }) =>
      showInfo(
        id === undefined
          ? t('New address was successfully added.')
          : t('Your address was successfully updated.'),
      ),
    onSettled: reload,
    meta: formMeta,
  });
}

export function useDeleteAddress() {
  const { t } = useTranslation();
  const reload = useCustomerReload();
  return useMutation({
    mutationFn: (addressId: number) => callApi('deleteAddress', { body: { addressId } }),
    onSuccess: () => showInfo(t('Your address was successfully deleted.')),
    onSettled: reload,
  });
}
