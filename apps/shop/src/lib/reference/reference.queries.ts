import { callApi, type CallOptions } from '../api/api-client.ts';

/** The first part of the query key of everything that belongs to no customer. */
export const REFERENCE_KEY = 'reference';

/** What every screen may need and hardly ever changes: fetched at start-up, and again in another language. */
const reference = <T>(name: string, call: (options: CallOptions) => Promise<T>) => ({
  queryKey: [REFERENCE_KEY, name],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => call({ signal }),
  staleTime: Infinity,
  gcTime: Infinity,
  // A failed one waits for the retry of its notice; each screen asking anew would never come to an end.
  retryOnMount: false,
});

export const configQuery = reference('config', (options) => callApi('config', {}, options));
export const storeQuery = reference('store', (options) => callApi('store', {}, options));
export const languagesQuery = reference('languages', (options) => callApi('languages', {}, options));
export const warehousesQuery = reference('warehouses', (options) => callApi('warehouses', {}, options));
export const currenciesQuery = reference('currencies', (options) => callApi('currencies', {}, options));
export const countriesQuery = reference('countries', (options) => callApi('countries', {}, options));
export const stateProvincesQuery = reference('states', (options) => callApi('stateProvinces', {}, options));
export const topicsQuery = reference('topics', (options) => callApi('topics', {}, options));
