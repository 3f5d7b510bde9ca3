import type { Query, QueryClient } from '@tanstack/react-query';
import { isUnavailable } from '../api/api-error.ts';

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;
const PROBE_MS = 5_000;

/** Whether the server can answer calls again; costs it next to nothing, however many pages wait. */
const isServerReady = (): Promise<boolean> =>
  fetch('/health/ready', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

const waitsForServer = (query: Query): boolean => isUnavailable(query.state.error) && !query.isDisabled();

interface ResumeOptions {
  /** Called when nothing on the screen waits any more. */
  readonly onResumed: () => void;
  readonly isReady?: () => Promise<boolean>;
}

/**
 * Makes a function to be called when the server is not available, for example while its database moves to another host:
 * from then on the page looks by itself whether it is back, less and less often, and then repeats the queries on the
 * screen that have failed.
 */
export function createResume(
  client: QueryClient,
  { onResumed, isReady = isServerReady }: ResumeOptions,
): () => void {
  let isPlanned = false;
  let attempts = 0;

  const tryAgain = async (): Promise<void> => {
    if (await isReady()) await client.refetchQueries({ type: 'active', predicate: waitsForServer });
    isPlanned = false;
    if (client.getQueryCache().findAll({ type: 'active', predicate: waitsForServer }).length > 0) {
      plan();
      return;
    }
    attempts = 0;
    onResumed();
  };

  const plan = (): void => {
    if (isPlanned) return;
    isPlanned = true;
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempts);
    attempts += 1;
    // Pages that have lost the server at the same moment do not come back at the same moment.
    setTimeout(() => void tryAgain(), wait * (1 + Math.random() / 4));
  };

  return plan;
}
