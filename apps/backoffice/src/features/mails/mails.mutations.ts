import { useSingleMutation } from '@partsboard/ui/lib/use-single-mutation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { unlessCancelled, withFreshLogin } from '../session/fresh-login.mutations.ts';
import { refreshMails } from './mails.queries.ts';

export const useResend = () =>
  useSingleMutation({
    mutationFn: (id: number) => callApi('resendMail', { params: { id } }),
    onSuccess: refreshMails,
  });

export const useResendGivenUp = () =>
  useSingleMutation({
    mutationFn: () => callApi('resendGivenUpMails', {}),
    onSuccess: refreshMails,
  });

export const useSendHeld = () =>
  useSingleMutation({
    mutationFn: () => withFreshLogin(() => callApi('sendHeldMails', {})),
    onSuccess: refreshMails,
    meta: { notice: unlessCancelled },
  });
