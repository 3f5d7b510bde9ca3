import type { startUpReads } from '@partsboard/contract/start-up';
import type { CallOptions } from '@partsboard/ui/api/send-call.ts';
import { callApi } from '../api/api-client.ts';

/** The first element of the query key of everything that belongs to no customer. */
export const REFERENCE_KEY = 'reference';

/** What every screen may need and hardly ever changes: fetched at start-up, and again in another language. */
const reference = <T>(name: string, call: (options: CallOptions) => Promise<T>) => ({
  queryKey: [REFERENCE_KEY, name],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => call({ signal }),
  staleTime: Infinity,
  gcTime: Infinity,
  // A failed query waits for the retry button of its notice; each mounted screen would otherwise fetch it again.
  retryOnMount: false,
});

/** One for each read that the contract lists for the start of a visit. */
export const referenceQueries = {
  config: reference('config', (options) => callApi('config', {}, options)),
  store: reference('store', (options) => callApi('store', {}, options)),
  languages: reference('languages', (options) => callApi('languages', {}, options)),
  warehouses: reference('warehouses', (options) => callApi('warehouses', {}, options)),
  currencies: reference('currencies', (options) => callApi('currencies', {}, options)),
  countries: reference('countries', (options) => callApi('countries', {}, options)),
  stateProvinces: reference('states', (options) => callApi('stateProvinces', {}, options)),
  topics: reference('topics', (options) => callApi('topics', {}, options)),
} satisfies Record<(typeof startUpReads)[number], unknown>;
