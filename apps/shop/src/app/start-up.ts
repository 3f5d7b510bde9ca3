import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
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
import { queryClient } from '../lib/query-client.ts';

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

/**
 * Asks before the first drawing: answers that came with the page are then there, and the shop opens without a loading
 * screen. Of a failure hears whoever asks again.
 */
export function beginStartUp(): void {
  for (const query of startUpQueries) queryClient.query<unknown>(query).catch(() => undefined);
}

/** Whether the shop is open; once it is, a call that is made again does not shut it. */
export function useStartUp(): boolean {
  const [open, setOpen] = useState(false);
  const settled = useQueries({
    queries: startUpQueries,
    combine: (results) => results.every((result) => !result.isPending),
  });
  if (settled && !open) setOpen(true);
  return open;
}
