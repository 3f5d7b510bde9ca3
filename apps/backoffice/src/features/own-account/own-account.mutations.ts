import { isConnectionLoss } from '@partsboard/ui/api/api-error.ts';
import type { LanguageCode } from '@partsboard/ui/i18n/language.ts';
import { useSingleMutation } from '@partsboard/ui/lib/use-single-mutation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { setCsrfToken } from '../../lib/api/csrf-token.ts';
import { queryClient } from '../../lib/query-client.ts';
import { unlessCancelled, withFreshLogin } from '../session/fresh-login.mutations.ts';
import { sessionKeys, setSession } from '../session/session.queries.ts';
import { ownAccountKeys } from './own-account.queries.ts';

const refreshSessions = () => queryClient.invalidateQueries({ queryKey: ownAccountKeys.sessions });

/** What the server refuses is shown at the form. */
export const useChangeOwnPassword = () =>
  useSingleMutation({
    mutationFn: (body: { readonly currentPassword: string; readonly password: string }) =>
      callApi('changeOwnPassword', { body }),
    onSuccess: (session) => {
      setSession(session);
      return refreshSessions();
    },
    meta: { session: false, notice: isConnectionLoss },
  });

/** Stored with the account, for mails and for the next browser; the screen has changed already. */
export const useStoreOwnLanguage = () =>
  useSingleMutation({
    mutationFn: (language: LanguageCode) => callApi('changeOwnLanguage', { body: { language } }),
    onSuccess: setSession,
  });

/** The session is taken over by the caller, once the person has seen the recovery codes. */
export const useFinishSecondFactor = () =>
  useSingleMutation({
    mutationFn: (code: string) => callApi('finishSecondFactor', { body: { code } }),
    onSuccess: ({ session }) => setCsrfToken(session.csrfToken),
    meta: { session: false, notice: isConnectionLoss },
  });

export const useRemoveSecondFactor = () =>
  useSingleMutation({
    mutationFn: () => withFreshLogin(() => callApi('removeSecondFactor', {})),
    onSuccess: setSession,
    meta: { notice: unlessCancelled },
  });

export const useRenewRecoveryCodes = () =>
  useSingleMutation({
    mutationFn: () => withFreshLogin(() => callApi('renewRecoveryCodes', {})),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionKeys.current }),
    meta: { notice: unlessCancelled },
  });

export const useEndOwnSession = () =>
  useSingleMutation({
    mutationFn: (id: string) => callApi('endOwnSession', { params: { id } }),
    onSuccess: refreshSessions,
  });

export const useEndOtherOwnSessions = () =>
  useSingleMutation({
    mutationFn: () => callApi('endOtherOwnSessions', {}),
    onSuccess: refreshSessions,
  });
