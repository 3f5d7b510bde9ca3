import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient } from '../lib/query-client.ts';
import { referenceQueries } from '../lib/reference/reference.queries.ts';

const startUpQueries = Object.values(referenceQueries);

/**
 * Fetches before the first render: answers that came with the page are then there, and the shop opens without a
 * loading screen. A failure is reported by the components that need the data.
 */
export function prefetchStartUpData(): void {
  for (const query of startUpQueries) queryClient.query<unknown>(query).catch(() => undefined);
}

/** Whether each start-up query has succeeded or failed. Once true it stays so, also while a query runs again. */
export function useIsStartUpDone(): boolean {
  const [isDone, setIsDone] = useState(false);
  const areSettled = useQueries({
    queries: startUpQueries,
    combine: (results) => results.every((result) => !result.isPending),
  });
  if (areSettled && !isDone) setIsDone(true);
  return isDone;
}
