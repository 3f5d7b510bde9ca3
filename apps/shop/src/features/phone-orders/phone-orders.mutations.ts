import { useSingleMutation } from '@partsboard/ui/lib/use-single-mutation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { endSession, storeStaffToken } from '../../lib/session.ts';

/** Begins to work for a customer, with the code that the back office has given; it works once. */
export const beginStaffSession = async (code: string): Promise<void> =>
  storeStaffToken(await callApi('beginStaffSession', { body: { Code: code } }));

export const useEndStaffSession = (onEnd: () => void) =>
  useSingleMutation({
    mutationFn: () => callApi('logout', {}),
    onSettled: () => {
      endSession();
      onEnd();
    },
    meta: { session: false },
  });
