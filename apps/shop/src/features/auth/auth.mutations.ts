import type { PasswordRecoveryConfirm, Registration } from '@partsboard/contract/auth';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { fieldErrors } from '@partsboard/ui/api/api-error.ts';
import { callAndNotify } from '../../lib/call-with-notice.ts';
import { currentLanguage } from '@partsboard/ui/i18n/language.ts';
import { fetchOtherTexts } from '../../lib/i18n/texts.ts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { encodePassword } from '../../lib/encode-password.ts';
import { endSession, startSession } from '../../lib/session.ts';

interface Login {
  readonly email: string;
  readonly password: string;
}

/** A failed login ends the current session as well: an old token must not stay valid. */
export const useLogin = () =>
  useMutation({
    mutationFn: ({ email, password }: Login) =>
      callApi('login', { body: { email: email.trim(), password: encodePassword(password) } }),
    // The next screen needs its texts: they are fetched meanwhile, and a failure is reported by that screen.
    onMutate: () => void fetchOtherTexts(currentLanguage()).catch(() => undefined),
    onSuccess: startSession,
    onError: endSession,
    meta: { session: false },
  });

/** Rejected fields are listed on the form; only an error that names no field becomes a notice. */
export const useRegistration = (onRegistered: () => void) =>
  useMutation({
    mutationFn: (registration: Registration) => callAndNotify('register', { body: registration }),
    onSuccess: onRegistered,
    meta: { notice: (error) => Object.keys(fieldErrors(error)).length === 0 },
  });

/** Shows no notice on purpose: nobody may find out whether an address has an account. */
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
