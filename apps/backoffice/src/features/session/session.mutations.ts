import type { NewAdministrator } from '@partsboard/contract/backoffice/first-run';
import type { StaffSession } from '@partsboard/contract/backoffice/session';
import { fieldErrors, isConnectionLoss } from '@partsboard/ui/api/api-error.ts';
import { useSingleMutation } from '@partsboard/ui/lib/use-single-mutation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { endSessionByLogout } from '../../lib/session-end.ts';
import { setSession } from './session.queries.ts';

/** What the server refuses is shown at the form. */
const meta = { session: false, notice: isConnectionLoss };

export const useLogIn = () =>
  useSingleMutation({
    mutationFn: (body: { readonly email: string; readonly password: string }) => callApi('logIn', { body }),
    onSuccess: setSession,
    meta,
  });

/** The first administrator is logged in at once; `onCreated` is told before that. */
export const useCreateAdministrator = (onCreated: () => Promise<void>) =>
  useSingleMutation({
    mutationFn: async (body: NewAdministrator) => {
      await callApi('createAdministrator', { body });
      const session = await callApi('logIn', { body: { email: body.email, password: body.password } });
      await onCreated();
      return session;
    },
    onSuccess: setSession,
    meta: { session: false, notice: (error) => Object.keys(fieldErrors(error)).length === 0 },
  });

export const useGiveSecondFactor = () =>
  useSingleMutation({
    mutationFn: (code: string) => callApi('giveSecondFactor', { body: { code } }),
    onSuccess: setSession,
    meta,
  });

export const useGiveRecoveryCode = () =>
  useSingleMutation({
    mutationFn: (recoveryCode: string) => callApi('giveRecoveryCode', { body: { recoveryCode } }),
    onSuccess: setSession,
    meta,
  });

export const useConfirmSession = (onConfirmed: () => void) =>
  useSingleMutation({
    mutationFn: (body: { readonly password: string; readonly code?: string }) =>
      callApi('confirmSession', { body }),
    onSuccess: (session: StaffSession) => {
      setSession(session);
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
