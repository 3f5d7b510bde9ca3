import { useQueries, type QueryClient } from '@tanstack/react-query';
import {
  configQuery,
  countriesQuery,
  currenciesQuery,
  languagesQuery,
  stateProvincesQuery,
  storeQuery,
  topicsQuery,
  warehousesQuery,
} from '../lib/reference/reference.queries.ts';

/** The shop opens when each of these has been fetched or has failed. */
const startUpQueries = [
  configQuery,
  storeQuery,
  languagesQuery,
  warehousesQuery,
  currenciesQuery,
  countriesQuery,
  stateProvincesQuery,
  topicsQuery,
] as const;

/** Sends the same calls on their way before there is a screen to wait for them. */
export function fetchStartUp(client: QueryClient): void {
  client.query(configQuery).catch(ignore);
  client.query(storeQuery).catch(ignore);
  client.query(languagesQuery).catch(ignore);
  client.query(warehousesQuery).catch(ignore);
  client.query(currenciesQuery).catch(ignore);
  client.query(countriesQuery).catch(ignore);
  client.query(stateProvincesQuery).catch(ignore);
  client.query(topicsQuery).catch(ignore);
}

/** The query client has reported it already. */
const ignore = (): void => undefined;

// Not `isPending`: what failed is asked for again by the screens, and the shop must stay open meanwhile.
export const useStartUp = (): boolean =>
  useQueries({ queries: startUpQueries, combine: (results) => results.every((result) => result.isFetched) });
