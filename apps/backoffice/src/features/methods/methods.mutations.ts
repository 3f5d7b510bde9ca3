import type {
  CountrySettings,
  PaymentSettings,
  ShippingSettings,
} from '@partsboard/contract/backoffice/methods';
import { useSingleMutation } from '@partsboard/ui/lib/use-single-mutation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/query-client.ts';
import { methodKeys } from './methods.queries.ts';

/** A method that is there already, as it was seen. */
interface Seen {
  readonly id: number;
  readonly version: number;
}

/** Adds a way of delivery, or changes one. */
export const useSaveShippingMethod = (seen: Seen | null) =>
  useSingleMutation({
    mutationFn: (settings: ShippingSettings) =>
      seen === null
        ? callApi('createShippingMethod', { body: settings })
        : callApi('changeShippingMethod', {
            params: { id: seen.id },
            body: { ...settings, version: seen.version },
          }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: methodKeys.shipping }),
  });

/** Adds a way to pay, or changes one. */
export const useSavePaymentMethod = (seen: Seen | null) =>
  useSingleMutation({
    mutationFn: (settings: PaymentSettings) =>
      seen === null
        ? callApi('createPaymentMethod', { body: settings })
        : callApi('changePaymentMethod', {
            params: { id: seen.id },
            body: { ...settings, version: seen.version },
          }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: methodKeys.payment }),
  });

export const useChangeCountries = (seen: CountrySettings) =>
  useSingleMutation({
    mutationFn: (settings: CountrySettings) =>
      callApi('changeCountrySettings', { body: { ...settings, seen } }),
    onSuccess: (countries) => queryClient.setQueryData(methodKeys.countries, countries),
  });
