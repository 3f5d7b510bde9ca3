import { QueryObserver } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
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

/** As long as somebody observes them they are fetched again in another language and after the network was lost. */
function observe(listener: () => void): () => void {
  const ends = startUpQueries.map((query) =>
    new QueryObserver<unknown>(queryClient, query).subscribe(() => listener()),
  );
  return () => ends.forEach((end) => end());
}

const areSettled = (): boolean =>
  startUpQueries.every(({ queryKey }) => {
    const state = queryClient.getQueryState(queryKey);
    return state !== undefined && state.status !== 'pending';
  });

/** Whether each start-up query has succeeded or failed. Once true it stays so, also while a query runs again. */
export function useIsStartUpDone(): boolean {
  const [isDone, setIsDone] = useState(false);
  // Not useQueries: no other part of the first code needs it.
  const isSettled = useSyncExternalStore(observe, areSettled);
  if (isSettled && !isDone) setIsDone(true);
  return isDone;
}
