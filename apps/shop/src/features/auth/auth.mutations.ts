import type { PasswordRecoveryConfirm, Registration } from '@partsboard/contract/account';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { fieldErrors } from '../../lib/api/api-error.ts';
import { callAndTell } from '../../lib/call-with-notice.ts';
import { fetchRestOfTexts } from '../../lib/i18n/fetch-texts.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { showInfo } from '../../lib/notices.tsx';
import { encodePassword } from '../../lib/encode-password.ts';
import { endSession, startSession } from '../../lib/session.ts';

interface Login {
  readonly email: string;
  readonly password: string;
}

/** A person who fails to log in is logged out: an old token does not outlive it. */
export const useLogin = () =>
  useMutation({
    mutationFn: ({ email, password }: Login) =>
      callApi('login', { body: { email: email.trim(), password: encodePassword(password) } }),
    // The screen behind the login waits for them, and hears of a failure then.
    onMutate: () => void fetchRestOfTexts().catch(() => undefined),
    onSuccess: startSession,
    onError: endSession,
    meta: { session: false },
  });

/** The refused fields are listed on the form; only a failure that names none becomes a notice. */
export const useRegistration = (onRegistered: () => void) =>
  useMutation({
    mutationFn: (registration: Registration) => callAndTell('register', { body: registration }),
    onSuccess: onRegistered,
    meta: { notice: (error) => Object.keys(fieldErrors(error)).length === 0 },
  });

/** Silent on purpose: whether an address is known is nobody's business. */
export const usePasswordRecovery = () =>
  useMutation({
    mutationFn: (email: string) => callApi('passwordRecovery', { body: { email: email.trim() } }),
    meta: { notice: false },
  });

interface NewPassword extends Pick<PasswordRecoveryConfirm, 'email' | 'token'> {
  readonly password: string;
}

export function useNewPassword(onSet: () => void) {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: ({ email, token, password }: NewPassword) => {
      const encoded = encodePassword(password);
      return callApi('passwordRecoveryConfirm', {
        body: { email, token, NewPassword: encoded, ConfirmNewPassword: encoded },
      });
    },
    onSuccess: () => {
      showInfo(t('Password was successfully updated.'));
      onSet();
    },
  });
}
