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
  void client.prefetchQuery(configQuery);
  void client.prefetchQuery(storeQuery);
  void client.prefetchQuery(languagesQuery);
  void client.prefetchQuery(warehousesQuery);
  void client.prefetchQuery(currenciesQuery);
  void client.prefetchQuery(countriesQuery);
  void client.prefetchQuery(stateProvincesQuery);
  void client.prefetchQuery(topicsQuery);
}

export const useStartUp = (): boolean =>
  useQueries({ queries: startUpQueries, combine: (results) => results.every((result) => !result.isPending) });
