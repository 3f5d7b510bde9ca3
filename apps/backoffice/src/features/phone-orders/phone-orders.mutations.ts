import { useSingleMutation } from '@partsboard/ui/lib/use-single-mutation.ts';
import { callApi } from '../../lib/api/api-client.ts';

const shopUrl = (code: string): string => `/phone-order#${code}`;

/** Opens the shop in a tab of its own, as the customer. */
export const useBeginPhoneOrder = () =>
  useSingleMutation({
    mutationFn: async ({ customerId, tab }: { readonly customerId: number; readonly tab: Window | null }) => {
      try {
        const { code } = await callApi('beginPhoneOrder', { body: { customerId } });
        // Where the browser allows no second tab the shop opens in this one.
        (tab ?? window).location.assign(shopUrl(code));
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
  });
