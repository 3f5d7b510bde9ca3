import type { StaffSession } from '@partsboard/contract/backoffice/session';
import { isConnectionLoss } from '@partsboard/ui/api/api-error.ts';
import { useSingleMutation } from '@partsboard/ui/lib/use-single-mutation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { endSessionByLogout } from '../../lib/session-end.ts';
import { takeSession } from './session.queries.ts';

/** What the server refuses is shown at the form. */
const meta = { session: false, notice: isConnectionLoss };

export const useLogIn = () =>
  useSingleMutation({
    mutationFn: (body: { readonly email: string; readonly password: string }) => callApi('logIn', { body }),
    onSuccess: takeSession,
    meta,
  });

export const useGiveSecondFactor = () =>
  useSingleMutation({
    mutationFn: (code: string) => callApi('giveSecondFactor', { body: { code } }),
    onSuccess: takeSession,
    meta,
  });

export const useGiveRecoveryCode = () =>
  useSingleMutation({
    mutationFn: (recoveryCode: string) => callApi('giveRecoveryCode', { body: { recoveryCode } }),
    onSuccess: takeSession,
    meta,
  });

export const useConfirmSession = (onConfirmed: () => void) =>
  useSingleMutation({
    mutationFn: (body: { readonly password: string; readonly code?: string }) =>
      callApi('confirmSession', { body }),
    onSuccess: (session: StaffSession) => {
      takeSession(session);
      onConfirmed();
    },
    meta,
  });

/** The screen goes to the login also where the server does not answer: the session then runs out by itself. */
export const useLogOut = () =>
  useSingleMutation({
    mutationFn: () => callApi('logOut', {}, { timeoutMs: 5_000, keepalive: true }),
    onSettled: endSessionByLogout,
    meta,
  });
